import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/setup/database.ts'
import { ConfigError } from '../../config/config.ts'
import { advisoryLocks } from '../advisory-locks.ts'
import type { Database } from '../connect.ts'
import { knownMigrations, migrate } from './migrate.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase('owner')
})
afterAll(() => database.close())

const run = (script: string) => database.withSession(session => session.run(script))

describe('migrate', () => {
  it('applies each file once', async () => {
    expect(knownMigrations().length).toBeGreaterThan(6)
    expect(await migrate(database)).toEqual([])
  })

  it('applies each file once when several processes start together', async () => {
    expect(await Promise.all([migrate(database), migrate(database), migrate(database)])).toEqual([[], [], []])
  })

  it.runIf(process.env.TEST_DATABASE_URL)('waits for its lock longer than the statement timeout', async () => {
    const hurried: Database = {
      ...database,
      withSession: work =>
        database.withSession(async session => {
          await session.run('set statement_timeout = 100')
          return await work(session).finally(() => session.run('reset statement_timeout'))
        }),
    }
    const applied = await database.withSession(async holder => {
      await holder.run(`begin; select pg_advisory_xact_lock(${advisoryLocks.migrations})`)
      return await Promise.all([migrate(hurried), wait(400).then(() => holder.run('commit'))])
    })
    expect(applied[0]).toEqual([])
  })

  it('refuses a file that was changed after it was applied', async () => {
    await run(`update schema_migrations set hash = 'other' where name = '0002-settings.sql'`)
    await expect(migrate(database)).rejects.toThrow('Migration 0002-settings.sql was changed')
    await run(`delete from schema_migrations where name = '0002-settings.sql'`)
    await run('drop table settings, pages')
    expect(await migrate(database)).toEqual(['0002-settings.sql'])
  })

  it('refuses the database of a newer version in one sentence, and changes nothing', async () => {
    await run(`insert into schema_migrations (name, hash) values ('9999-future.sql', 'x')`)
    await expect(migrate(database)).rejects.toThrow(ConfigError)
    await run(`delete from schema_migrations where name = '9999-future.sql'`)
  })
})
