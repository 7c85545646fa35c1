// Backups to take away: an action answers with an address that nobody can guess, from which the browser fetches the file once, within a
// minute. A browser sends no token with a download: the address itself is what lets it in. It is kept in memory, because the embedded
// database, whose backups they are, has one process.

import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { NotFound } from '../../platform/api/respond.ts'

export interface Download {
  /** The name under which the browser saves it: letters, digits, dots and dashes. */
  name: string
  type: string
  open: () => Readable | Promise<Readable>
}

export interface Downloads {
  /** @returns the path, which is valid once and for a minute, in this process */
  offer: (download: Download) => string
}

const validMs = 60_000
const most = 1000
const folder = '/api/admin/backups'

export function createDownloads(http: FastifyInstance): Downloads {
  const offered = new LRUCache<string, Download>({ max: most, ttl: validMs })
  // A HEAD would use the file up.
  http.get<{ Params: { secret: string } }>(`${folder}/:secret`, { exposeHeadRoute: false }, async (request, reply) => {
    const { secret } = request.params
    const download = offered.get(secret)
    if (!download) throw new NotFound()
    offered.delete(secret)
    const file = await download.open()
    return reply
      .headers({
        'content-type': download.type,
        'content-disposition': `attachment; filename="${download.name.replaceAll(/[^\w.-]/g, '-')}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'referrer-policy': 'no-referrer',
      })
      .send(file)
  })
  return {
    offer(download) {
      const secret = randomBytes(24).toString('base64url')
      offered.set(secret, download)
      return `${folder}/${secret}`
    },
  }
}
