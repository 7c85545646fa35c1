// /healthz: the process takes calls. /readyz: the database answers, too. Both answer 503 while the server drains (DRAIN_SECONDS), so that
// proxies send their calls elsewhere. The server listens only after its migrations have finished.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { isDraining } from './drain.ts'
import { Unavailable } from '../respond.ts'

const databaseMs = 2000

export function registerHealth(http: FastifyInstance, db: Db): void {
  const refuseIfDraining = async (_request: FastifyRequest, reply: FastifyReply) => {
    if (isDraining(http)) return reply.code(503).send({ status: 'leaving' })
  }
  http.get('/healthz', { logLevel: 'warn', onRequest: refuseIfDraining }, () => ({ status: 'ok' }))
  http.get('/readyz', { logLevel: 'warn', onRequest: refuseIfDraining }, async () => {
    await answersInTime(db)
    return { status: 'ready' }
  })
}

/** @throws Unavailable */
async function answersInTime(db: Db): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unavailable('the database does not answer')), databaseMs)
  })
  try {
    await Promise.race([sql`select 1`.execute(db), late])
  } catch {
    throw new Unavailable('the database does not answer')
  } finally {
    clearTimeout(timer)
  }
}
