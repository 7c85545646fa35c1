// Migrates the data of the previous release.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/setup/database.ts'
import type { Database } from '../../../platform/db/connect.ts'
import { migrate } from '../../../platform/db/upkeep/migrate.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase('owner')
})
afterAll(() => database.close())

const before = `
  insert into accounts (subject, sign_in_type, name, refer_code, status, referred_by, email, mobile) values
    ('a', 'email', 'Owner', 'AAAA2222', 'active', null, 'owner@example.com', null),
    ('b', 'email', 'Gone', 'deleted:b', 'deleted', 1, null, null),
    ('c', 'email', 'Paid', 'CCCC2222', 'active', 1, 'paid@example.com', '+4915112345678'),
    ('d', 'mobile', 'Waiting', 'DDDD2222', 'active', 1, 'typed@example.com', '+4915112345679');
  insert into ledger_accounts (name, kind, owner_id) values ('player:3', 'player', 3);
  insert into transfers (from_id, to_id, amount, title, reference, idempotency_key)
    select h.id, p.id, 50, 'refer_bonus', 'account:3', 'referral:friend:3' from ledger_accounts h, ledger_accounts p
    where h.name = 'house:bonus' and p.name = 'player:3';
  insert into badges (account_id, type, progress) values (1, 'sharing_caring', 3);
  insert into board_entries (board, period, account_id, score, sort_key)
    select board, period::date, id, 100 - id, 1000 - id * 100
    from generate_series(1, 3) id, (values ('daily', '2026-11-20'), ('all_time', '1970-01-01')) b (board, period);
  insert into board_blocks (board, period, low_key, entries)
    select board, period::date, low_key, entries
    from (values ('daily', '2026-11-20'), ('all_time', '1970-01-01')) b (board, period), (values (0, 2), (850, 1)) k (low_key, entries);
`

describe('the data of the release before invited friends had to play enough', () => {
  it('is migrated: deleted accounts leave the leaderboards, and paid friends count as qualified', async () => {
    await database.withSession(async session => {
      await session.run('drop schema public cascade; create schema public')
    })
    await migrate(database, '0011-facts.sql')
    await database.withSession(session => session.run(before))
    expect(await migrate(database)).toContain('0014-people.sql')

    const { db } = database
    const entries = await db
      .selectFrom('leaderboard_entries')
      .select(['board', 'account_id'])
      .orderBy('board')
      .orderBy('account_id')
      .execute()
    expect(entries.map(({ board, account_id }) => `${board} ${account_id}`)).toEqual(['all_time 1', 'all_time 3', 'daily 1', 'daily 3'])
    const blocks = await db.selectFrom('leaderboard_blocks').select(['low_key', 'entries']).orderBy('board').orderBy('low_key').execute()
    expect(blocks.map(({ low_key, entries: count }) => [low_key, count])).toEqual([
      [0, 1],
      [850, 1],
      [0, 1],
      [850, 1],
    ])
    const branches = await db.selectFrom('leaderboard_branches').select(['board', 'low_key', 'entries']).orderBy('board').execute()
    expect(branches).toEqual([
      { board: 'all_time', low_key: 0, entries: 2 },
      { board: 'daily', low_key: 0, entries: 2 },
    ])
    const settled = await db.selectFrom('accounts').select('name').where('qualified_at', 'is not', null).execute()
    expect(settled).toEqual([{ name: 'Paid' }])
    // Three friends joined; for the badge it does not matter whether they qualified.
    expect(await db.selectFrom('badges').select('progress').execute()).toEqual([{ progress: 3 }])
  })
})
