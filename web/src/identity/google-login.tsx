import { Button } from '@mantine/core'
import { IconBrandGoogle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { takeReturnPath } from '../guards.ts'
import { FormProblem } from '../ui/form-problem.tsx'
import { enter, identity, problemOf } from './sign-in.ts'
import { useIdentityProblems } from './use-problem-text.ts'

export function GoogleLogin() {
  const { t } = useTranslation()
  const { textOf } = useIdentityProblems()
  const [search] = useSearchParams()
  const hasReturned = search.get('from') === 'google' && !search.has('error')
  const [isBusy, setBusy] = useState(hasReturned)
  const [problem, setProblem] = useState('')
  const navigate = useNavigate()

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setProblem('')
    try {
      await act()
    } catch (error) {
      setProblem(textOf(problemOf(error)))
      setBusy(false)
    }
  }

  // Once, also when React runs effects twice: the second sign-up would find the first one's session gone.
  const isStarted = useRef(false)
  useEffect(() => {
    if (!hasReturned || isStarted.current) return
    isStarted.current = true
    void attempt(async () => {
      await enter(await identity.currentProof(), 'gmail')
      await navigate(takeReturnPath(), { replace: true })
    })
  })

  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconBrandGoogle size={20} aria-hidden />}
        onClick={() => void attempt(() => identity.leaveForGoogle())}
      >
        {t('auth.with_google')}
      </Button>
    </>
  )
}
