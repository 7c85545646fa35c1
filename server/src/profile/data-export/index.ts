// Data export: a copy of the player's own data. A browser that follows a link sends no sign-in, so an action returns a path that works
// once.

import { createHash, randomBytes } from 'node:crypto'
import { dataExport } from '@trivium/contract/profile/data-export'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { NotFound } from '../../platform/api/respond.ts'
import type { Db } from '../../platform/db/connect.ts'
import { insertTicket, takeTicket } from './store.ts'
import { writeOwnData } from './write.ts'

const validMs = 120_000
/** Minimum time between two exports of a player, because each reads everything. */
const pauseMs = 30_000

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
const nameOf = (now: Date) => `my-data-${now.toISOString().slice(0, 10)}.json`

export const dataExportActions = handle(dataExport, {
  async export_own_data(_, { db, player, now }) {
    const secret = randomBytes(32).toString('base64url')
    const ticket = { accountId: player.id, secretHash: hashOf(secret), session: player.tokenHash, at: now }
    if (!(await insertTicket(db, ticket, new Date(now.getTime() - pauseMs)))) refuse('too_many_requests')
    return { path: `/api/own-data/${secret}`, name: nameOf(now) }
  },
})

export function registerDataExport(http: FastifyInstance, db: Db, now: () => Date): void {
  // No HEAD route: a HEAD request would use the ticket up.
  http.get<{ Params: { secret: string } }>('/api/own-data/:secret', { exposeHeadRoute: false }, async (request, reply) => {
    const at = now()
    const since = new Date(at.getTime() - validMs)
    const accountId = await takeTicket(db, hashOf(request.params.secret), { now: at, since })
    if (accountId === undefined) throw new NotFound()
    return reply
      .headers({
        'content-disposition': `attachment; filename="${nameOf(at)}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'referrer-policy': 'no-referrer',
      })
      .type('application/json; charset=utf-8')
      .send(writeOwnData(db, accountId, at))
  })
}
