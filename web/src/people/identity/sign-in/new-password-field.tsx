import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problems } from '../../../platform/ui/hooks/use-form.ts'
import classes from '../auth-card.module.css'
import { isPasswordLongEnough, isSamePassword, strengthOf } from '../checks.ts'

interface FieldProps {
  name: string
  error?: string
  onInput: () => void
}

/** The field for a new password, with a button to show it and a hint on its strength. */
export function NewPasswordField({ field }: { field: (name: string) => FieldProps }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  // A problem text repeats the rule, so it replaces the description.
  const own = field('password')
  return (
    <div>
      <PasswordInput
        {...own}
        visibilityToggleButtonProps={{ 'aria-label': t('auth.show_password'), tabIndex: 0 }}
        label={t('auth.password')}
        description={own.error === undefined && t('auth.password_rule')}
        autoComplete="new-password"
        onChange={event => setPassword(event.currentTarget.value)}
        required
        withAsterisk={false}
      />
      <StrengthHint password={password} />
    </div>
  )
}

/** The second field when a new password replaces an old one. At a sign-up, an email can repair a typing mistake. */
export function RepeatedPasswordField({ field }: { field: (name: string) => FieldProps }) {
  const { t } = useTranslation()
  return (
    <PasswordInput
      {...field('password_again')}
      visibilityToggleButtonProps={{ 'aria-label': t('auth.show_password'), tabIndex: 0 }}
      label={t('auth.password_again')}
      autoComplete="new-password"
      required
      withAsterisk={false}
    />
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
  return ({ password = '' }) => (isPasswordLongEnough(password) ? {} : { password: t('auth.password_rule') })
}

/** The check of a form that asks for the password twice. */
export function useRepeatedPasswordCheck(): (values: Record<string, string>) => Problems {
  const { t } = useTranslation()
  const check = usePasswordCheck()
  return values => ({ ...check(values), ...(!isSamePassword(values) && { password_again: t('auth.passwords_differ') }) })
}
