import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { openSession } from '../../people/accounts/index.ts'
import { makeMonths, monthlyTables } from '../../platform/db/upkeep/months.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { type Archived, archiveBefore } from './index.ts'

let quiz: Quiz
let alice: TestPlayer
let folder: string
let playId: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trivium-archive-'))
  // The clock starts 400 days back, so that months of that time exist and are old enough to archive.
  quiz = await startQuiz({ rights: 'owner' })
  const { clock, database } = quiz
  clock.advance(-400 * dayMs)
  await makeMonths(database.db, clock.now())
  alice = await quiz.player('Alice')
  playId = (await quiz.playLevel(alice, ancient, 3, 1)).play_id
  await quiz.writePlayStats()
  clock.advance(400 * dayMs)
  // A session of today: the one of a year ago has expired.
  const token = await inTransaction(database.db, tx => openSession(tx, alice.id, clock.now()))
  alice = { ...alice, token, ...quiz.withToken(token) }
})
afterAll(async () => {
  await quiz.close()
  rmSync(folder, { recursive: true })
})

const dayMs = 86_400_000

interface Told {
  play_id: number
  position: number
  question_id: number
  answer: string | null
  correct: boolean
}

const partitionsOf = async (table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by 1`.execute(quiz.database.db)
  return rows.map(({ name }) => name)
}

/** Everything that players and staff can see of the archived plays. */
async function seen(): Promise<unknown[]> {
  const { db } = quiz.database
  const tables = [
    'leaderboard_entries',
    'play_days',
    'level_progress',
    'item_stats',
    'item_choices',
    'answer_speeds',
    'badges',
    'practice_cards',
  ]
  const rows = await Promise.all(
    tables.map(async table => (await sql`select * from ${sql.table(table)} order by 1, 2, 3`.execute(db)).rows),
  )
  const calls = ['get_user_coin_score', 'get_users_statistics', 'get_user_badges'] as const
  return [rows, await Promise.all(calls.map(async name => (await alice.call(name)).data))]
}

async function allOf(archiving: AsyncIterable<Archived>): Promise<Archived[]> {
  const all: Archived[] = []
  for await (const archived of archiving) all.push(archived)
  return all
}

async function archive(months = 12) {
  const before = quiz.clock.now()
  before.setUTCMonth(before.getUTCMonth() - months, 1)
  before.setUTCHours(0, 0, 0, 0)
  return allOf(archiveBefore(quiz.database.db, before, folder))
}

describe('months', () => {
  it('are created once, up to three months ahead', async () => {
    const { clock, database } = quiz
    await makeMonths(database.db, clock.now())
    const before = await Promise.all(monthlyTables.map(partitionsOf))
    await Promise.all([makeMonths(database.db, clock.now()), makeMonths(database.db, clock.now())])
    expect(await Promise.all(monthlyTables.map(partitionsOf))).toEqual(before)
    const ahead = clock.now()
    ahead.setUTCMonth(ahead.getUTCMonth() + 3, 1)
    const name = ahead.toISOString().slice(0, 7).replace('-', '_')
    expect(before.map(names => names.some(partition => partition.endsWith(name)))).toEqual([true, true, true])
  })

  it('are not created while the rest partition has rows of that month', async () => {
    const { db } = quiz.database
    await sql`
      insert into battles (room_id, kind, owner_id, language_id, phase, seq, created_at)
      values ('far', 'group', ${alice.id}, 1, 'over', 1, '2001-05-06')`.execute(db)
    await sql`
      insert into battle_events (battle_id, seq, at, kind, payload, hash)
      select id, 1, created_at, 'over', '{}', '' from battles where room_id = 'far'`.execute(db)
    await sql`select make_months('battle_events', '2001-04-10', '2001-06-10')`.execute(db)
    const made = await partitionsOf('battle_events')
    expect(made).toEqual(expect.arrayContaining(['battle_events_2001_04', 'battle_events_2001_06']))
    expect(made).not.toContain('battle_events_2001_05')
  })

  it('cannot be truncated', async () => {
    for (const partition of await partitionsOf('transfers')) {
      await expect(sql`truncate ${sql.table(partition)}`.execute(quiz.database.db)).rejects.toThrow('append-only')
    }
  })
})

describe('an archived month', () => {
  it('is in a file, row by row, and nowhere else; summaries stay unchanged', async () => {
    const { db } = quiz.database
    const { rows } = await sql<Told>`select * from answers where play_id = ${playId} order by position`.execute(db)
    const before = await seen()
    const done = (await archive()).filter(({ rows: count }) => count > 0)
    const [file] = done
    expect(done).toMatchObject([{ rows: rows.length, kept: 0 }])
    const lines = gunzipSync(readFileSync(file?.file ?? ''))
      .toString()
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    const told = ({ play_id, position, question_id, answer, correct }: Told) => ({ play_id, position, question_id, answer, correct })
    expect(lines.map(told).toSorted((one, other) => one.position - other.position)).toEqual(rows.map(told))
    expect((await sql`select from answers where play_id = ${playId}`.execute(db)).rows).toEqual([])
    expect(await seen()).toEqual(before)
    expect(readdirSync(folder).filter(name => name.endsWith('.part'))).toEqual([])
  })

  it('is refused where its single answers were shown', async () => {
    expect(await alice.call('get_play_review', { play_id: playId })).toMatchObject({ error: true, message: 'answers_archived' })
    expect(await alice.call('get_result_proof', { play_id: playId })).toMatchObject({ error: true, message: 'answers_archived' })
  })

  it('keeps the list of met questions, so that no answer counts as a first one again', async () => {
    const { database } = quiz
    const met = await database.db.selectFrom('met_questions').select('question_id').where('account_id', '=', alice.id).execute()
    expect(met.length).toBeGreaterThan(0)
    const { play } = await quiz.begin(alice, ancient)
    await alice.call('finish_play', { play_id: play.id })
    const again = await database.db
      .selectFrom('answers')
      .select(['question_id', 'is_first'])
      .where('play_id', '=', play.id)
      .where(
        'question_id',
        'in',
        met.map(({ question_id }) => question_id),
      )
      .execute()
    expect(again.filter(({ is_first }) => is_first)).toEqual([])
  })

  it('is archived once', async () => {
    expect((await archive()).length).toBe(0)
  })

  it('keeps whole battles that end in the next month, and deletes the recordings of all others', async () => {
    const { db } = quiz.database
    await sql`select make_months('battle_events', '2002-04-10', '2002-05-10')`.execute(db)
    await sql`
      insert into battles (room_id, kind, owner_id, language_id, phase, seq, created_at, ended_at)
      select room, 'group', ${alice.id}, 1, 'over', 1, began, ended from (values
        ('within', '2002-04-30T23:50:00Z'::timestamptz, '2002-04-30T23:55:00Z'::timestamptz),
        ('into the next', '2002-04-30T23:58:00Z', '2002-05-01T00:03:00Z')) of_april (room, began, ended)`.execute(db)
    await sql`
      insert into battle_events (battle_id, seq, at, kind, payload, hash)
      select id, 1, created_at, 'created', '{}', '' from battles where room_id in ('within', 'into the next')`.execute(db)
    await sql`
      insert into battle_recordings (battle_id, seat, account_id, language_id, rating, question_ids, played_at)
      select id, 1, owner_id, language_id, 1500, '{}', ended_at from battles where room_id in ('within', 'into the next')`.execute(db)
    expect((await archive()).filter(({ rows }) => rows > 0)).toMatchObject([{ rows: 2, kept: 1 }])
    // Nobody can play against a battle without its events.
    const recorded = await sql`
      select b.room_id from battle_recordings r join battles b on b.id = r.battle_id`.execute(db)
    expect(recorded.rows).toEqual([{ room_id: 'into the next' }])
    const { rows } = await sql`
      select b.room_id from battle_events e join battles b on b.id = e.battle_id where b.created_at < '2003-01-01'
        and b.created_at > '2002-01-01'`.execute(db)
    expect(rows).toEqual([{ room_id: 'into the next' }])
  })
})

describe('a month that cannot be written', () => {
  it('stays unchanged', async () => {
    const { clock, database } = quiz
    await makeMonths(database.db, new Date(clock.now().getTime() - 500 * dayMs))
    const before = await partitionsOf('answers')
    const at = new Date(clock.now())
    at.setUTCMonth(at.getUTCMonth() - 12, 1)
    const closed = join(folder, 'a-file')
    await expect(allOf(archiveBefore(database.db, at, join(closed, '\0')))).rejects.toThrow()
    expect(existsSync(closed)).toBe(false)
    expect(await partitionsOf('answers')).toEqual(before)
  })
})
