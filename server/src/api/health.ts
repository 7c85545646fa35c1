// /healthz: the process is up. /readyz: the database answers. Migrations are finished before the server listens.

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { Unavailable } from './respond.ts'

const databaseMs = 2000

export function registerHealth(http: FastifyInstance, db: Db): void {
  http.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }))
  http.get('/readyz', { logLevel: 'warn' }, async () => {
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
