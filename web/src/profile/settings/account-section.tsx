import { useTranslation } from 'react-i18next'
import { SignedInRow, zoneLabel } from '../../people/accounts/index.ts'
import { useSession } from '../../platform/session/session.ts'
import { Row, Section } from '../../platform/ui/layout/section.tsx'

export function AccountSection() {
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
