import type { Badge } from '@trivium/contract/rewards/badges'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareButton } from '../../platform/sharing/share-button.tsx'
import { useAppName } from '../../platform/settings/use-setting.ts'
import { BadgeArt } from './badge-art.tsx'
import { BadgeProgress } from './badge-progress.tsx'
import classes from './badges.module.css'

interface BadgeCardProps {
  badge: Badge
  /** Shown at the end of the card: the claim button or the date. */
  children?: ReactNode
}

export function BadgeCard({ badge, children }: BadgeCardProps) {
  const { t } = useTranslation()
  const app = useAppName()
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
        {status === 'unlocked' && (
          <ShareButton what={{ share_kind: 'badge', badge: type }} text={t('share.badge_text', { badge: name, app })} />
        )}
      </div>
    </li>
  )
}
