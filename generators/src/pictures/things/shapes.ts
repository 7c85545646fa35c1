// Small functions to draw things: shapes with an outline, lines, and tubes, on a sheet of 320 by 240 units.

import { ink, sheet } from '../svg.ts'

/** The colours of `ink` and a few materials. */
export const tint = {
  ...ink,
  white: '#fffdf7',
  wood: '#d9a066',
  dark: '#8a5a3b',
  brass: '#e8bd5a',
  steel: '#cdd6df',
  iron: '#7f8c9b',
  clay: '#c9795b',
  leaf: '#7fab87',
  red: '#c9533f',
  sand: '#ead9b0',
  sky: '#a9c8e4',
  rose: '#e3b5a4',
}

export const drawn = (...parts: string[]): string =>
  sheet(
    320,
    240,
    `<g stroke="${ink.line}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" fill="none">${parts.join('')}</g>`,
  )

/** A shape with an outline. */
export const shape = (fill: string, d: string, width?: number): string =>
  `<path d="${d}" fill="${fill}"${width === undefined ? '' : ` stroke-width="${width}"`}/>`

/** A shape without an outline. */
export const patch = (fill: string, d: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`

export const line = (d: string, width?: number, colour?: string): string =>
  `<path d="${d}"${width === undefined ? '' : ` stroke-width="${width}"`}${colour === undefined ? '' : ` stroke="${colour}"`}/>`

/** A thick line with an outline. */
export const tube = (colour: string, width: number, d: string): string => line(d, width + 4.8) + line(d, width, colour)

export const disc = (fill: string, x: number, y: number, radius: number, ry = radius): string =>
  radius === ry
    ? `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
    : `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${ry}" fill="${fill}"/>`

/** @param box left, top, width and height */
export const box = (fill: string, [x, y, width, height]: [number, number, number, number], round = 2): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`

export const turned = (degrees: number, body: string, x = 160, y = 120): string => `<g transform="rotate(${degrees} ${x} ${y})">${body}</g>`

/** A drawing and its mirror image across the middle of the sheet. */
export const mirrored = (body: string): string => `${body}<g transform="matrix(-1 0 0 1 320 0)">${body}</g>`

/** Draws the same at several places; `draw` also gets the index. */
export const repeated = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Straight lines side by side: `count` of them, each `step` farther right. */
export const uprights = (count: number, from: number, step: number, ends: [number, number], width?: number): string =>
  line(
    repeated(count, index => `M${Math.round((from + index * step) * 10) / 10} ${ends[0]}V${ends[1]}`),
    width,
  )
