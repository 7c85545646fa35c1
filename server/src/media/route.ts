// GET /media/:name. Whatever was stored can show or sound, and nothing else: no scripts, no guessing of types.

import type { FastifyInstance } from 'fastify'
import { NotFound } from '../api/respond.ts'
import type { Db } from '../db/connect.ts'
import { hasMedia, readMedia } from './store.ts'

export const mediaPath = (name: string) => `/media/${name}`

const headersOf = (name: string) => ({
  'cache-control': 'public, max-age=31536000, immutable',
  etag: `"${name}"`,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
})

export function registerMedia(http: FastifyInstance, db: Db): void {
  http.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    if (!/^[a-z0-9-]{1,120}\.[a-z0-9]{1,8}$/.test(name)) throw new NotFound()
    // The browser's copy cannot be out of date: only whether the media still exists has to be asked.
    const known = request.headers['if-none-match']?.includes(`"${name}"`)
    if (known && (await hasMedia(db, name))) return reply.headers(headersOf(name)).code(304).send()
    const media = await readMedia(db, name)
    if (!media) throw new NotFound()
    return reply.headers(headersOf(name)).type(media.type).send(Buffer.from(media.bytes))
  })
}
