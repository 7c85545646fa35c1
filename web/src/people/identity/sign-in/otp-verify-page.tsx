import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useNavigate } from 'react-router'
import { takeReturnPath } from '../../../platform/session/return-path.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { notify } from '../../../platform/ui/feedback/notify.ts'
import classes from '../auth-card.module.css'
import { AuthCard } from '../auth-card.tsx'
import { OutboxLink } from '../links/check-inbox.tsx'
import { CodeForm } from '../links/code-form.tsx'
import { isProven, saveMobile, savedMobile, noteProven } from './mobile.ts'
import { NameForm } from './name-form.tsx'
import { provenAs } from './proven-as.ts'
import { IdentityError } from '../provider.ts'
import { ResendButton } from '../links/resend-button.tsx'
import { enter, identity, isKnown, problemOf, secondFactorPath } from './sign-in.ts'
import { useAttempt } from '../use-attempt.ts'

/** A code works only once, so a failure after the code was accepted is retried without it. */
export default function OtpVerifyPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [mobile] = useState(savedMobile)
  const [isTaken, setTaken] = useState(() => isProven(mobile))
  if (!mobile) return <Navigate to="/auth/login/" replace />
  const verify = async (code: string) => {
    try {
      await identity.verifyCode(mobile, code)
    } catch (error) {
      if (problemOf(error) !== 'second_factor_asked') throw error
      saveMobile(null)
      return await navigate(secondFactorPath('mobile'), { replace: true })
    }
    noteProven(mobile)
    setTaken(true)
  }
  const askAnew = () => {
    saveMobile(mobile)
    setTaken(false)
    notify.error(t('refusal.code_expired'))
  }
  if (isTaken) return <Arrival mobile={mobile} onLost={askAnew} />
  return (
    <CodeCard mobile={mobile}>
      <CodeForm onCode={verify}>
        <ResendButton send={() => identity.sendCode(mobile)} variant="subtle" text="auth.resend_code" sentText="auth.code_sent" />
        <OutboxLink />
      </CodeForm>
    </CodeCard>
  )
}

/** The number is proven: signs in to an existing account, or asks a new player for a name. */
function Arrival({ mobile, onLost }: { mobile: string; onLost: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isNew, setNew] = useState(false)
  const { isBusy, problem, attempt } = useAttempt(true)

  const goIn = async (name?: string) => {
    try {
      const proof = await provenAs(mobile, identity)
      if (name === undefined && !(await isKnown(proof))) return setNew(true)
      await enter(proof, 'mobile', name)
    } catch (error) {
      if (error instanceof IdentityError && error.problem === 'code_expired') return onLost()
      throw error
    }
    saveMobile(null)
    await navigate(takeReturnPath(), { replace: true })
  }

  // Runs once even when React runs effects twice.
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    void attempt(goIn)
  })

  if (isNew) {
    return (
      <AuthCard title={t('auth.name_title')} lead={t('auth.name_lead')}>
        <NameForm onName={goIn} />
      </AuthCard>
    )
  }
  return (
    <CodeCard mobile={mobile}>
      <FormProblem>{problem}</FormProblem>
      <BusyButton loading={isBusy} onClick={() => void attempt(goIn)}>
        {t('action.retry')}
      </BusyButton>
    </CodeCard>
  )
}

function CodeCard({ mobile, children }: { mobile: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <AuthCard
      title={t('auth.code_title')}
      lead={
        <>
          {t('auth.code_sent_to')} <bdi dir="ltr">{mobile}</bdi>
        </>
      }
      footer={
        <Link to="/auth/login/" className={classes.link}>
          {t('auth.other_number')}
        </Link>
      }
    >
      {children}
    </AuthCard>
  )
}
