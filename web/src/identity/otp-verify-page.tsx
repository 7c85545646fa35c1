import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useNavigate } from 'react-router'
import { takeReturnPath } from '../guards.ts'
import { AuthCard } from './auth-card.tsx'
import classes from './auth-card.module.css'
import { CodeForm } from './code-form.tsx'
import { keepMobile, keptMobile } from './mobile.ts'
import { NameForm } from './name-form.tsx'
import type { Proof } from './provider.ts'
import { enter, identity, isKnown } from './sign-in.ts'

export default function OtpVerifyPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [mobile] = useState(keptMobile)
  const [newcomer, setNewcomer] = useState<Proof | null>(null)
  if (!mobile) return <Navigate to="/auth/login/" replace />

  const goOn = async (proof: Proof, name?: string) => {
    await enter(proof, 'mobile', name)
    keepMobile(null)
    await navigate(takeReturnPath(), { replace: true })
  }
  const verify = async (code: string) => {
    const proof = await identity.verifyCode(mobile, code)
    if (await isKnown(proof)) await goOn(proof)
    else setNewcomer(proof)
  }

  if (newcomer) {
    return (
      <AuthCard title={t('auth.name_title')} lead={t('auth.name_lead')}>
        <NameForm onName={name => goOn(newcomer, name)} />
      </AuthCard>
    )
  }
  return (
    <AuthCard
      title={t('auth.code_title')}
      lead={<SentTo mobile={mobile} />}
      footer={
        <Link to="/auth/login/" className={classes.link}>
          {t('auth.other_number')}
        </Link>
      }
    >
      <CodeForm mobile={mobile} onCode={verify} />
    </AuthCard>
  )
}

function SentTo({ mobile }: { mobile: string }) {
  const { t } = useTranslation()
  return (
    <>
      {t('auth.code_sent_to')} <bdi dir="ltr">{mobile}</bdi>
    </>
  )
}
