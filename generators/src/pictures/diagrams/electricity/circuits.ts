// Circuits with the symbols of IEC 60617. A circuit is a battery, parts in series, and branches in parallel.

import { at, ink } from '../../svg.ts'
import { arrow, circle, figures, line, moved, path, picture, shape } from '../draw.ts'
import type { Point } from '../draw.ts'

export type CircuitPart = { kind: 'lamp'; number: number } | { kind: 'open' | 'closed' | 'resistor' }

export interface Circuit {
  main: CircuitPart[]
  branches: CircuitPart[][]
}

const isClosed = (parts: CircuitPart[]) => parts.every(({ kind }) => kind !== 'open')
const isBare = (parts: CircuitPart[]) => parts.every(({ kind }) => kind === 'closed')
const lampsIn = (parts: CircuitPart[]) => parts.flatMap(part => (part.kind === 'lamp' ? [part.number] : []))

/** The numbers of the lamps that light. A branch without lamp or resistor takes all the current. */
export function litLamps({ main, branches }: Circuit): number[] {
  const closed = branches.filter(isClosed)
  if (!isClosed(main) || closed.length === 0) return []
  const bare = closed.filter(isBare)
  return [...lampsIn(main), ...(bare.length > 0 ? bare : closed).flatMap(lampsIn)].toSorted((a, b) => a - b)
}

/** The resistance of a circuit of equal resistors, in units of one of them. */
export function resistanceOf({ main, branches }: Circuit): number {
  const resistors = (parts: CircuitPart[]) => parts.filter(({ kind }) => kind === 'resistor').length
  const conductance = branches.reduce((sum, parts) => sum + 1 / resistors(parts), 0)
  return resistors(main) + 1 / conductance
}

const wire = { stroke: ink.line, thick: 2.4 }
const filled = { fill: ink.paper, stroke: ink.line, thick: 2.4 }

/** Symbols centred on the origin, in a horizontal wire; each covers the wire behind it. */
const cover = (half: number) => line([-half, 0, half, 0], { stroke: ink.paper, thick: 5 })

const lampSymbol = (radius: number) => {
  const reach = radius * Math.SQRT1_2
  return (
    circle([0, 0], radius, filled) +
    path(`M${at(-reach)} ${at(-reach)}L${at(reach)} ${at(reach)}M${at(-reach)} ${at(reach)}L${at(reach)} ${at(-reach)}`, wire)
  )
}
const resistorSymbol = (half: number, high: number) => shape([-half, -high, half, -high, half, high, -half, high], filled)
const contacts = circle([-16, 0], 3, { fill: ink.line }) + circle([16, 0], 3, { fill: ink.line })

function symbolOf(part: CircuitPart): string {
  if (part.kind === 'lamp') return lampSymbol(16)
  if (part.kind === 'resistor') return resistorSymbol(22, 9)
  const end: Point = part.kind === 'open' ? [13, -17] : [16, 0]
  return cover(14) + line([-16, 0, ...end], wire) + contacts
}

const [left, right, top, bottom] = [46, 276, 56, 196]

export function drawCircuit({ main, branches }: Circuit): string {
  const spacing = branches.length > 2 ? 74 : 100
  const xs = branches.map((_, place) => right - (branches.length - 1 - place) * spacing)
  const [first = right] = xs
  const onTop = main.map((part, place) => placed(part, [left + ((first - left) * (place + 1)) / (main.length + 1), top], 0))
  const onBranches = branches.flatMap((parts, index) =>
    parts.map((part, place) => placed(part, [xs[index] ?? right, top + ((bottom - top) * (place + 1)) / (parts.length + 1)], 90)),
  )
  const joints = xs.slice(0, -1).flatMap(x => [circle([x, top], 3.6, { fill: ink.line }), circle([x, bottom], 3.6, { fill: ink.line })])
  return picture(
    shape([left, top, right, top, right, bottom, left, bottom], wire),
    xs.slice(0, -1).map(x => line([x, top, x, bottom], wire)),
    joints,
    moved([left, 126], cell(1), 90),
    onTop,
    onBranches,
  )
}

function placed(part: CircuitPart, [x, y]: Point, turn: number): string {
  const number = part.kind === 'lamp' ? figures(part.number, turn === 0 ? [x, y - 27] : [x - 27, y], 12) : ''
  return moved([x, y], symbolOf(part), turn) + number
}

const cell = (size: number) =>
  line([-4 * size, 0, 4 * size, 0], { stroke: ink.paper, thick: 6 * size }) +
  line([-4 * size, -18 * size, -4 * size, 18 * size], { stroke: ink.line, thick: 2.4 * size }) +
  line([4 * size, -9 * size, 4 * size, 9 * size], { stroke: ink.line, thick: 5 * size })

const thick = { stroke: ink.line, thick: 4 }
const leads = (half: number) => path(`M-104 0H${-half}M${half} 0H104`, thick)
const bigBox = shape([-46, -20, 46, -20, 46, 20, -46, 20], { ...thick, fill: ink.paper })
const diode = leads(26) + shape([-26, -28, -26, 28, 26, 0], { ...thick, fill: ink.paper }) + line([26, -28, 26, 28], thick)
const outwards = [0, 22].map(dx => arrow([-4 + dx, -34, 16 + dx, -62], ink.line, 3)).join('')

/** Each symbol alone, enlarged. */
const symbols: Record<string, string> = {
  cell: leads(8) + cell(2),
  lamp: leads(38) + circle([0, 0], 38, { ...thick, fill: ink.paper }) + path('M-27 -27L27 27M-27 27L27 -27', thick),
  switch: leads(42) + line([-42, 0, 34, -40], thick) + circle([-42, 0], 6, { fill: ink.line }) + circle([42, 0], 6, { fill: ink.line }),
  resistor: leads(46) + bigBox,
  variable: leads(46) + bigBox + arrow([-46, 46, 44, -50], ink.line, 3.4),
  fuse: leads(46) + bigBox + line([-46, 0, 46, 0], thick),
  capacitor: leads(10) + path('M-10 -38V38M10 -38V38', thick),
  coil: path('M-104 0H-60A15 15 0 0 1 -30 0A15 15 0 0 1 0 0A15 15 0 0 1 30 0A15 15 0 0 1 60 0H104', thick),
  diode,
  led: diode + outwards,
  earth: path('M0 -70V6M-44 6H44M-28 26H28M-12 46H12', thick),
}

export const drawSymbol = (name: string): string => picture(moved([160, 124], symbols[name] ?? ''))
