// Replaces content that failed to load: says what happened, that nothing was lost, and how to go on.

import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { EmptyState } from './empty-state.tsx'
import { callErrorText, type Failure } from './notify-call-error.ts'

interface ErrorStateProps {
  /** A CallError of actions.ts. */
  error: Failure
  onRetry?: () => unknown
}

export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation()
  const isHome = useLocation().pathname === '/'
  const retry = () => {
    // The button disappears during the retry, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true })
    onRetry?.()
  }
  const title = callErrorText(error)
  if (error.refusal) {
    const home = (
      <Button component={Link} to="/" variant="default">
        {t('not_found.home')}
      </Button>
    )
    return <EmptyState role="alert" mood="thinking" title={title} action={!isHome && home} />
  }
  const again = onRetry && (
    <Button variant="default" onClick={retry}>
      {t('action.retry')}
    </Button>
  )
  const text = error.isAnswered ? undefined : t('error.nothing_lost')
  return <EmptyState role="alert" mood="sleepy" prop="cloud" title={title} text={text} action={again} />
}
