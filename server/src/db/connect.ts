// Opens the database: PGlite in DATA_DIR, or PostgreSQL when DATABASE_URL is set. Nothing else differs between the two.

import { existsSync } from 'node:fs'
import { PGlite, types as pgliteTypes } from '@electric-sql/pglite'
import {
  type Dialect,
  type DialectAdapter,
  type Driver,
  Kysely,
  PGliteAdapter,
  PGliteDriver,
  PostgresAdapter,
  PostgresIntrospector,
} from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import { Changes, changesChannel, rememberChanges } from './changes.ts'
import { filesOf, lockDirectory, replaceDatabase } from './data-directory.ts'
import { Listener } from './listener.ts'
import { PostgresDriver } from './postgres-driver.ts'
import { QueryCompiler } from './query-compiler.ts'
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
  /**
   * Hears what any process says on a channel (pg_notify), once its transaction commits.
   * @param onGap after some of it may have been missed, because the connection was lost
   * @returns ends it
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>
  /** What the database tells about rows that are kept in memory. */
  changes: Changes
  /** Tells of connections that were lost, for logs and measures: they are replaced by themselves. */
  onTrouble(listener: (error: unknown) => void): void
  /** The embedded instance, for backup. */
  embedded: PGlite | null
  close(): Promise<void>
}

/** Days stay texts (2026-11-21) and bigints become numbers: none of ours passes 2^53 except sort keys, which never leave SQL. */
const parsers = { [pgliteTypes.DATE]: (value: string) => value, [pgliteTypes.INT8]: Number }

/** @param config `preparesStatements` where left out: yes */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Config>): Promise<Database> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, config.preparesStatements ?? true) : openEmbedded(config.dataDir)
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

/** What is in this process is told before the call that changed it returns. */
const alwaysHeard = { isCurrent: () => true, catchUp: async () => true }

/** Takes over an open PGlite, as tests do with one in memory. */
export function wrapEmbedded(pglite: PGlite, unlock: () => void = () => {}): Database {
  const session: Session = {
    run: async script => void (await pglite.exec(script)),
    select: async query => (await pglite.query<Record<string, unknown>>(query)).rows,
  }
  const changes = new Changes(alwaysHeard)
  // Sent before anything else is. Only a database that is closed at once could fail to listen.
  pglite.listen(changesChannel, change => changes.tell(change)).catch(() => {})
  const db = new Kysely<Tables>({ dialect: dialectOf(() => new PGliteDriver({ pglite }), new PGliteAdapter(), changes) })
  return {
    db,
    kind: 'embedded',
    embedded: pglite,
    changes,
    // Nothing is ever lost: it is in this process.
    onTrouble() {},
    async withSession(work) {
      return work(session).finally(() => changes.tellAll())
    },
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

async function openPostgres(connectionString: string, preparesStatements: boolean): Promise<Database> {
  const trouble = new Set<(error: unknown) => void>()
  const onTrouble = (error: unknown) => trouble.forEach(listener => listener(error))
  const pool = openPool(connectionString, onTrouble)
  const listener = new Listener({
    connectionString,
    say: (channel, payload) => pool.query('select pg_notify($1, $2)', [channel, payload]),
    onTrouble,
  })
  const changes = new Changes(listener)
  listener.expect(changesChannel, { onPayload: change => changes.tell(change), onGap: () => changes.tellAll() })
  return {
    db: new Kysely<Tables>({
      dialect: dialectOf(() => new PostgresDriver(pool, { changes, preparesStatements }), new PostgresAdapter(), changes),
    }),
    kind: 'postgres',
    embedded: null,
    changes,
    onTrouble: listener => void trouble.add(listener),
    async withSession(work) {
      const client = await pool.connect()
      try {
        return await work({
          run: async script => void (await client.query(script)),
          select: async query => (await client.query<Record<string, unknown>>(query)).rows,
        })
      } finally {
        client.release()
        changes.tellAll()
      }
    },
    listen: (channel, onPayload, onGap = () => {}) => listener.listen(channel, { onPayload, onGap }),
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

function openPool(connectionString: string, onTrouble: (error: unknown) => void): pg.Pool {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pgliteTypes.DATE, parsers[pgliteTypes.DATE])
  types.setTypeParser(pgliteTypes.INT8, parsers[pgliteTypes.INT8])
  const pool = new pg.Pool({ connectionString, types, max: 20, pipeline: true, ...patience })
  // A broken connection is replaced by the pool. Idle or at work, without a listener it would end the process.
  pool.on('connect', client => client.on('error', onTrouble))
  pool.on('error', () => {})
  return pool
}

function dialectOf(createDriver: () => Driver, adapter: DialectAdapter, changes: Changes): Dialect {
  rememberChanges(adapter, changes)
  return {
    createDriver,
    createQueryCompiler: () => new QueryCompiler(),
    createAdapter: () => adapter,
    createIntrospector: db => new PostgresIntrospector(db),
  }
}
