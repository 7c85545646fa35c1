// GET /media/:name. Whatever was stored can show or sound, and nothing else: no scripts, no guessing of types.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../api/respond.ts'
import type { Db } from '../db/connect.ts'
import { rangeOf } from './range.ts'
import { describeMedia, readMedia, readMediaPart } from './store.ts'

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
  const answer = async (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => {
    const { name } = request.params
    if (!/^[a-z0-9-]{1,120}\.[a-z0-9]{1,8}$/.test(name)) throw new NotFound()
    // The browser's copy cannot be out of date: only whether the media still exists has to be asked.
    const isKnown = request.headers['if-none-match']?.includes(`"${name}"`)
    if (isKnown || request.method === 'HEAD' || request.headers.range !== undefined) return sendPart(request, reply, { db, name, isKnown })
    const media = (await readMedia(db, name)) ?? missing()
    return reply.headers(headersOf(name)).type(media.type).send(Buffer.from(media.bytes))
  }
  // By itself: what Fastify makes of a GET would read the bytes to count them.
  http.head('/media/:name', answer)
  http.get('/media/:name', { exposeHeadRoute: false }, answer)
}

interface Wanted {
  db: Db
  name: string
  isKnown: boolean | undefined
}

/** Less than the whole is wanted: no more of it is read than that. */
async function sendPart(request: FastifyRequest, reply: FastifyReply, { db, name, isKnown }: Wanted): Promise<FastifyReply> {
  const { type, length } = (await describeMedia(db, name)) ?? missing()
  reply.headers(headersOf(name))
  if (isKnown) return reply.code(304).send()
  reply.type(type)
  const range = rangeOf(request.headers.range, length)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${length}`).send()
  if (request.method === 'HEAD') return reply.header('content-length', length).send()
  const part = range ?? { first: 0, last: length - 1 }
  const bytes = (await readMediaPart(db, name, part)) ?? missing()
  if (range) reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${length}`)
  return reply.send(bytes)
}

function missing(): never {
  throw new NotFound()
}
