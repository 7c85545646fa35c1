// Validation in the browser, before the server is asked. The results are keys of content/texts.

import { fold } from '@trivium/contract/platform/fold'

const leastPassword = 8
const mostPassword = 128

/** The text for an invalid address; null when it may be valid. */
export function emailProblem(email: string) {
  if (email.trim() === '') return 'auth.email_missing'
  return looksLikeEmail(email) ? null : 'refusal.invalid_email'
}

export const looksLikeEmail = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fold(email))

/** As the server accepts. The fields take more, so that a long name is refused and not cut. */
const longestName = 80

/** The text for a name that cannot be saved; null when it can. */
export function nameProblem(name: string) {
  if (!/[\p{L}\p{N}\p{S}]/u.test(name)) return 'auth.name_missing'
  return name.trim().length > longestName ? 'auth.name_too_long' : null
}

/** Converts a typed number (any digits, spaces, brackets, leading 00) to E.164 with +; null when it is no phone number. */
export function toMobile(typed: string): string | null {
  const digits = fold(typed)
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null
}

export const isPasswordLongEnough = (password: string) => password.length >= leastPassword && password.length <= mostPassword

/** Whether the second field of a form repeats the first. */
export const isSamePassword = ({ password = '', password_again = '' }: Record<string, string>) => password === password_again

export type Strength = 'short' | 'weak' | 'fair' | 'strong'

/** Only a hint to the user, not a rule. Length counts most. */
export function strengthOf(password: string): Strength {
  if (password.length < leastPassword) return 'short'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter(kind => kind.test(password)).length
  const variety = new Set(password).size
  const score = password.length + kinds * 2 + variety
  if (variety < 5 || score < 24) return 'weak'
  return score < 32 ? 'fair' : 'strong'
}
