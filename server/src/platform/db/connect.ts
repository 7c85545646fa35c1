// Opens the database: PGlite in DATA_DIR, or PostgreSQL when DATABASE_URL is set. To callers the two behave the same.

import { existsSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import {
  type Dialect,
  type DialectAdapter,
  type Driver,
  Kysely,
  PGliteAdapter,
  PGliteDriver,
  PostgresAdapter,
  PostgresIntrospector,
  sql,
} from 'kysely'
import pg from 'pg'
import type { Config } from '../config/config.ts'
import { Changes, changesChannel, type SubscriptionCounts, rememberChanges } from './changes/changes.ts'
import { columnParsers } from './connection/column-parsers.ts'
import { filesOf, lockDirectory, replaceDatabase, whyUnwritable } from './connection/data-directory.ts'
import { Listener } from './changes/listener.ts'
import { openPGlite } from './connection/pglite.ts'
import { PostgresDriver } from './connection/postgres-driver.ts'
import { PreparingPGlite } from './connection/preparing-pglite.ts'
import { QueryCompiler } from './connection/query-compiler.ts'
import type { Tables } from './tables/schema.ts'
import { Watch } from './changes/watch.ts'

export type Db = Kysely<Tables>

export interface Session {
  /** Runs several statements in one text, without parameters. */
  run(script: string): Promise<void>
  select(query: string): Promise<Record<string, unknown>[]>
}

export interface DatabaseNumbers {
  connections: { most: number; open: number; idle: number; waiting: number }
  subscription: Readonly<SubscriptionCounts>
}

export interface Database {
  db: Db
  kind: 'embedded' | 'postgres'
  /** Uses one connection for all of `work`: migrations need scripts and a lock. */
  withSession<Result>(work: (session: Session) => Promise<Result>): Promise<Result>
  /** Like `withSession`, with the rights of the role that owns the tables, which may differ from the serving role. */
  withOwnerSession<Result>(work: (session: Session) => Promise<Result>): Promise<Result>
  /** The serving role, if another role owns the tables; otherwise null. */
  servingRole: string | null
  /**
   * Receives the messages that any process sends on a channel (pg_notify). They arrive once its transaction commits.
   * @param onGap called when messages may have been missed because the connection was lost
   * @returns a function that stops listening
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>
  /** Notifications about cached rows. */
  changes: Changes
  /** Reports lost connections, for logs and metrics. The pool replaces them automatically. */
  onTrouble(listener: (error: unknown) => void): void
  watch: Watch
  numbers(): DatabaseNumbers
  /** The embedded instance, for backup. */
  embedded: PGlite | null
  close(): Promise<void>
}

/** @param config `preparesStatements` defaults to true */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Config>): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, databaseOwnerUrl, preparesStatements = true, dataDir } = config
  if (databaseUrl) {
    return openPostgres({ pooled: databaseUrl, direct: databaseDirectUrl ?? databaseUrl, owner: databaseOwnerUrl }, preparesStatements)
  }
  return openEmbedded(dataDir)
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = lockDirectory(dataDir)
  const { database } = filesOf(dataDir)
  if (!existsSync(database)) await createEmbedded(dataDir)
  const pglite = await openPGlite({ dataDir: database }).catch((error: unknown) => {
    unlock()
    throw whyUnwritable(dataDir) ?? error
  })
  return wrapEmbedded(pglite, unlock)
}

/** Creates it in `incoming`, then moves it as a whole: a half-made directory after `kill -9` would look like a database, but never open. */
async function createEmbedded(dataDir: string): Promise<void> {
  // The files that PostgreSQL's initdb would write, from PGlite's own package: to run initdb takes twice as long, and 200 MB more.
  const { dataDir: emptyDatabase } = await import('@electric-sql/pglite-prepopulatedfs')
  const pglite = await openPGlite({ dataDir: filesOf(dataDir).incoming, loadDataDir: await emptyDatabase() })
  await pglite.close()
  replaceDatabase(dataDir)
}

/** Only this process changes the embedded database, and it is notified before the call that made the change returns. */
const alwaysHeard = { isCurrent: () => true, catchUp: async () => true }

/** Wraps an open PGlite; tests pass one in memory. */
export function wrapEmbedded(pglite: PGlite, unlock: () => void = () => {}): Database {
  const session: Session = {
    run: async script => void (await pglite.exec(script)),
    select: async query => (await pglite.query<Record<string, unknown>>(query)).rows,
  }
  const changes = new Changes(alwaysHeard)
  const withSession: Database['withSession'] = work => work(session).finally(() => changes.notifyAll())
  const watch = new Watch()
  const subscription = { received: 0, gaps: 0, late: 0 }
  const notify = counted(subscription, change => changes.notify(change))
  // Runs before any other statement, and can fail only when the database is closed at once.
  pglite.listen(changesChannel, notify).catch(() => {})
  const db = new Kysely<Tables>({
    dialect: dialectOf(() => new PGliteDriver({ pglite: new PreparingPGlite(pglite, watch) }), new PGliteAdapter(), changes),
  })
  return {
    db,
    kind: 'embedded',
    embedded: pglite,
    changes,
    watch,
    numbers: () => ({ connections: { most: 1, open: 1, idle: watch.underWay === 0 ? 1 : 0, waiting: watch.waiting }, subscription }),
    // The database is in this process, so no connection can be lost.
    onTrouble() {},
    withSession,
    withOwnerSession: withSession,
    servingRole: null,
    async listen(channel, onPayload) {
      const stop = await pglite.listen(channel, counted(subscription, onPayload))
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

const counted = (subscription: SubscriptionCounts, onPayload: (payload: string) => void) => (payload: string) => {
  subscription.received += 1
  onPayload(payload)
}

/** When the database hangs, callers soon get a 503 instead of waiting. */
const patience = { connectionTimeoutMillis: 5_000 }

/**
 * Settings that we send when a connection opens. Poolers refuse them, so there the pooler must set them (docs/operating.md). The database
 * ends a transaction that stays idle between two statements, because others wait for its locks.
 */
const statementPatience = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 15_000 }

interface Urls {
  pooled: string
  /** Differs from `pooled` behind a pooler that gives each transaction another connection: LISTEN does not work through it. */
  direct: string
  /** The address for the role that owns the tables, if it is another role. */
  owner: string | undefined
}

/** For migrations and imports, which may take long. Run it first in the transaction, because waiting for a lock counts, too. */
export const endlessPatience =
  "select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '180000', true)"

/** Call it in a transaction before reading a file or drawing a picture between two statements. */
export async function waitForWork(db: Db): Promise<void> {
  if (db.isTransaction) await sql`select set_config('idle_in_transaction_session_timeout', '180000', true)`.execute(db)
}

async function openPostgres(urls: Urls, preparesStatements: boolean): Promise<Database> {
  const trouble = new Set<(error: unknown) => void>()
  const watch = new Watch()
  const onTrouble = (error: unknown) => trouble.forEach(listener => listener(error))
  const pool = openPool(urls, onTrouble)
  const listener = new Listener({
    connectionString: urls.direct,
    publish: (channel, payload) => pool.query('select pg_notify($1, $2)', [channel, payload]),
    onTrouble,
  })
  const changes = new Changes(listener)
  listener.expect(changesChannel, { onPayload: change => changes.notify(change), onGap: () => changes.notifyAll() })
  const driver = () => new PostgresDriver(pool, { changes, watch, preparesStatements })
  const withSession: Database['withSession'] = async work => {
    const client = await pool.connect()
    try {
      return await work(sessionOf(client))
    } finally {
      client.release()
      changes.notifyAll()
    }
  }
  return {
    db: new Kysely<Tables>({ dialect: dialectOf(driver, new PostgresAdapter(), changes) }),
    kind: 'postgres',
    embedded: null,
    changes,
    watch,
    numbers: () => ({ connections: connectionsOf(pool), subscription: listener.numbers }),
    onTrouble: listener => void trouble.add(listener),
    withSession,
    withOwnerSession: urls.owner === undefined ? withSession : ownerSession(urls.owner, () => changes.notifyAll()),
    servingRole: urls.owner === undefined ? null : decodeURIComponent(new URL(urls.pooled).username),
    listen: (channel, onPayload, onGap = () => {}) => listener.listen(channel, { onPayload, onGap }),
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

const sessionOf = (client: pg.ClientBase): Session => ({
  run: async script => void (await client.query(script)),
  select: async query => (await client.query<Record<string, unknown>>(query)).rows,
})

/** Opens a connection for this work only. */
function ownerSession(url: string, onEnd: () => void): Database['withSession'] {
  return async work => {
    const client = new pg.Client({ connectionString: url, ...patience })
    client.on('error', () => {})
    await client.connect()
    try {
      return await work(sessionOf(client))
    } finally {
      await client.end()
      onEnd()
    }
  }
}

function openPool({ pooled, direct }: Urls, onTrouble: (error: unknown) => void): pg.Pool {
  const types = new pg.TypeOverrides()
  for (const [type, parse] of Object.entries(columnParsers)) types.setTypeParser(Number(type), parse)
  const hasPooler = pooled !== direct
  const own = { connectionString: pooled, types, max: 20, pipeline: true, ...patience }
  const pool = new pg.Pool(hasPooler ? own : { ...own, ...statementPatience })
  // The pool replaces a broken connection. Without a listener, the error event of a connection would end the process.
  pool.on('connect', client => client.on('error', onTrouble))
  pool.on('error', () => {})
  return pool
}

const connectionsOf = ({ options, totalCount, idleCount, waitingCount }: pg.Pool) => ({
  most: options.max,
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
})

function dialectOf(createDriver: () => Driver, adapter: DialectAdapter, changes: Changes): Dialect {
  rememberChanges(adapter, changes)
  return {
    createDriver,
    createQueryCompiler: () => new QueryCompiler(),
    createAdapter: () => adapter,
    createIntrospector: db => new PostgresIntrospector(db),
  }
}
