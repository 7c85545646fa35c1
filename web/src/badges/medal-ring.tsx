import type { BadgeType } from '@trivium/contract/badges'
import type { ReactNode } from 'react'
import { hueStyle } from '../ui/cover.tsx'
import { badgeLooks } from './badge-glyphs.tsx'
import classes from './badges.module.css'

interface MedalRingProps {
  type: BadgeType
  /** 0 to 1. */
  share: number
  children: ReactNode
}

const radius = 47
const around = 2 * Math.PI * radius

/** A medal with its progress around it; the numbers stand beside it in words. */
export function MedalRing({ type, share, children }: MedalRingProps) {
  return (
    <div className={classes.ring} style={hueStyle(badgeLooks[type].hue)} aria-hidden>
      <svg viewBox="0 0 100 100" className={classes.ringDrawing}>
        <circle cx="50" cy="50" r={radius} className={classes.ringTrack} />
        {share > 0 && (
          <circle
            cx="50"
            cy="50"
            r={radius}
            className={classes.ringHand}
            strokeDasharray={around}
            strokeDashoffset={around * (1 - share)}
          />
        )}
      </svg>
      {children}
    </div>
  )
}
