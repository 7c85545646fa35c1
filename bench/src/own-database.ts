// A database of our own on the PostgreSQL server of BENCH_DATABASE_URL: made with a unique name, migrated, dropped at the end.

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../../server/src/db/connect.ts'
import { migrate } from '../../server/src/db/migrate.ts'

const defaultServer = 'postgres://root@127.0.0.1:5432/postgres'

export async function withOwnDatabase(server: string | undefined, work: (database: Database) => Promise<void>): Promise<void> {
  const admin = await openDatabase({ databaseUrl: server || defaultServer, dataDir: '' })
  const name = `trivium_bench_${randomBytes(6).toString('hex')}`
  await sql`create database ${sql.id(name)}`.execute(admin.db)
  try {
    const url = new URL(server || defaultServer)
    url.pathname = `/${name}`
    const database = await openDatabase({ databaseUrl: url.href, dataDir: '' })
    try {
      await migrate(database)
      await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin.db)
    await admin.close()
  }
}
