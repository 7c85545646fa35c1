import type { Badge, BadgeType } from '@trivium/contract/rewards/badges'
import { useDirection } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../../../platform/calls/actions.ts'
import { BadgeArt, ClaimButton } from '../../../rewards/badges/index.ts'
import { useShownAsCards } from '../../../rewards/notices/index.ts'
import classes from './result.module.css'

/** The badges that this play has unlocked, each with its reward for one tap. */
export function ResultBadges({ badges: types }: { badges: BadgeType[] }) {
  const { t } = useTranslation()
  const badges = useAction('get_user_badges', {}, { enabled: types.length > 0 })
  useShownAsCards(types)
  if (types.length === 0) return null
  return (
    <ul className={classes.badges} aria-label={t('result.badges')}>
      {types.map(type => (
        <ResultBadge key={type} type={type} badge={badges.data?.data.find(badge => badge.type === type)} />
      ))}
    </ul>
  )
}

/** @param badge undefined while loading */
function ResultBadge({ type, badge }: { type: BadgeType; badge: Badge | undefined }) {
  const { t } = useTranslation()
  const { dir } = useDirection()
  const link = useRef<HTMLAnchorElement>(null)
  const Arrow = dir === 'rtl' ? IconChevronLeft : IconChevronRight
  return (
    <li className={classes.badgeRow}>
      <Link ref={link} to="/profile/badges/" className={classes.badge}>
        <BadgeArt type={type} status={badge?.status ?? 'unlocked'} size={56} />
        <span className={classes.badgeWords}>
          <span className={classes.badgeNew}>{t('result.badge_new')}</span>
          <span className={classes.badgeName}>{t(`badge.${type}.name`)}</span>
        </span>
        <Arrow size={20} aria-hidden />
      </Link>
      {/* The pressed button disappears, so the focus moves to the badge. */}
      {badge?.status === 'unlocked' && <ClaimButton badge={badge} onClaimed={() => link.current?.focus()} />}
    </li>
  )
}
