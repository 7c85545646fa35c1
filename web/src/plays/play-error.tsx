import { ErrorState } from '../ui/error-state.tsx'
import type { Failure } from '../ui/notify-call-error.ts'
import { PlayGone } from './play-gone.tsx'

interface PlayErrorProps {
  error: Failure
  onRetry: () => unknown
}

/** Why a play, its result or its review cannot be shown. */
export function PlayError({ error, onRetry }: PlayErrorProps) {
  return error.refusal === 'document_not_found' ? <PlayGone /> : <ErrorState error={error} onRetry={onRetry} />
}
