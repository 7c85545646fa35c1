// What the serving role may not do on PostgreSQL: everything but reading and writing rows (docs/decisions/047).

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/db/connect.ts'
import { migrate } from '../../src/platform/db/upkeep/migrate.ts'
import { analyzeWhole, makeMonths } from '../../src/platform/db/upkeep/months.ts'
import { startApp, type TestApp } from '../app/app.ts'
import { urlOf } from './database.ts'

// ASVS V13.2.2
describe.runIf(process.env.TEST_DATABASE_URL)('the serving role', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startApp()
  })
  afterAll(() => test.close())

  it.each([
    ['make a table', 'create table mine (id int)'],
    ['change a table', 'alter table accounts add column mine int'],
    ['turn off the triggers of the ledger', 'alter table transfers disable trigger all'],
    ['drop a table', 'drop table answers'],
    ['empty a table', 'truncate transfers'],
    ['detach a month', 'alter table answers detach partition answers_rest'],
    ['record a migration', "insert into schema_migrations (name, hash) values ('9999-mine.sql', '')"],
    ['make a function', "create function mine() returns int language sql as 'select 1'"],
    ['bypass triggers', "set session_replication_role = 'replica'"],
    [
      'become the owner',
      "do $$ begin execute format('set role %I', (select tableowner from pg_tables where tablename = 'accounts')); end $$",
    ],
  ])('may not %s', async (_what, statement) => {
    const { db } = test.database
    await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: '42501' })
  })

  it('owns nothing', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relowner = current_user::regrole
      union all select proname from pg_proc where proowner = current_user::regrole`.execute(test.database.db)
    expect(rows).toEqual([])
  })

  it('makes the months of its tables, and no other table', async () => {
    const { db } = test.database
    const later = new Date(Date.UTC(2031, 4, 5))
    await makeMonths(db, later)
    const { rows } = await sql<{ there: boolean }>`select to_regclass('transfers_2031_05') is not null as there`.execute(db)
    expect(rows).toEqual([{ there: true }])
    await expect(sql`select make_months('accounts', now(), now())`.execute(db)).rejects.toThrow()
    await expect(sql`select analyze_months('accounts')`.execute(db)).rejects.toThrow('accounts is not kept by months')
    await analyzeWhole(test.database)
  })

  it('writes rows into months that were made later', async () => {
    const { rows } = await sql<{ may: boolean }>`
      select has_table_privilege('transfers_2031_05', 'insert') and has_table_privilege('transfers_2031_05', 'select') as may`.execute(
      test.database.db,
    )
    expect(rows).toEqual([{ may: true }])
  })

  it('gets its rights once, not at every start', async () => {
    const versions = () =>
      sql`select relname, xmin::text, relacl::text from pg_class where relnamespace = 'public'::regnamespace order by 1`
    const { rows: before } = await versions().execute(test.database.db)
    await migrate(test.database)
    expect((await versions().execute(test.database.db)).rows).toEqual(before)
  })

  it('may call and read what its owner makes later', async () => {
    await test.database.withOwnerSession(async session => {
      await session.run(`
        create table later (id int);
        create function told_later() returns int language sql as 'select 7';
        revoke execute on function told_later() from public`)
    })
    const { rows } = await sql`select told_later() as told, (select count(*)::int from later) as rows`.execute(test.database.db)
    expect(rows).toEqual([{ told: 7, rows: 0 }])
  })

  it('starts without the owner on a database that is up to date', async () => {
    const alone = await openDatabase({ databaseUrl: await urlOf(test.database), dataDir: '' })
    expect(await migrate(alone)).toEqual([])
    await alone.close()
  })
})
