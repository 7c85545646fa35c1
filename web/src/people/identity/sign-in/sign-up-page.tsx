import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { savedReturnPath } from '../../../platform/session/return-path.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { useForm, type Problems } from '../../../platform/ui/hooks/use-form.ts'
import classes from '../auth-card.module.css'
import { AuthCard } from '../auth-card.tsx'
import { CheckInbox } from '../links/check-inbox.tsx'
import { emailProblem, nameProblem } from '../checks.ts'
import { NewPasswordField, usePasswordCheck } from './new-password-field.tsx'
import type { Credentials } from '../provider.ts'
import { ReferralField } from './referral-field.tsx'
import { savedReferralCode, useReferralFromLink } from './referral.ts'
import { identity } from './sign-in.ts'
import { useIdentityProblems } from '../use-problem-text.ts'
import { useTrialLead, useWantedLead } from './use-lead.ts'
import { Ways } from './ways.tsx'

export default function SignUpPage() {
  const { t } = useTranslation()
  useReferralFromLink()
  const trial = useTrialLead()
  const wanted = useWantedLead()
  const [sentTo, setSentTo] = useState<Credentials | null>(null)
  const footer = (
    <>
      {t('auth.have_account')}{' '}
      <Link to="/auth/login/" className={classes.link}>
        {t('auth.log_in')}
      </Link>
    </>
  )
  if (sentTo) {
    return (
      <AuthCard title={t('auth.inbox_title')} footer={footer}>
        <CheckInbox account={sentTo} />
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('auth.sign_up_title')} lead={trial ?? wanted ?? t('auth.sign_up_lead')} footer={footer}>
      <Ways byEmail={<SignUpForm onSent={setSentTo} />} />
    </AuthCard>
  )
}

function SignUpForm({ onSent }: { onSent: (account: Credentials) => void }) {
  const { t } = useTranslation()
  const { problemsOf } = useIdentityProblems()
  const checkPassword = usePasswordCheck()
  const { form, field, problems, isBusy } = useForm(async values => {
    const { name = '', email = '', password = '' } = values
    const found: Problems = { ...checkPassword(values) }
    const unnamed = nameProblem(name)
    if (unnamed) found['name'] = t(unnamed)
    const problem = emailProblem(email)
    if (problem) found['email'] = t(problem)
    if (Object.keys(found).length > 0) return found
    const account = { email: email.trim(), password }
    try {
      await identity.signUpWithEmail({
        ...account,
        name: name.trim(),
        friendsCode: savedReferralCode(),
        returnPath: savedReturnPath() ?? undefined,
      })
      onSent(account)
    } catch (error) {
      return problemsOf(error)
    }
  })
  return (
    <form {...form} className={classes.form}>
      <FormProblem>{problems['form']}</FormProblem>
      <TextInput {...field('name')} label={t('auth.name')} autoComplete="name" maxLength={400} required withAsterisk={false} />
      <TextInput
        {...field('email')}
        type="email"
        label={t('auth.email')}
        autoComplete="email"
        className={classes.ltr}
        required
        withAsterisk={false}
      />
      <NewPasswordField field={field} />
      <ReferralField problem={problems['friends_code']} />
      <BusyButton type="submit" loading={isBusy}>
        {t('auth.sign_up')}
      </BusyButton>
    </form>
  )
}
