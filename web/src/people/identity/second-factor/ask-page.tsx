// The page that asks for the second factor at a sign-in. After any first proof, the code opens the session.

import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { takeReturnPath } from '../../../platform/session/return-path.ts'
import classes from '../auth-card.module.css'
import { AuthCard } from '../auth-card.tsx'
import { enter, identity, type SignInKind } from '../sign-in/sign-in.ts'
import { EnterCode } from './enter-code.tsx'

const kinds: readonly SignInKind[] = ['email', 'mobile', 'gmail']

export default function AskPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const kind = kinds.find(known => known === search.get('by')) ?? 'email'
  // A code works only once, so a failure after it is retried without it.
  const isProven = useRef(false)
  const goIn = async (prove: () => Promise<void>) => {
    if (!isProven.current) await prove()
    isProven.current = true
    await enter(await identity.currentProof(), kind)
    await navigate(takeReturnPath(), { replace: true })
  }
  const footer = (
    <Link to="/auth/login/" className={classes.link}>
      {t('auth.back_to_login')}
    </Link>
  )
  return (
    <AuthCard title={t('factor.title')} footer={footer}>
      <EnterCode onProof={goIn} />
    </AuthCard>
  )
}
