// The database as a previous release has left it: its tables at an older migration, with rows that a server has made in them.

import { inject } from 'vitest'
import { type Database, openDatabase, wrapEmbedded } from '../../src/platform/db/connect.ts'
import { migrate } from '../../src/platform/db/upkeep/migrate.ts'
import { makeMonths } from '../../src/platform/db/upkeep/months.ts'
import { urlOf } from './database.ts'

/**
 * Rebuilds the tables up to a migration and copies the rows, without the columns and tables that later migrations add. No trigger fires
 * meanwhile. The server that made the rows must have ended.
 * @param database with the rights of the owner
 * @returns the same database, opened again with the serving role, so that nothing is cached
 */
export async function asOldRelease(database: Database, last: string, now: Date): Promise<Database> {
  await database.withSession(session => session.run('alter schema public rename to later; create schema public'))
  const old = await opened(database)
  await migrate(old, last)
  await makeMonths(old.db, now)
  await old.withOwnerSession(async session => {
    const tables = await session.select(`
      select c.table_name as name, string_agg(quote_ident(c.column_name), ', ') as columns
      from information_schema.columns c
      join pg_class t on t.oid = to_regclass('public.' || quote_ident(c.table_name)) and t.relkind in ('r', 'p') and not t.relispartition
      join information_schema.columns l on (l.table_schema, l.table_name, l.column_name) = ('later', c.table_name, c.column_name)
      where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.table_name <> 'schema_migrations'
      group by 1`)
    const names = tables.map(({ name }) => `public.${String(name)}`)
    const copies = tables.map(({ name, columns }) => {
      const [table, all] = [String(name), String(columns)]
      return `insert into public.${table} (${all}) overriding system value select ${all} from later.${table};`
    })
    const numbers = await session.select(`
      select format('select setval(%L, %s);', 'public.' || sequencename, last_value) as run from pg_sequences
      where schemaname = 'later' and last_value is not null and to_regclass('public.' || sequencename) is not null`)
    await session.run(`begin; set local session_replication_role = replica; truncate ${names.join()};
      ${copies.join('\n')} ${numbers.map(({ run }) => String(run)).join('\n')}
      commit; drop schema later cascade`)
  })
  return old
}

async function opened(database: Database): Promise<Database> {
  if (database.embedded) return wrapEmbedded(database.embedded)
  const databaseUrl = await urlOf(database)
  const owner = new URL(inject('migrated'))
  owner.pathname = new URL(databaseUrl).pathname
  return openDatabase({ databaseUrl, databaseOwnerUrl: owner.href, dataDir: '' })
}

/** The rows of every table, by table, with the columns of this moment: columns of later migrations are left out. */
export async function rowsReader({ withOwnerSession }: Database): Promise<() => Promise<Map<string, string[]>>> {
  const tables = await withOwnerSession(session =>
    session.select(`
      select c.table_name as name, string_agg(quote_ident(c.column_name), ', ' order by c.ordinal_position) as columns
      from information_schema.columns c
      join pg_class t on t.oid = to_regclass('public.' || quote_ident(c.table_name)) and t.relkind in ('r', 'p') and not t.relispartition
      where c.table_schema = 'public' and c.table_name <> 'schema_migrations' group by 1 order by 1`),
  )
  return () =>
    withOwnerSession(async session => {
      const rows = new Map<string, string[]>()
      for (const { name, columns } of tables) {
        const found = await session.select(
          `select to_jsonb(r)::text as row from (select ${String(columns)} from ${String(name)}) r order by 1`,
        )
        rows.set(
          String(name),
          found.map(({ row }) => String(row)),
        )
      }
      return rows
    })
}
