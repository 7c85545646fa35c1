import {
  IconBookmark,
  IconCalendarStar,
  IconChartBar,
  IconChevronRight,
  IconMessages,
  IconSettings,
  IconSwords,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { useSession } from '../../platform/session/session.ts'
import { CoinIcon } from '../../platform/ui/drawing/coin-icon.ts'
import list from '../../platform/ui/layout/list.module.css'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import link from '../../platform/ui/layout/row-link.module.css'
import unreadShape from '../../platform/ui/feedback/unread.module.css'
import classes from '../../people/accounts/profile.module.css'

const places = [
  { to: '/profile/messages/', text: 'messages.title', icon: IconMessages },
  { to: '/profile/statistics/', text: 'profile.statistics', icon: IconChartBar },
  { to: '/profile/week/', text: 'week.title', icon: IconCalendarStar },
  { to: '/profile/battles/', text: 'battle.history', icon: IconSwords },
  { to: '/profile/groups/', text: 'groups.title', icon: IconUsersGroup },
  { to: '/profile/play-bookmark-questions/', text: 'mode.name_bookmarks', icon: IconBookmark },
  { to: '/profile/wallet/', text: 'payout.title', icon: IconWallet },
  { to: '/coin-history/', text: 'profile.coin_history', icon: CoinIcon },
  { to: '/settings/', text: 'profile.settings', icon: IconSettings },
] as const

export function PlacesPart() {
  const { t } = useTranslation()
  const isInGroup = (useAction('get_own_groups', {}).data?.data.length ?? 0) > 0
  return (
    <nav className={classes.wide} aria-label={t('profile.places')}>
      <ul className={`${list.rows} ${classes.places}`}>
        {places
          .filter(({ to }) => to !== '/profile/groups/' || isInGroup)
          .map(({ to, text, icon: Drawing }) => (
            <li key={to}>
              <Link to={to} className={classes.place}>
                <Drawing size={24} stroke={1.75} aria-hidden />
                <span className={classes.placeText}>{t(text)}</span>
                {to === '/profile/messages/' && <Unread />}
                <IconChevronRight className={link.chevron} size={20} aria-hidden />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

function Unread() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const unread = useSession(session => session.user?.unread_messages ?? 0)
  if (unread === 0) return null
  return (
    <span className={`${unreadShape.count} tabular`} role="img" aria-label={t('messages.unread', { count: unread, shown: count(unread) })}>
      {count(unread)}
    </span>
  )
}
