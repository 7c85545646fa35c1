import { IconBrandGoogle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { takeReturnPath } from '../../../platform/session/return-path.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { enter, identity, secondFactorPath } from './sign-in.ts'
import { useAttempt } from '../use-attempt.ts'

export function GoogleLogin() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const isAsked = search.get('from') === 'google' && search.has('second_factor')
  const hasReturned = search.get('from') === 'google' && !search.has('error') && !isAsked
  const { isBusy, setBusy, problem, attempt } = useAttempt(hasReturned)
  const navigate = useNavigate()

  // Runs once even when React runs effects twice: a second sign-up would fail, because the first one ends the provider's session.
  const isStarted = useRef(false)
  useEffect(() => {
    if (!hasReturned || isStarted.current) return
    isStarted.current = true
    void attempt(async () => {
      await enter(await identity.currentProof(), 'gmail')
      await navigate(takeReturnPath(), { replace: true })
    })
  })

  // On Back from Google the browser may restore the page from its cache in the busy state.
  useEffect(() => {
    const wakeUp = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener('pageshow', wakeUp)
    return () => removeEventListener('pageshow', wakeUp)
  }, [setBusy])

  if (isAsked) return <Navigate to={secondFactorPath('gmail')} replace />
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <BusyButton
        variant="default"
        loading={isBusy}
        leftSection={<IconBrandGoogle size={20} aria-hidden />}
        onClick={() => void attempt(() => identity.leaveForGoogle())}
      >
        {t('auth.with_google')}
      </BusyButton>
    </>
  )
}
