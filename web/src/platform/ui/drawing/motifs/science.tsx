// Motifs of science and technology: around (0, 0), 80 high.

import { ink, line } from './inks.ts'

/** A light bulb. */
export const bulb = (
  <>
    <path d="M-38-6H-32M38-6H32M-28-32-23-28M28-32 23-28M0-42V-41" {...line('paper', 4)} />
    <path d="M-12 20C-12 12-24 6-24-9A24 24 0 0 1 24-9C24 6 12 12 12 20Z" {...ink('spark')} />
    <path d="M-14-12A14 14 0 0 1-3-22" {...line('paper', 4)} />
    <path d="M-7 20V2L-11-4M7 20V2L11-4M-7 2H7" {...line('deep', 2.5)} />
    <rect x="-12" y="22" width="24" height="6" rx="3" {...ink('paper')} />
    <rect x="-10" y="30" width="20" height="6" rx="3" {...ink('paper')} />
    <path d="M-5 38H5" {...line('paper', 4)} />
  </>
)

/** An atom. */
export const atom = (
  <>
    <ellipse rx="40" ry="15" {...line('paper', 3.5)} />
    <ellipse rx="40" ry="15" transform="rotate(60)" {...line('paper', 3.5)} />
    <ellipse rx="40" ry="15" transform="rotate(120)" {...line('paper', 3.5)} />
    <circle r="10" {...ink('spark')} />
    <circle cx="40" r="6" {...ink('paper')} />
    <circle cx="-20" cy="-34.600" r="6" {...ink('paper')} />
    <circle cx="-20" cy="34.600" r="6" {...ink('paper')} />
  </>
)

/** A flask with a bubbling liquid. */
export const flask = (
  <>
    <circle cx="10" cy="-34" r="4" {...ink('spark')} />
    <circle cx="-2" cy="-41" r="2.500" {...ink('spark')} />
    <path d="M-10-24V-8L-33 32C-35 37-33 40-28 40H28C33 40 35 37 33 32L10-8V-24Z" {...ink('paper')} />
    <path d="M-17 13C-8 8-2 18 8 13 11 11 14 11 17 13L27 31C28 34 27 35 24 35H-24C-27 35-28 34-27 31Z" {...ink('mid')} />
    <circle cx="-9" cy="25" r="4.500" {...ink('paper')} />
    <circle cx="8" cy="28" r="3" {...ink('paper')} />
    <circle cx="3" cy="19" r="2" {...ink('paper')} />
    <rect x="-16" y="-30" width="32" height="7" rx="3.500" {...ink('soft')} />
  </>
)

/** A horseshoe magnet with its field. */
export const magnet = (
  <>
    <path d="M-32-34V4A32 32 0 0 0 32 4V-34H12V4A12 12 0 0 1-12 4V-34Z" {...ink('paper')} />
    <path d="M-32-34H-12V-16H-32ZM12-34H32V-16H12Z" {...ink('spark')} />
    <path d="M-40-40C-46-34-46-24-42-18M40-40C46-34 46-24 42-18M-5-30H5M-7-22H7" {...line('paper', 3)} />
  </>
)

/** A heart and its beat. */
export const heartbeat = (
  <>
    <path d="M0 38C-24 20-40 6-40-12A20 20 0 0 1 0-22 20 20 0 0 1 40-12C40 6 24 20 0 38Z" {...ink('paper')} />
    <path d="M-40 2H-16L-9-12 2 18 10-4 14 2H40" {...line('mid', 5)} />
  </>
)

/** A planet with a ring. */
export const planet = (
  <>
    <path d="M-40-28V-20M-44-24H-36M36 24V32M32 28H40" {...line('paper', 2.5)} />
    <circle cx="38" cy="-30" r="5" {...ink('paper')} />
    <g transform="rotate(-22)">
      <path d="M-48 0A48 14 0 0 1 48 0" {...line('soft', 5.5)} />
      <circle r="28" {...ink('spark')} />
      <path d="M-25-12H25M-28 0H28" {...line('deep', 3.5)} opacity=".25" />
      <path d="M-48 0A48 14 0 0 0 48 0" {...line('paper', 5.5)} />
    </g>
  </>
)

/** A constellation on a star chart. */
export const starChart = (
  <>
    <circle r="39" {...ink('deep')} opacity=".55" />
    <circle r="39" {...line('paper', 2.5)} />
    <path d="M0-39V39M-39 0H39" {...line('paper', 1)} opacity=".35" />
    <circle r="20" {...line('paper', 1)} opacity=".35" />
    <path d="M-30-12-17-18-7-11 3-4 1 12 21 18 26 1 3-4" {...line('paper', 1.8)} />
    <path
      d="M-30-16l1.300 2.700 2.700 1.300-2.700 1.300-1.300 2.700-1.300-2.700-2.700-1.300 2.700-1.300ZM26-5l2 4 4 2-4 2-2 4-2-4-4-2 4-2Z"
      {...ink('spark')}
    />
    <circle cx="-17" cy="-18" r="3" {...ink('paper')} />
    <circle cx="-7" cy="-11" r="2.600" {...ink('paper')} />
    <circle cx="3" cy="-4" r="3.200" {...ink('paper')} />
    <circle cx="1" cy="12" r="2.600" {...ink('paper')} />
    <circle cx="21" cy="18" r="3.200" {...ink('paper')} />
  </>
)

/** A chip. */
export const chip = (
  <>
    <path
      d="M-16-28V-40M0-28V-40M16-28V-40M-16 28V40M0 28V40M16 28V40M-28-16H-40M-28 0H-40M-28 16H-40M28-16H40M28 0H40M28 16H40"
      {...line('soft', 4)}
    />
    <rect x="-30" y="-30" width="60" height="60" rx="8" {...ink('paper')} />
    <rect x="-18" y="-18" width="36" height="36" rx="4" {...ink('mid')} />
    <path d="M4-13-8 3H0L-4 13 8-3H0Z" {...ink('spark')} />
  </>
)

const tooth = 'M-4-31H4L6-22H-6Z'
const cog = (size: number) => (
  <g transform={`scale(${size})`}>
    {[0, 45, 90, 135, 180, 225, 270, 315].map(turn => (
      <path key={turn} d={tooth} transform={`rotate(${turn})`} />
    ))}
    <circle r="23" />
  </g>
)

/** Two gears. */
export const gears = (
  <>
    <g transform="translate(-13 -7)" {...ink('paper')}>
      {cog(1)}
      <circle r="10" {...ink('mid')} />
    </g>
    <g transform="translate(27 23) rotate(22)" {...ink('spark')}>
      {cog(0.58)}
      <circle r="5.500" {...ink('deep')} />
    </g>
  </>
)
