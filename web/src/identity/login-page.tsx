import { Alert, Tabs } from '@mantine/core'
import { IconCircleCheck, IconDeviceMobile, IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../session.ts'
import { FormProblem } from '../ui/form-problem.tsx'
import classes from './auth-card.module.css'
import { AuthCard } from './auth-card.tsx'
import { EmailLogin } from './email-login.tsx'
import { GoogleLogin } from './google-login.tsx'
import { PhoneLogin } from './phone-login.tsx'
import { useReferralFromLink } from './referral.ts'

export default function LoginPage() {
  const { t } = useTranslation()
  useReferralFromLink()
  const takesEmail = useSession(session => session.webSettings?.providers.email)
  return (
    <AuthCard
      title={t('auth.login_title')}
      lead={t('auth.login_lead')}
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
      <Ways />
    </AuthCard>
  )
}

/** The message after a confirmed address or a return from Google. */
function FromLink() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const error = search.get('error')
  if (error !== null) return <FormProblem>{t(error === 'BANNED_USER' ? 'refusal.account_disabled' : 'auth.google_failed')}</FormProblem>
  if (!search.has('verified')) return null
  return (
    <Alert role="status" color="green" radius="md" icon={<IconCircleCheck size={20} aria-hidden />}>
      {t('auth.verified')}
    </Alert>
  )
}

function Ways() {
  const { t } = useTranslation()
  const providers = useSession(session => session.webSettings?.providers)
  const hasBoth = providers?.email && providers.phone
  return (
    <>
      {providers?.google && <GoogleLogin />}
      {providers?.google && (providers.email || providers.phone) && <div className={classes.or}>{t('auth.or')}</div>}
      {hasBoth ? (
        <Tabs defaultValue="email" radius="md" keepMounted={false} classNames={{ tab: classes.tab, tabLabel: classes.tabLabel }}>
          <Tabs.List grow mb="md">
            <Tabs.Tab value="email" leftSection={<IconMail size={20} aria-hidden />}>
              {t('auth.by_email')}
            </Tabs.Tab>
            <Tabs.Tab value="phone" leftSection={<IconDeviceMobile size={20} aria-hidden />}>
              {t('auth.by_phone')}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="email">
            <EmailLogin />
          </Tabs.Panel>
          <Tabs.Panel value="phone">
            <PhoneLogin />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <>
          {providers?.email && <EmailLogin />}
          {providers?.phone && <PhoneLogin />}
        </>
      )}
    </>
  )
}
