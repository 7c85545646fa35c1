// Motifs of the arts, nature and everyday life: around (0, 0), 80 high.

import { ink, line } from './inks.ts'

/** A Greek vase. */
export const vase = (
  <>
    <path d="M-13-27C-31-30-33-8-20-1M13-27C31-30 33-8 20-1" {...line('paper', 4.5)} />
    <path
      d="M-14-40H14V-34H10V-24C26-16 32 4 19 22 14 29 10 31 9 34H16V40H-16V34H-9C-10 31-14 29-19 22-32 4-26-16-10-24V-34H-14Z"
      {...ink('paper')}
    />
    <path d="M-25-6C-25-9-24-11-22-14H22C24-11 25-9 25-6Z" {...ink('spark')} />
    <path d="M-25 0H-15V6H-20M-10 0H0V6H-5M5 0H15V6H10M20 0H25" {...line('deep', 2.2)} />
    <path d="M-24 12H24C23 15 21 19 19 22H-19C-21 19-23 15-24 12Z" {...ink('mid')} />
  </>
)

/** Two leaves. */
export const leaves = (
  <>
    <path d="M-26 40C-20 20-8 2 10-14" {...line('paper', 3)} />
    <path d="M-20 26C-34-6-12-40 38-40 40 6 12 34-20 26Z" {...ink('paper')} />
    <path d="M-18 26C-8 4 8-14 28-30M-9 8-13-10M3-8 1-24M-4 2 14 4M10-14 27-11" {...line('mid', 3)} />
    <path d="M-24 36C-46 34-52 16-44 4-30 6-20 18-24 36Z" {...ink('spark')} />
  </>
)

/** Notes on their lines. */
export const notes = (
  <>
    <path d="M-50-20H50M-50-6H50M-50 8H50M-50 22H50" {...line('paper', 1.5)} opacity=".45" />
    <path d="M-20-34 28-40V-26L-20-20Z" {...ink('paper')} />
    <path d="M-18-26V26M26-34V18" {...line('paper', 4.5)} />
    <ellipse cx="-27" cy="27" rx="12" ry="9" transform="rotate(-20 -27 27)" {...ink('spark')} />
    <ellipse cx="17" cy="19" rx="12" ry="9" transform="rotate(-20 17 19)" {...ink('spark')} />
  </>
)

/** A painter's palette with a brush. */
export const palette = (
  <>
    <path
      d="M-2-36C-28-36-44-20-44 0-44 22-26 36-4 36 6 36 8 29 4 23 0 16 5 10 13 10H24C34 10 38 4 36-6 32-24 18-36-2-36Z"
      {...ink('paper')}
    />
    <circle cx="-26" cy="-6" r="6.500" {...ink('spark')} />
    <circle cx="-13" cy="-22" r="6.500" {...ink('mid')} />
    <circle cx="8" cy="-24" r="6.500" {...ink('deep')} />
    <circle cx="-24" cy="14" r="6.500" {...ink('soft')} />
    <path d="M48-38 18-4" {...line('deep', 5)} />
    <path d="M20-8C12-4 12 2 6 6 14 10 24 6 25-2Z" {...ink('spark')} />
  </>
)

/** Books on a shelf. */
export const books = (
  <>
    <rect x="-42" y="-30" width="17" height="64" rx="2" {...ink('paper')} />
    <rect x="-23" y="-38" width="20" height="72" rx="2" {...ink('spark')} />
    <rect x="-1" y="-24" width="15" height="58" rx="2" {...ink('soft')} />
    <g transform="rotate(-16 26 34)">
      <rect x="17" y="-30" width="18" height="64" rx="2" {...ink('paper')} />
      <path d="M17-20H35M17 22H35" {...line('mid', 4)} strokeLinecap="butt" />
    </g>
    <path d="M-42-20H-25M-42 24H-25M-1-12H14" {...line('mid', 4)} strokeLinecap="butt" />
    <path d="M-23-26H-3M-23 22H-3" {...line('deep', 4)} strokeLinecap="butt" opacity=".5" />
    <rect x="-52" y="34" width="104" height="6" rx="3" {...ink('paper')} />
  </>
)

/** A football. */
export const ball = (
  <>
    <circle r="37" {...ink('paper')} />
    <path d="M0-14 13.300-4.300 8.200 11.300H-8.200L-13.300-4.300Z" {...ink('deep')} />
    <path d="M0-14V-27M13.300-4.300 26-9M8.200 11.300 16 22M-8.200 11.300-16 22M-13.300-4.300-26-9" {...line('deep', 2.5)} />
    <path
      d="M-11-35 0-27 11-35C4-37.500-4-37.500-11-35ZM30-22 26-9 36 6C38-4 36-14 30-22ZM28 24 16 22 6 36C15 35 23 31 28 24ZM-28 24-16 22-6 36C-15 35-23 31-28 24ZM-30-22-26-9-36 6C-38-4-36-14-30-22Z"
      {...ink('deep')}
    />
  </>
)

/** A clapperboard. */
export const clapper = (
  <>
    <g transform="rotate(-13 -40 -14)">
      <path d="M-40-30H40V-15H-40Z" {...ink('deep')} />
      <path d="M-32-30H-18L-26-15H-40ZM-4-30H10L2-15H-12ZM24-30H38L30-15H16Z" {...ink('paper')} />
    </g>
    <rect x="-40" y="-12" width="80" height="50" rx="4" {...ink('paper')} />
    <path d="M-40-12H40V2H-40Z" {...ink('deep')} />
    <path d="M-32-12H-18L-26 2H-40ZM-4-12H10L2 2H-12ZM24-12H38L30 2H16Z" {...ink('paper')} />
    <path d="M-8 10 12 20-8 30Z" {...ink('spark')} />
  </>
)

/** A torch. */
export const torch = (
  <>
    <path d="M-4-42C4-34 22-26 20-6 19 4 10 8 0 8-10 8-19 4-20-6-21-16-14-22-10-28-8-22-5-20-2-22 2-26 0-34-4-42Z" {...ink('spark')} />
    <path d="M1-18C5-12 10-8 9-2 8 4 4 6 0 6-4 6-8 4-9-2-9-6-6-8-4-12-3-9 2-10 1-18Z" {...ink('paper')} />
    <path d="M-20 6H20L14 15H-14Z" {...ink('paper')} />
    <path d="M-11 15H11L5 42H-5Z" {...ink('soft')} />
    <path d="M-9 24H9" {...line('deep', 2.5)} opacity=".5" />
  </>
)

/** A plate with fork and knife. */
export const meal = (
  <>
    <circle r="27" {...ink('paper')} />
    <circle r="18" {...ink('soft')} />
    <path d="M-8 4C-12-6-2-14 8-9 3-6 3 0 8 3 4 10-5 11-8 4Z" {...ink('spark')} />
    <path d="M-46-32V-16A8 8 0 0 0-30-16V-32M-38-32V36" {...line('paper', 4)} />
    <path
      d="M40-32C31-24 30-8 34 4H40ZM40-32V36"
      {...ink('paper')}
      stroke="var(--m-paper)"
      strokeWidth="4"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </>
)
