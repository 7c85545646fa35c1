// Polygons, triangles, nets of solids, lines of symmetry and graphs of functions.

import { at, ink } from '../../svg.ts'
import { arrow, circle, figures, line, path, picture, polar, radians, shape, tint } from '../draw.ts'
import type { Point } from '../draw.ts'

const filled = { fill: tint.lilac, stroke: ink.line, thick: 3 }
const middle: Point = [160, 120]

/** The corners of a regular polygon; a side lies at the bottom. */
export const regular = (corners: number, radius: number, centre: Point = middle): Point[] =>
  Array.from({ length: corners }, (_, place) => polar(centre, radius, -90 - 180 / corners + (360 / corners) * (place + 1)))

export const drawPolygon = (corners: number): string => picture(shape(regular(corners, 96).flat(), filled))

export const sideLengths = (corners: Point[]): number[] =>
  corners.map(([x, y], place) => {
    const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [x, y]
    return Math.hypot(nextX - x, nextY - y)
  })

/** The angle at each corner, in degrees. */
export const anglesOf = (corners: Point[]): number[] =>
  corners.map(([x, y], place) => {
    const count = corners.length
    const [[ax, ay], [bx, by]] = [corners[(place + count - 1) % count] ?? [x, y], corners[(place + 1) % count] ?? [x, y]]
    const turn = Math.atan2(ay - y, ax - x) - Math.atan2(by - y, bx - x)
    return Math.acos(Math.cos(turn)) * (180 / Math.PI)
  })

export const triangles: Record<string, Point[]> = {
  equilateral: regular(3, 112, [160, 138]),
  isosceles: [
    [100, 214],
    [220, 214],
    [160, 26],
  ],
  right: [
    [60, 210],
    [252, 210],
    [60, 66],
  ],
  obtuse: [
    [28, 200],
    [196, 200],
    [292, 84],
  ],
}

export const quadrilaterals: Record<string, Point[]> = {
  rhombus: [
    [40, 120],
    [160, 48],
    [280, 120],
    [160, 192],
  ],
  parallelogram: [
    [30, 190],
    [222, 190],
    [290, 60],
    [98, 60],
  ],
  kite: [
    [160, 18],
    [232, 86],
    [160, 226],
    [88, 86],
  ],
}

/** Small strokes across all sides as long as the first one, and squares in right angles. */
export function drawCorners(corners: Point[]): string {
  const lengths = sideLengths(corners)
  const groups = [...new Set(lengths.map(length => Math.round(length)))]
  const ticks = corners.map(([x, y], place) => {
    const group = groups.indexOf(Math.round(lengths[place] ?? 0))
    const isAlone = lengths.filter(length => Math.round(length) === groups[group]).length < 2
    const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [x, y]
    return isAlone ? '' : tick([x, y], [nextX, nextY], group + 1)
  })
  return picture(shape(corners.flat(), filled), ticks, rightAngles(corners))
}

function tick([ax, ay]: Point, [bx, by]: Point, count: number): string {
  const length = Math.hypot(bx - ax, by - ay)
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
  return Array.from({ length: count }, (_, place) => {
    const along = length / 2 + (place - (count - 1) / 2) * 8
    const [x, y] = [ax + ux * along, ay + uy * along]
    return line([x - uy * 8, y + ux * 8, x + uy * 8, y - ux * 8], { stroke: ink.violet, thick: 3 })
  }).join('')
}

function rightAngles(corners: Point[]): string {
  const angles = anglesOf(corners)
  return corners
    .map(([x, y], place) => {
      if (Math.abs((angles[place] ?? 0) - 90) > 0.5) return ''
      const count = corners.length
      const [one, two] = [-1, 1].map(step => {
        const [ox, oy] = corners[(place + count + step) % count] ?? [x, y]
        const length = Math.hypot(ox - x, oy - y)
        return [((ox - x) / length) * 18, ((oy - y) / length) * 18]
      })
      const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [one ?? [], two ?? []]
      return line([x + ax, y + ay, x + ax + bx, y + ay + by, x + bx, y + by], { stroke: ink.violet, thick: 2.6 })
    })
    .join('')
}

const face = (corners: number[]) => shape(corners, { fill: '#ffffff', stroke: ink.line, thick: 2.4 })
const square = (x: number, y: number, size: number) => face([x, y, x + size, y, x + size, y + size, x, y + size])

/** The nets of the solids. */
const nets: Record<string, () => string> = {
  cube: () => [0, 1, 2, 3].map(place => square(56 + place * 52, 94, 52)).join('') + square(108, 42, 52) + square(108, 146, 52),
  pyramid: () =>
    square(122, 82, 76) +
    face([122, 82, 198, 82, 160, 14]) +
    face([122, 158, 198, 158, 160, 226]) +
    face([122, 82, 122, 158, 54, 120]) +
    face([198, 82, 198, 158, 266, 120]),
  prism: () =>
    [0, 1, 2].map(place => face([88, 42 + place * 52, 232, 42 + place * 52, 232, 94 + place * 52, 88, 94 + place * 52])).join('') +
    face([88, 94, 88, 146, 43, 120]) +
    face([232, 94, 232, 146, 277, 120]),
  cylinder: () => {
    const radius = 32
    const around = 2 * Math.PI * radius
    return (
      face([160 - around / 2, 86, 160 + around / 2, 86, 160 + around / 2, 154, 160 - around / 2, 154]) +
      [86 - radius, 154 + radius].map(y => circle([160, y], radius, { fill: '#ffffff', stroke: ink.line, thick: 2.4 })).join('')
    )
  },
  cone: () => {
    // The arc of the unrolled mantle is as long as the circumference of the base.
    const [slant, radius] = [128, 38]
    const half = ((radius / slant) * 360) / 2
    const tip: Point = [160, 22]
    const [[ax, ay], [bx, by]] = [polar(tip, slant, 270 - half), polar(tip, slant, 270 + half)]
    return (
      path(`M160 22L${at(ax)} ${at(ay)}A${slant} ${slant} 0 0 0 ${at(bx)} ${at(by)}Z`, { fill: '#ffffff', stroke: ink.line, thick: 2.4 }) +
      circle([160, 22 + slant + radius], radius, { fill: '#ffffff', stroke: ink.line, thick: 2.4 })
    )
  },
  tetrahedron: () => {
    const [side, left, bottom] = [196, 62, 206]
    const high = side * Math.sin(radians(60))
    const [a, b, c]: [number[], number[], number[]] = [
      [left, bottom],
      [left + side, bottom],
      [left + side / 2, bottom - high],
    ]
    const half = (one: number[], two: number[]) => one.map((value, axis) => (value + (two[axis] ?? 0)) / 2)
    return face([...a, ...b, ...c]) + face([...half(a, b), ...half(b, c), ...half(a, c)])
  },
}

export const drawNet = (name: string): string => picture(nets[name]?.() ?? '')

/** Corners of figures whose lines of symmetry players count. */
export const symmetric: Record<string, Point[]> = {
  rectangle: [
    [50, 62],
    [270, 62],
    [270, 178],
    [50, 178],
  ],
  star: Array.from({ length: 10 }, (_, place) => polar([160, 126], place % 2 ? 42 : 106, 90 + place * 36)),
  parallelogram: [
    [40, 186],
    [206, 186],
    [280, 54],
    [114, 54],
  ],
  arrow: [
    [40, 98],
    [170, 98],
    [170, 52],
    [284, 120],
    [170, 188],
    [170, 142],
    [40, 142],
  ],
}

export const drawFigure = (corners: Point[]): string => picture(shape(corners.flat(), filled))

/** Tries every line through the middle: the mirror image of each corner must lie on a corner. */
export function linesOfSymmetry(corners: Point[]): number {
  const count = corners.length
  const [cx, cy] = [corners.reduce((sum, [x]) => sum + x, 0) / count, corners.reduce((sum, [, y]) => sum + y, 0) / count]
  const isMirror = (angle: number) =>
    corners.every(([x, y]) => {
      const [dx, dy] = [x - cx, y - cy]
      const mirrored = [dx * Math.cos(2 * angle) + dy * Math.sin(2 * angle), dx * Math.sin(2 * angle) - dy * Math.cos(2 * angle)]
      return corners.some(([ox, oy]) => Math.hypot(ox - cx - (mirrored[0] ?? 0), oy - cy - (mirrored[1] ?? 0)) < 1.5)
    })
  return Array.from({ length: 360 }, (_, step) => radians(step / 2)).filter(isMirror).length
}

/** A triangle with two angles given. */
export function givenAngles(left: number, right: number): string {
  const [ax, bx, y] = [40, 280, 204]
  const across = bx - ax
  const high = (across * Math.tan(radians(left)) * Math.tan(radians(right))) / (Math.tan(radians(left)) + Math.tan(radians(right)))
  const x = ax + high / Math.tan(radians(left))
  const arc = (place: Point, from: number, to: number, reach: number) => {
    const [[sx, sy], [ex, ey]] = [polar(place, reach, from), polar(place, reach, to)]
    return path(`M${at(sx)} ${at(sy)}A${reach} ${reach} 0 0 0 ${at(ex)} ${at(ey)}`, { stroke: ink.violet, thick: 2.4 })
  }
  return picture(
    shape([ax, y, bx, y, x, y - high], filled),
    arc([ax, y], 0, left, 34),
    arc([bx, y], 180 - right, 180, 34),
    figures(`${left}°`, polar([ax, y], 58, left / 2), 12),
    figures(`${right}°`, polar([bx, y], 58, 180 - right / 2), 12),
    arc([x, y - high], 180 + left, 360 - right, 26),
  )
}

/** Functions by their names. */
export const functions: Record<string, (x: number) => number> = {
  'y = x²': x => x * x,
  'y = 1/x': x => 1 / x,
  'y = √x': x => Math.sqrt(x),
  'y = 2x': x => 2 * x,
  'y = −x²': x => -x * x,
  'y = x³': x => x ** 3,
  'y = |x|': x => Math.abs(x),
}

/** A graph from −4 to 4 and −3 to 3, with a mark at every whole number. */
export function drawGraph(compute: (x: number) => number): string {
  const unit = 37
  const toSheet = (x: number, y: number) => [160 + x * unit, 120 - y * unit]
  const marks = [-4, -3, -2, -1, 1, 2, 3, 4].map(
    value => `M${160 + value * unit} 116v8${Math.abs(value) < 4 ? `M156 ${120 - value * unit}h8` : ''}`,
  )
  const samples = Array.from({ length: 331 }, (_, place) => (place - 164) / 40)
  const runs: number[][] = [[]]
  for (const x of samples) {
    const y = compute(x)
    const isSeen = Number.isFinite(y) && Math.abs(y) <= 3.05
    if (isSeen && Math.round(x * 40) % 2 === 0) runs.at(-1)?.push(...toSheet(x, y))
    if (!isSeen && (runs.at(-1)?.length ?? 0) > 0) runs.push([])
  }
  return picture(
    arrow([10, 120, 312, 120], ink.soft, 1.8),
    arrow([160, 234, 160, 8], ink.soft, 1.8),
    path(marks.join(''), { stroke: ink.soft, thick: 1.6 }),
    runs.filter(run => run.length > 2).map(run => line(run, { stroke: ink.violet, thick: 3.4 })),
  )
}
