// Temporary databases on the PostgreSQL server of BENCH_DATABASE_URL. Each has a unique name, is migrated, and is dropped at the end.

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../../../server/src/platform/db/connect.ts'
import { migrate } from '../../../server/src/platform/db/upkeep/migrate.ts'

const defaultServer = 'postgres://root@127.0.0.1:5432/postgres'

export function withOwnDatabase(server: string | undefined, work: (database: Database) => Promise<void>): Promise<void> {
  return withOwnUrl(server, url =>
    withDatabase(url, async database => {
      await migrate(database)
      await work(database)
    }),
  )
}

/** Runs `work` on an empty database without other connections. */
export function withOwnUrl(server: string | undefined, work: (url: string) => Promise<void>): Promise<void> {
  return withNew(server || defaultServer, `trivium_bench_${randomBytes(6).toString('hex')}`, 'template1', work)
}

export async function withDatabase<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/**
 * Takes the statistics of all tables that have rows, as autovacuum would after a while. An empty table stays without them: with them
 * PostgreSQL would plan to read it whole, and keep that plan while it grows.
 */
export async function analyzeFilled(database: Database): Promise<void> {
  await database.withSession(async session => {
    const tables = await session.select(
      "select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where pg_relation_size(relid) > 0",
    )
    await session.run(`vacuum analyze ${tables.map(({ name }) => String(name)).join(', ')}`)
  })
}

/** Runs `work` on a copy of a database. The original must have no connections. */
export async function withCopy<Result>(original: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const server = new URL(original)
  server.pathname = '/postgres'
  const template = new URL(original).pathname.slice(1)
  return withNew(server.href, `${template}_${randomBytes(3).toString('hex')}`, template, work)
}

function withNew<Result>(server: string, name: string, template: string, work: (url: string) => Promise<Result>): Promise<Result> {
  return withDatabase(server, async admin => {
    await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin.db)
    try {
      const url = new URL(server)
      url.pathname = `/${name}`
      return await work(url.href)
    } finally {
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin.db)
    }
  })
}
