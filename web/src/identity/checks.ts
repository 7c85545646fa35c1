// What can be told before asking the server. The texts are keys of content/texts.

const leastPassword = 8
const mostPassword = 128

/** The text for what is no address; null when it may be one. */
export function emailProblem(email: string) {
  if (email.trim() === '') return 'auth.email_missing'
  return looksLikeEmail(email) ? null : 'refusal.invalid_email'
}

export const looksLikeEmail = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())

/** Arabic and Persian digits as 0 to 9. */
export const withPlainDigits = (typed: string) =>
  typed.replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x660)).replace(/[۰-۹]/g, digit => String(digit.charCodeAt(0) - 0x6f0))

/** Digits of any script, spaces, brackets and 00 become +E.164; null when that is not what it is. */
export function toMobile(typed: string): string | null {
  const digits = withPlainDigits(typed)
    .replace(/[\s().\-\u200e\u200f\u202a-\u202e]/g, '')
    .replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null
}

export const isPasswordLongEnough = (password: string) => password.length >= leastPassword && password.length <= mostPassword

export type Strength = 'short' | 'weak' | 'fair' | 'strong'

/** A hint, not a rule: length counts most. */
export function strengthOf(password: string): Strength {
  if (password.length < leastPassword) return 'short'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter(kind => kind.test(password)).length
  const variety = new Set(password).size
  const score = password.length + kinds * 2 + variety
  if (variety < 5 || score < 24) return 'weak'
  return score < 32 ? 'fair' : 'strong'
}
