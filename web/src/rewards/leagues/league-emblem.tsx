// The emblem of a league: coins, shields, then stones. Each tier has its own shape and hue. Decorative: the name is beside it.

import type { LeagueTier } from '@trivium/contract/rewards/league-names'
import type { ReactNode } from 'react'
import classes from './league-emblem.module.css'

interface LeagueEmblemProps {
  tier: LeagueTier
  size?: number
  /** Not reached yet: only the outline is drawn. */
  isAhead?: boolean
}

export function LeagueEmblem({ tier, size = 64, isAhead = false }: LeagueEmblemProps) {
  const { body, lines } = shapes[tier]
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      className={classes.emblem}
      data-tier={tier}
      data-ahead={isAhead || undefined}
      aria-hidden
      focusable={false}
    >
      <g className={classes.body}>{body}</g>
      <g className={classes.lines}>{lines}</g>
    </svg>
  )
}

interface Shape {
  body: ReactNode
  /** The engraving of a metal, or the facets of a stone. */
  lines: ReactNode
}

const shield = <path d="M32 6 54 13V31C54 45 44 54 32 59 20 54 10 45 10 31V13Z" />

const shapes: Record<LeagueTier, Shape> = {
  copper: { body: <circle cx="32" cy="32" r="25" />, lines: <path d="M20 36 32 24 44 36" /> },
  bronze: { body: <path d="M32 5 56 18.500V45.500L32 59 8 45.500V18.500Z" />, lines: <path d="M20 33 32 21 44 33M20 44 32 32 44 44" /> },
  silver: { body: shield, lines: <path d="M20 30 32 18 44 30M20 40 32 28 44 40M20 50 32 38 44 50" /> },
  gold: {
    body: shield,
    lines: <path d="M32 16 36.700 26.500 48 27.700 39.500 35.200 42 46.500 32 40.600 22 46.500 24.500 35.200 16 27.700 27.300 26.500Z" />,
  },
  sapphire: { body: <path d="M32 4 52 32 32 60 12 32Z" />, lines: <path d="M32 4 41 32 32 60 23 32ZM12 32H52" /> },
  ruby: {
    body: <path d="M20 8H44L58 32 44 56H20L6 32Z" />,
    lines: <path d="M25 19H39L47 32 39 45H25L17 32ZM20 8 25 19M44 8 39 19M58 32H47M44 56 39 45M20 56 25 45M6 32H17" />,
  },
  diamond: { body: <path d="M17 10H47L60 26 32 58 4 26Z" />, lines: <path d="M4 26H60M17 10 22 26 32 58 42 26 47 10M22 26 32 10 42 26" /> },
}
