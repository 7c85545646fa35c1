// Draws the outline of a country, and a map with the country coloured.

import { ink, sheet } from '../svg.ts'
import type { Lands, Piece } from './globe.ts'
import { angleBetween, areaOf, boxOf, projectionAround, simplified } from './projection.ts'
import type { Box, LngLat, MapPoint, Shape } from './projection.ts'

const [width, height, margin] = [320, 240, 18]
/** An outline leaves out pieces smaller than this share of the largest one. */
const smallestPiece = 0.015
/** An outline leaves out pieces farther from the others than this many times the size of the largest one. */
const farthestPiece = 0.2

/** The country as a silhouette, without its distant parts. */
export function outlineOf(pieces: Piece[]): string {
  const { main, shapes } = seenFromMain(pieces)
  const most = areaOf(main)
  const near = together(
    main,
    shapes.filter(shape => shape !== main && areaOf(shape) >= smallestPiece * most),
  )
  const path = pathOf(fitted(near, boxOf(near)), 0.5)
  return sheet(width, height, `<path d="${path}" fill="${ink.blue}" stroke="${ink.line}" stroke-width="1" stroke-linejoin="round"/>`)
}

/** The largest piece, and those connected to it by short distances from piece to piece. */
function together(main: Shape, others: Shape[]): Shape[] {
  const { width: mainWidth, height: mainHeight } = boxOf([main])
  const reach = farthestPiece * Math.max(mainWidth, mainHeight)
  const near = [main]
  // The list grows during the loop.
  for (const one of near) {
    for (const other of others) if (!near.includes(other) && isWithin(boxOf([other]), boxOf([one]), reach)) near.push(other)
  }
  return near
}

/** The extent of a map: a multiple of the size of the country, and a minimum in radii of the Earth. */
const [surroundings, least] = [2.8, 0.26]

/** The country coloured among its neighbours. */
export function locatorOf(code: string, lands: Lands): string {
  const { middle, main } = seenFromMain(lands.get(code) ?? [])
  const home = boxOf([main])
  const span = Math.max(least, surroundings * Math.max(home.width / width, home.height / height) * height)
  const [spanX, spanY] = [(span * width) / height, span]
  const view: Box = {
    left: home.left + home.width / 2 - spanX / 2,
    top: home.top + home.height / 2 - spanY / 2,
    width: spanX,
    height: spanY,
  }
  const project = projectionAround(middle)
  const drawn = (pieces: Piece[]) => {
    const near = pieces.filter(piece => mayBeSeen(piece, middle, Math.hypot(spanX, spanY)))
    const shapes = near.map(({ coarse }) => coarse.map(project)).filter(shape => isWithin(boxOf([shape]), view, 0))
    return pathOf(fitted(shapes, view, 0), 1.1)
  }
  const others = drawn([...lands].flatMap(([other, pieces]) => (other === code ? [] : pieces)))
  const own = drawn(lands.get(code) ?? [])
  return sheet(
    width,
    height,
    `<g stroke="${ink.soft}" stroke-width=".7" stroke-linejoin="round"><path d="${others}" fill="${ink.paper}"/>` +
      `<path d="${own}" fill="${ink.accent}" stroke="${ink.line}"/></g>`,
    ink.sea,
  )
}

function seenFromMain(pieces: Piece[]) {
  const [first] = pieces.toSorted((a, b) => b.area - a.area)
  const middle = first?.middle ?? [0, 0]
  const shapes = pieces.map(({ ring }) => ring.map(projectionAround(middle)))
  return { middle, main: shapes[first ? pieces.indexOf(first) : 0] ?? [], shapes }
}

/** Whether a piece may reach into a view of this width. Pieces on the far side of the Earth count as outside: projections tear them. */
function mayBeSeen({ middle, reach }: Piece, from: LngLat, view: number): boolean {
  const away = angleBetween(middle, from)
  return away - reach < view && away + reach < 2
}

function isWithin(one: Box, other: Box, reach: number): boolean {
  return (
    one.left + one.width > other.left - reach &&
    one.left < other.left + other.width + reach &&
    one.top + one.height > other.top - reach &&
    one.top < other.top + other.height + reach
  )
}

/** Moves and scales the shapes so that the box fills the sheet up to the margin. */
function fitted(shapes: Shape[], box: Box, edge = margin): Shape[] {
  const scale = Math.min((width - 2 * edge) / box.width, (height - 2 * edge) / box.height)
  const [left, top] = [width / 2 - (box.left + box.width / 2) * scale, height / 2 - (box.top + box.height / 2) * scale]
  return shapes.map(shape => shape.map(([x, y]): MapPoint => [x * scale + left, y * scale + top]))
}

/** The smallest area to draw, in square units of the sheet. A smaller one would be a speck. */
const smallestDrawn = 1.2

function pathOf(shapes: Shape[], tolerance: number): string {
  return shapes
    .map(shape => simplified(clamped(shape), tolerance))
    .filter(shape => shape.length > 3 && areaOf(shape) > smallestDrawn)
    .map(relativePath)
    .join('')
}

/** A path with relative steps, which are shorter than absolute places. */
function relativePath(shape: Shape): string {
  let [x, y] = [0, 0]
  const steps = shape.map(point => {
    const [toX, toY] = [Math.round(point[0] * 10), Math.round(point[1] * 10)]
    const step = `${(toX - x) / 10} ${(toY - y) / 10}`
    ;[x, y] = [toX, toY]
    return step.replace(/(?<!\d)0\./g, '.').replace(' -', '-')
  })
  return `M${steps[0]}l${steps.slice(1).join(' ').replaceAll(' -', '-')}z`
}

/** Moves points far outside the sheet close to its edge: nobody sees them, and `simplified` then drops most of them. */
const clamped = (shape: Shape) =>
  shape.map(([x, y]): MapPoint => [Math.max(-9, Math.min(width + 9, x)), Math.max(-9, Math.min(height + 9, y))])
