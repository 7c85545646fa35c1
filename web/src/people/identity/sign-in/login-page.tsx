import { Alert } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../../platform/session/session.ts'
import { loginFirst } from '../../../platform/session/guards.ts'
import { notify } from '../../../platform/ui/feedback/notify.ts'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import classes from '../auth-card.module.css'
import { AuthCard } from '../auth-card.tsx'
import { EmailLogin } from './email-login.tsx'
import { useReferralFromLink } from './referral.ts'
import { useWantedLead } from './use-lead.ts'
import { Ways } from './ways.tsx'

export default function LoginPage() {
  const { t } = useTranslation()
  useReferralFromLink()
  useEffect(() => () => notify.remove(loginFirst), [])
  const wanted = useWantedLead()
  const takesEmail = useSession(session => session.webSettings?.providers.email)
  return (
    <AuthCard
      title={t('auth.login_title')}
      lead={wanted ?? t('auth.login_lead')}
      footer={
        takesEmail && (
          <>
            {t('auth.no_account')}{' '}
            <Link to="/auth/sign-up/" className={classes.link}>
              {t('auth.sign_up')}
            </Link>
          </>
        )
      }
    >
      <FromLink />
      <Ways byEmail={<EmailLogin />} />
    </AuthCard>
  )
}

/** The message after a confirmed address or a return from Google. */
function FromLink() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const error = search.get('error')
  if (error !== null) return <FormProblem>{t(error === 'BANNED_USER' ? 'refusal.account_deactivated' : 'auth.google_failed')}</FormProblem>
  if (!search.has('verified')) return null
  return (
    <Alert role="status" color="green" radius="md" icon={<IconCircleCheck size={20} aria-hidden />}>
      {t('auth.verified')}
    </Alert>
  )
}
