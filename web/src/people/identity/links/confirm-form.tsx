import { PasswordInput } from '@mantine/core'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { rememberReturnPath, takeReturnPath } from '../../../platform/session/return-path.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import classes from '../auth-card.module.css'
import type { PendingSignUp } from '../provider.ts'
import { enterWithLink, problemOf } from '../sign-in/sign-in.ts'
import { type LinkState, stateAfter } from './use-link.ts'
import { useIdentityProblems } from '../use-problem-text.ts'

interface ConfirmFormProps {
  token: string
  signUp: PendingSignUp
  /** Called when the link is no longer valid. */
  onEnded: (state: LinkState) => void
}

/** Shows whose sign-up this is, because somebody else may have used the reader's address. The button confirms it and signs in. */
export function ConfirmForm({ token, signUp, onEnded }: ConfirmFormProps) {
  const { t } = useTranslation()
  const { textOf } = useIdentityProblems()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [password, setPassword] = useState('')
  const confirm = async () => {
    if (signUp.needsPassword && password === '') return setProblem(t('auth.password_missing'))
    setBusy(true)
    try {
      const isIn = await enterWithLink(token, password)
      const savedHere = takeReturnPath()
      const path = signUp.returnPath ?? savedHere
      if (!isIn) rememberReturnPath(path)
      await navigate(isIn ? path : '/auth/login/?verified=1', { replace: true })
    } catch (error) {
      const found = problemOf(error)
      const state = stateAfter(found)
      if (state.kind !== 'unread') return onEnded(state)
      setProblem(textOf(found))
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void confirm()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <FormProblem>{problem}</FormProblem>
      <dl className={classes.whose}>
        {signUp.name && (
          <Row term={t('auth.name')}>
            <bdi>{signUp.name}</bdi>
          </Row>
        )}
        <Row term={t('auth.email')}>
          <bdi dir="ltr">{signUp.email}</bdi>
        </Row>
      </dl>
      {!signUp.isSameBrowser && <p className={classes.hint}>{t('auth.other_browser')}</p>}
      {signUp.needsPassword && (
        <PasswordInput
          label={t('auth.password')}
          autoComplete="current-password"
          value={password}
          onChange={event => setPassword(event.currentTarget.value)}
          required
          withAsterisk={false}
        />
      )}
      <BusyButton type="submit" loading={isBusy}>
        {t('auth.confirm')}
      </BusyButton>
    </form>
  )
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
