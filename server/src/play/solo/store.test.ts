import { addDays } from '@trivium/rules/platform/days'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAccounts } from '../../../test/app/accounts.ts'
import { freshDatabase } from '../../../test/setup/database.ts'
import { loadFixture } from '../../../test/app/fixture.ts'
import { plansOf } from '../../../test/app/plans.ts'
import type { Database } from '../../platform/db/connect.ts'
import { dailyTarget } from '../plays/index.ts'
import { readDailyPlays } from './store.ts'

let database: Database
let accounts: number[]
beforeAll(async () => {
  database = await freshDatabase('owner')
  const { languages } = await loadFixture(database.db)
  accounts = await insertAccounts(database.db, 10)
  await sql`
    insert into plays (account_id, mode, target, language_id, state, questions, rules, opened_at, started_at, closes_at)
    select a, 'daily_quiz', 'daily_quiz:' || ('2024-01-01'::date + n), ${languages.en}, 'finished', '[]', '{}', now(), now(), now()
    from unnest(${accounts}::int[]) a, generate_series(0, 999) n`.execute(database.db)
  await sql`analyze plays`.execute(database.db)
})
afterAll(() => database.close())

describe('readDailyPlays', () => {
  const days = (count: number) => Array.from({ length: count }, (_, index) => dailyTarget(addDays('2026-03-01', index)))

  it.each([1, 30])('finds %i days by the index of targets among 10,000 plays', async count => {
    expect(await readDailyPlays(database.db, accounts[0] ?? 0, days(count))).toHaveLength(count)
    const [plan] = await plansOf(database.db, db => readDailyPlays(db, accounts[0] ?? 0, days(count)))
    expect(plan).toContain('plays_of_target')
    expect(plan).not.toContain('Seq Scan on plays')
    expect(plan).not.toContain('Filter: (target')
  })
})
