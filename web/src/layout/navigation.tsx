import { IconHome, IconPlayerPlay, IconSettings, IconTrophy, IconUser, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NavLink, useMatch } from 'react-router'
import { useSession } from '../session.ts'
import { Logo } from './logo.tsx'
import classes from './navigation.module.css'

interface Place {
  to: string
  text: 'nav.home' | 'nav.play' | 'nav.ranking' | 'nav.me' | 'nav.settings'
  icon: Icon
}

const places: Place[] = [
  { to: '/', text: 'nav.home', icon: IconHome },
  { to: '/quiz-zone/', text: 'nav.play', icon: IconPlayerPlay },
  { to: '/leaderboard/', text: 'nav.ranking', icon: IconTrophy },
]

export function Navigation() {
  const { t } = useTranslation()
  const isPlaying = useMatch('/quiz-zone/play/:playId') !== null
  const isSignedIn = useSession(session => session.token !== null)
  // Guests have no profile; their settings are what is theirs.
  const me: Place = isSignedIn
    ? { to: '/profile/', text: 'nav.me', icon: IconUser }
    : { to: '/settings/', text: 'nav.settings', icon: IconSettings }
  return (
    <nav className={classes.navigation} aria-label={t('nav.main')} data-hidden={isPlaying || undefined}>
      <span className={classes.logo}>
        <Logo size={44} />
      </span>
      <ul className={classes.places}>
        {[...places, me].map(({ to, text, icon: Drawing }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'} className={classes.place}>
              <span className={classes.icon}>
                <Drawing size={24} stroke={1.75} aria-hidden />
              </span>
              {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
