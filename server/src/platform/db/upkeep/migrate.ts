// Applies the numbered SQL files, each once and in order. One transaction with a lock applies all of them.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../../config/config.ts'
import { advisoryLocks } from '../advisory-locks.ts'
import { type Database, endlessPatience, type Session } from '../connect.ts'
import { grantTo } from './rights.ts'

const folder = join(import.meta.dirname, '../migrations')

interface Migration {
  name: string
  sql: string
  hash: string
}

const oldestPostgres = 15

/**
 * @param last the last migration to apply: tests of upgrades start with the database of an older release
 * @returns the names of the migrations applied by this call. @throws ConfigError for a database that this version cannot use
 */
export function migrate(database: Database, last?: string): Promise<string[]> {
  return database.withOwnerSession(async session => {
    await session.run(`begin; ${endlessPatience}`)
    try {
      if (database.kind === 'postgres') await session.run(`select pg_advisory_xact_lock(${advisoryLocks.migrations})`)
      await refuseOldServer(session)
      const applied = await applyMissing(session, last)
      if (database.servingRole !== null) await grantTo(session, database.servingRole)
      await session.run('commit')
      return applied
    } catch (error) {
      await session.run('rollback')
      throw error
    }
  })
}

async function refuseOldServer(session: Session): Promise<void> {
  const [row] = await session.select(`select current_setting('server_version_num')::int / 10000 as version`)
  const version = Number(row?.version)
  if (version >= oldestPostgres) return
  throw new ConfigError(`The server of DATABASE_URL is PostgreSQL ${version}: Trivium needs ${oldestPostgres} or newer.`)
}

async function applyMissing(session: Session, last: string | undefined): Promise<string[]> {
  // We look first, because a role without the right to create tables may not run `create table if not exists` either.
  const [history] = await session.select(`select to_regclass('schema_migrations') is not null as "isThere"`)
  if (!history?.isThere) {
    await session.run(`create table schema_migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`)
  }
  const done = new Map((await session.select('select name, hash from schema_migrations')).map(row => [row.name, row.hash]))
  const known = new Set(knownMigrations())
  if ([...done.keys()].some(name => !known.has(String(name)))) {
    throw new ConfigError('This database was made by a newer version of Trivium: install that one, or restore an older backup.')
  }
  const missing = readMigrations().filter(migration => {
    const hash = done.get(migration.name)
    if (hash !== undefined && hash !== migration.hash) throw new Error(`Migration ${migration.name} was changed after it had been applied.`)
    return hash === undefined && (last === undefined || migration.name <= last)
  })
  for (const { name, sql, hash } of missing) {
    await session.run(sql)
    await session.run(`insert into schema_migrations (name, hash) values ('${name}', '${hash}')`)
  }
  return missing.map(migration => migration.name)
}

export function knownMigrations(): string[] {
  return readMigrations().map(migration => migration.name)
}

function readMigrations(): Migration[] {
  const names = readdirSync(folder)
    .filter(name => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
  return names.map(name => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}
