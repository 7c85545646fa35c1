import page from '../../platform/ui/layout/page.module.css'
import { useTranslation } from 'react-i18next'
import { SecondFactorSection } from '../../people/identity/index.ts'
import { PushSection } from '../push/index.ts'
import { useSession } from '../../platform/session/session.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { AboutSection } from './about-section.tsx'
import { FeelSection } from './feel-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { LettersSection } from './letters-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SignedInRow, zoneLabel } from '../../people/accounts/index.ts'
import { Row, Section } from '../../platform/ui/layout/section.tsx'

function AccountSection() {
  const { t } = useTranslation()
  const user = useSession(session => session.user)
  if (!user) return null
  return (
    <Section title={t('settings.account')}>
      <SignedInRow user={user} />
      <Row label={t('settings.time_zone')} hint={t('settings.time_zone_hint')}>
        <bdi dir="ltr">{zoneLabel(user.timezone)}</bdi>
      </Row>
    </Section>
  )
}

export default function SettingsPage() {
  const { t } = useTranslation()
  const isSignedIn = useSession(session => session.token !== null)
  return (
    <>
      {isSignedIn && <BackLink to="/profile/" text={t('profile.title')} width="narrow" />}
      <Page title={t('nav.settings')} lead={t('settings.lead')} width="narrow">
        <div className={page.parts}>
          <FeelSection />
          <LanguageSection />
          {isSignedIn && <PushSection />}
          {isSignedIn && <LettersSection />}
          {isSignedIn && <AccountSection />}
          {isSignedIn && <SecondFactorSection />}
          {isSignedIn && <SessionsSection />}
          <AboutSection />
        </div>
      </Page>
    </>
  )
}
