import type { BadgeType } from '@trivium/contract/rewards/badges'
import { useDirection } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BadgeArt } from '../../../rewards/badges/index.ts'
import { useShownAsCards } from '../../../rewards/notices/index.ts'
import classes from './result.module.css'

/** The badges that this play has unlocked, with a link to claim their rewards. */
export function ResultBadges({ badges }: { badges: BadgeType[] }) {
  const { t } = useTranslation()
  const { dir } = useDirection()
  const Arrow = dir === 'rtl' ? IconChevronLeft : IconChevronRight
  useShownAsCards(badges)
  if (badges.length === 0) return null
  return (
    <ul className={classes.badges} aria-label={t('result.badges')}>
      {badges.map(type => (
        <li key={type}>
          <Link to="/profile/badges/" className={classes.badge}>
            <BadgeArt type={type} status="unlocked" size={56} />
            <span className={classes.badgeWords}>
              <span className={classes.badgeNew}>{t('result.badge_new')}</span>
              <span className={classes.badgeName}>{t(`badge.${type}.name`)}</span>
            </span>
            <Arrow size={20} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
