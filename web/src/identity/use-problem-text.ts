import { useTranslation } from 'react-i18next'
import type { Problems } from '../ui/use-form.ts'
import type { IdentityProblem } from './provider.ts'
import { problemOf } from './sign-in.ts'

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

export function useIdentityProblems() {
  const { t } = useTranslation()
  const textOf = (problem: IdentityProblem | null): string => {
    if (problem === null) return t('error.no_answer')
    if (problem === 'wrong_credentials') return t('auth.wrong_credentials')
    if (problem === 'link_invalid') return t('auth.link_invalid')
    if (problem === 'link_used') return t('auth.link_used')
    return t(`refusal.${problem}`)
  }
  return {
    textOf,
    /** The text of an error, keyed by its field or by `form`. */
    problemsOf: (error: unknown): Problems => {
      const problem = problemOf(error)
      return { [(problem && fields[problem]) ?? 'form']: textOf(problem) }
    },
  }
}
