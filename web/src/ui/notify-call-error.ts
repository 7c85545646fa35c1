import type { Refusal } from '@trivium/contract/refusals'
import i18next from 'i18next'
import { notify } from './notify.ts'

/** The text of a refusal in the language on screen. */
export function refusalText(code: Refusal): string {
  return i18next.t(`refusal.${code}`)
}

/** What to tell a player about a call that brought nothing: the refusal, or that the server was not reached. */
export function callErrorText(error: { refusal: Refusal | null }): string {
  return error.refusal ? refusalText(error.refusal) : i18next.t('error.no_answer')
}

/** One toast per text: a hammered button does not stack them. */
export function notifyCallError(error: { refusal: Refusal | null }): void {
  const text = callErrorText(error)
  notify.error(text, text)
}
