import type { User } from '@trivium/contract/people/accounts'
import type { PlayerRefusal } from '@trivium/contract/platform/refusals'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CallError, useCommand } from '../../platform/calls/actions.ts'
import { type KnownUser, updateUser } from '../../platform/session/session.ts'
import { callErrorText } from '../../platform/ui/feedback/notify-call-error.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'
import type { Problems } from '../../platform/ui/hooks/use-form.ts'
import { looksLikeEmail, nameProblem, toNumber } from '../identity/index.ts'

const fields = ['name', 'email', 'mobile', 'timezone'] as const
type Details = Partial<Record<(typeof fields)[number], string>>
/** The mobile number belongs to the chosen country, unless it has its own code. */
type Typed = Details & { country?: string }

/** The field that a refusal belongs to; other refusals appear above the form. */
const fieldOf: Partial<Record<PlayerRefusal, (typeof fields)[number]>> = {
  timezone_changed_recently: 'timezone',
}

const unsavedTexts = { email: 'refusal.invalid_email', mobile: 'refusal.invalid_phone' } as const

interface Outcome {
  problems?: Problems
  saved?: User
}

function problemsIn({ name, email, mobile }: Details, number: string | null, t: TFunction): Problems {
  const problems: Problems = {}
  const unnamed = name === undefined ? null : nameProblem(name)
  if (unnamed) problems['name'] = t(unnamed)
  if (email === '') problems['email'] = t('profile.keep_filled')
  else if (email && !looksLikeEmail(email)) problems['email'] = t('refusal.invalid_email')
  if (mobile === '') problems['mobile'] = t('profile.keep_filled')
  else if (mobile && !number) problems['mobile'] = t('auth.mobile_incomplete')
  return problems
}

/** Sends only changed fields, so that an untouched field cannot be refused. */
export function useSaveDetails(user: KnownUser): (typed: Typed) => Promise<Outcome> {
  const { t } = useTranslation()
  const update = useCommand('update_profile', { isQuiet: true, outdates: ['get_user_by_id'] })

  return async typed => {
    const change: Details = {}
    for (const field of fields) {
      const value = typed[field]?.trim()
      if (value !== undefined && value !== (user[field] ?? '')) change[field] = value
    }
    if (Object.keys(change).length === 0) {
      notify.blank(t('profile.nothing_changed'), 'profile')
      return {}
    }
    const number = change.mobile ? toNumber(change.mobile, typed.country ?? '') : null
    const problems = problemsIn(change, number, t)
    if (Object.keys(problems).length > 0) return { problems }
    try {
      const { data, issues } = await update.mutateAsync({ ...change, ...(number && { mobile: number }) })
      updateUser(data)
      // The rest is saved. The contact that the player signs in with is never sent, because its field is read-only.
      const unsaved = issues.filter(({ problem }) => problem !== 'sign_in_contact')
      if (unsaved.length > 0)
        return { problems: Object.fromEntries(unsaved.map(({ field }) => [field, t(unsavedTexts[field])])), saved: data }
      notify.success(t('profile.saved'), 'profile')
      return { saved: data }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const text = error.refusal === 'not_allowed_in_demo' ? t('demo.no_profile_update') : callErrorText(error)
      return { problems: { [(error.refusal && fieldOf[error.refusal]) ?? 'form']: text } }
    }
  }
}
