// The previous release reads and writes tables under their old names (0063-plain-names.sql, 0064-plain-columns.sql), with its own statements: upserts, locked or
// skipped rows, and deletes with `returning`.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { freshDatabase } from '../../../../test/setup/database.ts'
import type { Database } from '../connect.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const renamed: [before: string, now: string][] = [
  ['tastes', 'trials'],
  ['traces_due', 'play_stats_queue'],
  ['item_figures', 'item_stats'],
  ['hour_figures', 'hour_stats'],
  ['board_entries', 'leaderboard_entries'],
  ['board_blocks', 'leaderboard_blocks'],
  ['board_branches', 'leaderboard_branches'],
  ['kept_secrets', 'secrets'],
  ['takeout_tickets', 'data_export_tickets'],
  ['exam_carers', 'exam_managers'],
  ['tests', 'practice_tests'],
  ['email_queue', 'email_queue'],
]

describe('a renamed table', () => {
  it.each(renamed)('%s: the view has every column of %s, and accepts all writes', async (before, now) => {
    const { rows } = await sql<{ name: string; columns: string[]; insertable: string }>`
      select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns,
        (select is_insertable_into from information_schema.tables t where t.table_schema = 'public' and t.table_name = c.table_name) as insertable
      from information_schema.columns c where c.table_schema = 'public' and c.table_name in (${before}, ${now}) group by 1`.execute(
      database.db,
    )
    const [old, table] = [before, now].map(name => rows.find(row => row.name === name))
    expect(old?.columns).toEqual(table?.columns)
    expect(old?.insertable).toBe('YES')
  })

  it('accepts the statements of the previous release', async () => {
    const run = (text: string) => sql<Record<string, unknown>>`${sql.raw(text)}`.execute(database.db).then(({ rows }) => rows)
    const put = `insert into kept_secrets as s (name, value) values ('old', $$a$$)
      on conflict (name) do update set value = s.value || excluded.value returning value`
    expect([await run(put), await run(put)]).toEqual([[{ value: 'a' }], [{ value: 'aa' }]])
    expect(await run(`select value from kept_secrets where name = 'old' for update skip locked`)).toEqual([{ value: 'aa' }])
    expect(await run(`update kept_secrets set value = 'b' where name = 'old' returning value`)).toEqual([{ value: 'b' }])
    expect(await run(`select value from secrets where name = 'old'`)).toEqual([{ value: 'b' }])

    // The triggers of the table also run: blocks change their branches.
    await run(`insert into board_blocks (board, period, low_key, entries) values ('daily', '2026-11-01', 0, 3)`)
    expect(await run(`select entries from board_branches where period = '2026-11-01'`)).toEqual([{ entries: 3 }])
    expect(await run(`delete from board_blocks where period = '2026-11-01' returning entries`)).toEqual([{ entries: 3 }])
    expect(await run(`select entries from leaderboard_branches where period = '2026-11-01'`)).toEqual([{ entries: 0 }])
  })
})

describe('a renamed column', () => {
  it('announcements.told has the value of notified, whichever release writes it', async () => {
    const run = (text: string) => sql<Record<string, unknown>>`${sql.raw(text)}`.execute(database.db).then(({ rows }) => rows)
    const put = (column: string) =>
      run(
        `insert into announcements (texts, audience, send_at, created_at, ${column}) values ('{"en":{}}', 'all', now(), now(), 2) returning told, notified, id`,
      )
    for (const column of ['told', 'notified']) {
      const [row] = await put(column)
      expect(row).toMatchObject({ told: 2, notified: 2 })
      const set = (change: string) => run(`update announcements set ${change} where id = ${String(row?.['id'])} returning told, notified`)
      expect(await set('told = 5')).toEqual([{ told: 5, notified: 5 }])
      expect(await set('notified = 9')).toEqual([{ told: 9, notified: 9 }])
      expect(await set(`state = 'sent'`)).toEqual([{ told: 9, notified: 9 }])
    }
  })
})

describe('a renamed text', () => {
  it('keeps what operators have stored under its old key, for both releases', async () => {
    const migration = readFileSync(join(import.meta.dirname, '../migrations/0064-plain-columns.sql'), 'utf8')
    const copy = migration.slice(migration.indexOf('insert into interface_texts'))
    await sql`insert into interface_texts (language, key, text) values
      ('en', 'taste.title', 'Try it'), ('en', 'refusal.taste_over', 'Over'), ('en', 'play.next', 'On')`.execute(database.db)
    for (const _ of ['once', 'again']) await sql.raw(copy).execute(database.db)
    const { rows } = await sql`select key, text from interface_texts order by key`.execute(database.db)
    expect(rows).toEqual([
      { key: 'play.next', text: 'On' },
      { key: 'refusal.taste_over', text: 'Over' },
      { key: 'refusal.trial_over', text: 'Over' },
      { key: 'taste.title', text: 'Try it' },
      { key: 'trial.title', text: 'Try it' },
    ])
  })
})
