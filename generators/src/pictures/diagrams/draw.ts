// Small pieces of drawings: lines, arrows, circles and numbers. Numbers are drawn as lines, so that no font is needed.

import { at, ink, sheet } from '../svg.ts'

export type Point = [x: number, y: number]

export const [width, height] = [320, 240]

/** Soft colours, in addition to those of `ink`. */
export const tint = {
  glass: '#cfe3f1',
  water: '#b9d9ee',
  leaf: '#8fbf8a',
  deepLeaf: '#5f9468',
  clay: '#c9795b',
  sand: '#ecd8ad',
  rose: '#eebfb4',
  lilac: '#d6cbea',
  metal: '#c6c9d8',
  wood: '#d9b380',
  skin: '#f3d3b8',
}

export const picture = (...parts: (string | string[])[]): string => sheet(width, height, parts.flat().join(''))

export interface DrawnStyle {
  stroke?: string
  fill?: string
  /** Width of the stroke. */
  thick?: number
  dash?: string
  opacity?: number
}

function attributes({ stroke = 'none', fill = 'none', thick = 2, dash, opacity }: DrawnStyle): string {
  const line = stroke === 'none' ? '' : ` stroke="${stroke}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"`
  return `fill="${fill}"${line}${dash ? ` stroke-dasharray="${dash}"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}`
}

const inked: DrawnStyle = { stroke: ink.line }

export const path = (d: string, look: DrawnStyle = inked): string => `<path d="${d}" ${attributes(look)}/>`

/** A line through points, given as x, y, x, y … */
export const line = (coordinates: number[], look: DrawnStyle = inked): string => path(`M${joined(coordinates)}`, look)

export const shape = (coordinates: number[], look: DrawnStyle = inked): string => path(`M${joined(coordinates)}Z`, look)

const joined = (coordinates: number[]) =>
  coordinates.map((value, place) => (place === 0 ? '' : place % 2 === 0 ? 'L' : ' ') + at(value)).join('')

export const circle = ([x, y]: Point, radius: number, look: DrawnStyle = inked): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" ${attributes(look)}/>`

export const oval = ([x, y]: Point, rx: number, ry: number, look: DrawnStyle = inked): string =>
  `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(rx)}" ry="${at(ry)}" ${attributes(look)}/>`

/** @param corner radius of the corners */
export const box = ([x, y]: Point, wide: number, high: number, look: DrawnStyle = inked, corner = 0): string =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(wide)}" height="${at(high)}"${corner ? ` rx="${at(corner)}"` : ''} ${attributes(look)}/>`

export const moved = ([x, y]: Point, body: string, turn = 0): string =>
  `<g transform="translate(${at(x)} ${at(y)})${turn ? `rotate(${at(turn)})` : ''}">${body}</g>`

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The point at a distance in a direction: 0° is to the right, 90° upwards. */
export const polar = ([x, y]: Point, distance: number, degrees: number): Point => [
  x + distance * Math.cos(radians(degrees)),
  y - distance * Math.sin(radians(degrees)),
]

/** A line with a head at its last point. */
export function arrow(coordinates: number[], colour: string = ink.line, thick = 2.4): string {
  const [fromX = 0, fromY = 0, x = 0, y = 0] = coordinates.slice(-4)
  const [angle, size] = [Math.atan2(y - fromY, x - fromX), 5 + thick * 2.4]
  const corner = (turn: number, reach = size) => [x + reach * Math.cos(angle + turn), y + reach * Math.sin(angle + turn)]
  return (
    line([...coordinates.slice(0, -2), ...corner(Math.PI, size * 0.7)], { stroke: colour, thick }) +
    shape([x, y, ...corner(Math.PI - 0.42), ...corner(Math.PI + 0.42)], { fill: colour })
  )
}

/** A line with a head in its middle, for rays of light. */
export function ray([ax = 0, ay = 0, bx = 0, by = 0]: number[], colour: string = ink.accent, thick = 2): string {
  const [middleX, middleY] = [ax + (bx - ax) * 0.55, ay + (by - ay) * 0.55]
  const length = Math.hypot(bx - ax, by - ay)
  const [backX, backY] = [middleX - ((bx - ax) / length) * 3, middleY - ((by - ay) / length) * 3]
  return line([ax, ay, bx, by], { stroke: colour, thick }) + arrow([backX, backY, middleX, middleY], colour, thick)
}

/** Digits as paths in a box 0.6 wide and 1 high. */
const strokes: Record<string, string> = {
  '0': 'M.3 0C.08 0 0 .22 0 .5S.08 1 .3 1 .6 .78 .6 .5 .52 0 .3 0Z',
  '1': 'M.1 .2L.34 0V1',
  '2': 'M.03 .27C.03 .1 .14 0 .3 0S.57 .1 .57 .28C.57 .5 .02 .75 .01 1H.6',
  '3': 'M.05 .07C.1 .02 .2 0 .29 0 .45 0 .55 .1 .55 .24S.45 .46 .25 .46C.48 .46 .6 .58 .6 .73S.46 1 .29 1C.16 1 .05 .95 0 .86',
  '4': 'M.44 1V0L0 .7H.62',
  '5': 'M.54 0H.1L.06 .43C.12 .38 .2 .35 .3 .35 .48 .35 .6 .48 .6 .67S.48 1 .29 1C.16 1 .06 .95 0 .86',
  '6': 'M.5 .02C.2 .1 0 .4 0 .68 0 .88 .13 1 .3 1S.6 .87 .6 .68 .47 .38 .3 .38 .04 .5 .01 .62',
  '7': 'M0 0H.6C.4 .3 .25 .65 .22 1',
  '8': 'M.3 .46C.14 .46 .06 .36 .06 .23S.15 0 .3 0 .54 .1 .54 .23 .46 .46 .3 .46 0 .57 0 .73 .12 1 .3 1 .6 .89 .6 .73 .47 .46 .3 .46Z',
  '9': 'M.1 .98C.4 .9 .6 .6 .6 .32 .6 .12 .47 0 .3 0S0 .13 0 .32 .13 .62 .3 .62 .56 .5 .59 .38',
  '-': 'M.08 .5H.52',
  '.': 'M.1 .97V1',
  '°': 'M.2 0C.33 0 .36 .08 .36 .16S.33 .32 .2 .32 .04 .24 .04 .16 .07 0 .2 0Z',
}
const wideOf = (sign: string) => (sign === '.' ? 0.4 : sign === '1' ? 0.66 : sign === '°' ? 0.55 : 0.86)

/** A number, centred on a point. */
export function figures(text: string | number, [x, y]: Point, high = 12, colour: string = ink.line): string {
  const signs = [...`${text}`]
  const whole = signs.reduce((sum, sign) => sum + wideOf(sign), 0) - 0.26
  let from = x - (whole * high) / 2
  const drawn = signs.map(sign => {
    const d = `<path transform="translate(${at(from)} ${at(y - high / 2)})scale(${high})" d="${strokes[sign] ?? ''}"/>`
    from += wideOf(sign) * high
    return d
  })
  return `<g fill="none" stroke="${colour}" stroke-width="${sharp(1.7 / high)}" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`
}

const sharp = (value: number) => Math.round(value * 1000) / 1000

/** A number in a circle. */
export const badge = (number: number, place: Point): string =>
  circle(place, 11, { fill: ink.paper, stroke: ink.line, thick: 1.8 }) + figures(number, place, 11)

/** A number in a circle, with a line to the thing it marks. */
export function pointer(number: number, place: Point, target: Point): string {
  return line([...place, ...target], { stroke: ink.line, thick: 1.8 }) + circle(target, 3.4, { fill: ink.line }) + badge(number, place)
}
