import { Button, Skeleton } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { useFocusIfLost } from '../../../platform/ui/hooks/use-focus-if-lost.ts'
import auth from '../auth-card.module.css'
import { CodeForm } from '../links/code-form.tsx'
import { useAttempt } from '../use-attempt.ts'
import { beginSecondFactor, type NewFactor, proofOf, proveCode } from './calls.ts'
import { EmergencyCodes } from './emergency-codes.tsx'
import { KeyForApp } from './key-for-app.tsx'
import classes from './own-page.module.css'

interface SetUpProps {
  firebaseId: string
  password: string
  onDone: () => Promise<void>
  /** Called when the set-up cannot start, because the proof is too old or another one is needed. */
  onAgain: () => void
}

/** Sets up the second factor: an authenticator app scans the QR code. Sign-ins need a code only after the first right one. */
export function SetUp({ firebaseId, password, onDone, onAgain }: SetUpProps) {
  const { t } = useTranslation()
  const [factor, setFactor] = useState<NewFactor | null>(null)
  const { problem, attempt } = useAttempt()
  const steps = useRef<HTMLOListElement>(null)
  useFocusIfLost(factor, () => steps.current?.querySelector('h2'))

  // Runs once even when React runs effects twice: a second key would make the first QR code invalid.
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    void attempt(async () => {
      await proofOf(firebaseId)
      setFactor(await beginSecondFactor(password))
    })
  })

  // The code was right, so a failure after it is retried without it.
  const isProven = useRef(false)
  const confirm = async (code: string) => {
    if (!isProven.current) await proveCode(code)
    isProven.current = true
    await onDone()
  }
  if (problem) {
    return (
      <div className={auth.form}>
        <FormProblem>{problem}</FormProblem>
        <Button onClick={onAgain}>{t('factor.again')}</Button>
      </div>
    )
  }
  if (!factor) return <Skeleton height={420} radius="lg" aria-hidden />
  return (
    <ol ref={steps} className={classes.steps}>
      <Step title={t('factor.step_app')}>
        <KeyForApp uri={factor.uri} />
      </Step>
      <Step title={t('factor.step_codes')}>
        <p className={classes.hint}>{t('factor.codes_text')}</p>
        <EmergencyCodes codes={factor.emergencyCodes} />
      </Step>
      <Step title={t('factor.step_confirm')}>
        <div className={classes.narrow}>
          <CodeForm onCode={confirm} hasFocus={false}>
            {null}
          </CodeForm>
        </div>
      </Step>
    </ol>
  )
}

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className={classes.step}>
    <h2 className={classes.stepTitle} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </li>
)
