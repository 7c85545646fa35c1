import { Button } from '@mantine/core'
import { IconCoin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useSession } from '../session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { useNumbers } from '../ui/numbers.ts'
import classes from './header.module.css'
import { Logo } from './logo.tsx'

export function Header() {
  const appName = useSession(session => session.webSettings?.app_name ?? 'Trivium')
  const user = useSession(session => session.user)
  const { t } = useTranslation()
  // There the form is the one thing to do.
  const isSigningIn = useLocation().pathname.startsWith('/auth/')
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.brand}>
        <span className={classes.logo}>
          <Logo size={32} />
        </span>
        {appName}
      </Link>
      {user ? (
        <Belongings name={user.name} photo={user.profile} coins={user.coins} />
      ) : (
        !isSigningIn && (
          <Button component={Link} to="/auth/login/" size="sm" variant="default">
            {t('auth.log_in')}
          </Button>
        )
      )}
    </header>
  )
}

function Belongings({ name, photo, coins }: { name: string; photo: string | null; coins: number }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <div className={classes.belongings}>
      {/* The purse: coins won fly here. */}
      <Link to="/coin-history/" className={classes.coins} data-purse aria-label={t('nav.coins', { count: coins, shown: count(coins) })}>
        <IconCoin size={20} stroke={1.75} aria-hidden />
        <span className="tabular">{count(coins)}</span>
      </Link>
      <Link to="/profile/" className={classes.me} aria-label={t('nav.profile_of', { name })}>
        <Avatar name={name} photo={photo} size={36} />
      </Link>
    </div>
  )
}
