// Motifs of the modes that one plays alone: around (0, 0), 100 wide and 92 high.

import { ink, line } from './inks.ts'
import { star } from './star.ts'

/** Stairs of stars. */
export const stairs = (
  <>
    <path d="M-48 42V24A4 4 0 0 1-44 20H-18V6A4 4 0 0 1-14 2H14V-10A4 4 0 0 1 18-14H44A4 4 0 0 1 48-10V42Z" {...ink('paper')} />
    <path d="M-48 42V30H-18V42ZM-18 30V12H14V42H-18ZM14 12V-4H48V42H14Z" {...ink('soft')} />
    <path d={star(-33, 2, 13)} {...ink('soft')} />
    <path d={star(-2, -16, 14)} {...ink('paper')} />
    <path d={star(31, -29, 17)} {...ink('spark')} />
  </>
)

/** A sheet of a calendar with the sun of the day. */
export const calendar = (
  <>
    <path d="M-34-30H34A8 8 0 0 1 42-22V34A8 8 0 0 1 34 42H-34A8 8 0 0 1-42 34V-22A8 8 0 0 1-34-30Z" {...ink('paper')} />
    <path d="M-34-30H34A8 8 0 0 1 42-22V-12H-42V-22A8 8 0 0 1-34-30Z" {...ink('deep')} />
    <path d="M-20-42V-24M20-42V-24" {...line('soft', 8)} />
    <circle cy="15" r="11" {...ink('spark')} />
    <path d="M0-3V-5M0 33V35M-18 15H-20M18 15H20M-13 2-14 1M13 28 14 29M13 2 14 1M-13 28-14 29" {...line('spark', 4.5)} />
    <path d="M-34 26V28M-34 8V10M34 8V10M34 26V28" {...line('soft', 6)} />
  </>
)

/** An open book with a ribbon. */
export const openBook = (
  <>
    <path d="M0-22C-14-34-34-34-48-30V32C-34 28-14 28 0 40 14 28 34 28 48 32V-30C34-34 14-34 0-22Z" {...ink('paper')} />
    <path d="M0-22C14-34 34-34 48-30V32C34 28 14 28 0 40Z" {...ink('soft')} />
    <path d="M0-22V40" {...line('mid', 3)} />
    <path d="M-39-17C-29-19-18-18-10-12M-39-3C-29-5-18-4-10 2M-39 11C-29 9-18 10-10 16" {...line('mid', 4)} />
    <path d="M16-29 34-32V12L25 4 16 14Z" {...ink('spark')} />
  </>
)

/** A statement to the one side or the other: two cards, with a tick and a cross. */
export const verdicts = (
  <>
    <g transform="rotate(-10 -22 0)">
      <rect x="-46" y="-32" width="46" height="62" rx="9" {...ink('paper')} />
      <path d="M-36 0-27 10-10-13" {...line('mid', 8)} />
    </g>
    <g transform="rotate(10 24 4)">
      <rect x="2" y="-26" width="46" height="62" rx="9" {...ink('spark')} />
      <path d="M14-6 36 16M36-6 14 16" {...line('deep', 8)} />
    </g>
  </>
)

/** A word with an empty place, and the keys below it. */
export const slots = (
  <>
    <rect x="-48" y="-38" width="28" height="38" rx="6" {...ink('paper')} />
    <rect x="-14" y="-38" width="28" height="38" rx="6" {...ink('spark')} />
    <rect x="22" y="-36" width="24" height="34" rx="5" {...line('paper', 4)} strokeDasharray="8 7" />
    <path d="M-41-9-34-29-27-9M-38-15H-30" {...line('mid', 4.5)} />
    <path d="M-5-28V-9M-5-28H2A4.600 4.600 0 0 1 2-19H-5M-5-19H3A5 5 0 0 1 3-9H-5" {...line('deep', 4.5)} />
    <path d="M-42 16H-36M-18 16H-12M6 16H12M30 16H36" {...line('soft', 14)} />
    <path d="M-33 35H-26M-11 35H11M26 35H33" {...line('soft', 14)} />
  </>
)

/** Several ticks, in an order that one changes. */
export const ordered = (
  <>
    <rect x="-48" y="-38" width="62" height="22" rx="7" {...ink('paper')} />
    <rect x="-48" y="-10" width="62" height="22" rx="7" {...ink('soft')} />
    <rect x="-48" y="18" width="62" height="22" rx="7" {...ink('paper')} />
    <path d="M-41-27-37-23-30-32M-41 29-37 33-30 24" {...line('mid', 4.5)} />
    <path d="M-20-27H4M-40 1H4M-20 29H4" {...line('mid', 4)} opacity=".6" />
    <path d="M35-30V32M24-21 35-33 46-21M24 23 35 35 46 23" {...line('spark', 7)} />
  </>
)

/** Headphones around a record. */
export const record = (
  <>
    <circle cy="10" r="30" {...ink('deep')} />
    <circle cy="10" r="24" {...line('mid', 1.5)} />
    <circle cy="10" r="18" {...line('mid', 1.5)} />
    <circle cy="10" r="11" {...ink('spark')} />
    <circle cy="10" r="3" {...ink('deep')} />
    <path d="M-39 12V0A39 39 0 0 1 39 0V12" {...line('paper', 7)} />
    <rect x="-48" y="4" width="17" height="34" rx="8" {...ink('paper')} />
    <rect x="31" y="4" width="17" height="34" rx="8" {...ink('paper')} />
  </>
)

/** Four signs of arithmetic. */
export const signs = (
  <>
    <rect x="-43" y="-43" width="40" height="40" rx="9" {...ink('paper')} />
    <rect x="3" y="-43" width="40" height="40" rx="9" {...ink('soft')} />
    <rect x="-43" y="3" width="40" height="40" rx="9" {...ink('soft')} />
    <rect x="3" y="3" width="40" height="40" rx="9" {...ink('spark')} />
    <path d="M-23-33V-13M-33-23H-13M13-23H33M-31 15-15 31M-15 15-31 31" {...line('mid', 6.5)} />
    <path d="M13 17H33M13 29H33" {...line('deep', 6.5)} />
  </>
)

/** A stopwatch. */
export const stopwatch = (
  <>
    <path d="M-8-44H8M0-44V-30M27-29 33-35" {...line('soft', 8)} />
    <circle cy="8" r="35" {...ink('paper')} />
    <path d="M0 8V-18A26 26 0 0 1 22.500 21Z" {...ink('spark')} />
    <circle cy="8" r="26" {...line('mid', 3)} />
    <path d="M0 8V-12M0 8 15 17" {...line('deep', 5)} />
    <circle cy="8" r="5" {...ink('deep')} />
  </>
)

/** A card that comes back. */
export const comingBack = (
  <>
    <rect x="-18" y="-20" width="38" height="46" rx="7" transform="rotate(12 2 3)" {...ink('soft')} />
    <rect x="-21" y="-22" width="38" height="48" rx="7" transform="rotate(-6 -2 3)" {...ink('paper')} />
    <path d="M-11-7C-11-18 7-19 7-7 7 0-2 0-2 8" transform="rotate(-6 -2 3)" {...line('mid', 5.5)} />
    <circle cx="-2" cy="18" r="3.500" transform="rotate(-6 -2 3)" {...ink('mid')} />
    <path d="M-38 14A40 40 0 0 1 30-24M30-39V-24L15-26.500" {...line('spark', 6.5)} />
    <path d="M38-10A40 40 0 0 1-30 28M-30 43V28L-15 30.500" {...line('spark', 6.5)} />
  </>
)

/** Two ribbons, one with a star. */
export const ribbons = (
  <>
    <path d="M2-42H36A6 6 0 0 1 42-36V34L19 18 2 30Z" {...ink('soft')} />
    <path d="M-36-38H2A6 6 0 0 1 8-32V44L-17 26-42 44V-32A6 6 0 0 1-36-38Z" {...ink('paper')} />
    <path d={star(-17, -8, 18)} {...ink('spark')} />
  </>
)
