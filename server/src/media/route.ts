// GET /media/:name. Whatever was stored can show or sound, and nothing else: no scripts, no guessing of types.

import type { FastifyInstance } from 'fastify'
import { NotFound } from '../api/respond.ts'
import type { Db } from '../db/connect.ts'
import { rangeOf } from './range.ts'
import { hasMedia, readMedia } from './store.ts'

export const mediaPath = (name: string) => `/media/${name}`

/** Pictures of players go with their accounts: no cache on the way may keep them, and the browser's asks again. */
const cachingOf = (name: string) => (name.startsWith('profile-') ? 'private, max-age=3600' : 'public, max-age=31536000, immutable')

/** Not every browser shows a PDF file in a sandbox; to some it is an object. Their viewers keep it from the page's origin anyway. */
const policyOf = (name: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; ${name.endsWith('.pdf') ? "object-src 'self'" : 'sandbox'}`

const headersOf = (name: string) => ({
  'cache-control': cachingOf(name),
  etag: `"${name}"`,
  'content-security-policy': policyOf(name),
  'x-content-type-options': 'nosniff',
  'accept-ranges': 'bytes',
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
    const bytes = Buffer.from(media.bytes)
    reply.headers(headersOf(name)).type(media.type)
    const range = rangeOf(request.headers.range, bytes.length)
    if (range === null) return reply.send(bytes)
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
    const { first, last } = range
    return reply
      .code(206)
      .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
      .send(bytes.subarray(first, last + 1))
  })
}
