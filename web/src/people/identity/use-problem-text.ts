import { useTranslation } from 'react-i18next'
import type { Problems } from '../../platform/ui/hooks/use-form.ts'
import type { IdentityProblem } from './provider.ts'
import { problemOf } from './sign-in/sign-in.ts'

/** The field that a problem belongs to; other problems appear above the form. */
const fields: Partial<Record<IdentityProblem, string>> = {
  invalid_email: 'email',
  email_in_use: 'email',
  invalid_password: 'password',
  weak_password: 'password',
  invalid_phone: 'mobile',
  mobile_in_use: 'mobile',
  invalid_code: 'code',
  code_expired: 'code',
  invalid_friends_code: 'friends_code',
}

const ownTexts = {
  wrong_credentials: 'auth.wrong_credentials',
  link_invalid: 'auth.link_invalid',
  link_used: 'auth.link_used',
  google_failed: 'auth.google_failed',
  second_factor_asked: 'factor.asked',
  code_used: 'factor.code_used',
  password_needed: 'factor.password_needed',
  second_factor_late: 'factor.late',
  second_factor_locked: 'factor.locked',
} as const

/** @param problem null when neither provider nor server answered */
export function textKeyOf(problem: IdentityProblem | null) {
  if (problem === null) return 'error.no_answer'
  return isOwn(problem) ? ownTexts[problem] : (`refusal.${problem}` as const)
}

const isOwn = (problem: IdentityProblem): problem is keyof typeof ownTexts => problem in ownTexts

export function useIdentityProblems() {
  const { t } = useTranslation()
  const textOf = (problem: IdentityProblem | null): string => t(textKeyOf(problem))
  return {
    textOf,
    /** The text of an error, keyed by its field or by `form`. */
    problemsOf: (error: unknown): Problems => {
      const problem = problemOf(error)
      return { [(problem && fields[problem]) ?? 'form']: textOf(problem) }
    },
  }
}
