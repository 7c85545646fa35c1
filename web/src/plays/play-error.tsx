import type { Refusal } from '@trivium/contract/refusals'
import { ErrorState } from '../ui/error-state.tsx'
import { PlayGone } from './play-gone.tsx'

interface PlayErrorProps {
  error: { refusal: Refusal | null }
  onRetry: () => unknown
}

/** Why a play, its result or its review cannot be shown. */
export function PlayError({ error, onRetry }: PlayErrorProps) {
  return error.refusal === 'document_not_found' ? <PlayGone /> : <ErrorState error={error} onRetry={onRetry} />
}
