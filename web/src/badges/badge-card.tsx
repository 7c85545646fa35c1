import type { Badge } from '@trivium/contract/badges'
import type { ReactNode } from 'react'
import { BadgeArt } from './badge-art.tsx'
import { BadgeProgress } from './badge-progress.tsx'
import classes from './badges.module.css'

interface BadgeCardProps {
  badge: Badge
  /** Shown at the end of the card: the claim button or the date. */
  children?: ReactNode
}

export function BadgeCard({ badge, children }: BadgeCardProps) {
  const { type, status, name, note } = badge
  return (
    <li className={classes.card} data-status={status}>
      <BadgeArt type={type} status={status} size={status === 'unlocked' ? 88 : 72} />
      <div className={classes.words}>
        <h3 className={classes.name}>
          <bdi>{name}</bdi>
        </h3>
        <p className={classes.note}>
          <bdi>{note}</bdi>
        </p>
        {status === 'locked' && <BadgeProgress badge={badge} />}
        {children}
      </div>
    </li>
  )
}
