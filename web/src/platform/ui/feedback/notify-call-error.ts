import type { PlayerRefusal } from '@trivium/contract/platform/refusals'
import i18next from 'i18next'
import { notify } from './notify.ts'

/** The text of a refusal in the interface language. */
export function refusalText(code: PlayerRefusal): string {
  return i18next.t(`refusal.${code}`)
}

/** The part of a CallError that the messages need. */
export interface Failure {
  refusal: PlayerRefusal | null
  /** Whether the server was reached. */
  isAnswered?: boolean
}

/** The message for a failed call: the refusal, a server error, or an unreachable server. */
export function callErrorText({ refusal, isAnswered }: Failure): string {
  if (refusal) return refusalText(refusal)
  return i18next.t(isAnswered ? 'error.server' : 'error.no_answer')
}

/** The text is also the toast's id, so that repeated presses do not stack toasts. */
export function notifyCallError(error: Failure): void {
  const text = callErrorText(error)
  notify.error(text, text)
}
