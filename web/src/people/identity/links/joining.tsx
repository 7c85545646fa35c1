// How the person who opened the link of an invitation joins: with a new account, with the signed-in one, or after the log-in.

import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { InvitedTo } from '@trivium/contract/people/groups'
import { ask, CallError, queryClient } from '../../../platform/calls/actions.ts'
import { agreeWithAccount } from '../../../platform/i18n/account-languages.ts'
import { currentLanguageCode } from '../../../platform/i18n/texts.ts'
import { login, useSession } from '../../../platform/session/session.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { callErrorText } from '../../../platform/ui/feedback/notify-call-error.ts'
import { type Problems, useForm } from '../../../platform/ui/hooks/use-form.ts'
import classes from '../auth-card.module.css'
import { nameProblem } from '../checks.ts'
import { NewPasswordField, usePasswordCheck } from '../sign-in/new-password-field.tsx'

interface JoiningProps {
  token: string
  invitation: InvitedTo
  onJoined: () => void
}

export function Joining({ token, invitation, onJoined }: JoiningProps) {
  const { t } = useTranslation()
  const { next } = invitation
  if (next === 'new') return <NewAccount token={token} invitation={invitation} onJoined={onJoined} />
  if (next !== 'sign_in') return <WithAccount token={token} isOther={next === 'ask'} onJoined={onJoined} />
  return (
    <div className={classes.form}>
      <p className={classes.hint}>{t('invited.sign_in_lead')}</p>
      <Button component={Link} to="/auth/login/">
        {t('auth.log_in')}
      </Button>
    </div>
  )
}

/** Where the form shows a refusal of what was typed. */
const fieldOf: Partial<Record<string, string>> = { weak_password: 'password', name_blocked: 'name' }

/** @returns the refusal as a problem, or null. A refusal that changes what the link asks for reads the link again. */
async function accept(token: string, input: { name?: string; password?: string; other_account?: boolean }): Promise<CallError | null> {
  try {
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const told = { timezone, web_language: currentLanguageCode() }
    const { data } = await ask('accept_mailed_invitation', { invitation_token: token, ...told, ...input })
    if (data.new_account) {
      const { api_token, ...user } = data.new_account
      login(user, api_token)
      void agreeWithAccount(user)
    }
    return null
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (fieldOf[error.refusal ?? ''] === undefined) void queryClient.invalidateQueries({ queryKey: ['get_mailed_invitation'] })
    return error
  }
}

function NewAccount({ token, invitation, onJoined }: JoiningProps) {
  const { t } = useTranslation()
  const checkPassword = usePasswordCheck()
  const { form, field, problems, isBusy } = useForm(async values => {
    const { name = '', password = '' } = values
    const found: Problems = { ...checkPassword(values) }
    const unnamed = nameProblem(name)
    if (unnamed) found['name'] = t(unnamed)
    if (Object.keys(found).length > 0) return found
    const failed = await accept(token, { name: name.trim(), password })
    if (failed) return { [fieldOf[failed.refusal ?? ''] ?? 'form']: callErrorText(failed) }
    onJoined()
  })
  return (
    <form {...form} className={classes.form}>
      <p className={classes.hint}>{t('invited.new_lead')}</p>
      <FormProblem>{problems['form']}</FormProblem>
      <TextInput
        {...field('name')}
        label={t('auth.name')}
        defaultValue={invitation.name ?? ''}
        autoComplete="name"
        maxLength={80}
        required
        withAsterisk={false}
      />
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
      <NewPasswordField field={field} />
      <BusyButton type="submit" loading={isBusy}>
        {t('invited.create')}
      </BusyButton>
    </form>
  )
}

function WithAccount({ token, isOther, onJoined }: { token: string; isOther: boolean; onJoined: () => void }) {
  const { t } = useTranslation()
  const name = useSession(session => session.user?.name ?? '')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  async function join() {
    setBusy(true)
    const failed = await accept(token, isOther ? { other_account: true } : {})
    if (!failed) return onJoined()
    setProblem(callErrorText(failed))
    setBusy(false)
  }
  return (
    <div className={classes.form}>
      {isOther && <p className={classes.hint}>{t('invited.other_lead', { name })}</p>}
      <FormProblem>{problem}</FormProblem>
      <BusyButton loading={isBusy} onClick={() => void join()}>
        {isOther ? t('invited.join_as', { name }) : t('invited.join')}
      </BusyButton>
    </div>
  )
}
