import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { modeOfPath, plainPath } from '../../../platform/modes/modes.ts'
import { savedReturnPath } from '../../../platform/session/return-path.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { readSaved } from '../saved-trial.ts'

/** What the visitor wanted when the sign-in came in between; null if they came to sign in. */
export function useWantedLead(): string | null {
  const { t } = useTranslation()
  const path = savedReturnPath()
  if (path === null || path === '/') return null
  const mode = modeOfPath(plainPath(path.split('?')[0] ?? path))
  return mode ? t('auth.needed_for', { what: t(`mode.name_${mode}`) }) : t('auth.login_lead_wanted')
}

/** The points of the guest's trial, which a new account takes over; null without any. */
export function useTrialLead(): string | null {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const [points] = useState(() => readSaved(Date.now())?.told.at(-1)?.points ?? 0)
  return points > 0 ? t('trial.waiting', { count: points, shown: count(points) }) : null
}
