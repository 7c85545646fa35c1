// Instruments to read, and balances to solve. The place of a hand is computed from the value.

import { at, ink } from '../../svg.ts'
import { arrow, box, circle, figures, line, path, picture, polar, shape, tint } from '../draw.ts'
import type { Point } from '../draw.ts'

/** The height of a value on a scale that runs upwards. */
export const onScale = (value: number, [low, high]: [number, number], [bottom, top]: [number, number]): number =>
  bottom - ((value - low) / (high - low)) * (bottom - top)

export const celsius: { range: [number, number]; span: [number, number] } = { range: [-20, 40], span: [180, 26] }

export function thermometer(value: number): string {
  const { range, span } = celsius
  const levels = Array.from({ length: 31 }, (_, place) => -20 + place * 2)
  const heightAt = (level: number) => onScale(level, range, span)
  const marks = levels.map(level => {
    const reach = level % 10 === 0 ? 22 : 12
    return `M180 ${at(heightAt(level))}h${reach}`
  })
  return picture(
    path(marks.join(''), { stroke: ink.line, thick: 1.8 }),
    levels.filter(level => level % 10 === 0).map(level => figures(level, [222, heightAt(level)], 12)),
    box([146, 14], 26, 184, { fill: '#ffffff', stroke: ink.line, thick: 2.6 }, 13),
    circle([159, 204], 22, { fill: tint.clay, stroke: ink.line, thick: 2.6 }),
    path(`M159 200V${at(heightAt(value))}`, { stroke: tint.clay, thick: 10 }).replace('round', 'butt'),
  )
}

/** A ruler with centimetres and millimetres; a pencil lies along it. */
const ruler = { left: 22, perCentimetre: 30 }

export function pencil(from: number, to: number): string {
  const xAt = (centimetres: number) => ruler.left + centimetres * ruler.perCentimetre
  const marks = Array.from({ length: 91 }, (_, place) => `M${at(xAt(place / 10))} 138v${place % 10 === 0 ? 22 : place % 5 === 0 ? 15 : 9}`)
  const [start, end] = [xAt(from), xAt(to)]
  return picture(
    shape([start, 84, end - 26, 84, end, 100, end - 26, 116, start, 116], { fill: '#f4e3c4', stroke: ink.line, thick: 2.2 }),
    shape([start + 18, 84, end - 26, 84, end - 26, 116, start + 18, 116], { fill: ink.accent, stroke: ink.line, thick: 2.2 }),
    line([start + 18, 95, end - 26, 95, end - 26, 105, start + 18, 105], { stroke: '#b97e0c', thick: 1.6 }),
    box([start, 84], 18, 32, { fill: tint.rose, stroke: ink.line, thick: 2.2 }, 4),
    shape([end - 8, 95, end, 100, end - 8, 105], { fill: ink.line }),
    [start, end].map(x => line([x, 66, x, 136], { stroke: ink.soft, thick: 1.2, dash: '3 4' })),
    box([10, 138], 300, 56, { stroke: ink.line, thick: 2.2 }, 4),
    path(marks.join(''), { stroke: ink.line, thick: 1.3 }),
    Array.from({ length: 10 }, (_, place) => figures(place, [xAt(place), 174], 12)),
  )
}

/** A measuring cylinder in millilitres; one reads the curved surface at its lowest point. */
const cylinder: { range: [number, number]; span: [number, number] } = { range: [0, 100], span: [204, 34] }

export function measuringCylinder(value: number): string {
  const { range, span } = cylinder
  const heightAt = (level: number) => onScale(level, range, span)
  const y = heightAt(value)
  const marks = Array.from({ length: 19 }, (_, place) => 10 + place * 5).map(
    level => `M190 ${at(heightAt(level))}h${level % 10 === 0 ? -26 : -14}`,
  )
  return picture(
    path(`M120 ${at(y - 7)}Q155 ${at(y + 7)} 190 ${at(y - 7)}V210H120Z`, { fill: tint.water, stroke: ink.blue, thick: 2 }),
    path('M112 20L120 28V210H190V28H196', { stroke: ink.line, thick: 2.8 }),
    box([100, 210], 110, 14, { fill: tint.glass, stroke: ink.line, thick: 2.4 }, 3),
    path(marks.join(''), { stroke: ink.line, thick: 1.8 }),
    [20, 40, 60, 80, 100].map(level => figures(level, [218, heightAt(level)], 12)),
  )
}

/** A dial from 0 to 5 kilograms, with five marks between numbers. */
export const dialAngle = (kilograms: number): number => 90 - (kilograms / 5) * 360

export function kitchenScale(value: number): string {
  const centre: Point = [160, 136]
  const marks = Array.from({ length: 25 }, (_, place) => {
    const angle = dialAngle(place / 5)
    const [[ax, ay], [bx, by]] = [polar(centre, 80, angle), polar(centre, place % 5 === 0 ? 66 : 72, angle)]
    return `M${at(ax)} ${at(ay)}L${at(bx)} ${at(by)}`
  })
  return picture(
    path('M92 28H228L212 44H108Z', { fill: tint.metal, stroke: ink.line }),
    circle(centre, 90, { fill: '#ffffff', stroke: ink.line, thick: 3 }),
    path(marks.join(''), { stroke: ink.line, thick: 2 }),
    [0, 1, 2, 3, 4].map(number => figures(number, polar(centre, 53, dialAngle(number)), 14)),
    arrow([...polar(centre, 18, dialAngle(value) + 180), ...polar(centre, 68, dialAngle(value))], tint.clay, 3.4),
    circle(centre, 6, { fill: ink.line }),
  )
}

/** A protractor with one row of numbers, which counts from the right. */
export function protractor(from: number, to: number): string {
  const centre: Point = [160, 190]
  const marks = Array.from({ length: 37 }, (_, place) => place * 5).map(angle => {
    const [[ax, ay], [bx, by]] = [polar(centre, 130, angle), polar(centre, angle % 10 === 0 ? 118 : 124, angle)]
    return `M${at(ax)} ${at(ay)}L${at(bx)} ${at(by)}`
  })
  const arm = (angle: number) => arrow([...centre, ...polar(centre, 150, angle)], ink.violet, 3)
  const [[sx, sy], [ex, ey]] = [polar(centre, 40, from), polar(centre, 40, to)]
  return picture(
    path(`M30 190A130 130 0 0 1 290 190Z`, { fill: tint.glass, stroke: ink.line, thick: 2.4, opacity: 0.9 }),
    path(marks.join(''), { stroke: ink.line, thick: 1.6 }),
    [0, 30, 60, 90, 120, 150, 180].map(angle => figures(angle, polar(centre, 103, Math.min(173, Math.max(7, angle))), 11)),
    path(`M${at(sx)} ${at(sy)}A40 40 0 0 0 ${at(ex)} ${at(ey)}`, { stroke: ink.violet, thick: 3 }),
    arm(from),
    arm(to),
    circle(centre, 5, { fill: ink.line }),
  )
}

/** A vernier of ten parts, nine millimetres long in all; the mark that meets a mark of the ruler gives the tenths. */
const vernier = { left: 24, perMillimetre: 9, low: 18 }

/** The place of a mark of the sliding scale, in millimetres of the fixed scale. */
export const slidingMark = (value: number, mark: number): number => value + mark * 0.9

export function calliper(value: number): string {
  const xAt = (millimetres: number) => vernier.left + (millimetres - vernier.low) * vernier.perMillimetre
  const fixed = Array.from({ length: 31 }, (_, place) => vernier.low + place)
  const sliding = Array.from({ length: 11 }, (_, mark) => xAt(slidingMark(value, mark)))
  const [first = 0, last = 0] = [sliding[0], sliding.at(-1)]
  return picture(
    box([10, 36], 300, 80, { fill: '#ffffff', stroke: ink.line, thick: 2.4 }, 4),
    path(fixed.map(level => `M${at(xAt(level))} 116v${level % 10 === 0 ? -32 : level % 5 === 0 ? -24 : -16}`).join(''), {
      stroke: ink.line,
      thick: 1.7,
    }),
    [20, 30, 40].map(level => figures(level, [xAt(level), 68], 14)),
    box([first - 20, 116], last - first + 40, 76, { fill: tint.glass, stroke: ink.blue, thick: 2.4 }, 4),
    path(sliding.map((x, mark) => `M${at(x)} 116v${mark % 5 === 0 ? 28 : 18}`).join(''), { stroke: ink.blue, thick: 1.7 }),
    [0, 5, 10].map(mark => figures(mark, [sliding[mark] ?? 0, 160], 13, ink.blue)),
  )
}

/** The balls, cubes and cones on a pan. */
export interface Pan {
  ball?: number
  cube?: number
  cone?: number
}

const thing: Record<keyof Pan, (place: Point) => string> = {
  ball: ([x, y]) => circle([x, y - 11], 11, { fill: ink.accent, stroke: ink.line, thick: 2 }),
  cube: ([x, y]) => box([x - 10, y - 20], 20, 20, { fill: tint.lilac, stroke: ink.line, thick: 2 }, 2),
  cone: ([x, y]) => shape([x - 12, y, x + 12, y, x, y - 24], { fill: tint.leaf, stroke: ink.line, thick: 2 }),
}

const kinds = ['ball', 'cone', 'cube'] as const

function panAt([x, y]: Point, pan: Pan): string {
  const things = kinds.flatMap(kind => Array.from({ length: pan[kind] ?? 0 }, () => kind))
  const rows = [things.slice(0, 4), things.slice(4)]
  const laid = rows.flatMap((row, level) =>
    row.map((kind, place) => thing[kind]([x + (place - (row.length - 1) / 2) * 24, y - level * 22])),
  )
  return (
    laid.join('') +
    path(`M${x - 54} ${y}H${x + 54}Q${x + 40} ${y + 14} ${x} ${y + 14}T${x - 54} ${y}Z`, { fill: tint.metal, stroke: ink.line, thick: 2 })
  )
}

/** A balance with level pans. */
function balance(y: number, left: Pan, right: Pan): string {
  return (
    line([88, y + 14, 88, y + 26, 232, y + 26, 232, y + 14], { stroke: ink.line, thick: 3 }) +
    shape([160, y + 24, 148, y + 44, 172, y + 44], { fill: tint.metal, stroke: ink.line, thick: 2 }) +
    panAt([88, y], left) +
    panAt([232, y], right)
  )
}

export type Weighing = [left: Pan, right: Pan]

export function drawBalances(weighings: Weighing[]): string {
  const [[left, right] = [{}, {}], below] = weighings
  if (!below) return picture(`<g transform="translate(-16 -24)scale(1.1)">${balance(140, left, right)}</g>`)
  return picture(balance(66, left, right), balance(176, ...below))
}
