// Levers, pulleys, gears, slopes, liquids. The quantities in the drawings are computed.

import { at, ink } from '../../svg.ts'
import { arrow, badge, box, circle, figures, line, path, picture, polar, radians, shape, tint } from '../draw.ts'
import type { Point } from '../draw.ts'

export interface BeamLoad {
  /** The distance from the middle in marks; negative to the left. */
  mark: number
  blocks: number
}

/** Positive if the beam tips to the right. */
export const turning = (loads: BeamLoad[]): number => loads.reduce((sum, { mark, blocks }) => sum + mark * blocks, 0)

const [beamY, markWide, blockSize] = [158, 30, 22]
const onBeam = (mark: number) => 160 + mark * markWide

/** A beam on a wedge, with piles of equal blocks. @param arrowAt a mark with an arrow instead of blocks */
export function drawBeam(loads: BeamLoad[], arrowAt?: number): string {
  const marks = [-4, -3, -2, -1, 1, 2, 3, 4].map(mark =>
    line([onBeam(mark), beamY, onBeam(mark), beamY + 9], { stroke: ink.line, thick: 2 }),
  )
  const piles = loads.map(({ mark, blocks }) =>
    Array.from({ length: blocks }, (_, place) =>
      box(
        [onBeam(mark) - blockSize / 2, beamY - blockSize * (place + 1)],
        blockSize,
        blockSize,
        { fill: tint.wood, stroke: ink.line, thick: 1.8 },
        2,
      ),
    ),
  )
  return picture(
    line([24, 214, 296, 214], { stroke: ink.soft, thick: 2 }),
    shape([160, beamY + 10, 136, 213, 184, 213], { fill: tint.lilac, stroke: ink.line }),
    box([24, beamY], 272, 10, { fill: tint.metal, stroke: ink.line }, 3),
    marks,
    piles.flat(),
    arrowAt === undefined ? '' : arrow([onBeam(arrowAt), 66, onBeam(arrowAt), beamY - 8], ink.accent, 4),
  )
}

const rope = { stroke: tint.clay, thick: 2.6 }
const wheel = ([x, y]: Point, radius = 17) =>
  circle([x, y], radius, { fill: tint.metal, stroke: ink.line, thick: 2.2 }) + circle([x, y], 3, { fill: ink.line })
const ceiling = box([40, 14], 240, 12, { fill: tint.wood, stroke: ink.line })
const weight = ([x, y]: Point) =>
  line([x, y, x, y + 12], { stroke: ink.line, thick: 2.4 }) +
  shape([x - 17, y + 12, x + 17, y + 12, x + 24, y + 46, x - 24, y + 46], { fill: ink.violet, stroke: ink.line })
const pull = (x: number, from: number, to: number) =>
  line([x, from, x, to], rope) + arrow([x, to, x, to + (to > from ? 26 : -26)], ink.accent, 4)

/** One wheel at the load; the rope is pulled upwards. */
export function oneMoving(): string {
  return picture(ceiling, line([143, 26, 143, 132], rope), pull(177, 132, 72), wheel([160, 132]), weight([160, 149]))
}

/** The x of the ropes and of the upper and lower wheels, for a load that hangs on this number of strands. */
export function tackle(strands: number): { ropes: number[]; upper: number[]; lower: number[] } {
  const step = 32
  const ropes = Array.from({ length: strands + 1 }, (_, place) => 160 - (step * strands) / 2 + place * step)
  // The last wheel is an upper one, so that one pulls downwards. Before it lower and upper wheels alternate.
  const wheels = Array.from({ length: strands }, (_, place) => ({
    x: (ropes[place] ?? 0) + step / 2,
    isUpper: (strands - 1 - place) % 2 === 0,
  }))
  return {
    ropes,
    upper: wheels.filter(({ isUpper }) => isUpper).map(({ x }) => x),
    lower: wheels.filter(({ isUpper }) => !isUpper).map(({ x }) => x),
  }
}

export function drawTackle(strands: number): string {
  const { ropes, upper, lower } = tackle(strands)
  const [upperY, lowerY, radius] = [66, 140, 16]
  const carrying = ropes.slice(0, strands)
  const loadX = carrying.reduce((sum, x) => sum + x, 0) / strands
  const startsAbove = strands % 2 === 0
  const held = startsAbove ? lower : [...carrying.slice(0, 1), ...lower]
  const bar =
    lower.length === 0 ? '' : line([Math.min(...held), lowerY + 20, Math.max(...held), lowerY + 20], { stroke: ink.line, thick: 4 })
  return picture(
    ceiling,
    upper.map(x => line([x, 26, x, upperY])),
    carrying.map((x, place) =>
      line([x, place === 0 && startsAbove ? 26 : upperY, x, place === 0 && !startsAbove ? lowerY + 20 : lowerY], rope),
    ),
    pull(ropes[strands] ?? 0, upperY, 128),
    lower.map(x => line([x, lowerY, x, lowerY + 20])),
    bar,
    [...upper.map((x): Point => [x, upperY]), ...lower.map((x): Point => [x, lowerY])].map(place => wheel(place, radius)),
    weight([loadX, lowerY + 20]),
  )
}

/** The number of teeth, and the middle of the wheel. */
export interface Gear {
  place: Point
  teeth: number
  /** Turns the teeth a little, so that they mesh with those of the neighbour. */
  shift: number
}

const tooth = 5.9
export const pitchRadius = (teeth: number): number => (teeth * tooth) / 2

export function drawGear({ place, teeth, shift }: Gear, fill: string): string {
  const [inner, outer, step] = [pitchRadius(teeth) - 4.5, pitchRadius(teeth) + 4, 360 / teeth]
  const corners = Array.from({ length: teeth }, (_, index) => {
    const angle = index * step + shift
    return [
      polar(place, inner, angle - step * 0.28),
      polar(place, outer, angle - step * 0.16),
      polar(place, outer, angle + step * 0.16),
      polar(place, inner, angle + step * 0.28),
    ]
  })
  return (
    shape(corners.flat().flat(), { fill, stroke: ink.line, thick: 1.8 }) +
    circle(place, 5, { fill: ink.paper, stroke: ink.line, thick: 1.8 })
  )
}

/** An arrow around the upper left of a wheel. */
export function turnArrow(place: Point, radius: number, isClockwise: boolean): string {
  const angles = Array.from({ length: 9 }, (_, index) => 190 - index * 12)
  return arrow((isClockwise ? angles : angles.toReversed()).map(angle => polar(place, radius, angle)).flat(), ink.accent, 3)
}

/** The directions in a row of wheels that touch: each turns against its neighbour. */
export const turnsClockwise = (isFirstClockwise: boolean, place: number): boolean =>
  place % 2 === 0 ? isFirstClockwise : !isFirstClockwise

/** A block slides down a slope: 1 its weight, 2 the normal force, 3 friction. */
export function slope(): string {
  const angle = 28
  const [foot, length]: [Point, number] = [[284, 206], 270]
  const top = polar(foot, length, 180 - angle)
  const middle = polar(foot, 140, 180 - angle)
  const centre = polar(middle, 20, 90 - angle)
  const [right, up] = [(radians(angle) * 180) / Math.PI, 90 - angle]
  const corners = [
    [-26, 0],
    [26, 0],
    [26, 40],
    [-26, 40],
  ].map(([along = 0, high = 0]) => polar(polar(middle, along, -right), high, up))
  const ends = {
    weight: polar(centre, 74, 270),
    push: polar(centre, 66, up),
    friction: polar(polar(centre, 26, 180 - angle), 46, 180 - angle),
  }
  return picture(
    shape([...foot, ...top, top[0], foot[1]], { fill: tint.sand, stroke: ink.line }),
    shape(corners.flat(), { fill: tint.lilac, stroke: ink.line }),
    arrow([...centre, ...ends.weight], ink.blue, 3.4),
    arrow([...centre, ...ends.push], ink.blue, 3.4),
    arrow([...polar(middle, 27, 180 - angle), ...polar(middle, 82, 180 - angle)], ink.blue, 3.4),
    circle(centre, 3.4, { fill: ink.line }),
    badge(1, [ends.weight[0] + 18, ends.weight[1] - 8]),
    badge(2, [ends.push[0] + 17, ends.push[1] + 6]),
    badge(3, polar(polar(middle, 88, 180 - angle), 20, up)),
    arrow([...polar(foot, 66, 180 - angle - 9), ...polar(foot, 26, 180 - angle - 22)], ink.soft, 2),
  )
}

/** Three vessels of different shapes, filled to the same height. */
export function vessels(): string {
  const [topY, bottomY] = [64, 186]
  const outlines: [number, number, number][] = [
    [60, 18, 18],
    [160, 46, 18],
    [262, 10, 40],
  ]
  return picture(
    outlines.map(([x, half, base], place) => {
      const mouth = (y: number) => base + ((half - base) * (bottomY - y)) / (bottomY - 44)
      return (
        shape([x - mouth(topY), topY, x + mouth(topY), topY, x + base, bottomY, x - base, bottomY], { fill: tint.water }) +
        line([x - half, 44, x - base, bottomY, x + base, bottomY, x + half, 44], { stroke: ink.line, thick: 2.6 }) +
        line([x - mouth(topY), topY, x + mouth(topY), topY], { stroke: ink.blue, thick: 2 }) +
        badge(place + 1, [x, 212])
      )
    }),
    line([14, topY, 306, topY], { stroke: ink.soft, thick: 1.2, dash: '4 5' }),
  )
}

/** A block in water, with layers of equal height. */
export function floating(layers: number, below: number): string {
  const [wide, high, waterY] = [120, 96, 116]
  const top = waterY - (high * (layers - below)) / layers
  const lines = Array.from({ length: layers - 1 }, (_, place) => top + (high * (place + 1)) / layers)
  return picture(
    path(`M12 ${waterY}H308V216A12 12 0 0 1 296 228H24A12 12 0 0 1 12 216Z`, { fill: tint.water }),
    box([160 - wide / 2, top], wide, high, { fill: tint.wood, stroke: ink.line, thick: 2.4 }),
    lines.map(y => line([160 - wide / 2, y, 160 + wide / 2, y], { stroke: ink.line, thick: 1.4, dash: '5 4' })),
    path(`M12 ${waterY}H${160 - wide / 2}M${160 + wide / 2} ${waterY}H308`, { stroke: ink.blue, thick: 2.4 }),
    path(`M12 ${waterY}V60M308 ${waterY}V60`, { stroke: ink.line, thick: 2.6 }),
    path('M12 60V216A12 12 0 0 0 24 228H296A12 12 0 0 0 308 216V60', { stroke: ink.line, thick: 2.6 }),
  )
}

/** A pendulum at four points of its swing. */
export function pendulum(): string {
  const [top, length]: [Point, number] = [[160, 30], 150]
  const places = [-132, -112, -90, -52].map(angle => polar(top, length, angle))
  const arc = `M${at(polar(top, length, -132)[0])} ${at(polar(top, length, -132)[1])}A${length} ${length} 0 0 0 ${at(polar(top, length, -48)[0])} ${at(polar(top, length, -48)[1])}`
  return picture(
    box([110, 18], 100, 12, { fill: tint.wood, stroke: ink.line }),
    path(arc, { stroke: ink.soft, thick: 1.4, dash: '4 5' }),
    places.map(
      place =>
        line([...top, ...place], { stroke: ink.soft, thick: 1.8 }) +
        circle(place, 13, { fill: tint.lilac, stroke: ink.line }) +
        figures(places.indexOf(place) + 1, place, 11),
    ),
  )
}

/** Newton's cradle: five hanging balls, some of them lifted. */
export function cradle(lifted: number): string {
  const [radius, length, angle] = [15, 132, 36]
  const tops = [0, 1, 2, 3, 4].map((place): Point => [118 + place * 2 * radius, 34])
  return picture(
    box([60, 22], 232, 12, { fill: tint.wood, stroke: ink.line }),
    tops.map((top, place) => {
      const end = polar(top, length, place < lifted ? 270 - angle : 270)
      return (
        line([...top, ...end], { stroke: ink.soft, thick: 1.8 }) + circle(end, radius, { fill: tint.metal, stroke: ink.line, thick: 2.2 })
      )
    }),
    arrow([40, 182, 72, 200], ink.accent, 3),
  )
}

/** Two forces on a grid; they add up to the diagonal. */
export function twoForces(across: number, up: number): string {
  const [cell, start]: [number, Point] = [36, [70, 200]]
  const grid = [
    ...Array.from({ length: 8 }, (_, place) => `M${34 + place * cell} 20V200`),
    ...Array.from({ length: 6 }, (_, place) => `M34 ${20 + place * cell}H286`),
  ]
  return picture(
    path(grid.join(''), { stroke: '#d3cfe4', thick: 1.2 }),
    arrow([...start, start[0] + across * cell, start[1]], ink.blue, 4),
    arrow([...start, start[0], start[1] - up * cell], ink.violet, 4),
    circle(start, 7, { fill: ink.line }),
  )
}
