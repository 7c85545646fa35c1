// Without a token the page asks for the address and sends a link. The link opens this page with a token.

import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { notify } from '../../../platform/ui/feedback/notify.ts'
import { useForm } from '../../../platform/ui/hooks/use-form.ts'
import { AuthCard } from '../auth-card.tsx'
import classes from '../auth-card.module.css'
import { OutboxLink } from './check-inbox.tsx'
import { emailProblem } from '../checks.ts'
import { NewPasswordField, RepeatedPasswordField, useRepeatedPasswordCheck } from '../sign-in/new-password-field.tsx'
import { identity, problemOf } from '../sign-in/sign-in.ts'
import { useIdentityProblems } from '../use-problem-text.ts'

export default function ResetPasswordPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const token = search.get('token')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const footer = (
    <Link to="/auth/login/" className={classes.link}>
      {t('auth.back_to_login')}
    </Link>
  )
  if (token) {
    return (
      <AuthCard title={t('auth.new_password_title')} footer={footer}>
        <NewPasswordForm token={token} />
      </AuthCard>
    )
  }
  if (sentTo) {
    return (
      <AuthCard title={t('auth.inbox_title')} footer={footer}>
        <div className={classes.form}>
          <p>{t('auth.reset_sent', { email: sentTo })}</p>
          <OutboxLink />
        </div>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('auth.reset_title')} lead={t('auth.reset_lead')} footer={footer}>
      {search.has('error') && <FormProblem>{t('auth.link_invalid')}</FormProblem>}
      <RequestForm onSent={setSentTo} />
    </AuthCard>
  )
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation()
  const { problemsOf } = useIdentityProblems()
  const { form, field, problems, isBusy } = useForm(async ({ email = '' }) => {
    const problem = emailProblem(email)
    if (problem) return { email: t(problem) }
    try {
      await identity.requestPasswordReset(email.trim())
    } catch (error) {
      // The page must not reveal whether an address has an account.
      if (problemOf(error) !== 'user_not_found') return problemsOf(error)
    }
    onSent(email.trim())
  })
  return (
    <form {...form} className={classes.form}>
      <FormProblem>{problems['form']}</FormProblem>
      <TextInput
        {...field('email')}
        type="email"
        label={t('auth.email')}
        autoComplete="username"
        className={classes.ltr}
        required
        withAsterisk={false}
      />
      <BusyButton type="submit" loading={isBusy}>
        {t('auth.send_link')}
      </BusyButton>
    </form>
  )
}

function NewPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { problemsOf } = useIdentityProblems()
  const checkPasswords = useRepeatedPasswordCheck()
  const { form, field, problems, isBusy } = useForm(async values => {
    const found = checkPasswords(values)
    if (Object.keys(found).length > 0) return found
    try {
      await identity.resetPassword({ token, password: values['password'] ?? '' })
      notify.success(t('auth.password_changed'))
      await navigate('/auth/login/', { replace: true })
    } catch (error) {
      return problemsOf(error)
    }
  })
  return (
    <form {...form} className={classes.form}>
      <FormProblem>{problems['form']}</FormProblem>
      {problems['form'] && (
        <Link to="/auth/reset-password/" className={classes.link}>
          {t('auth.new_link')}
        </Link>
      )}
      <NewPasswordField field={field} />
      <RepeatedPasswordField field={field} />
      <BusyButton type="submit" loading={isBusy}>
        {t('auth.save_password')}
      </BusyButton>
    </form>
  )
}
