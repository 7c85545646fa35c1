import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../auth-card.module.css'
import { saveReferralCode, savedReferralCode } from './referral.ts'

interface ReferralFieldProps {
  problem?: string
  /** On the login page the field is shown only when a code is stored. */
  isShownWhenKeptOnly?: boolean
}

/** Folded, unless a link brought a code. Stores the code on every change, because the account may be created later in another tab. */
export function ReferralField({ problem, isShownWhenKeptOnly = false }: ReferralFieldProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState(() => savedReferralCode() ?? '')
  const [isOpen, setOpen] = useState(code !== '')
  const [isUnfolded, setUnfolded] = useState(false)
  if (!isOpen && !problem) {
    if (isShownWhenKeptOnly) return null
    const unfold = () => {
      setOpen(true)
      setUnfolded(true)
    }
    return (
      <Button variant="subtle" size="compact-md" className={classes.unfold} onClick={unfold}>
        {t('auth.have_code')}
      </Button>
    )
  }
  return (
    <TextInput
      name="friends_code"
      label={t('auth.referral_code')}
      description={t('auth.optional')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={32}
      className={classes.ltr}
      autoFocus={isUnfolded}
      value={code}
      error={problem}
      onChange={event => {
        setCode(event.currentTarget.value)
        saveReferralCode(event.currentTarget.value)
      }}
    />
  )
}
