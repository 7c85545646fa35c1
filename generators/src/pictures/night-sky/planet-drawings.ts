// Planets as a telescope shows them, and their orbits.

import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { readPackageFile } from '../../derived/package-facts.ts'
import { simplified } from '../maps/projection.ts'
import type { MapPoint } from '../maps/projection.ts'
import { at, ink, sheet } from '../svg.ts'
import { dashedThrough, headAt, height, night, width } from './draw-sky.ts'
import { sunlight } from './moon-drawings.ts'

const [x, y] = [160, 120]
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A stripe of a disc between two heights, which are shares of the radius. */
function stripe(radius: number, from: number, to: number, fill: string, [cx, cy] = [x, y]): string {
  const half = (share: number) => radius * Math.sqrt(Math.max(0, 1 - share ** 2))
  const [top, bottom] = [cy + from * radius, cy + to * radius]
  return (
    `<path d="M${at(cx - half(from))} ${at(top)}H${at(cx + half(from))}A${radius} ${radius} 0 0 1 ${at(cx + half(to))} ${at(bottom)}` +
    `H${at(cx - half(to))}A${radius} ${radius} 0 0 1 ${at(cx - half(from))} ${at(top)}Z" fill="${fill}"/>`
  )
}

const disc = (radius: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
/** Shades the edge away from the light. */
function shade(radius: number): string {
  const [left, up, flat] = [at(x + radius * 0.4), radius * Math.sqrt(1 - 0.4 ** 2), at(radius * 1.12)]
  return `<path d="M${left} ${at(y - up)}A${radius} ${radius} 0 0 1 ${left} ${at(y + up)}A${flat} ${flat} 0 0 0 ${left} ${at(y - up)}Z" fill="#0a0d26" opacity=".25"/>`
}

/** Ice around a pole, down or up to a height that is a share of the radius. */
function polarCap(radius: number, share: number): string {
  const [half, edge] = [radius * Math.sqrt(1 - share ** 2), at(y + share * radius)]
  const isNorth = Number(share < 0)
  return `<path d="M${at(x - half)} ${edge}A${radius} ${radius} 0 0 ${isNorth} ${at(x + half)} ${edge}A${at(half)} ${at(half * 0.3)} 0 0 ${isNorth} ${at(x - half)} ${edge}Z" fill="#fbf6ee"/>`
}

export function saturn(): string {
  const radius = 52
  const stripes = [
    [-1, -0.72, '#cdb88a'],
    [-0.45, -0.2, '#d2bb88'],
    [0.15, 0.42, '#d0b681'],
    [0.7, 1, '#c3ab7b'],
  ].map(([from, to, fill]) => stripe(radius, Number(from), Number(to), String(fill)))
  const ring = (rx: number, strokeWidth: number, colour: string, isFront: boolean) => {
    const half = `A${rx} ${at(rx * 0.3)} 0 0 0 `
    const path = `M${x - rx} ${y}${half}${x + rx} ${y}${isFront ? '' : `${half}${x - rx} ${y}Z`}`
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${strokeWidth}"/>`
  }
  const rings = (isFront: boolean) => ring(116, 13, '#cbb78f', isFront) + ring(92, 19, '#e6d6ad', isFront) + ring(76, 5, '#a8966f', isFront)
  const planet = disc(radius, '#e8d29c') + stripes.join('') + shade(radius)
  return sheet(width, height, `<g transform="rotate(-16 ${x} ${y})">${rings(false)}${planet}${rings(true)}</g>`, night)
}

export function jupiter(): string {
  const radius = 92
  const stripes: [number, number, string][] = [
    [-1, -0.82, '#b79c82'],
    [-0.62, -0.5, '#cdae8b'],
    [-0.38, -0.1, '#b57f58'],
    [0.12, 0.34, '#bd8a62'],
    [0.5, 0.58, '#cfb08c'],
    [0.78, 1, '#ad957f'],
  ]
  const spot =
    `<ellipse cx="202" cy="156" rx="24" ry="13" fill="#f1e2c8"/><ellipse cx="202" cy="156" rx="19" ry="9.5" fill="#c4532f"/>` +
    '<path d="M92 98c10-6 18 5 28-1s20 4 30-2 22 5 32-1 24 3 34-2" fill="none" stroke="#e7d3b3" stroke-width="3" stroke-linecap="round"/>'
  return sheet(
    width,
    height,
    disc(radius, '#efdfc3') + stripes.map(([from, to, fill]) => stripe(radius, from, to, fill)).join('') + spot + shade(radius),
    night,
  )
}

export function mars(): string {
  const radius = 88
  const dark =
    '<path d="M96 134c14-12 30-4 44-9s30-14 48-6 34-4 42 4c-2 14-18 18-34 15s-28 12-46 8-40 6-54-12z" fill="#8c452c" opacity=".8"/>' +
    '<path d="M180 96c10-8 22-2 20 12s-10 22-16 26-16-28-4-38z" fill="#8c452c" opacity=".8"/>' +
    '<path d="M106 82q30-12 58-2" stroke="#dc8d5e" stroke-width="8" stroke-linecap="round" fill="none" opacity=".7"/>' +
    '<circle cx="116" cy="104" r="6" fill="#a9552f"/><circle cx="103" cy="92" r="3.5" fill="#a9552f"/>'
  return sheet(width, height, disc(radius, '#cf6d43') + dark + polarCap(radius, -0.9) + polarCap(radius, 0.94) + shade(radius), night)
}

/** Africa and its neighbours from far above, in orthographic projection. */
export function earth(): string {
  const radius = 94
  const path = landSeenFrom(18, 14)
    .map(shape =>
      simplified(
        shape.map(([px, py]): MapPoint => [x + px * radius, y + py * radius]),
        0.7,
      ),
    )
    .filter(shape => shape.length > 4)
    .map(shape => `M${shape.map(([px, py]) => `${at(px)} ${at(py)}`).join('L')}Z`)
  const clouds =
    '<path d="M92 152q26 10 54 2M196 168q22-2 40-14M150 62q-22-2-40 8M212 84q14 4 26 2M120 190q24 8 50 2" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".75"/>'
  return sheet(width, height, disc(radius, '#3f86d6') + `<path d="${path.join('')}" fill="#7fae6d"/>` + clouds + shade(radius), night)
}

function landSeenFrom(longitude: number, latitude: number): MapPoint[][] {
  const world: Topology<{ land: GeometryCollection }> = JSON.parse(readPackageFile('world-atlas/land-110m.json'))
  const rings = feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flatMap(([outer]) => (outer ? [outer] : [])) : [],
  )
  const [sin, cos] = [Math.sin(radians(latitude)), Math.cos(radians(latitude))]
  return rings.flatMap(ring => {
    const points = ring.map(([lon = 0, lat = 0]) => {
      const [turn, rise] = [radians(lon - longitude), radians(lat)]
      const nearness = sin * Math.sin(rise) + cos * Math.cos(rise) * Math.cos(turn)
      const flat: MapPoint = [Math.cos(rise) * Math.sin(turn), -(cos * Math.sin(rise) - sin * Math.cos(rise) * Math.cos(turn))]
      // Points on the far side move to the edge of the disc.
      const size = Math.hypot(...flat)
      const onEdge: MapPoint = [flat[0] / size, flat[1] / size]
      return { point: nearness >= 0 ? flat : onEdge, isSeen: nearness >= 0 }
    })
    return points.some(({ isSeen }) => isSeen) ? [points.map(({ point }) => point)] : []
  })
}

/** The eight planets in their order; sizes and distances are not to scale. */
const planets: [radius: number, colour: string][] = [
  [4, '#b9aca0'],
  [6.5, '#ecd9a2'],
  [7, '#5f9be0'],
  [5, '#cf6d43'],
  [15, '#d9b48a'],
  [12, '#e3cf9d'],
  [9, '#9fd6dc'],
  [9, '#4d78dd'],
]

/** @param ringed counts from 1, the planet nearest to the Sun */
export function orbits(ringed: number): string {
  // All balls look alike, so that players must count them and cannot guess by colour.
  const bodies = planets.map((_, index) => {
    const [distance, angle] = [52 + index * 33.5, radians([-8, 16, -22, 10, -14, 20, -6, 12][index] ?? 0)]
    const place: MapPoint = [distance * Math.cos(angle), y + distance * Math.sin(angle)]
    return { distance, place, size: 6.5 }
  })
  const paths = bodies.map(({ distance }) => `<circle cx="0" cy="${y}" r="${at(distance)}"/>`)
  const balls = bodies.map(({ place: [px, py], size }) => `<circle cx="${at(px)}" cy="${at(py)}" r="${size}"/>`)
  const [chosen] = bodies.slice(ringed - 1, ringed)
  const [ringX, ringY] = chosen?.place ?? [0, 0]
  return sheet(
    width,
    height,
    `<path d="M0 ${y - 36}A36 36 0 0 1 0 ${y + 36}Z" fill="${sunlight}"/><g fill="none" stroke="#5a67ab" stroke-width="1.3">${paths.join('')}</g>` +
      `<g fill="#dfe4ff" stroke="${night}" stroke-width="3">${balls.join('')}</g>` +
      `<circle cx="${at(ringX)}" cy="${at(ringY)}" r="13" fill="none" stroke="${ink.accent}" stroke-width="2.6"/>`,
    night,
  )
}

/** An ellipse with the Sun in one focus; the ringed planet is nearest to the Sun, or farthest. */
export const keplerOrbit = { a: 128, b: 98, c: Math.sqrt(128 ** 2 - 98 ** 2) }

export function ellipseOrbit(isNear: boolean): string {
  const { a, b, c } = keplerOrbit
  const planetX = isNear ? x + a : x - a
  return sheet(
    width,
    height,
    `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="none" stroke="#8d99d8" stroke-width="1.8"/>` +
      `<circle cx="${at(x + c)}" cy="${y}" r="21" fill="${sunlight}" opacity=".25"/><circle cx="${at(x + c)}" cy="${y}" r="13" fill="${sunlight}"/>` +
      `<circle cx="${planetX}" cy="${y}" r="7" fill="#dfe4ff"/><circle cx="${planetX}" cy="${y}" r="14" fill="none" stroke="${ink.accent}" stroke-width="2.6"/>` +
      headAt(
        [
          [x + 6, y - b],
          [x - 8, y - b],
        ],
        '#8d99d8',
        12,
      ),
    night,
  )
}

/** A comet nearest to the Sun on its path, a parabola; the tail points away from the Sun. */
export function comet(): string {
  const [sunX, sunY, nearest, away] = [84, 172, 108, radians(-38)]
  const placeAt = (turn: number, distance: number): MapPoint => [
    sunX + distance * Math.cos(away + turn),
    sunY + distance * Math.sin(away + turn),
  ]
  const path = Array.from({ length: 17 }, (_, index) => radians(-80 + index * 10)).map(turn =>
    placeAt(turn, (2 * nearest) / (1 + Math.cos(turn))),
  )
  const [headX, headY] = placeAt(0, nearest)
  const tail = (half: number, length: number, opacity: number) => {
    const [[leftX, leftY], [endX, endY], [rightX, rightY]] = [placeAt(-half, length), placeAt(0, length + 12), placeAt(half, length)]
    return (
      `<path d="M${at(headX)} ${at(headY)}L${at(leftX)} ${at(leftY)}Q${at(endX)} ${at(endY)} ${at(rightX)} ${at(rightY)}Z" ` +
      `fill="#e6edff" opacity="${opacity}"/>`
    )
  }
  return sheet(
    width,
    height,
    `<circle cx="${sunX}" cy="${sunY}" r="37" fill="${sunlight}" opacity=".25"/><circle cx="${sunX}" cy="${sunY}" r="27" fill="${sunlight}"/>` +
      dashedThrough(path, false) +
      tail(0.1, 206, 0.25) +
      tail(0.065, 206, 0.35) +
      tail(0.03, 206, 0.5) +
      `<circle cx="${at(headX)}" cy="${at(headY)}" r="9" fill="#fff8e7"/>`,
    night,
  )
}
