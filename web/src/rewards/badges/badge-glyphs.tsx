// The glyph of each medal: one simple drawing around (0, 0), at most 26 wide, in the colour of the medal's face or its own.

import type { BadgeType } from '@trivium/contract/rewards/badges'
import type { ReactNode } from 'react'

interface BadgeLook {
  /** Hue in oklch, which gives every hue the same perceived lightness. */
  hue: number
  glyph: ReactNode
}

/** For filled shapes; the rest of a glyph consists of lines. */
const filled = { fill: 'currentColor' }

export const badgeLooks: Record<BadgeType, BadgeLook> = {
  dashing_debut: {
    hue: 150,
    // A flag.
    glyph: (
      <>
        <path d="M-7 11V-11" />
        <path d="M-7-10H8L4-4.5 8 1H-7Z" {...filled} />
      </>
    ),
  },
  combat_winner: {
    hue: 25,
    // Crossed swords.
    glyph: <path d="M-10-10 7 7M10-10-7 7M2 10 10 2M-2 10-10 2M7 7 10 10M-7 7-10 10" />,
  },
  clash_winner: {
    hue: 350,
    // A shield with a chevron.
    glyph: (
      <>
        <path d="M0-11 9-8V0C9 6 4 9.5 0 11.5-4 9.5-9 6-9 0V-8Z" />
        <path d="M-4.5 1.5 0-3 4.5 1.5" />
      </>
    ),
  },
  most_wanted_winner: {
    hue: 48,
    // A target.
    glyph: (
      <>
        <circle r="10.5" />
        <circle r="5.6" />
        <circle r="1.6" {...filled} />
      </>
    ),
  },
  ultimate_player: {
    hue: 300,
    // A crown.
    glyph: (
      <>
        <path d="M-10 5.5-11-6-5 0 0-9 5 0 11-6 10 5.500Z" {...filled} />
        <path d="M-9.5 10H9.5" />
      </>
    ),
  },
  quiz_warrior: {
    hue: 12,
    // Three chevrons.
    glyph: <path d="M-9-2 0-10 9-2M-9 4.5 0-3.5 9 4.500M-9 11 0 3 9 11" />,
  },
  super_sonic: {
    hue: 75,
    // A bolt.
    glyph: <path d="M3-12-8 2H-1L-3 12 8-2.500H1Z" {...filled} />,
  },
  flashback: {
    hue: 200,
    // A clock that runs back.
    glyph: (
      <>
        <path d="M-9.5-4A10.3 10.3 0 1 1-10 3.5" />
        <path d="M-11.5-10-9.8-3.6-3.5-5" />
        <path d="M0-5.500V.500L4 3" />
      </>
    ),
  },
  brainiac: {
    hue: 270,
    // A bulb.
    glyph: (
      <>
        <path d="M-3.5 5.500C-3.5 3-8 1-8-4A8 8 0 0 1 8-4C8 1 3.5 3 3.5 5.500Z" />
        <path d="M-3 9H3M-1.5 12H1.5" />
      </>
    ),
  },
  big_thing: {
    hue: 165,
    // Mountains.
    glyph: (
      <>
        <path d="M-12 9-3.5-8 5 9Z" {...filled} />
        <path d="M3 2 6.5-3 12.5 9H5" />
      </>
    ),
  },
  elite: {
    hue: 90,
    // A stack of coins.
    glyph: (
      <>
        <ellipse cy="-6.5" rx="9.5" ry="3.8" />
        <path d="M-9.5-6.500V0C-9.5 2.2-5.2 4 0 4S9.5 2.2 9.5 0V-6.500M-9.5 0V6.500C-9.5 8.7-5.2 10.5 0 10.500S9.5 8.7 9.5 6.500V0" />
      </>
    ),
  },
  thirsty: {
    hue: 235,
    // A drop.
    glyph: (
      <>
        <path d="M0-12C5-5.5 8.5-1 8.5 3.500A8.5 8.5 0 0 1-8.5 3.500C-8.5-1-5-5.5 0-12Z" />
        <path d="M-4 4A4 4 0 0 0 0 8" />
      </>
    ),
  },
  power_elite: {
    hue: 320,
    // A star.
    glyph: <path d="M0-12 3.3-4.5 11.4-3.7 5.3 1.7 7.1 9.7 0 5.5-7.1 9.7-5.3 1.7-11.4-3.7-3.3-4.500Z" {...filled} />,
  },
  sharing_caring: {
    hue: 0,
    // A heart.
    glyph: <path d="M0 10C-8 4-11 .5-11-4A5.6 5.6 0 0 1 0-5.5 5.6 5.6 0 0 1 11-4C11 .5 8 4 0 10Z" {...filled} />,
  },
  streak: {
    hue: 40,
    // A flame.
    glyph: (
      <path
        d="M0-12C1-7 8-4.5 8 3A8 8 0 0 1-8 3C-8 0-7-2.5-5-4.5-4.5-2-3.5-1-2-.5-2.5-5-1.5-9 0-12ZM0 11C2.5 11 4 9 4 7 4 4.5 2 3.5 1 1.5-1 3.5-3.5 4.5-3.5 7.5-3.5 9.5-2 11 0 11Z"
        fill="currentColor"
        fillRule="evenodd"
        strokeWidth={1.2}
      />
    ),
  },
}
