import { IconHome, IconPlayerPlay, IconSettings, IconSwords, IconTrophy, IconUser, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { hasOwnScreens, hubPath, modeOfPath, modes, plainPath } from '../platform/modes/modes.ts'
import { useSession } from '../platform/session/session.ts'
import { useNumbers } from '../platform/ui/text/numbers.ts'
import { UnreadBubble } from '../platform/ui/feedback/unread-bubble.tsx'
import { Logo } from './logo.tsx'
import classes from './navigation.module.css'

interface Place {
  to: string
  text: 'nav.home' | 'nav.play' | 'nav.battle' | 'nav.ranking' | 'nav.me' | 'nav.settings'
  icon: Icon
}

const places: Place[] = [
  { to: '/', text: 'nav.home', icon: IconHome },
  { to: hubPath, text: 'nav.play', icon: IconPlayerPlay },
  { to: modes.random_battle.path, text: 'nav.battle', icon: IconSwords },
  { to: '/leaderboard/', text: 'nav.ranking', icon: IconTrophy },
]

export function Navigation() {
  const { t } = useTranslation()
  const path = plainPath(useLocation().pathname)
  const isSignedIn = useSession(session => session.token !== null)
  // Sessions stored by older versions have no unread_messages.
  const unread = useSession(session => session.user?.unread_messages ?? 0)
  const { count } = useNumbers()
  const unreadWords = t('messages.unread', { count: unread, shown: count(unread) })
  // Guests have no profile, so their last entry is the settings.
  const me: Place = isSignedIn
    ? { to: '/profile/', text: 'nav.me', icon: IconUser }
    : { to: '/settings/', text: 'nav.settings', icon: IconSettings }
  return (
    <nav className={classes.navigation} aria-label={t('nav.main')}>
      <span className={classes.logo}>
        <Logo size={44} />
      </span>
      <ul className={classes.places}>
        {[...places, me].map(({ to, text, icon: Drawing }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isHere(to, path) ? 'page' : undefined}
              aria-label={to === '/profile/' && unread > 0 ? `${t(text)}, ${unreadWords}` : undefined}
              className={classes.place}
            >
              <span className={classes.icon}>
                <Drawing size={24} stroke={1.75} aria-hidden />
                {to === '/profile/' && <UnreadBubble unread={unread} />}
              </span>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Pages that belong to the profile entry. For guests the settings are a separate entry. */
const ofProfile = /^\/(coin-history|settings)(\/|$)/

/** Pages of modes belong to the entry of the hub, except those of battles, which have their own entry. */
function isHere(to: string, path: string): boolean {
  const mode = modeOfPath(path)
  if (to === hubPath && mode !== null) return !hasOwnScreens(mode)
  if (to === modes.random_battle.path) return mode !== null && hasOwnScreens(mode)
  if (to === '/profile/' && ofProfile.test(path)) return true
  return to === '/' ? path === '/' : `${path}/`.startsWith(to)
}
