// Motifs of the subjects of words, sounds and maths: around (0, 0), 80 high.

import { ink, line } from './inks.ts'

/** The track of an animal. */
export const paw = (
  <>
    <path d="M0-4C16-4 30 12 30 26 30 38 18 42 0 36-18 42-30 38-30 26-30 12-16-4 0-4Z" {...ink('paper')} />
    <ellipse cx="-33" cy="-6" rx="10" ry="14" transform="rotate(-24 -33 -6)" {...ink('spark')} />
    <ellipse cx="33" cy="-6" rx="10" ry="14" transform="rotate(24 33 -6)" {...ink('spark')} />
    <ellipse cx="-13" cy="-26" rx="10" ry="15" transform="rotate(-8 -13 -26)" {...ink('paper')} />
    <ellipse cx="13" cy="-26" rx="10" ry="15" transform="rotate(8 13 -26)" {...ink('paper')} />
  </>
)

/** An apple. */
export const apple = (
  <>
    <path d="M0-14C-10-24-36-22-36 6-36 28-18 44-8 40-3 38 3 38 8 40 18 44 36 28 36 6 36-22 10-24 0-14Z" {...ink('paper')} />
    <path d="M-25 2C-25-6-21-11-14-13" {...line('soft', 5)} />
    <path d="M0-14C0-24-3-32-8-38" {...line('deep', 5)} />
    <path d="M2-26C4-40 18-44 30-40 28-28 16-20 2-26Z" {...ink('spark')} />
  </>
)

/** An armchair with a cushion. */
export const armchair = (
  <>
    <path d="M-32 8V-24A14 14 0 0 1-18-38H18A14 14 0 0 1 32-24V8Z" {...ink('soft')} />
    <path d="M-32 30V2A9 9 0 0 0-50 2V24A10 10 0 0 0-40 34H40A10 10 0 0 0 50 24V2A9 9 0 0 0 32 2V30" {...ink('paper')} />
    <path d="M-36 34V42M36 34V42" {...line('deep', 6)} />
    <rect x="-32" y="6" width="64" height="20" rx="4" {...ink('spark')} />
  </>
)

/** A die that shows five. */
export const die = (
  <>
    <rect x="-34" y="-34" width="68" height="68" rx="14" transform="rotate(-9)" {...ink('paper')} />
    <g transform="rotate(-9)">
      <circle cx="-18" cy="-18" r="7" {...ink('mid')} />
      <circle cx="18" cy="-18" r="7" {...ink('mid')} />
      <circle r="7" {...ink('spark')} />
      <circle cx="-18" cy="18" r="7" {...ink('mid')} />
      <circle cx="18" cy="18" r="7" {...ink('mid')} />
    </g>
  </>
)

/** A metronome. */
export const metronome = (
  <>
    <path d="M-12-40H12L32 40H-32Z" {...ink('paper')} strokeLinejoin="round" />
    <path d="M-26 18H26L32 40H-32Z" {...ink('soft')} />
    <path d="M0 26 34-38" {...line('deep', 5)} />
    <path d="M12-8 30 1 24 12 6 3Z" {...ink('spark')} />
  </>
)

/** A balance. */
export const balance = (
  <>
    <path d="M0-36V36M-22 40H22" {...line('paper', 6)} />
    <path d="M-40-18 40-30" {...line('paper', 6)} />
    <path d="M-40-16-52 12H-28ZM40-28 28 2H52Z" {...line('soft', 3)} />
    <path d="M-56 12H-24A16 12 0 0 1-56 12ZM24 2H56A16 12 0 0 1 24 2Z" {...ink('spark')} />
  </>
)

/** A line that climbs between its axes. */
export const climbing = (
  <>
    <path d="M-44-38V38H46" {...line('paper', 6)} />
    <path d="M-30 22-10 0 8 12 40-28" {...line('spark', 7)} />
    <circle cx="-10" r="7" {...ink('paper')} />
    <circle cx="8" cy="12" r="7" {...ink('paper')} />
    <circle cx="40" cy="-28" r="7" {...ink('paper')} />
  </>
)

/** A pie with a piece taken out. */
export const pie = (
  <>
    <path d="M-4 4V-34A38 38 0 1 0 34 4Z" {...ink('paper')} />
    <path d="M-4 4-31 31A38 38 0 0 1-42 4Z" {...ink('soft')} />
    <path d="M6-6V-42A36 36 0 0 1 42-6Z" {...ink('spark')} />
  </>
)

/** A root. */
export const root = (
  <>
    <path d="M-46 4-34 0-20 34-2-34H46" {...line('paper', 8)} />
    <path d="M10-12 34 22M34-12 10 22" {...line('spark', 8)} />
  </>
)

/** An unknown between brackets. */
export const unknown = (
  <>
    <path d="M-32-38C-50-16-50 16-32 38M32-38C50-16 50 16 32 38" {...line('paper', 8)} />
    <path d="M-16-18 16 18M16-18-16 18" {...line('spark', 9)} />
  </>
)

/** A curve through its axes. */
export const curve = (
  <>
    <path d="M0-40V40M-50 0H50" {...line('soft', 4)} />
    <path d="M-48 0C-36-44-16-44 0 0S36 44 48 0" {...line('paper', 8)} />
    <circle r="8" {...ink('spark')} />
  </>
)

/** A ruler and a pencil. */
export const ruler = (
  <>
    <g transform="translate(0 2) rotate(-32) scale(.86)">
      <rect x="-52" y="-4" width="104" height="28" rx="4" {...ink('paper')} />
      <path d="M-40-4V8M-27-4V3M-14-4V8M-1-4V3M12-4V8M25-4V3M38-4V8" {...line('mid', 3.5)} />
      <path d="M-40-24H32V-12H-40Z" {...ink('spark')} />
      <path d="M32-24 46-18 32-12Z" {...ink('deep')} />
    </g>
  </>
)

/** A target with its arrow. */
export const target = (
  <>
    <circle cx="-4" cy="4" r="36" {...ink('paper')} />
    <circle cx="-4" cy="4" r="24" {...ink('mid')} />
    <circle cx="-4" cy="4" r="12" {...ink('paper')} />
    <path d="M-4 4 32-32M24-40V-24H40L48-32H32V-40Z" {...line('spark', 6)} />
  </>
)

/** Sound on its way. */
export const waves = (
  <>
    <circle r="11" {...ink('spark')} />
    <path d="M-20-20A28 28 0 0 0-20 20M20-20A28 28 0 0 1 20 20" {...line('paper', 7)} />
    <path d="M-36-34A50 50 0 0 0-36 34M36-34A50 50 0 0 1 36 34" {...line('soft', 7)} />
  </>
)
