import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problems } from '../ui/use-form.ts'
import classes from './auth-card.module.css'
import { isPasswordLongEnough, strengthOf } from './checks.ts'

interface FieldProps {
  name: string
  error?: string
  onInput: () => void
}

/** Two fields for a new password, with a hint on its strength. */
export function NewPasswordFields({ field }: { field: (name: string) => FieldProps }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  // A problem text repeats the rule, so it replaces the description.
  const first = field('password')
  const toggle = { visibilityToggleButtonProps: { 'aria-label': t('auth.show_password'), tabIndex: 0 } }
  return (
    <>
      <div>
        <PasswordInput
          {...first}
          {...toggle}
          label={t('auth.password')}
          description={first.error === undefined && t('auth.password_rule')}
          autoComplete="new-password"
          onChange={event => setPassword(event.currentTarget.value)}
          required
          withAsterisk={false}
        />
        <StrengthHint password={password} />
      </div>
      <PasswordInput
        {...field('confirm')}
        {...toggle}
        label={t('auth.password_again')}
        autoComplete="new-password"
        required
        withAsterisk={false}
      />
    </>
  )
}

function StrengthHint({ password }: { password: string }) {
  const { t } = useTranslation()
  if (!password) return null
  const strength = strengthOf(password)
  return (
    <div className={classes.strength} data-strength={strength}>
      <span className={classes.bar} />
      <span className={classes.bar} />
      <span className={classes.bar} />
      <span className={classes.strengthText} aria-live="polite">
        {t(`auth.strength_${strength}`)}
      </span>
    </div>
  )
}

export function usePasswordCheck(): (values: Record<string, string>) => Problems {
  const { t } = useTranslation()
  return ({ password = '', confirm = '' }) => {
    if (!isPasswordLongEnough(password)) return { password: t('auth.password_rule') }
    return password === confirm ? {} : { confirm: t('auth.passwords_differ') }
  }
}
