// A reply that never changes while the process runs. It is made on first use and cached as text and compressed. A client that has it gets
// 304.

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }
type Encoding = keyof typeof compress

interface CachedReply {
  etag: string
  plain: Buffer
  compressed: Map<Encoding, Promise<Buffer>>
}

function keep(text: string): CachedReply {
  const plain = Buffer.from(text)
  const etag = `"${createHash('sha256').update(plain).digest('hex').slice(0, 32)}"`
  return { etag, plain, compressed: new Map() }
}

/** @param make called at most once */
export function cachedReply(type: string, make: () => string) {
  let kept: CachedReply | null = null
  return async (request: FastifyRequest, reply: FastifyReply) => {
    kept ??= keep(make())
    void reply.headers({ 'content-type': type, 'cache-control': 'no-cache', etag: kept.etag, vary: 'accept-encoding' })
    if (request.headers['if-none-match']?.includes(kept.etag)) return reply.code(304).send()
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''))
    if (!encoding) return reply.send(kept.plain)
    const ready = kept.compressed.get(encoding) ?? compress[encoding](kept.plain)
    kept.compressed.set(encoding, ready)
    return reply.header('content-encoding', encoding).send(await ready)
  }
}

const encodingFor = (accepted: string): Encoding | null =>
  /\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accepted) ? 'br' : /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accepted) ? 'gzip' : null
