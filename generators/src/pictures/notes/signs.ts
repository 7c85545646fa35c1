// The signs of music as our own paths. One unit is the space between two lines of the staff; up is negative.

import { ink } from '../svg.ts'

/** A pen draws the lines; blobs are filled. */
interface Sign {
  lines: string
  blobs?: string
  /** The width of the pen. */
  pen?: number
}

const dot = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`

const signs = {
  /** Relative to the line of G, around which it winds. */
  treble: {
    lines:
      'M.12.5C-.45.4-.4-.5.25-.55C.95-.6 1.3.05 1.1.45C.95 1.05.1 1.2-.5.9C-1.4.4-1.3-.7-.6-1.5C0-2.15.72-2.7.72-3.5C.72-4.1.6-4.5.38-4.5' +
      'C0-4.4-.22-3.6-.12-3L.55 1.8C.68 2.6-.15 2.8-.45 2.4',
    blobs: dot(-0.3, 2.2, 0.3),
    pen: 0.24,
  },
  /** Relative to the line of F, which lies between its dots. */
  bass: {
    lines: 'M-.95.1C-1-.6-.4-1-.05-1C.7-1 1-.5.95.1C.9 1.2 0 2-1.1 2.5',
    blobs: dot(-0.68, 0.05, 0.33) + dot(1.5, -0.5, 0.17) + dot(1.5, 0.5, 0.17),
    pen: 0.26,
  },
  sharp: { lines: 'M-.22-1.25V1.45M.22-1.45V1.25M-.55-.32L.55-.62M-.55.62L.55.32', pen: 0.17 },
  flat: { lines: 'M-.35-1.9V.6C.05.4.55 0 .5-.35C.45-.75 0-.65-.35-.3', pen: 0.17 },
  natural: { lines: 'M-.32-1.5V.6L.32.32M.32 1.5V-.6L-.32-.32', pen: 0.17 },
  restQuarter: { lines: 'M-.3-1.45L.35-.65C-.2-.2-.15.05.42.65C-.2.4-.6.75-.05 1.4', pen: 0.34 },
  restEighth: { lines: 'M-.32-.5C-.1-.15.3-.25.5-.6L.05 1.1', blobs: dot(-0.32, -0.55, 0.23), pen: 0.14 },
  restSixteenth: {
    lines: 'M-.2-.5C0-.15.4-.25.6-.6L-.1 2M-.42.5C-.2.85.2.75.33.4',
    blobs: dot(-0.2, -0.55, 0.23) + dot(-0.42, 0.45, 0.23),
    pen: 0.14,
  },
  restWhole: { lines: '', blobs: 'M-.6 0h1.2v.5h-1.2z' },
  restHalf: { lines: '', blobs: 'M-.6 0h1.2v-.5h-1.2z' },
  fermata: { lines: 'M-1.2.25C-1.1-1.4 1.1-1.4 1.2.25', blobs: dot(0, 0.1, 0.2), pen: 0.2 },
  staccato: { lines: '', blobs: dot(0, 0, 0.19) },
  accent: { lines: 'M-.7-.35L.7 0L-.7.35', pen: 0.17 },
  flagUp: { lines: 'M0 0C.1 1 1.25 1.2.7 2.6', pen: 0.22 },
  flagDown: { lines: 'M0 0C.1-1 1.25-1.2.7-2.6', pen: 0.22 },
} satisfies Record<string, Sign>

type SignName = keyof typeof signs

/** Numerals of time signatures: two spaces high, relative to their middle. */
const numerals: Record<string, string> = {
  2: 'M-.45-.4C-.4-1 .5-1 .45-.4C.4.05-.35.3-.5.85H.5',
  3: 'M-.45-.55C-.35-1 .45-.95.42-.45C.4-.1.05-.05-.1-.05C.1-.05.5 0 .5.4C.5 1-.4 1.05-.5.5',
  4: 'M.2.9V-.9L-.55.4H.55',
  5: 'M.42-.85H-.3L-.38-.1C0-.3.5-.15.5.35C.5 1-.35 1.05-.5.55',
  6: 'M.4-.65C.2-1-.5-1-.5.2C-.5 1.05.5 1.1.5.35C.5-.3-.35-.35-.48.2',
  7: 'M-.48-.85H.5C.1-.2-.1.3-.12.9',
  8: 'M0-.05C-.6-.2-.5-.9 0-.9C.5-.9.6-.2 0-.05C-.7.1-.65.92 0 .92C.65.92.7.1 0-.05z',
  9: 'M-.4.65C-.2 1 .5 1 .5-.2C.5-1.05-.5-1.1-.5-.35C-.5.3.35.35.48-.2',
}

export function signAt(name: SignName, x: number, y: number, unit: number): string {
  const { lines, blobs = '', pen = 0.2 }: Sign = signs[name]
  const stroke = lines === '' ? '' : `<path d="${lines}" fill="none" stroke-width="${pen}"/>`
  return `<g transform="translate(${x} ${y}) scale(${unit})">${stroke}${blobs === '' ? '' : `<path d="${blobs}" fill="${ink.line}" stroke="none"/>`}</g>`
}

export function numeralAt(numeral: number, x: number, y: number, unit: number): string {
  const path = numerals[String(numeral)] ?? ''
  return `<path transform="translate(${x} ${y}) scale(${unit})" d="${path}" fill="none" stroke-width=".28"/>`
}
