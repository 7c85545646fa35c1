// Eclipses: Sun, Moon and Earth in a row with their computed shadows, and views of the eclipsed Sun and Moon.

import { at, ink, sheet } from '../svg.ts'
import { height, night, width } from './draw-sky.ts'
import { moonDisc, sunlight } from './moon-drawings.ts'

const y = 120

interface Body {
  x: number
  radius: number
}

const sun: Body = { x: 34, radius: 50 }
/** Not to scale: the real Sun is 400 times as wide as the Moon, and 400 times as far away. */
export const solarRow = { sun, moon: { x: 205, radius: 12 }, earth: { x: 276, radius: 33 } }
export const lunarRow = { sun, earth: { x: 168, radius: 30 }, moon: { x: 268, radius: 9 } }

/** Half the width of the umbra and of the penumbra of a body, at a place behind it. */
export function shadowsAt(x: number, body: Body): { umbra: number; penumbra: number } {
  const away = body.x - sun.x
  // The tangents that meet behind the body, and those that cross before it.
  const [closing, opening] = [(sun.radius - body.radius) / away, (sun.radius + body.radius) / away]
  const along = x - body.x
  const [byClosing, byOpening] = [Math.sqrt(1 - closing ** 2), Math.sqrt(1 - opening ** 2)]
  return {
    umbra: Math.max(0, (body.radius - along * closing) / byClosing),
    penumbra: (body.radius + along * opening) / byOpening,
  }
}

const shadow = '#05071c'

function wedge(from: Body, until: number, [near, far]: [number, number], opacity: number): string {
  return `<path d="M${from.x} ${at(y - near)}L${until} ${at(y - far)}V${at(y + far)}L${from.x} ${at(y + near)}Z" fill="${shadow}" opacity="${opacity}"/>`
}

const sunBody = `<circle cx="${sun.x}" cy="${y}" r="${sun.radius + 8}" fill="${sunlight}" opacity=".25"/><circle cx="${sun.x}" cy="${y}" r="${sun.radius}" fill="${sunlight}"/>`

function earthBody({ x, radius }: Body): string {
  const land = [
    'M-.55-.5C-.2-.8.1-.7.05-.4S-.2-.2-.25.05-.6-.1-.55-.5Z',
    'M.1.15C.4 0 .55.2.45.45S.2.85.05.7 0 .3.1.15Z',
    'M.35-.75C.6-.7.8-.45.75-.25S.4-.25.35-.45.2-.75.35-.75Z',
  ]
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#5f9be0"/>` +
    `<path transform="translate(${x} ${y})scale(${radius})" d="${land.join('')}" fill="#8fbf8a"/>`
  )
}

/** The Moon between Sun and Earth. */
export function solarEclipseRow(ring = ''): string {
  const { moon, earth } = solarRow
  const [start, end, face] = [shadowsAt(moon.x, moon), shadowsAt(earth.x, moon), shadowsAt(earth.x - earth.radius, moon)]
  /** The part of the Earth on which a shadow falls. */
  const shaded = (half: number, opacity: number) => {
    const x = at(earth.x - Math.sqrt(earth.radius ** 2 - half ** 2))
    return `<path d="M${x} ${at(y - half)}A${earth.radius} ${earth.radius} 0 0 0 ${x} ${at(y + half)}Z" fill="${shadow}" opacity="${opacity}"/>`
  }
  return sheet(
    width,
    height,
    sunBody +
      wedge(moon, earth.x, [start.penumbra, end.penumbra], 0.4) +
      wedge(moon, earth.x - earth.radius, [start.umbra, face.umbra], 0.75) +
      earthBody(earth) +
      shaded(face.penumbra, 0.3) +
      shaded(Math.max(4, face.umbra), 1) +
      moonDisc(moon.x, y, moon.radius) +
      ring,
    night,
  )
}

/** An observer between the umbra and the edge of the penumbra. */
export function solarEclipseObserver(): string {
  const { moon, earth } = solarRow
  const up = shadowsAt(earth.x - earth.radius, moon).penumbra * 0.62
  const x = earth.x - Math.sqrt(earth.radius ** 2 - up ** 2)
  return solarEclipseRow(`<circle cx="${at(x)}" cy="${at(y - up)}" r="7" fill="none" stroke="${ink.accent}" stroke-width="2.6"/>`)
}

/** The Earth between Sun and Moon. */
export function lunarEclipseRow(): string {
  const { moon, earth } = lunarRow
  const umbra = wedge(earth, width, [shadowsAt(earth.x, earth).umbra, shadowsAt(width, earth).umbra], 0.8)
  return sheet(width, height, sunBody + umbra + earthBody(earth) + moonDisc(moon.x, y, moon.radius, ['#c98d6a', '#a86f52']), night)
}

const [skyX, discRadius] = [160, 66]
const disc = (x: number, y: number, radius: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

export function totalSolar(): string {
  const streamers = Array.from({ length: 14 }, (_, index) => {
    const angle = (index * Math.PI) / 7
    // Longest at the sides, as in the years when the Sun is quiet.
    const length = 18 + 34 * Math.cos(angle) ** 2 + (index % 3) * 5
    const point = (turn: number, away: number) => `${at(skyX + away * Math.cos(angle + turn))} ${at(y + away * Math.sin(angle + turn))}`
    return `M${point(-0.3, discRadius)}Q${point(-0.08, discRadius + 10)} ${point(0, discRadius + length)}Q${point(0.08, discRadius + 10)} ${point(0.3, discRadius)}Z`
  })
  const glow = [26, 17, 10, 4].map(extra => `<circle cx="${skyX}" cy="${y}" r="${discRadius + extra}" fill="#fff4d6" opacity=".24"/>`)
  const streams = `<path d="${streamers.join('')}" fill="#eef0ff" opacity=".4"/>`
  return sheet(width, height, glow.join('') + streams + disc(skyX, y, discRadius, '#0a0d26'), night)
}

export function annularSolar(): string {
  return sheet(width, height, disc(skyX, y, discRadius + 8, sunlight) + disc(skyX + 1, y, discRadius - 2, '#0a0d26'), '#2b3a78')
}

export function partialSolar(): string {
  return sheet(width, height, disc(skyX, y, discRadius + 4, sunlight) + disc(skyX + 62, y - 34, discRadius + 2, '#2b3a78'), '#2b3a78')
}

export function totalLunar(): string {
  return sheet(width, height, moonDisc(skyX, y, discRadius + 6, ['#b5643c', '#8d4a2c']), night)
}

/** The shadow of the Earth is almost three times as wide as the Moon. */
export function partialLunar(): string {
  const radius = discRadius + 6
  const shadowRadius = radius * 2.6
  const [shadowX, shadowY] = [skyX - 190, y + 60]
  // The two points in which the edge of the shadow crosses the edge of the Moon.
  const apart = Math.hypot(skyX - shadowX, y - shadowY)
  const along = (apart ** 2 + radius ** 2 - shadowRadius ** 2) / (2 * apart)
  const across = Math.sqrt(radius ** 2 - along ** 2)
  const [ux, uy] = [(shadowX - skyX) / apart, (shadowY - y) / apart]
  const point = (side: number) => `${at(skyX + ux * along - uy * across * side)} ${at(y + uy * along + ux * across * side)}`
  const shaded = `<path d="M${point(1)}A${radius} ${radius} 0 0 0 ${point(-1)}A${at(shadowRadius)} ${at(shadowRadius)} 0 0 1 ${point(1)}Z" fill="#3a2320" opacity=".93"/>`
  return sheet(width, height, moonDisc(skyX, y, radius) + shaded, night)
}
