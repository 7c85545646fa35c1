// Waves: their measures, sounds as traces, standing waves, interference, a moving source.

import { at, ink } from '../../svg.ts'
import { arrow, badge, box, circle, line, path, picture, tint } from '../draw.ts'
import type { Point } from '../draw.ts'

/** A sine wave between two places, one cubic curve per quarter of the period; `up` is −1 if it begins downwards. */
export function wave([from, to]: [number, number], y: number, amplitude: number, periods: number, up: 1 | -1 = 1): string {
  const quarter = (to - from) / periods / 4
  const bend = (sign: number) =>
    `c${at(quarter * 0.326)} ${at(-amplitude * sign * 0.512)} ${at(quarter * 0.638)} ${at(-amplitude * sign)} ${at(quarter)} ${at(-amplitude * sign)}`
  const unbend = (sign: number) =>
    `c${at(quarter * 0.362)} 0 ${at(quarter * 0.674)} ${at(amplitude * sign * 0.488)} ${at(quarter)} ${at(amplitude * sign)}`
  const half = (sign: number) => bend(sign) + unbend(sign)
  return `M${at(from)} ${y}${Array.from({ length: periods * 2 }, (_, place) => half(place % 2 === 0 ? up : -up)).join('')}`
}

const axis = { stroke: ink.soft, thick: 1.4 }
const drawn = { stroke: ink.blue, thick: 2.6 }

/** Four traces of equal duration. */
export const traces = [
  { amplitude: 12, periods: 3 },
  { amplitude: 40, periods: 2 },
  { amplitude: 22, periods: 9 },
  { amplitude: 30, periods: 5 },
]

export function fourStats(): string {
  return picture(
    traces.map(({ amplitude, periods }, place) => {
      const [left, middle] = [place % 2 === 0 ? 14 : 166, place < 2 ? 64 : 176]
      return (
        box([left, middle - 50], 140, 100, { fill: '#ffffff', stroke: ink.soft, thick: 1.4 }, 8) +
        line([left + 32, middle, left + 132, middle], axis) +
        path(wave([left + 32, left + 132], middle, amplitude, periods), { stroke: ink.blue, thick: 2 }) +
        badge(place + 1, [left + 16, middle - 34])
      )
    }),
  )
}

const rope = { from: 20, to: 300, y: 128, amplitude: 58, periods: 2 }

function doubleArrow([ax, ay]: Point, [bx, by]: Point): string {
  const middle: Point = [(ax + bx) / 2, (ay + by) / 2]
  return arrow([...middle, ax, ay], ink.accent, 2.2) + arrow([...middle, bx, by], ink.accent, 2.2)
}

/** A wave along a rope: 1 from crest to crest, 2 from the middle to a crest, 3 at a trough. */
export function ropeWave(): string {
  const { from, to, y, amplitude, periods } = rope
  const length = (to - from) / periods
  const crests = [0.25, 1.25].map(share => from + length * share)
  const trough: Point = [from + length * 1.75, y + amplitude]
  const [first = 0, second = 0] = crests
  return picture(
    line([12, y, 308, y], axis),
    path(wave([from, to], y, amplitude, periods), drawn),
    crests.map(x => line([x, y - amplitude - 4, x, y - amplitude - 34], { stroke: ink.soft, thick: 1.4, dash: '3 4' })),
    doubleArrow([first, y - amplitude - 26], [second, y - amplitude - 26]),
    badge(1, [(first + second) / 2, y - amplitude - 26]),
    doubleArrow([second, y], [second, y - amplitude]),
    badge(2, [second + 20, y - amplitude / 2 + 4]),
    circle(trough, 4.5, { fill: ink.line }),
    badge(3, [trough[0], trough[1] + 20]),
  )
}

/** A string between two walls swings with this number of antinodes. */
export function standing(bellies: number): string {
  const [from, to, y] = [36, 284, 120]
  const curve = (side: 1 | -1) => wave([from, to], y, 62, bellies / 2, side)
  const wall = (x: number) => box([x - 7, y - 40], 14, 80, { fill: tint.wood, stroke: ink.line, thick: 2 }, 3)
  return picture(
    line([from, y, to, y], { ...axis, dash: '4 5' }),
    path(curve(1), drawn),
    path(curve(-1), { stroke: ink.blue, thick: 1.6, dash: '5 5' }),
    wall(from - 7),
    wall(to + 7),
  )
}

/** Two waves, one above the other: in phase or in antiphase. */
export function twoWaves(up: 1 | -1): string {
  return picture(
    [68, 172].map(
      (y, place) =>
        line([14, y, 306, y], axis) +
        path(wave([20, 300], y, 40, 3, place === 0 ? 1 : up), { stroke: place ? ink.violet : ink.blue, thick: 2.6 }),
    ),
    [0, 1, 2, 3, 4, 5, 6].map(step =>
      line([20 + (280 / 6) * step, 20, 20 + (280 / 6) * step, 220], { stroke: ink.soft, thick: 1, dash: '2 5' }),
    ),
  )
}

/** Rows of particles before a loudspeaker, alternately close together and far apart. */
export function squeezedAir(): string {
  const columns = Array.from({ length: 44 }, (_, place) => {
    const rest = 62 + place * 5.6
    return rest + 8.4 * Math.sin((2 * Math.PI * rest) / 82)
  })
  const dots = columns.flatMap((x, column) =>
    [0, 1, 2, 3, 4, 5].map((row): Point => [x + ((column * 7 + row * 5) % 3) - 1, 62 + row * 23 + ((column * 5 + row * 3) % 4) * 2]),
  )
  const d = dots.map(([x, y]) => `M${at(x)} ${at(y)}h0`).join('')
  return picture(
    `<path d="${d}" stroke="${ink.blue}" stroke-width="4" stroke-linecap="round"/>`,
    box([16, 94], 14, 52, { fill: tint.metal, stroke: ink.line, thick: 2 }, 2),
    line([30, 94, 48, 66, 48, 174, 30, 146], { fill: tint.metal, stroke: ink.line, thick: 2 }),
    arrow([120, 214, 220, 214], ink.accent, 3),
  )
}

/** A source moves to the right; each circle is centred where the source was when it sent the wave. */
export const siren = { speed: 0.55, spacing: 26, now: 178, y: 120 }

export function movingSiren(): string {
  const { speed, spacing, now, y } = siren
  const circles = [1, 2, 3, 4].map(age => circle([now - age * spacing * speed, y], age * spacing, { stroke: ink.blue, thick: 1.8 }))
  return picture(
    circles,
    box([now - 15, y - 9], 30, 16, { fill: tint.clay, stroke: ink.line, thick: 2 }, 3),
    [-8, 8].map(dx => circle([now + dx, y + 9], 4.5, { fill: ink.line })),
    arrow([now + 20, y, now + 44, y], ink.accent, 3),
    badge(1, [22, y]),
    badge(4, [300, y]),
    badge(3, [126, 18]),
    badge(2, [126, 222]),
  )
}

/** A trace that lasts one second, with ten marks. */
export const second = { from: 30, to: 290, periods: 4 }

export function oneSecond(): string {
  const { from, to, periods } = second
  const marks = Array.from({ length: 11 }, (_, place) => from + ((to - from) * place) / 10)
  return picture(
    line([from, 112, to, 112], axis),
    path(wave([from, to], 112, 70, periods), drawn),
    line([from, 206, to, 206], { stroke: ink.line, thick: 2 }),
    marks.map((x, place) => line([x, 206, x, place % 10 === 0 ? 194 : 200], { stroke: ink.line, thick: 2 })),
  )
}
