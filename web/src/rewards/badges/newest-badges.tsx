import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import link from '../../platform/ui/layout/row-link.module.css'
import { BadgeArt } from './badge-art.tsx'
import classes from './newest-badges.module.css'
import { nearestLocked, newestBadges } from './badge-lists.ts'

/** The profile's row of medals, newest first; without any, it suggests the first one to win. */
export function NewestBadges() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const badges = useAction('get_user_badges', {})
  const all = badges.data?.data ?? []
  const newest = newestBadges(all, 4)
  const first = nearestLocked(all)[0]
  const shown = newest.length > 0 || !first ? newest : [first]
  const unlocked = all.filter(({ status }) => status !== 'locked')
  return (
    <Link to="/profile/badges/" className={`${link.row} ${classes.row}`}>
      <span className={classes.body}>
        <span className={classes.words}>
          <span className={classes.title}>{t('badges.title')}</span>
          <span className={classes.muted}>
            {badges.data ? t('badges.of_all', { unlocked: count(unlocked.length), all: count(all.length) }) : '\u00a0'}
          </span>
        </span>
        <span className={classes.medals}>
          {shown.map(({ type, status }) => (
            <BadgeArt key={type} type={type} status={status} size={48} />
          ))}
        </span>
      </span>
      <IconChevronRight className={link.chevron} size={20} aria-hidden />
    </Link>
  )
}
