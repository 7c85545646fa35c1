// The medal of a badge: one shape for all, with a hue and a glyph for each badge. Decorative, because the name is always beside it.

import type { Badge, BadgeType } from '@trivium/contract/rewards/badges'
import { useId } from 'react'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import classes from './badge-art.module.css'
import { badgeLooks } from './badge-glyphs.tsx'

interface BadgeArtProps {
  type: BadgeType
  status: Badge['status']
  size?: number
}

const hexagon =
  'M29 3.700a6 6 0 0 1 6 0L51.6 13.300a6 6 0 0 1 3 5.200V37.500a6 6 0 0 1-3 5.200L35 52.300a6 6 0 0 1-6 0L12.4 42.700a6 6 0 0 1-3-5.200V18.500a6 6 0 0 1 3-5.200Z'
const face =
  'M30 9.200a4 4 0 0 1 4 0L47.8 17.200a4 4 0 0 1 2 3.500V35.300a4 4 0 0 1-2 3.500L34 46.800a4 4 0 0 1-4 0L16.2 38.800a4 4 0 0 1-2-3.500V20.700a4 4 0 0 1 2-3.500Z'

/** A locked badge is an outline with a lock, an unlocked one a medal with a ribbon, a claimed one has a check as well. */
export function BadgeArt({ type, status, size = 64 }: BadgeArtProps) {
  const { hue, glyph } = badgeLooks[type]
  const isLocked = status === 'locked'
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      className={classes.medal}
      style={hueStyle(hue)}
      data-status={status}
      aria-hidden
      focusable={false}
    >
      {!isLocked && <path className={classes.ribbon} d="M18 40 11 61 19.5 57.5 24.5 63 30 46ZM46 40 53 61 44.5 57.5 39.5 63 34 46Z" />}
      <path className={classes.rim} d={hexagon} />
      <path className={classes.face} d={face} />
      {!isLocked && <Shine isMoving={status === 'unlocked'} />}
      <g className={classes.glyph} transform="translate(32 28)">
        {glyph}
      </g>
      {isLocked && <Lock />}
      {status === 'claimed' && <Check />}
    </svg>
  )
}

/** A highlight on the upper half of the medal. On an unclaimed medal a beam of light moves across. */
function Shine({ isMoving }: { isMoving: boolean }) {
  const clip = useId()
  return (
    <>
      <clipPath id={clip}>
        <path d={face} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className={classes.light} d="M0 0H64L10 44H0Z" />
        {isMoving && <path className={classes.beam} d="M-16 60 4-4H14L-6 60Z" />}
      </g>
    </>
  )
}

const Lock = () => (
  <g transform="translate(49 47)">
    <circle className={classes.mark} r="10" />
    <path className={classes.markLine} d="M-2.8-1V-3.200a2.8 2.8 0 0 1 5.6 0V-1" />
    <rect className={classes.markFill} x="-4.6" y="-1" width="9.2" height="6.4" rx="1.6" />
  </g>
)

const Check = () => (
  <g transform="translate(50 46)">
    <circle className={classes.mark} r="10" />
    <path className={classes.markLine} d="M-4.2.2-1.2 3.4 4.4-3.2" />
  </g>
)
