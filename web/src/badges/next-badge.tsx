import type { Badge } from '@trivium/contract/badges'
import { doneShare } from '@trivium/rules/nearest-badge'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNumbers } from '../ui/numbers.ts'
import { BadgeArt } from './badge-art.tsx'
import { badgeSteps } from './badge-steps.ts'
import classes from './badges.module.css'
import { MedalRing } from './medal-ring.tsx'

/** The badge that is nearest: how much of it is done, what is left to do, and the way there. */
export function NextBadge({ badge }: { badge: Badge | null }) {
  const { t } = useTranslation()
  if (!badge) return <p className={classes.all}>{t('badges.all_unlocked')}</p>
  const { type, name, note } = badge
  const { to } = badgeSteps[type]
  return (
    <div className={classes.next}>
      <MedalRing type={type} share={doneShare(badge)}>
        <BadgeArt type={type} status="locked" size={112} />
      </MedalRing>
      <div className={classes.words}>
        <p className={classes.eyebrow}>{t('badges.next')}</p>
        <h2 className={classes.nextName}>
          <bdi>{name}</bdi>
        </h2>
        <WhatIsLeft badge={badge} />
        <p className={classes.note}>
          <bdi>{note}</bdi>
        </p>
        {to && (
          <Button component={Link} to={to} className={classes.go}>
            {t('badges.go')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A badge taken in one step has no steps to count; of a run the longest is told, for the present one may have ended. */
function WhatIsLeft({ badge: { type, progress, counter } }: { badge: Badge }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (counter <= 1) return null
  const { counts } = badgeSteps[type]
  const left = Math.max(0, counter - progress)
  return (
    <p className={classes.left}>
      {counts === 'days' || counts === 'wins'
        ? t(`badges.run_${counts}`, { done: count(progress), all: count(counter) })
        : t(`badges.left_${counts}`, { count: left, shown: count(left) })}
    </p>
  )
}
