// GET /avatars/:name. The drawn pictures of players, drawn anew when no cache has them: a few lines of text, without a database query.

import { avatarEdition, avatarHues, avatarPrefix } from '@trivium/contract/people/avatar-paths'
import { avatarFigures, type ChosenAvatar } from '@trivium/contract/people/avatars'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../api/respond.ts'
import { drawFigure } from './avatar-figures.ts'
import { drawnHeaders, hexOf } from './cover.ts'

const named = /^(\d{1,4})-(\d{1,2})-(\d{1,3})\.svg$/

export function registerAvatars(http: FastifyInstance): void {
  http.get<{ Params: { name: string } }>(`${avatarPrefix}:name`, (request, reply) => {
    const [, edition, number, degrees] = named.exec(request.params.name) ?? []
    const figure = avatarFigures[Number(number)]
    const hue = avatarHues.find(one => one === Number(degrees))
    if (Number(edition) !== avatarEdition || !figure || hue === undefined) throw new NotFound()
    return reply.headers(drawnHeaders).type('image/svg+xml').send(drawAvatar({ figure, hue }))
  })
}

/** An SVG of 96 × 96: the figure on a ground of the hue. */
export function drawAvatar({ figure, hue }: ChosenAvatar): string {
  const ground = `<rect width="96" height="96" fill="${hexOf(hue, 0.62, 0.8)}"/><circle cx="48" cy="104" r="46" fill="${hexOf(hue, 0.5, 0.7)}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="384" height="384" viewBox="0 0 96 96">${ground}${drawFigure[figure]()}</svg>`
}
