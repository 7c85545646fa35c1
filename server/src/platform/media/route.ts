// GET /media/:name. Browsers may only show or play stored media: the headers forbid scripts and guessing of types.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../api/respond.ts'
import type { Db } from '../db/connect.ts'
import { describeMedia, readMedia, readMediaPart, type ByteRange } from './store.ts'

// Parses a single byte range (RFC 9110, section 14), without which some browsers play no sound. For several ranges we send the whole file.
function rangeOf(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [, from = '', to = ''] = match
  // `-500` means the last 500 bytes.
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  return first > last || first >= length ? 'unsatisfiable' : { first, last }
}

export const mediaPath = (name: string) => `/media/${name}`

/** Profile pictures are deleted with their accounts, so shared caches must not keep them, and browsers ask again after an hour. */
const cachingOf = (name: string) => (name.startsWith('profile-') ? 'private, max-age=3600' : 'public, max-age=31536000, immutable')

/** Some browsers do not show a PDF in a sandbox; some load it as an object. Their PDF viewers isolate it from the page's origin anyway. */
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
    // A name always means the same bytes, so a cached copy is never outdated. We only check that the media still exists.
    const isKnown = request.headers['if-none-match']?.includes(`"${name}"`)
    if (isKnown || request.method === 'HEAD' || request.headers.range !== undefined) return sendPart(request, reply, { db, name, isKnown })
    const media = (await readMedia(db, name)) ?? missing()
    return reply.headers(headersOf(name)).type(media.type).send(Buffer.from(media.bytes))
  }
  // A HEAD route of its own: Fastify's automatic one would read the bytes to count them.
  http.head('/media/:name', answer)
  http.get('/media/:name', { exposeHeadRoute: false }, answer)
}

interface Wanted {
  db: Db
  name: string
  isKnown: boolean | undefined
}

/** Replies with a part of the file, and reads only those bytes. */
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
