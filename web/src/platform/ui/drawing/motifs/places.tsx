// Motifs of places: around (0, 0), 80 high.

import { ink, line } from './inks.ts'

/** A globe on its stand. */
export const globe = (
  <>
    <path d="M-12 40H12L8 32H-8Z" {...ink('paper')} />
    <path d="M25-33A40 40 0 0 1-27 29" {...line('paper', 4.5)} />
    <circle r="31" cy="-3" {...ink('mid')} />
    <path
      d="M-24-21C-16-29-6-33 1-33 6-29 1-24-3-21-8-17-5-12-9-8-13-4-17-9-21-9-26-8-28-13-24-21ZM-14 2C-8-1 1 1 3 6 5 11 0 14-2 19-4 24-7 27-11 24-15 20-20 6-14 2ZM12-17C18-22 25-20 28-14 31-8 30 2 24 8 20 12 17 7 17 2 17-3 9-2 8-8 8-12 9-14 12-17Z"
      {...ink('paper')}
    />
    <path d="M0-34V28M-31-3H31M-15-30C-26-13-26 8-15 24M15-30C26-13 26 8 15 24" {...line('deep', 1.2)} opacity=".45" />
  </>
)

/** A temple: capitals, mythology and the state. */
export const temple = (
  <>
    <path d="M0-40 42-17H-42Z" {...ink('paper')} />
    <circle cy="-25" r="5.5" {...ink('mid')} />
    <rect x="-39" y="-15" width="78" height="7" {...ink('soft')} />
    <path d="M-33-6H-22V27H-33ZM-14-6H-3V27H-14ZM4-6H15V27H4ZM23-6H34V27H23Z" {...ink('paper')} />
    <path d="M-27-6H-22V27H-27ZM-8-6H-3V27H-8ZM10-6H15V27H10ZM29-6H34V27H29Z" {...ink('soft')} />
    <rect x="-39" y="28" width="78" height="6" {...ink('paper')} />
    <rect x="-44" y="34" width="88" height="6" {...ink('soft')} />
  </>
)

/** A folded map with a pin. */
export const foldedMap = (
  <>
    <path d="M-44-22-16-32V28L-44 38Z" {...ink('paper')} />
    <path d="M-16-32 14-22V38L-16 28Z" {...ink('soft')} />
    <path d="M14-22 44-32V28L14 38Z" {...ink('paper')} />
    <path d="M-38 20C-30 6-20 22-10 12-2 4 2 20 12 14" {...line('deep', 3)} strokeDasharray="1 6.5" />
    <path d="M22 22C14 10 9 4 9-5A13 13 0 0 1 35-5C35 4 30 10 22 22Z" {...ink('spark')} />
    <circle cx="22" cy="-5" r="5" {...ink('deep')} />
  </>
)

/** Peaks above the sea. */
export const peaks = (
  <>
    <circle cx="27" cy="-25" r="11" {...ink('spark')} />
    <path d="M-52 26-14-36 24 26Z" {...ink('mid')} />
    <path d="M-14-36-28-13-20-17-14-9-7-17 0-13Z" {...ink('paper')} />
    <path d="M-8 26 24-14 56 26Z" {...ink('soft')} />
    <path d="M24-14 15-3 21-6 25 0 32-4Z" {...ink('paper')} />
    <path d="M-56 26H58V34C50 30 44 38 34 34 26 30 20 38 10 34 2 30-4 38-14 34-22 30-28 38-38 34-44 31-50 36-56 34Z" {...ink('paper')} />
  </>
)

/** A compass rose. */
export const compass = (
  <>
    <circle r="38" {...ink('paper')} />
    <circle r="31" {...ink('mid')} />
    <path d="M0-28V-22M0 22V28M-28 0H-22M22 0H28" {...line('paper', 3)} />
    <path d="M-18 18-5-5 18-18 5 5Z" {...ink('paper')} />
    <path d="M18-18-5-5 5 5Z" {...ink('spark')} />
    <circle r="3.500" {...ink('deep')} />
  </>
)

/** A flag in the wind, of no country. */
export const flag = (
  <>
    <path d="M-36-38V40" {...line('paper', 5)} />
    <path d="M-33-34C-18-43-3-26 13-33 25-38 35-36 44-31V23C35 18 25 17 13 22-3 29-18 12-33 20Z" {...ink('paper')} />
    <path d="M-33-16C-18-25-3-8 13-15 25-20 35-18 44-13V5C35 0 25-1 13 4-3 11-18-6-33 2Z" {...ink('mid')} />
    <circle cx="4" cy="-5" r="12" {...ink('spark')} />
  </>
)
