// Motifs of duels, tests and exams: around (0, 0), 100 wide and 92 high.

import { ink, line } from './inks.ts'
import { star } from './star.ts'

const sword = (
  <>
    <path d="M-6.500-44 0-54 6.500-44V18H-6.500Z" {...ink('paper')} />
    <path d="M0-54V18H6.500V-44Z" {...ink('soft')} />
    <path d="M-15 20H15" {...line('spark', 8)} />
    <path d="M0 26V36" {...line('deep', 9)} />
    <circle cy="42" r="7" {...ink('spark')} />
  </>
)

/** Two crossed swords. */
export const swords = (
  <>
    <g transform="translate(0 5) rotate(-45) scale(1.120)">{sword}</g>
    <g transform="translate(0 5) rotate(45) scale(1.120)">{sword}</g>
  </>
)

const person = (
  <>
    <circle cy="-13" r="12" />
    <path d="M-20 24C-20 8-11 3 0 3S20 8 20 24Z" />
  </>
)

/** Four players around a table. */
export const players = (
  <>
    <g transform="translate(-16 -16) scale(.9)" {...ink('soft')}>
      {person}
    </g>
    <g transform="translate(16 -16) scale(.9)" {...ink('mid')}>
      {person}
    </g>
    <g transform="translate(-28 10)" {...ink('paper')}>
      {person}
    </g>
    <g transform="translate(28 10)" {...ink('spark')}>
      {person}
    </g>
    <path d="M-43 38H43" {...line('paper', 8)} />
  </>
)

/** A cup with a star. */
export const cup = (
  <>
    <path d="M-24-32H-42C-44-10-34 2-18 4M24-32H42C44-10 34 2 18 4" {...line('paper', 6)} />
    <path d="M-27-42H27V-16C27 4 14 16 0 16S-27 4-27-16Z" {...ink('spark')} />
    <path d="M-5 14H5V28H-5Z" {...ink('soft')} />
    <path d="M-14 26H14L18 34H-18Z" {...ink('soft')} />
    <rect x="-26" y="32" width="52" height="11" rx="4" {...ink('paper')} />
    <path d={star(0, -17, 16)} {...ink('paper')} />
  </>
)

/** A sheet with ticks, and a pencil. */
export const sheet = (
  <>
    <rect x="-38" y="-36" width="60" height="78" rx="8" {...ink('paper')} />
    <rect x="-22" y="-44" width="28" height="16" rx="5" {...ink('deep')} />
    <path d="M-29-13-24-8-16-18M-29 7-24 12-16 2" {...line('mid', 5)} />
    <circle cx="-23" cy="27" r="5.500" {...line('mid', 3.5)} />
    <path d="M-6-13H12M-6 7H12M-6 27H8" {...line('soft', 6)} />
    <g transform="rotate(28 30 6)">
      <path d="M23-34H37V24L30 40 23 24Z" {...ink('spark')} />
      <path d="M23-34H37V-24H23Z" {...ink('soft')} />
      <path d="M27.200 33.500H32.800L30 40Z" {...ink('deep')} />
    </g>
  </>
)

/** A certificate with its seal. */
export const certificate = (
  <>
    <rect x="-48" y="-38" width="96" height="62" rx="7" {...ink('paper')} />
    <rect x="-41" y="-31" width="82" height="48" rx="3" {...line('soft', 3)} />
    <path d="M-24-16H24" {...line('mid', 6)} />
    <path d="M-31 0H-4M-31 10H-12" {...line('soft', 5)} />
    <path d="M10 20 6 44 20 36 34 44 30 20Z" {...ink('deep')} />
    <circle cx="20" cy="14" r="17" {...ink('spark')} />
    <path d={star(20, 14, 11)} {...ink('paper')} />
  </>
)

/** The first three on their podium. */
export const podium = (
  <>
    <path d="M-48 12A4 4 0 0 1-44 8H-16V42H-48Z" {...ink('soft')} />
    <path d="M-16-4A4 4 0 0 1-12-8H12A4 4 0 0 1 16-4V42H-16Z" {...ink('paper')} />
    <path d="M16 18H44A4 4 0 0 1 48 22V42H16Z" {...ink('soft')} />
    <path d={star(0, 16, 13)} {...ink('mid')} />
    <circle cx="-32" cy="-8" r="11" {...ink('paper')} />
    <circle cy="-26" r="13" {...ink('spark')} />
    <circle cx="32" cy="2" r="11" {...ink('paper')} />
  </>
)
