import { Button } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Bell } from '../rewards/notices/index.ts'
import { type KnownUser, useSession } from '../platform/session/session.ts'
import { afterPaint } from '../platform/ui/hooks/after-paint.ts'
import { withTexts } from '../platform/i18n/texts.ts'
import { Avatar } from '../platform/ui/drawing/avatar.tsx'
import { CoinIcon } from '../platform/ui/drawing/coin-icon.ts'
import { UnreadBubble } from '../platform/ui/feedback/unread-bubble.tsx'
import { useNumbers } from '../platform/ui/text/numbers.ts'
import { useAppName } from '../platform/settings/use-setting.ts'
import classes from './header.module.css'
import { Logo } from './logo.tsx'

/** Comes after the first screen, at the start of the row, so that it moves nothing. */
const HeaderFlame = lazy(() => afterPaint().then(() => withTexts(import('./header-flame.tsx'))))

export function Header() {
  const appName = useAppName()
  const user = useSession(session => session.user)
  const isDemo = useSession(session => session.webSettings?.demo ?? false)
  const { t } = useTranslation()
  // No sign-in buttons on the sign-in pages.
  const isSigningIn = useLocation().pathname.startsWith('/auth/')
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.brand}>
        <span className={classes.logo}>
          <Logo size={32} />
        </span>
        <span className={classes.name}>{appName}</span>
        {isDemo && <span className={classes.demo}>{t('demo.badge')}</span>}
      </Link>
      {user ? (
        <Belongings user={user} />
      ) : (
        <div className={classes.belongings}>
          <Link to="/settings/" className={classes.settings} aria-label={t('nav.settings')}>
            <IconSettings size={24} stroke={1.75} aria-hidden />
          </Link>
          {!isSigningIn && (
            <Button component={Link} to="/auth/login/" size="sm" variant="default">
              {t('auth.log_in')}
            </Button>
          )}
        </div>
      )}
    </header>
  )
}

/** The pages behind the face. */
const isOwn = /^.(prof|coin|sett)/

function Belongings({ user }: { user: KnownUser }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { name, coins } = user
  const { pathname } = useLocation()
  // Sessions stored by older versions have no unread_messages.
  const unread = user.unread_messages ?? 0
  return (
    <div className={classes.belongings}>
      {/* Sessions stored by older versions have no streak. */}
      <Suspense>{user.streak && <HeaderFlame {...user.streak} />}</Suspense>
      {/* Won coins fly to data-purse. */}
      <Link to="/coin-history/" className={classes.coins} data-purse aria-label={t('nav.coins', { count: coins, shown: count(coins) })}>
        <CoinIcon size={20} stroke={1.75} aria-hidden />
        <span translate="no" className="tabular">
          {count(coins)}
        </span>
      </Link>
      {/* Sessions stored by older versions have no unread_notifications. */}
      <Bell unread={user.unread_notifications ?? 0} />
      <Link
        to="/profile/"
        className={classes.me}
        aria-current={isOwn.test(pathname) ? 'page' : undefined}
        aria-label={t('nav.profile_of', { name }) + (unread ? `, ${t('messages.unread', { count: unread, shown: count(unread) })}` : '')}
      >
        <Avatar name={name} photo={user.profile} size={36} />
        <UnreadBubble unread={unread} />
      </Link>
    </div>
  )
}
