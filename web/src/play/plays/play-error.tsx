import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes } from '../../platform/modes/modes.ts'
import { useMode } from '../modes/index.ts'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import type { Failure } from '../../platform/ui/feedback/notify-call-error.ts'

interface PlayErrorProps {
  error: Failure
  onRetry: () => unknown
}

/** The error of a play, its result or its review. */
export function PlayError({ error, onRetry }: PlayErrorProps) {
  return error.refusal === 'document_not_found' ? <PlayGone /> : <ErrorState error={error} onRetry={onRetry} />
}

/** Shown for a play that does not exist or belongs to another player. */
export function PlayGone() {
  const { t } = useTranslation()
  const mode = useMode()
  return (
    <EmptyState
      mood="lost"
      prop="magnifier"
      title={t('play.gone_title')}
      text={t('play.gone_text')}
      action={
        <Button component={Link} to={modes[mode].path}>
          {t('play.to_start')}
        </Button>
      }
    />
  )
}
