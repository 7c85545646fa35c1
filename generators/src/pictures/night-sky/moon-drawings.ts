// The Moon as we see it, and its place relative to Earth and Sun.

import { at, ink, sheet } from '../svg.ts'
import { headAt, height, night, width } from './draw-sky.ts'

export const sunlight = '#ffd463'
const [lit, plain, dark, joined] = ['#f6f1de', '#d6cfb8', '#2a3164', '#a9b4ea']

/** Plains of lava, as shares of the radius: place, half width and half height. North is up. */
const plains = [
  [-0.28, -0.42, 0.32, 0.25],
  [0.2, -0.38, 0.19, 0.17],
  [0.38, -0.1, 0.25, 0.19],
  [0.66, -0.3, 0.1, 0.13],
  [0.62, 0.1, 0.15, 0.2],
  [-0.62, -0.02, 0.2, 0.42],
  [-0.25, 0.33, 0.24, 0.16],
  [-0.52, 0.43, 0.11, 0.1],
  [0.4, 0.22, 0.13, 0.12],
]

/** @param elongation how far the Moon is from the Sun, in degrees towards the east: 0 new, 90 first quarter, 180 full */
export function moonAt(elongation: number): string {
  return sheet(width, height, moonDisc(160, 120, 84) + nightPart(160, 120, 84.6, elongation), night)
}

export function moonDisc(x: number, y: number, radius: number, [bright, dim] = [lit, plain]): string {
  const spots = plains.map(
    ([dx = 0, dy = 0, rx = 0, ry = 0]) =>
      `<ellipse cx="${at(x + dx * radius)}" cy="${at(y + dy * radius)}" rx="${at(rx * radius)}" ry="${at(ry * radius)}"/>`,
  )
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${bright}"/><g fill="${dim}">${spots.join('')}</g>`
}

/** The dark part: the half circle away from the Sun, plus or minus half the ellipse of the terminator. */
function nightPart(x: number, y: number, radius: number, elongation: number): string {
  const cosine = Math.cos((elongation * Math.PI) / 180)
  // As seen from the north the evening Moon is lit on its right.
  const isWaxing = elongation < 180
  const limb = `A${radius} ${radius} 0 0 ${isWaxing ? 0 : 1} ${x} ${y + radius}`
  const line = `A${at(Math.abs(cosine) * radius)} ${radius} 0 0 ${cosine > 0 === isWaxing ? 0 : 1} ${x} ${y - radius}`
  return `<path d="M${x} ${y - radius}${limb}${line}Z" fill="${dark}"/>`
}

/** The share of the Moon's disc that is lit. */
export const litShare = (elongation: number): number => (1 - Math.cos((elongation * Math.PI) / 180)) / 2

/** The Sun far to the left, the Earth, and the Moon at eight places of its orbit, seen from above the North Pole. */
export function moonOrbit(ringedElongation: number): string {
  const [earthX, earthY, orbit] = [182, 120, 82]
  // Seen from the north the Moon goes round anticlockwise: from the side of the Sun, at the left, downwards.
  const placeOf = (elongation: number) => {
    const angle = ((180 + elongation) * Math.PI) / 180
    return [earthX + orbit * Math.cos(angle), earthY - orbit * Math.sin(angle)] as const
  }
  const moons = Array.from({ length: 8 }, (_, index) => placeOf(index * 45)).map(([x, y]) => ball(x, y, 10, lit))
  const [ringX, ringY] = placeOf(ringedElongation)
  const rays = [48, 84, 120, 156, 192].map(
    y =>
      `<path d="M12 ${y}H56" stroke="${sunlight}" stroke-width="3" stroke-linecap="round"/>${headAt(
        [
          [12, y],
          [68, y],
        ],
        sunlight,
      )}`,
  )
  return sheet(
    width,
    height,
    rays.join('') +
      `<circle cx="${earthX}" cy="${earthY}" r="${orbit}" fill="none" stroke="#6a76b8" stroke-width="1.4" stroke-dasharray="3 5"/>` +
      moons.join('') +
      ball(earthX, earthY, 20, '#5f9be0') +
      turnArrow(earthX, earthY) +
      `<circle cx="${at(ringX)}" cy="${at(ringY)}" r="17" fill="none" stroke="${ink.accent}" stroke-width="2.6"/>`,
    night,
  )
}

/** An arrow for the direction of the Moon's orbit. */
function turnArrow(x: number, y: number): string {
  const [fromX, fromY] = [x + 40 * Math.cos(-0.5), y - 40 * Math.sin(-0.5)]
  const [toX, toY] = [x + 40 * Math.cos(0.9), y - 40 * Math.sin(0.9)]
  const head = headAt(
    [
      [toX + 8, toY + 6.4],
      [toX - 3, toY - 2.6],
    ],
    joined,
    10,
  )
  return `<path d="M${at(fromX)} ${at(fromY)}A40 40 0 0 0 ${at(toX)} ${at(toY)}" fill="none" stroke="${joined}" stroke-width="2"/>${head}`
}

/** A ball that the Sun lights from the left. */
function ball(x: number, y: number, radius: number, colour: string): string {
  const [left, top, bottom] = [at(x), at(y - radius), at(y + radius)]
  return (
    `<circle cx="${at(x)}" cy="${at(y)}" r="${radius}" fill="${colour}"/>` +
    `<path d="M${left} ${top}A${radius} ${radius} 0 0 1 ${left} ${bottom}Z" fill="#0d1130" opacity=".82"/>`
  )
}
