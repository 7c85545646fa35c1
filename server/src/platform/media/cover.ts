// GET /covers/:name. The picture of a category, a contest or a text without its own, for clients that draw no covers themselves. The name
// determines the picture, so the server draws it anew when no cache has it: a few lines of text, without a database query.

import { coverPrefix } from '@trivium/contract/bank/covers'
import { type CoverShape, coverShapes, coverSize } from '@trivium/rules/bank/questions/cover'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../api/respond.ts'

/** Raise it when the drawing changes, so that the names change: caches keep a picture for ever. */
const edition = 1
const named = /^(\d{1,4})-(\d{1,3})-(.{1,120})\.svg$/u

/** @param seed the same seed always gives the same picture */
export const coverPath = (hue: number, seed: string): string => `${coverPrefix}${edition}-${hue}-${encodeURIComponent(seed)}.svg`

/** The picture, or a cover if there is none. */
export const pictureOr = (path: string | null, hue: number, seed: string): string => path ?? coverPath(hue, seed)

export const drawnHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

export function registerCovers(http: FastifyInstance): void {
  http.get<{ Params: { name: string } }>(`${coverPrefix}:name`, (request, reply) => {
    const [, number, hue, seed] = named.exec(request.params.name) ?? []
    if (Number(number) !== edition || Number(hue) > 359 || seed === undefined) throw new NotFound()
    return reply
      .headers(drawnHeaders)
      .type('image/svg+xml')
      .send(drawCover(Number(hue), seed))
  })
}

/** Draws with colours that every picture viewer knows, not only browsers. */
export function drawCover(hue: number, seed: string): string {
  const { width, height } = coverSize
  const slope = `<linearGradient id="slope" x2="1" y2="1"><stop stop-color="${hexOf(hue, 0.58, 0.44)}"/><stop offset="1" stop-color="${hexOf(hue + 28, 0.6, 0.32)}"/></linearGradient>`
  const shapes = coverShapes(seed).map(shape => {
    const { x, y, turn, tone } = shape
    return `<g transform="translate(${x} ${y}) rotate(${turn})" ${tones[tone]}>${drawings[shape.kind](shape)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 ${width} ${height}"><defs>${slope}</defs><rect width="${width}" height="${height}" fill="url(#slope)"/>${shapes.join('')}</svg>`
}

const tones: Record<CoverShape['tone'], string> = {
  light: 'fill="#fff" stroke="#fff" opacity="0.14"',
  deep: 'fill="#0a0828" stroke="#0a0828" opacity="0.16"',
}

const drawings: Record<CoverShape['kind'], (shape: CoverShape) => string> = {
  circle: ({ size }) => `<circle r="${size * 0.6}" stroke="none"/>`,
  ring: ({ size }) => `<circle r="${size * 0.6}" fill="none" stroke-width="${size / 4}"/>`,
  triangle: ({ size }) => `<path d="M0 ${-size * 0.7}L${size * 0.6} ${size * 0.4}L${-size * 0.6} ${size * 0.4}Z" stroke="none"/>`,
  stripes: ({ size }) =>
    `<path d="${[-1, 0, 1].map(row => `M${-size / 2} ${(row * size) / 4}H${size / 2}`).join('')}" fill="none" stroke-width="${size / 9}" stroke-linecap="round"/>`,
}

/** @param saturation 0 to 1. @param lightness 0 to 1 */
export function hexOf(hue: number, saturation: number, lightness: number): string {
  const channel = (offset: number) => {
    const turned = (offset + hue / 30) % 12
    const reach = saturation * Math.min(lightness, 1 - lightness)
    const share = lightness - reach * Math.max(-1, Math.min(turned - 3, 9 - turned, 1))
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
