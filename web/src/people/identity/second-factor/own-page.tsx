// The page of the player's own second factor. The player is signed in to the app, but the provider needs its own proof first.

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { savedReturnPath, takeReturnPath } from '../../../platform/session/return-path.ts'
import { type KnownUser, useSession } from '../../../platform/session/session.ts'
import { BackLink } from '../../../platform/ui/layout/back-link.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { notify } from '../../../platform/ui/feedback/notify.ts'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { enter, identity } from '../sign-in/sign-in.ts'
import { proofOf, useHasSecondFactors } from './calls.ts'
import { EnterCode } from './enter-code.tsx'
import { OwnFactor } from './own-factor.tsx'
import classes from './own-page.module.css'
import { ProveFirst } from './prove-first.tsx'
import { SetUp } from './set-up.tsx'

export default function OwnPage() {
  const { t } = useTranslation()
  const user = useSession(session => session.user)
  const isOffered = useHasSecondFactors()
  if (!user) return null
  if (!isOffered) return <Navigate to="/settings/" replace />
  return (
    <>
      <BackLink to="/settings/" text={t('nav.settings')} width="narrow" />
      <Page title={t('factor.title')} lead={t('factor.lead')} width="narrow">
        <div className={classes.card}>
          <Steps user={user} />
        </div>
      </Page>
    </>
  )
}

type Step = 'prove' | 'code' | 'set-up' | 'own'

/** The step after a return from Google. */
function stepAfterGoogle(search: URLSearchParams): Step {
  if (search.get('from') !== 'google' || search.has('error')) return 'prove'
  return search.has('second_factor') ? 'code' : 'set-up'
}

function Steps({ user }: { user: KnownUser }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [step, setStep] = useState(() => stepAfterGoogle(search))
  /** Empty if the person has no password. */
  const [password, setPassword] = useState('')
  useForgottenProof(step !== 'prove')

  /** Replaces the app's session by one from the latest proof. */
  const renew = async (told: string) => {
    await enter(await proofOf(user.firebase_id), user.type)
    notify.success(told)
  }
  const goBack = () => navigate(savedReturnPath() === null ? '/settings/' : takeReturnPath(), { replace: true })
  const afterCode = async (prove: () => Promise<void>) => {
    await prove()
    await proofOf(user.firebase_id)
    // A session that was opened without the second factor is renewed, so that it is as good as any.
    if (user.has_second_factor) return setStep('own')
    await renew(t('factor.shown'))
    await goBack()
  }

  if (step === 'code') {
    return (
      <div className={classes.narrow}>
        <EnterCode onProof={afterCode} />
      </div>
    )
  }
  if (step === 'set-up') {
    const finish = async () => {
      await renew(t('factor.done'))
      await goBack()
    }
    return <SetUp firebaseId={user.firebase_id} password={password} onDone={finish} onAgain={() => setStep('prove')} />
  }
  if (step === 'own') {
    const finish = async () => {
      await renew(t('factor.gone'))
      await navigate('/settings/', { replace: true })
    }
    return <OwnFactor password={password} onGone={finish} />
  }
  const goOn = (to: Step, proved: string) => {
    setPassword(proved)
    setStep(to)
  }
  return (
    <>
      {search.has('error') && <FormProblem>{t('auth.google_failed')}</FormProblem>}
      <ProveFirst user={user} onProven={proved => goOn('set-up', proved)} onCodeAsked={proved => goOn('code', proved)} />
    </>
  )
}

/** Ends the provider's session when the page closes. After a sign-in it has already ended, which is harmless. */
function useForgottenProof(isProven: boolean): void {
  useEffect(() => {
    if (!isProven) return
    return () => void identity.forget().catch(error => console.warn('identity sign-out', error))
  }, [isProven])
}
