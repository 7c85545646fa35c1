import { PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { takeReturnPath } from '../../../platform/session/return-path.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { useForm } from '../../../platform/ui/hooks/use-form.ts'
import classes from '../auth-card.module.css'
import { CheckInbox } from '../links/check-inbox.tsx'
import { emailProblem } from '../checks.ts'
import type { Credentials } from '../provider.ts'
import { ReferralField } from './referral-field.tsx'
import { enter, identity, problemOf, secondFactorPath } from './sign-in.ts'
import { useIdentityProblems } from '../use-problem-text.ts'

export function EmailLogin() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { problemsOf } = useIdentityProblems()
  const [unverified, setUnverified] = useState<Credentials | null>(null)
  const { form, field, problems, isBusy } = useForm(async ({ email = '', password = '' }) => {
    const problem = emailProblem(email)
    if (problem) return { email: t(problem) }
    if (!password) return { password: t('auth.password_missing') }
    const account = { email: email.trim(), password }
    try {
      await enter(await identity.signInWithEmail(account), 'email')
      await navigate(takeReturnPath(), { replace: true })
    } catch (error) {
      if (problemOf(error) === 'second_factor_asked') return await navigate(secondFactorPath('email'))
      setUnverified(problemOf(error) === 'verify_email_first' ? account : null)
      return problemsOf(error)
    }
  })
  return (
    <form {...form} className={classes.form}>
      <FormProblem>{problems['form']}</FormProblem>
      {unverified && <CheckInbox account={unverified} />}
      <TextInput
        {...field('email')}
        type="email"
        label={t('auth.email')}
        autoComplete="username"
        className={classes.ltr}
        required
        withAsterisk={false}
      />
      <PasswordInput {...field('password')} label={t('auth.password')} autoComplete="current-password" required withAsterisk={false} />
      <ReferralField problem={problems['friends_code']} isShownWhenKeptOnly />
      <div className={classes.row}>
        <Link to="/auth/reset-password/" className={classes.link}>
          {t('auth.forgot_password')}
        </Link>
      </div>
      <BusyButton type="submit" loading={isBusy}>
        {t('auth.log_in')}
      </BusyButton>
    </form>
  )
}
