import type { Refusal } from '@trivium/contract/refusals'
import i18next from 'i18next'
import { notify } from './notify.ts'

/** The text of a refusal in the language on screen. */
export function refusalText(code: Refusal): string {
  return i18next.t(`refusal.${code}`)
}

/** Of a CallError, what tells it to a player. */
export interface Failure {
  refusal: Refusal | null
  /** Set when the server was reached all the same. */
  isAnswered?: boolean
}

/** What to tell a player about a call that brought nothing: the refusal, an error of the server, or that it was not reached. */
export function callErrorText({ refusal, isAnswered }: Failure): string {
  if (refusal) return refusalText(refusal)
  return i18next.t(isAnswered ? 'error.server' : 'error.no_answer')
}

/** One toast per text: a hammered button does not stack them. */
export function notifyCallError(error: Failure): void {
  const text = callErrorText(error)
  notify.error(text, text)
}
