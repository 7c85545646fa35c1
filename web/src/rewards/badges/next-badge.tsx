import type { Badge, BadgeType } from '@trivium/contract/rewards/badges'
import { doneShare } from '@trivium/rules/rewards/nearest-badge'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { RingDrawing } from '../../platform/ui/drawing/ring-drawing.tsx'
import { BadgeArt } from './badge-art.tsx'
import { badgeLooks } from './badge-glyphs.tsx'
import { badgeSteps } from './badge-steps.ts'
import classes from './badges.module.css'

/** The nearest badge: its progress, what is left to do, and the link to a page where the player can do it. */
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

interface MedalRingProps {
  type: BadgeType
  /** 0 to 1. */
  share: number
  children: ReactNode
}

/** A medal with its progress as a ring. Decorative, because the text beside it has the numbers. */
function MedalRing({ type, share, children }: MedalRingProps) {
  return (
    <div className={classes.ring} style={hueStyle(badgeLooks[type].hue)} aria-hidden>
      <RingDrawing share={share} width={6} />
      {children}
    </div>
  )
}

/** A badge with a single step has nothing to count. For streaks the text shows the longest run, because the current one may have ended. */
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
