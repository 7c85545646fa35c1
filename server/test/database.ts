// A fresh database for a test file: a copy of the migrated one.

import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { sql } from 'kysely'
import pg from 'pg'
import { inject, vi } from 'vitest'
import { type Database, openDatabase, wrapEmbedded } from '../src/platform/db/connect.ts'
import { filesOf } from '../src/platform/db/connection/data-directory.ts'
import { openPGlite } from '../src/platform/db/connection/pglite.ts'
import { smallSizes } from './migrate-once.ts'

/**
 * Who uses a database: the role that serves, which only reads and writes rows, or the owner of its tables, for tests that do what no server
 * does. The embedded database knows no difference.
 */
export type Rights = 'serving' | 'owner'

export async function freshDatabase(rights: Rights = 'serving'): Promise<Database> {
  const migrated = inject('migrated')
  return process.env.TEST_DATABASE_URL ? cloneTemplate(migrated, rights) : loadDump(migrated)
}

async function loadDump(file: string): Promise<Database> {
  return wrapEmbedded(await openPGlite({ loadDataDir: await openAsBlob(file) }, smallSizes))
}

/** Puts a copy of the migrated database into a data directory, where another process opens it: embedded only. */
export async function putDatabase(dataDir: string): Promise<void> {
  const loadDataDir = await openAsBlob(inject('migrated'))
  const pglite = await openPGlite({ dataDir: filesOf(dataDir).database, loadDataDir }, smallSizes)
  await pglite.close()
}

async function cloneTemplate(template: string, rights: Rights): Promise<Database> {
  const admin = new URL(template)
  const templateName = admin.pathname.slice(1)
  const name = `${templateName}_${randomBytes(4).toString('hex')}`
  admin.pathname = '/postgres'
  await run(admin.href, `create database ${name} template ${templateName}`)
  const own = new URL(template)
  own.pathname = `/${name}`
  const owner = { databaseUrl: own.href, dataDir: '' }
  const database = await openDatabase(rights === 'owner' ? owner : { ...owner, databaseUrl: servingUrl(own), databaseOwnerUrl: own.href })
  return {
    ...database,
    async close() {
      await database.close()
      await run(admin.href, `drop database ${name} with (force)`)
    },
  }
}

/** The role that only reads and writes rows: migrate-once.ts makes it. */
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

/** Waits until this process has been told of every change that is committed: PostgreSQL tells it a moment later. */
export async function hearOfAll({ db, listen }: Database): Promise<void> {
  const channel = `heard_${randomBytes(4).toString('hex')}`
  const heard = Promise.withResolvers<void>()
  const stop = await listen(channel, () => heard.resolve())
  await sql`select pg_notify(${channel}, '')`.execute(db)
  await heard.promise
  await stop()
}

/** Terminates every connection to the database but the one that runs it, including busy ones. */
export const terminateOthers =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

/** Retries: the pool may hand out a connection that was terminated just before. */
export async function cutConnections({ withSession }: Database): Promise<void> {
  await vi.waitFor(() => withSession(session => session.select(terminateOthers)), { timeout: 10_000 })
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
