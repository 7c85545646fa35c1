// Opens the database: PGlite in DATA_DIR, or PostgreSQL when DATABASE_URL is set. Nothing else differs between the two.

import { existsSync } from 'node:fs'
import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import { filesOf, lockDirectory, replaceDatabase } from './data-directory.ts'
import { createListener } from './listener.ts'
import type { Tables } from './schema.ts'

export type Db = Kysely<Tables>

export interface Session {
  /** Several statements in one text, without parameters. */
  run(script: string): Promise<void>
  select(query: string): Promise<Record<string, unknown>[]>
}

export interface Database {
  db: Db
  kind: 'embedded' | 'postgres'
  /** One connection for the length of `work`: for migrations, which need scripts and a lock. */
  withSession<Result>(work: (session: Session) => Promise<Result>): Promise<Result>
  /** Hears what any process says on a channel (pg_notify), once its transaction commits. @returns ends it. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  /** The embedded instance, for backup. */
  embedded: PGlite | null
  close(): Promise<void>
}

/** Days stay texts (2026-11-21) and bigints become numbers: none of ours passes 2^53 except sort keys, which never leave SQL. */
const parsers = { [types.DATE]: (value: string) => value, [types.INT8]: Number }

export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbedded(config.dataDir)
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = lockDirectory(dataDir)
  const { database } = filesOf(dataDir)
  if (!existsSync(database)) await createEmbedded(dataDir)
  const pglite = await PGlite.create({ dataDir: database, parsers })
  return wrapEmbedded(pglite, unlock)
}

/** Made beside its place and moved there whole: what `kill -9` leaves half made looks like a database, but never opens. */
async function createEmbedded(dataDir: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir: filesOf(dataDir).incoming })
  await pglite.close()
  replaceDatabase(dataDir)
}

/** Takes over an open PGlite, as tests do with one in memory. */
export function wrapEmbedded(pglite: PGlite, unlock: () => void = () => {}): Database {
  const session: Session = {
    run: async script => void (await pglite.exec(script)),
    select: async query => (await pglite.query<Record<string, unknown>>(query)).rows,
  }
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    kind: 'embedded',
    embedded: pglite,
    withSession: work => work(session),
    async listen(channel, onPayload) {
      const stop = await pglite.listen(channel, onPayload)
      return async () => {
        if (!pglite.closed) await stop()
      }
    },
    async close() {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      unlock()
    },
  }
}

/** Parsers of our tables' types for a PGlite that somebody else creates. */
export const embeddedOptions = { parsers }

/** Better a 503 soon than callers who wait for a database that hangs. */
const patience = { connectionTimeoutMillis: 5_000, statement_timeout: 30_000 }

/** Migrations and imports take as long as they take. First in their transaction: they wait for their turn, too. */
export const endlessPatience = 'set local statement_timeout = 0'

async function openPostgres(connectionString: string): Promise<Database> {
  const parser = new pg.TypeOverrides()
  parser.setTypeParser(types.DATE, parsers[types.DATE])
  parser.setTypeParser(types.INT8, parsers[types.INT8])
  const pool = new pg.Pool({ connectionString, types: parser, max: 20, ...patience })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const listener = createListener(connectionString)
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    kind: 'postgres',
    embedded: null,
    async withSession(work) {
      const client = await pool.connect()
      try {
        return await work({
          run: async script => void (await client.query(script)),
          select: async query => (await client.query<Record<string, unknown>>(query)).rows,
        })
      } finally {
        client.release()
      }
    },
    listen: listener.listen,
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}
