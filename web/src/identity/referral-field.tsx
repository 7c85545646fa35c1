import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepReferralCode, keptReferralCode } from './referral.ts'

interface ReferralFieldProps {
  problem?: string
  /** On the login page the field is shown only when a code is stored. */
  isShownWhenKeptOnly?: boolean
}

/** Stores the code on every change, because the account may be created later in another tab. */
export function ReferralField({ problem, isShownWhenKeptOnly = false }: ReferralFieldProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState(() => keptReferralCode() ?? '')
  const [isShown] = useState(!isShownWhenKeptOnly || code !== '')
  if (!isShown && !problem) return null
  return (
    <TextInput
      name="friends_code"
      label={t('auth.referral_code')}
      description={t('auth.optional')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={32}
      value={code}
      error={problem}
      onChange={event => {
        setCode(event.currentTarget.value)
        keepReferralCode(event.currentTarget.value)
      }}
    />
  )
}
