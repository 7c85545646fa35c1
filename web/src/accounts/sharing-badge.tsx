import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../actions.ts'
import { BadgeArt } from '../badges/badge-art.tsx'
import { BadgeProgress } from '../badges/badge-progress.tsx'
import classes from './invite.module.css'

/** The badge that grows with every friend. Nothing where the badges do not come: they are not what this page is about. */
export function SharingBadge() {
  const { t } = useTranslation()
  const badges = useAction('get_user_badges', {})
  const badge = badges.data?.data.find(({ type }) => type === 'sharing_caring')
  if (!badge) return null
  return (
    <Link to="/profile/badges/" className={classes.badge} aria-label={`${t('badges.title')}: ${badge.name}`}>
      <BadgeArt type={badge.type} status={badge.status} size={64} />
      <span className={classes.words}>
        <span className={classes.name}>{badge.name}</span>
        <span className={classes.muted}>{badge.note}</span>
        {badge.status === 'locked' && <BadgeProgress badge={badge} />}
      </span>
    </Link>
  )
}
