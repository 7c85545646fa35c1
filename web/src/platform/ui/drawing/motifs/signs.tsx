// Motifs of words, numbers, games and money: around (0, 0), 80 high.

import { ink, line } from './inks.ts'

/** Two speech bubbles in two scripts. */
export const languages = (
  <>
    <path d="M-46-36H6A6 6 0 0 1 12-30V0A6 6 0 0 1 6 6H-20L-32 18V6H-46A6 6 0 0 1-52 0V-30A6 6 0 0 1-46-36Z" {...ink('paper')} />
    <path d="M-30-2-20-28-10-2M-26-11H-14" {...line('mid', 5)} />
    <path d="M0-8H46A6 6 0 0 1 52-2V24A6 6 0 0 1 46 30H34V42L22 30H0A6 6 0 0 1-6 24V-2A6 6 0 0 1 0-8Z" {...ink('spark')} />
    <path d="M10 2H36M23-3V2M14 2C16 12 24 20 34 23M32 2C30 12 22 20 12 23" {...line('deep', 3.5)} />
  </>
)

/** Two speech bubbles. */
export const talk = (
  <>
    <path d="M-44-36H10A7 7 0 0 1 17-29V-3A7 7 0 0 1 10 4H-20L-32 16V4H-44A7 7 0 0 1-51-3V-29A7 7 0 0 1-44-36Z" {...ink('paper')} />
    <path d="M-38-22H4M-38-11H-12" {...line('mid', 4)} />
    <path d="M2-2H44A7 7 0 0 1 51 5V23A7 7 0 0 1 44 30H34V40L22 30H2A7 7 0 0 1-5 23V5A7 7 0 0 1 2-2Z" {...ink('spark')} />
    <circle cx="11" cy="14" r="3.500" {...ink('deep')} />
    <circle cx="23" cy="14" r="3.500" {...ink('deep')} />
    <circle cx="35" cy="14" r="3.500" {...ink('deep')} />
  </>
)

/** Blocks with letters. */
export const letters = (
  <>
    <rect x="-41" y="2" width="38" height="38" rx="5" {...ink('paper')} />
    <rect x="3" y="2" width="38" height="38" rx="5" {...ink('soft')} />
    <rect x="-20" y="-40" width="38" height="38" rx="5" transform="rotate(-5 -1 -21)" {...ink('spark')} />
    <path d="M-31 33-22 10-13 33M-28 26H-16" {...line('mid', 4.5)} />
    <path d="M15 10V32M15 10H24A5.500 5.500 0 0 1 24 21H15M15 21H25A5.500 5.500 0 0 1 25 32H15" {...line('mid', 4.5)} />
    <path d="M7-28A11 11 0 1 0 8-13" {...line('deep', 4.5)} />
  </>
)

/** Tiles with digits. */
export const digits = (
  <>
    <rect x="-50" y="-24" width="32" height="48" rx="6" transform="rotate(-8 -34 0)" {...ink('paper')} />
    <rect x="-16" y="-30" width="32" height="52" rx="6" {...ink('spark')} />
    <rect x="18" y="-24" width="32" height="48" rx="6" transform="rotate(8 34 0)" {...ink('paper')} />
    <path d="M-41-7-33-13V14" transform="rotate(-8 -34 0)" {...line('mid', 5)} />
    <path d="M-8-14C-7-22 8-22 8-13 8-6-6 2-8 12H9" {...line('deep', 5)} />
    <path d="M27-12H41L33-3C43-4 43 13 33 13 29 13 27 11 26 9" transform="rotate(8 34 0)" {...line('mid', 5)} />
  </>
)

const stack = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, index) => (
    <g key={index} transform={`translate(${x} ${y - index * 10})`}>
      <path d="M-18 0V7C-18 11-10 14 0 14S18 11 18 7V0Z" {...ink('soft')} />
      <ellipse rx="18" ry="7" {...ink('paper')} />
    </g>
  ))

/** Stacks of coins. */
export const coins = (
  <>
    {stack(-30, 24, 3)}
    {stack(14, 24, 5)}
    <circle cx="32" cy="-14" r="17" {...ink('spark')} />
    <circle cx="32" cy="-14" r="11.500" {...line('deep', 2)} opacity=".5" />
    <path d="M32-22 34.400-16.800 40-16.200 35.800-12.400 37-7 32-9.800 27-7 28.200-12.400 24-16.200 29.600-16.800Z" {...ink('deep')} />
  </>
)

/** A rook and a pawn on the board. */
export const chess = (
  <>
    <path d="M-52 28H52L58 40H-58Z" {...ink('paper')} />
    <path d="M-36 28H-18L-19 40H-39ZM0 28H18L20 40H0Z" {...ink('deep')} opacity=".6" />
    <path d="M-36-36H-28V-28H-22V-36H-12V-28H-6V-36H2V-18L-4-12V14L4 26H-38L-30 14V-12L-36-18Z" {...ink('paper')} />
    <path d="M-30-12H-4" {...line('mid', 3)} strokeLinecap="butt" />
    <circle cx="28" cy="-10" r="10" {...ink('spark')} />
    <path d="M19 0H37L33 4C34 14 38 20 42 26H14C18 20 22 14 23 4Z" {...ink('spark')} />
  </>
)

/** A piece of a puzzle. */
export const puzzle = (
  <>
    <path
      d="M-36-18H-12C-18-28-12-40-1-40S16-28 10-18H30V4C40-2 50 4 50 14S40 30 30 24V40H-36V24C-27 29-18 23-18 14S-27-1-36 4Z"
      {...ink('paper')}
    />
    <circle cx="-2" cy="12" r="7" {...ink('spark')} />
  </>
)

/** A framed picture. */
export const picture = (
  <>
    <rect x="-46" y="-36" width="92" height="72" rx="6" {...ink('paper')} />
    <rect x="-38" y="-28" width="76" height="56" rx="2" {...ink('mid')} />
    <circle cx="20" cy="-13" r="8" {...ink('spark')} />
    <path d="M-38 28V18L-16-8 4 16 14 6 38 28Z" {...ink('paper')} />
    <path d="M4 16 14 6 38 28H14Z" {...ink('soft')} />
  </>
)

/** Bars of a chart. */
export const bars = (
  <>
    <path d="M-44 38H44" {...line('paper', 4)} />
    <rect x="-38" y="8" width="16" height="26" rx="3" {...ink('soft')} />
    <rect x="-16" y="-10" width="16" height="44" rx="3" {...ink('paper')} />
    <rect x="6" y="-2" width="16" height="36" rx="3" {...ink('soft')} />
    <rect x="28" y="-30" width="16" height="64" rx="3" {...ink('spark')} />
  </>
)

/** The keys of a piano. */
export const keys = (
  <>
    <rect x="-50" y="-34" width="100" height="70" rx="5" {...ink('paper')} />
    <path d="M-30-34V36M-10-34V36M10-34V36M30-34V36" {...line('mid', 2)} />
    <path d="M-36-34H-24V8H-36ZM-16-34H-4V8H-16ZM24-34H36V8H24Z" {...ink('deep')} />
  </>
)
