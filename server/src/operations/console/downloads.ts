// Downloads of backups. An action returns an address that nobody can guess, valid for one download within a minute. A browser sends no
// token with a download, so the address itself is the permission. We keep addresses in memory: only the embedded database has
// backups here, and it has one process.

import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { NotFound } from '../../platform/api/respond.ts'

export interface Download {
  /** The file name for the browser: letters, digits, dots and dashes. */
  name: string
  type: string
  open: () => Readable | Promise<Readable>
}

export interface Downloads {
  /** @returns the path, valid in this process for one download within a minute */
  offer: (download: Download) => string
}

const validMs = 60_000
const most = 1000
const folder = '/api/admin/backups'

export function createDownloads(http: FastifyInstance): Downloads {
  const offered = new LRUCache<string, Download>({ max: most, ttl: validMs })
  // Without HEAD, which would use the address up.
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
