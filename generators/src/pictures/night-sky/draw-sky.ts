// Draws a part of the night sky: north is up and east on the left, as on star maps.

import { middleOf, projectionAround } from '../maps/projection.ts'
import type { LngLat, MapPoint } from '../maps/projection.ts'
import { at, ink, sheet } from '../svg.ts'
import { linesOf, starsOf } from './constellations.ts'
import type { Constellation } from './constellations.ts'
import { placeOf, starNamed, stars } from './stars.ts'
import type { Star } from './stars.ts'

export const [width, height] = [320, 240]
export const night = '#1b2250'
const joined = '#7f8dcf'
/** Pale colours: to the eye red and blue stars are only slightly coloured. */
const hues: Record<string, string> = { white: '#fff8e7', red: '#ffbd94', orange: '#ffd9a3', blue: '#d3e2ff' }
const hueOf = ({ hue }: Star) => hues[hue] ?? '#fff8e7'

export interface SkyView {
  lines: Constellation[]
  /** The stars that the sheet must include; by default those of the lines. */
  seen?: string[]
  ringed?: string[]
  /** Places in the sky to ring where the table has no star. */
  ringedPlaces?: LngLat[]
  /** Dashed lines through places of the sky, with an arrowhead at their end if `isArrow`. */
  dashed?: { places: LngLat[]; isArrow: boolean }[]
  ringRadius?: number
  /** The least height of the sheet, in degrees. */
  leastDegrees?: number
  /** Enlarges the stars by this factor, as in a telescope. */
  enlarged?: number
}

export function drawSky(view: SkyView): string {
  const names = view.seen ?? [...new Set(view.lines.flatMap(starsOf))]
  const dashedPlaces = (view.dashed ?? []).flatMap(({ places }) => places)
  const project = projectionOf([...names.map(name => placeOf(starNamed(name))), ...dashedPlaces], view.leastDegrees ?? 10)
  const paths = view.lines.flatMap(linesOf).map(line => pathOf(line.map(name => project(placeOf(starNamed(name))))))
  const prominent = new Set([...names, ...view.lines.flatMap(starsOf)])
  const dots = [...stars].map(([name, star]) => dotOf(star, project(placeOf(star)), prominent.has(name), view.enlarged))
  const rings = [...(view.ringed ?? []).map(name => placeOf(starNamed(name))), ...(view.ringedPlaces ?? [])].map(place =>
    ringAt(project(place), view.ringRadius),
  )
  const dashed = (view.dashed ?? []).map(({ places, isArrow }) => dashedThrough(places.map(project), isArrow))
  return sheet(
    width,
    height,
    `<path d="${paths.join('')}" fill="none" stroke="${joined}" stroke-width="1.4" stroke-linejoin="round"/>` +
      dashed.join('') +
      dots.join('') +
      rings.join(''),
    night,
  )
}

const [marginX, marginY] = [30, 26]

/** Fits the places onto the sheet. */
function projectionOf(places: LngLat[], leastDegrees: number): (place: LngLat) => MapPoint {
  const flat = projectionAround(middleOf(places))
  const points = places.map(flat)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const least = (leastDegrees * Math.PI) / 180
  const scale = Math.min((width - 2 * marginX) / (right - left), (height - 2 * marginY) / (bottom - top), height / least)
  return place => {
    const [x, y] = flat(place)
    return [width / 2 + (x - (left + right) / 2) * scale, height / 2 + (y - (top + bottom) / 2) * scale]
  }
}

/** One magnitude more means about 2.5 times less light. Dots shrink less than that, so that a phone shows faint stars. */
export const radiusOf = (magnitude: number): number => Math.min(6.8, 5.3 * 0.8 ** magnitude)

function dotOf(star: Star, [x, y]: MapPoint, isProminent: boolean, enlarged = 1): string {
  const radius = radiusOf(star.magnitude) * enlarged
  const isOutside = x < radius + 2 || y < radius + 2 || x > width - radius - 2 || y > height - radius - 2
  if (isOutside) return ''
  const dot = `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="${hueOf(star)}"`
  if (!isProminent) return `${dot} opacity=".5"/>`
  return `${dot} stroke="${night}" stroke-width="2.4" paint-order="stroke"/>`
}

const ringAt = ([x, y]: MapPoint, radius = 12) =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${radius}" fill="none" stroke="${ink.accent}" stroke-width="2.6"/>`

const pathOf = (points: MapPoint[]): string => `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}`

export function dashedThrough(points: MapPoint[], isArrow: boolean): string {
  const line = `<path d="${pathOf(points)}" fill="none" stroke="${ink.accent}" stroke-width="2" stroke-dasharray="6 5" stroke-linecap="round"/>`
  return isArrow ? line + headAt(points) : line
}

/** The head of an arrow at the last of the points. */
export function headAt(points: MapPoint[], colour: string = ink.accent, length = 11): string {
  const [[fromX, fromY] = [0, 0], [x, y] = [0, 0]] = points.slice(-2)
  const angle = Math.atan2(y - fromY, x - fromX)
  const corner = (turn: number) => `${at(x + length * Math.cos(angle + turn))} ${at(y + length * Math.sin(angle + turn))}`
  return `<path d="M${at(x)} ${at(y)}L${corner(Math.PI - 0.42)}L${corner(Math.PI + 0.42)}Z" fill="${colour}"/>`
}
