// Drawings about the celestial pole: the trails of stars around it, and its height above the horizon.

import { at, ink, sheet } from '../svg.ts'
import { headAt, height, night, width } from './draw-sky.ts'
import { stars } from './stars.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180
const land = '#0d1130'

/** Degrees that the sky turns while the camera is open. */
const turned = 50

/** The northern stars of the table as arcs around the pole, above a dark hill. */
export function trails(): string {
  const [poleX, poleY, perDegree] = [160, 96, 3.4]
  const arcs = [...stars.values()]
    .filter(({ declination }) => declination > 40)
    .map(({ rightAscension, declination, magnitude }) => {
      const radius = (90 - declination) * perDegree
      const point = (angle: number) => `${at(poleX + radius * Math.cos(radians(angle)))} ${at(poleY - radius * Math.sin(radians(angle)))}`
      const strokeWidth = at(Math.max(0.8, 3.2 - magnitude * 0.6))
      return `<path d="M${point(rightAscension)}A${at(radius)} ${at(radius)} 0 0 0 ${point(rightAscension + turned)}" stroke-width="${strokeWidth}"/>`
    })
  const hill = `<path d="M0 206C60 190 96 216 150 204S262 176 320 200V228A12 12 0 0 1 308 240H12A12 12 0 0 1 0 228Z" fill="${land}"/>`
  const tree = `<path d="M58 206V168M58 168l-13 22h26zM58 156l-10 18h20z" fill="${land}" stroke="${land}" stroke-width="4" stroke-linejoin="round"/>`
  return sheet(width, height, `<g fill="none" stroke="#fff8e7" stroke-linecap="round">${arcs.join('')}</g>${hill}${tree}`, night)
}

/** An observer on the horizon, a quarter circle with a mark every ten degrees, and the direction to the pole. */
export function poleAltitude(degrees: number): string {
  const [eyeX, eyeY, radius] = [84, 196, 132]
  const onArc = (angle: number, away = radius) => [eyeX + away * Math.cos(radians(angle)), eyeY - away * Math.sin(radians(angle))] as const
  const mark = (angle: number) => {
    const [[x1, y1], [x2, y2]] = [onArc(angle, radius - (angle % 30 === 0 ? 12 : 7)), onArc(angle)]
    return `M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}`
  }
  const marks = Array.from({ length: 10 }, (_, index) => mark(index * 10)).join('')
  const [[starX, starY], [endX, endY]] = [onArc(degrees, radius + 26), onArc(degrees, radius + 12)]
  const line = `<path d="M${eyeX} ${eyeY}L${at(endX)} ${at(endY)}" stroke="${ink.accent}" stroke-width="2.4" stroke-dasharray="6 5" stroke-linecap="round"/>`
  const star = `<circle cx="${at(starX)}" cy="${at(starY)}" r="5" fill="#fff8e7"/>`
  const person =
    `<circle cx="${eyeX - 6}" cy="${eyeY - 2}" r="7" fill="#cdd5ff"/>` +
    `<path d="M${eyeX - 6} ${eyeY + 8}v20m0 -14l12 -8" stroke="#cdd5ff" stroke-width="6" stroke-linecap="round" fill="none"/>`
  const ground = `<path d="M0 222H320V228A12 12 0 0 1 308 240H12A12 12 0 0 1 0 228Z" fill="${land}"/>`
  const scale = `<path d="M${eyeX + radius} ${eyeY}A${radius} ${radius} 0 0 0 ${eyeX} ${eyeY - radius}${marks}M${eyeX} ${eyeY}H304" fill="none" stroke="#a9b4ea" stroke-width="1.6"/>`
  return sheet(
    width,
    height,
    scale +
      line +
      headAt([
        [eyeX, eyeY],
        [endX, endY],
      ]) +
      star +
      ground +
      person,
    night,
  )
}
