import type { User } from '@trivium/contract/accounts'
import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { call } from '../api.ts'
import { logout } from '../session.ts'
import section from '../ui/section.module.css'
import classes from './signed-in-row.module.css'

/** Who is signed in, and the way out. An address is not broken while the button can make way for it. */
export function SignedInRow({ user }: { user: User }) {
  const { t } = useTranslation()
  return (
    <div className={section.row}>
      <div className={classes.words}>
        <span className={section.label}>
          <bdi>{user.name}</bdi>
        </span>
        <bdi dir="ltr" className={section.hint}>
          {user.email ?? user.mobile}
        </bdi>
      </div>
      <Button variant="default" leftSection={<IconLogout size={20} aria-hidden />} onClick={signOut}>
        {t('settings.log_out')}
      </Button>
    </div>
  )
}

/** This device forgets at once; the server hears of it with the token that ends, whatever becomes of the page. */
export function signOut(): void {
  void call('logout', {}, { keepalive: true })
  logout()
}
