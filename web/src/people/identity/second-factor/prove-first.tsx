// The proof that the provider needs before a change of the second factor, by the player's sign-in method.

import { Button, PasswordInput, TextInput } from '@mantine/core'
import { IconBrandGoogle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type KnownUser, useSession } from '../../../platform/session/session.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { useForm } from '../../../platform/ui/hooks/use-form.ts'
import auth from '../auth-card.module.css'
import { OutboxLink } from '../links/check-inbox.tsx'
import { emailProblem } from '../checks.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import { toNumber } from '../phone/phone-number.ts'
import { CodeForm } from '../links/code-form.tsx'
import { identity, problemOf } from '../sign-in/sign-in.ts'
import { useAttempt } from '../use-attempt.ts'
import { useIdentityProblems } from '../use-problem-text.ts'
import classes from './own-page.module.css'

interface ProveFirstProps {
  user: KnownUser
  /** @param password empty if the sign-in has none */
  onProven: (password: string) => void
  /** Called when the account has a second factor, whose code is needed next. */
  onCodeAsked: (password: string) => void
}

export function ProveFirst({ user, ...goOn }: ProveFirstProps) {
  const { t } = useTranslation()
  const takesEmail = useSession(session => session.webSettings?.providers.email)
  return (
    <div className={classes.narrow}>
      <p>{t(user.has_second_factor ? 'factor.prove_on' : 'factor.prove_off')}</p>
      {user.type === 'mobile' && <ByPhone user={user} {...goOn} />}
      {user.type === 'gmail' && <ByGoogle />}
      {user.type === 'gmail' && takesEmail && <div className={auth.or}>{t('auth.or')}</div>}
      {user.type !== 'mobile' && takesEmail && <ByPassword user={user} {...goOn} />}
    </div>
  )
}

function ByPassword({ user, onProven, onCodeAsked }: ProveFirstProps) {
  const { t } = useTranslation()
  const { problemsOf } = useIdentityProblems()
  const { form, field, problems, isBusy } = useForm(async ({ email = '', password = '' }) => {
    const problem = emailProblem(email)
    if (problem) return { email: t(problem) }
    if (!password) return { password: t('auth.password_missing') }
    try {
      await identity.signInWithEmail({ email: email.trim(), password })
      onProven(password)
    } catch (error) {
      if (problemOf(error) !== 'second_factor_asked') return problemsOf(error)
      onCodeAsked(password)
    }
  })
  return (
    <form {...form} className={auth.form}>
      <FormProblem>{problems['form']}</FormProblem>
      <TextInput
        {...field('email')}
        key={String(user.email)}
        type="email"
        label={t('auth.email')}
        defaultValue={user.email ?? ''}
        autoComplete="username"
        className={auth.ltr}
        required
        withAsterisk={false}
      />
      <PasswordInput {...field('password')} label={t('auth.password')} autoComplete="current-password" required withAsterisk={false} />
      <BusyButton type="submit" loading={isBusy}>
        {t('factor.go_on')}
      </BusyButton>
    </form>
  )
}

function ByPhone({ user, onProven, onCodeAsked }: ProveFirstProps) {
  const { t } = useTranslation()
  const { problemsOf } = useIdentityProblems()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, field, problems, isBusy } = useForm(async ({ mobile: typed = '', country = '' }) => {
    const mobile = toNumber(typed, country)
    if (!mobile) return { mobile: t('auth.mobile_incomplete') }
    try {
      await identity.sendCode(mobile)
      setSentTo(mobile)
    } catch (error) {
      return problemsOf(error)
    }
  })
  if (sentTo !== null) {
    const verify = async (code: string) => {
      try {
        await identity.verifyCode(sentTo, code)
        onProven('')
      } catch (error) {
        if (problemOf(error) !== 'second_factor_asked') throw error
        onCodeAsked('')
      }
    }
    return (
      <>
        <p>
          {t('auth.code_sent_to')} <bdi dir="ltr">{sentTo}</bdi>
        </p>
        <CodeForm onCode={verify}>
          <Button variant="subtle" onClick={() => setSentTo(null)}>
            {t('auth.other_number')}
          </Button>
          <OutboxLink />
        </CodeForm>
      </>
    )
  }
  return (
    <form {...form} className={auth.form}>
      <FormProblem>{problems['form']}</FormProblem>
      <PhoneField key={String(user.mobile)} field={field('mobile')} initial={user.mobile ?? ''} />
      <BusyButton type="submit" loading={isBusy}>
        {t('auth.send_code')}
      </BusyButton>
    </form>
  )
}

function ByGoogle() {
  const { t } = useTranslation()
  const { isBusy, problem, attempt } = useAttempt()
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <BusyButton
        variant="default"
        loading={isBusy}
        leftSection={<IconBrandGoogle size={20} aria-hidden />}
        onClick={() => void attempt(() => identity.leaveForGoogle('/settings/second-factor/?from=google'))}
      >
        {t('auth.with_google')}
      </BusyButton>
    </>
  )
}
