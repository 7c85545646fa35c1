import type { BadgeType } from '@trivium/contract/badges'
import type { ReactNode } from 'react'
import { hueStyle } from '../ui/cover.tsx'
import { RingDrawing } from '../ui/ring-drawing.tsx'
import { badgeLooks } from './badge-glyphs.tsx'
import classes from './badges.module.css'

interface MedalRingProps {
  type: BadgeType
  /** 0 to 1. */
  share: number
  children: ReactNode
}

/** A medal with its progress around it; the numbers stand beside it in words. */
export function MedalRing({ type, share, children }: MedalRingProps) {
  return (
    <div className={classes.ring} style={hueStyle(badgeLooks[type].hue)} aria-hidden>
      <RingDrawing share={share} width={6} />
      {children}
    </div>
  )
}
