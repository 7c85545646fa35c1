// Replaces content that failed to load: says what happened, that nothing was lost, and how to go on.

import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { callErrorText, type Failure } from './notify-call-error.ts'
import { SceneSlot } from './scene-slot.tsx'
import classes from './state.module.css'

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
  return (
    <div className={classes.state} role="alert">
      {error.refusal ? <SceneSlot mood="thinking" /> : <SceneSlot mood="sleepy" prop="cloud" />}
      <h2 className={classes.title}>{callErrorText(error)}</h2>
      {!error.refusal && !error.isAnswered && <p className={classes.text}>{t('error.nothing_lost')}</p>}
      {!error.refusal && onRetry && (
        <Button variant="default" onClick={retry}>
          {t('action.retry')}
        </Button>
      )}
      {error.refusal && !isHome && (
        <Button component={Link} to="/" variant="default">
          {t('not_found.home')}
        </Button>
      )}
    </div>
  )
}
