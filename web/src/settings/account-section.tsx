import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../actions.ts'
import { logout, useSession } from '../session.ts'
import { Row, Section } from './section.tsx'

export function AccountSection() {
  const { t } = useTranslation()
  const user = useSession(session => session.user)
  const leave = useCommand('logout', { isQuiet: true })
  if (!user) return null
  return (
    <Section title={t('settings.account')}>
      <Row label={user.name} hint={user.email ?? user.mobile ?? ''}>
        {/* Whatever the server answers, this device forgets. */}
        <Button
          variant="default"
          loading={leave.isPending}
          leftSection={<IconLogout size={20} aria-hidden />}
          onClick={() => leave.mutate({}, { onSettled: logout })}
        >
          {t('settings.log_out')}
        </Button>
      </Row>
      <Row label={t('settings.time_zone')} hint={t('settings.time_zone_hint')}>
        <bdi dir="ltr">{user.timezone}</bdi>
      </Row>
    </Section>
  )
}
