// Opens the database: PGlite in DATA_DIR, or PostgreSQL when DATABASE_URL is set. Nothing else differs between the two.

import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import { filesOf, lockDirectory } from './data-directory.ts'
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
  const pglite = await PGlite.create({ dataDir: filesOf(dataDir).database, parsers })
  return wrapEmbedded(pglite, unlock)
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
    async close() {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      unlock()
    },
  }
}

/** Parsers of our tables' types for a PGlite that somebody else creates. */
export const embeddedOptions = { parsers }

/** Better a 503 soon than callers who wait for a database that hangs. Migrations and imports set their own. */
const patience = { connectionTimeoutMillis: 5_000, statement_timeout: 30_000 }

async function openPostgres(connectionString: string): Promise<Database> {
  const parser = new pg.TypeOverrides()
  parser.setTypeParser(types.DATE, parsers[types.DATE])
  parser.setTypeParser(types.INT8, parsers[types.INT8])
  const pool = new pg.Pool({ connectionString, types: parser, max: 20, ...patience })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
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
    close: () => pool.end(),
  }
}
