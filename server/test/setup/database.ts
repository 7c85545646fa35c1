// A fresh database for a test file: a copy of the migrated one.

import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import pg from 'pg'
import { inject, vi } from 'vitest'
import { type Database, openDatabase, wrapEmbedded } from '../../src/platform/db/connect.ts'
import { filesOf } from '../../src/platform/db/connection/data-directory.ts'
import { openPGlite } from '../../src/platform/db/connection/pglite.ts'
import { emptyDatabase, rememberMigrated, type RunScript } from './empty-database.ts'
import { smallSizes } from './migrate-once.ts'

/**
 * The role that uses a database: the serving role, which only reads and writes rows, or the owner of its tables, for tests that do what no
 * server does. The embedded database does not distinguish them.
 */
export type Rights = 'serving' | 'owner'

/**
 * A database as the migrations leave it, with no rows but theirs. The test files of a worker share one, one after the other: emptying it
 * takes a twentieth of the time of opening another. An owner may change the schema, so an owner's database is used by no other file.
 */
export async function freshDatabase(rights: Rights = 'serving'): Promise<Database> {
  if (rights === 'owner') return openCopy(rights)
  const reusable = unused.pop() ?? (await newReusable())
  const database = await reusable.open()
  let isOpen = true
  return {
    ...database,
    async close() {
      // True once only, because otherwise two files would use it.
      const isFirst = isOpen
      isOpen = false
      await database.close()
      if (isFirst && (await reusable.empty())) unused.push(reusable)
    },
  }
}

const isPostgres = () => Boolean(process.env.TEST_DATABASE_URL)

/** Databases that earlier test files of this worker have closed. */
const unused: Reusable[] = []

interface Reusable {
  open: () => Promise<Database>
  /** @returns false when its schema has changed: then it cannot be used again */
  empty: () => Promise<boolean>
}

async function openCopy(rights: Rights): Promise<Database> {
  if (!isPostgres()) return wrapEmbedded(await loadDump())
  const url = await cloneTemplate()
  const database = await openClone(url, rights)
  return {
    ...database,
    async close() {
      await database.close()
      await runOnServer(`drop database ${url.pathname.slice(1)} with (force)`)
    },
  }
}

const newReusable = () => (isPostgres() ? reusableClone() : reusableDump())

/** Lives as long as its worker: a test file closes only its session. */
async function reusableDump(): Promise<Reusable> {
  const pglite = await loadDump()
  const run = async (script: string) => (await pglite.exec(script)).at(-1)?.rows ?? []
  await run(rememberMigrated)
  const channels = new Set<string>()
  return {
    open: async () => wrapEmbedded(sessionOf(pglite, channels)),
    async empty() {
      for (const channel of channels) await pglite.unlisten(channel)
      await run('discard all')
      return emptyDatabase(run)
    },
  }
}

/**
 * The same database with a session of its own, which can be closed: work that an application has forgotten to stop then reaches no other
 * file.
 * @param channels collects the channels that the session listens to
 */
function sessionOf(pglite: PGlite, channels: Set<string>): PGlite {
  let isClosed = false
  const own: Partial<PGlite> = {
    close: async () => void (isClosed = true),
    listen: (channel, onPayload, tx) => {
      channels.add(channel)
      return pglite.listen(channel, onPayload, tx)
    },
  }
  return new Proxy(pglite, {
    get(_, name) {
      if (name === 'closed') return isClosed
      if (isClosed) throw new Error('PGlite is closed')
      const value: unknown = Object.hasOwn(own, name) ? Reflect.get(own, name) : Reflect.get(pglite, name, pglite)
      return typeof value === 'function' ? value.bind(pglite) : value
    },
  })
}

/** migrate-once.ts drops it at the end of the run. */
async function reusableClone(): Promise<Reusable> {
  const url = await cloneTemplate()
  await withClient(url.href, run => run(rememberMigrated))
  return {
    open: () => openClone(url, 'serving'),
    empty: () =>
      withClient(url.href, async run => {
        await run(terminateOthers)
        return emptyDatabase(run)
      }),
  }
}

async function loadDump(): Promise<PGlite> {
  return openPGlite({ loadDataDir: await openAsBlob(inject('migrated')) }, smallSizes)
}

/** Puts a copy of the migrated database into a data directory, where another process opens it: embedded only. */
export async function putDatabase(dataDir: string): Promise<void> {
  const loadDataDir = await openAsBlob(inject('migrated'))
  const pglite = await openPGlite({ dataDir: filesOf(dataDir).database, loadDataDir }, smallSizes)
  await pglite.close()
}

async function cloneTemplate(): Promise<URL> {
  const url = new URL(inject('migrated'))
  const template = url.pathname.slice(1)
  url.pathname = `/${template}_${randomBytes(4).toString('hex')}`
  await runOnServer(`create database ${url.pathname.slice(1)} template ${template}`)
  return url
}

function openClone(url: URL, rights: Rights): Promise<Database> {
  const owner = { databaseUrl: url.href, dataDir: '' }
  return openDatabase(rights === 'owner' ? owner : { ...owner, databaseUrl: servingUrl(url), databaseOwnerUrl: url.href })
}

/** The URL of the serving role, which only reads and writes rows: migrate-once.ts makes the role. */
function servingUrl(owner: URL): string {
  const url = new URL(owner)
  url.username = `${new URL(inject('migrated')).pathname.slice(1)}_serving`
  return url.href
}

/** The URL with which another process connects to the same database. */
export async function urlOf({ withSession }: Database): Promise<string> {
  const url = new URL(inject('migrated'))
  const [row] = await withSession(session => session.select('select current_database() as name'))
  url.pathname = `/${String(row?.name)}`
  return servingUrl(url)
}

/** Waits until this process has received every committed change: PostgreSQL notifies it a moment later. */
export async function receiveAll({ db, listen }: Database): Promise<void> {
  const channel = `heard_${randomBytes(4).toString('hex')}`
  const heard = Promise.withResolvers<void>()
  const stop = await listen(channel, () => heard.resolve())
  await sql`select pg_notify(${channel}, '')`.execute(db)
  await heard.promise
  await stop()
}

/** Terminates every connection to the database but the one that runs this, including busy ones. */
export const terminateOthers =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

/** Retries: the pool may hand out a connection that was terminated just before. */
export async function cutConnections({ withSession }: Database): Promise<void> {
  await vi.waitFor(() => withSession(session => session.select(terminateOthers)), { timeout: 10_000 })
}

/** Runs the statement in the database that the server always has. */
function runOnServer(statement: string): Promise<unknown> {
  const server = new URL(inject('migrated'))
  server.pathname = '/postgres'
  return withClient(server.href, run => run(statement))
}

async function withClient<Result>(url: string, work: (run: RunScript) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(async script => {
      // Several statements have a list of results.
      const results: pg.QueryResult | pg.QueryResult[] = await client.query(script)
      return (Array.isArray(results) ? results.at(-1) : results)?.rows ?? []
    })
  } finally {
    await client.end()
  }
}
