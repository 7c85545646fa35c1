import { Tabs } from '@mantine/core'
import { IconDeviceMobile, IconMail } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../platform/session/session.ts'
import classes from '../auth-card.module.css'
import { GoogleLogin } from './google-login.tsx'

/** With the countries, a chunk of its own: most people sign in by email. */
const PhoneLogin = lazy(async () => ({ default: (await import('./phone-login.tsx')).PhoneLogin }))

/** The ways to sign in that the server offers. By phone and with Google, signing up is signing in for the first time. */
export function Ways({ byEmail }: { byEmail: ReactNode }) {
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
          <Tabs.Panel value="email">{byEmail}</Tabs.Panel>
          <Tabs.Panel value="phone">
            <Suspense>
              <PhoneLogin />
            </Suspense>
          </Tabs.Panel>
        </Tabs>
      ) : (
        <>
          {providers?.email && byEmail}
          <Suspense>{providers?.phone && <PhoneLogin />}</Suspense>
        </>
      )}
    </>
  )
}
