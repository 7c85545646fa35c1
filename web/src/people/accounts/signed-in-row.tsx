import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/calls/api.ts'
import { type KnownUser, logout } from '../../platform/session/session.ts'
import section from '../../platform/ui/layout/section.module.css'
import classes from './signed-in-row.module.css'

/** The signed-in account and the sign-out button. A long address wraps only when the button cannot move aside. */
export function SignedInRow({ user }: { user: KnownUser }) {
  const { t } = useTranslation()
  return (
    <div className={section.row}>
      <div className={classes.words}>
        <span className={`${section.label} ${classes.name}`}>
          <bdi>{user.name}</bdi>
        </span>
        <bdi dir="ltr" className={section.hint}>
          {user.email ?? user.mobile ?? '\u00a0'}
        </bdi>
      </div>
      <Button variant="default" leftSection={<IconLogout size={20} aria-hidden />} onClick={signOut}>
        {t('settings.log_out')}
      </Button>
    </div>
  )
}

/** Clears the session on this device at once. The call to the server carries the old token and survives leaving the page. */
export function signOut(): void {
  void call('logout', {}, { keepalive: true })
  logout()
}
