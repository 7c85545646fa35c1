import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mode } from '@trivium/contract/platform/mode-names'
import { defaultSettings } from '../../platform/settings/defaults.ts'
import { insertAccounts } from '../../../test/app/accounts.ts'
import { freshDatabase } from '../../../test/setup/database.ts'
import { type Fixture, loadFixture } from '../../../test/app/fixture.ts'
import { plansOf } from '../../../test/app/plans.ts'
import type { Database } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { recordFirstAnswers } from '../../bank/items/index.ts'
import { drawDue } from './due.ts'
import { type Practised, practiceToday, reviewAnswers } from './index.ts'

let database: Database
let fixture: Fixture
let ids: number[]
beforeAll(async () => {
  database = await freshDatabase('owner')
  fixture = await loadFixture(database.db)
  ids = [...fixture.known.keys()].toSorted((a, b) => a - b)
})
afterAll(() => database.close())

const minutes = 60_000
const noon = new Date('2026-03-01T12:00:00Z')
const after = (ms: number, at = noon) => new Date(at.getTime() + ms)
interface Player {
  accountId: number
  timezone: string
}

const newPlayers = async (count: number, timezone = 'UTC'): Promise<Player[]> =>
  (await insertAccounts(database.db, count, { timezone })).map(accountId => ({ accountId, timezone }))
const newPlayer = async (timezone?: string): Promise<Player> => (await newPlayers(1, timezone))[0] ?? { accountId: 0, timezone: '' }

type Given = Pick<Practised, 'questionId' | 'languageId' | 'correct' | 'ms'>
const given = (questionId: number | undefined, correct: boolean, ms: number | null = 1_000): Given => ({
  questionId: questionId ?? 0,
  languageId: fixture.languages.en,
  correct,
  ms,
})
const settle = ({ accountId }: Player, answers: Given[], mode: Mode = 'quiz_zone', at = noon) => {
  const practised = answers.map(answer => ({ ...answer, accountId, mode, at }))
  return inTransaction(database.db, tx => reviewAnswers(tx, practised, defaultSettings))
}
const cardsOf = ({ accountId }: Player) =>
  database.db.selectFrom('practice_cards').selectAll().where('account_id', '=', accountId).orderBy('question_id').execute()
const asked = (player: Player, now: Date, limit = 20) => ({
  ...player,
  languageId: fixture.languages.en,
  now,
  settings: { practice_daily_limit: limit },
})
const draw = (player: Player, now: Date, limit?: number) => inTransaction(database.db, tx => drawDue(tx, asked(player, now, limit), []))
const dueFor = async (player: Player, now: Date, limit?: number) => (await practiceToday(database.db, asked(player, now, limit))).due

describe('reviewAnswers', () => {
  it('creates cards only for missed questions', async () => {
    const player = await newPlayer()
    await settle(player, [given(ids[0], true), given(ids[1], false), given(ids[2], false, null)], 'audio')
    expect(await cardsOf(player)).toMatchObject(
      [ids[1], ids[2]].map(question_id => ({
        question_id,
        language_id: fixture.languages.en,
        due_at: after(10 * minutes),
        missed_mode: 'audio',
        missed_at: noon,
        times_missed: 1,
        times_practised: 0,
        reps: 1,
      })),
    )
  })

  it('rates a question that has a card whenever it is answered, and remembers where it was missed first', async () => {
    const player = await newPlayer()
    await settle(player, [given(ids[0], false)], 'daily_quiz')
    await settle(player, [given(ids[0], true)], 'practice', after(20 * minutes))
    await settle(player, [given(ids[0], false)], 'quiz_zone', after(30 * minutes))
    expect(await cardsOf(player)).toMatchObject([
      { missed_mode: 'daily_quiz', missed_at: noon, times_missed: 2, times_practised: 1, reps: 3, reviewed_at: after(30 * minutes) },
    ])
  })

  it('repeats a right answer after whole days, a slow one sooner', async () => {
    const player = await newPlayer()
    await settle(player, [given(ids[0], false), given(ids[1], false), given(ids[2], false)])
    const at = after(15 * minutes)
    await settle(player, [given(ids[0], true, 20_000), given(ids[1], true, 20_001), given(ids[2], true, null)], 'practice', at)
    const due = (await cardsOf(player)).map(card => card.due_at)
    expect(due).toEqual([after(24 * 60 * minutes, at), after(15 * minutes, at), after(24 * 60 * minutes, at)])
  })

  it('treats an answer as slow if it took twice the median of at least 20 first answers', async () => {
    const player = await newPlayer()
    const [known = 0, young = 0] = ids.slice(20)
    // All times are in the range from 3,664 to 4,792 ms, so the median is about 4.2 s.
    const first = (questionId: number) => ({ questionId, correct: true, ms: 4_200, restShare: null })
    const answers = [...Array.from({ length: 20 }, () => first(known)), ...Array.from({ length: 19 }, () => first(young))]
    await inTransaction(database.db, tx => recordFirstAnswers(tx, { answers }))
    await settle(player, [given(known, false), given(young, false)])
    const at = after(15 * minutes)
    await settle(player, [given(known, true, 10_000), given(young, true, 10_000)], 'practice', at)
    expect((await cardsOf(player)).map(card => card.due_at)).toEqual([after(15 * minutes, at), after(24 * 60 * minutes, at)])
  })

  it('accepts an empty batch, and the same question twice', async () => {
    const player = await newPlayer()
    await settle(player, [])
    await settle(player, [given(ids[0], false), given(ids[0], false)])
    expect(await cardsOf(player)).toMatchObject([{ reps: 2, times_missed: 2 }])
  })

  it('handles 20 players who miss the same questions at once', async () => {
    const players = await newPlayers(20)
    const answers = ids.slice(0, 10).map(id => given(id, false))
    await Promise.all(players.map((player, index) => settle(player, index % 2 === 0 ? answers : answers.toReversed())))
    for (const player of players) expect(await cardsOf(player)).toHaveLength(10)
  })

  it('handles 20 plays of one player that end at once', async () => {
    const player = await newPlayer()
    await settle(player, [given(ids[0], false), given(ids[1], false)])
    const rounds = Array.from({ length: 20 }, (_, index) =>
      settle(player, [given(ids[index % 2], false), given(ids[(index + 1) % 2], false)]),
    )
    await Promise.all(rounds)
    expect(await cardsOf(player)).toMatchObject([{ times_missed: 21 }, { times_missed: 21 }])
  })
})

describe('drawDue', () => {
  it('draws due cards, longest overdue first', async () => {
    const player = await newPlayer()
    await settle(player, [given(ids[3], false)])
    await settle(player, [given(ids[1], false)], 'quiz_zone', after(minutes))
    await settle(player, [given(ids[2], false)], 'quiz_zone', after(2 * minutes))
    expect(await draw(player, after(9 * minutes))).toEqual({ ids: [], isDoneForToday: false })
    expect((await draw(player, after(11 * minutes))).ids).toEqual([ids[3], ids[1]])
    expect((await draw(player, after(12 * minutes))).ids).toEqual([ids[3], ids[1], ids[2]])
    expect(await dueFor(player, after(12 * minutes))).toBe(3)
  })

  it('draws only active questions, of the language and the player', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()]
    const [gone = 0] = ids.slice(-1)
    await settle(player, [given(ids[0], false), { ...given(ids[1], false), languageId: fixture.languages.ar }, given(gone, false)])
    await settle(other, [given(ids[2], false)])
    await database.db.updateTable('questions').set({ is_active: false }).where('id', '=', gone).execute()
    expect((await draw(player, after(60 * minutes))).ids).toEqual([ids[0]])
    expect(await dueFor(player, after(60 * minutes))).toBe(1)
  })

  it("stops at the day's limit", async () => {
    const player = await newPlayer()
    await settle(
      player,
      ids.slice(0, 5).map(id => given(id, false)),
    )
    expect((await draw(player, after(60 * minutes), 3)).ids).toEqual(ids.slice(0, 3))
    expect(await dueFor(player, after(60 * minutes), 3)).toBe(3)
    await log(player, 'practice', after(30 * minutes), ['0', '1'])
    expect((await draw(player, after(60 * minutes), 3)).ids).toEqual(ids.slice(0, 1))
    await log(player, 'practice', after(31 * minutes), ['0'])
    expect(await draw(player, after(60 * minutes), 3)).toEqual({ ids: [], isDoneForToday: true })
    expect(await dueFor(player, after(60 * minutes), 3)).toBe(0)
  })

  it('counts neither other modes nor questions never reached', async () => {
    const player = await newPlayer()
    await settle(player, [given(ids[0], false)])
    await log(player, 'quiz_zone', after(minutes), ['0', '1'])
    await log(player, 'practice', after(minutes), [null, null])
    expect((await draw(player, after(60 * minutes), 1)).ids).toEqual([ids[0]])
  })

  it("begins a new day at the player's midnight", async () => {
    // Kathmandu is 5 hours and 45 minutes ahead: its midnight is 18:15 UTC.
    const player = await newPlayer('Asia/Kathmandu')
    await settle(player, [given(ids[0], false)], 'quiz_zone', new Date('2026-03-01T10:00:00Z'))
    await log(player, 'practice', new Date('2026-03-01T18:14:59Z'), ['0'])
    expect((await draw(player, new Date('2026-03-01T18:14:59Z'), 1)).isDoneForToday).toBe(true)
    expect((await draw(player, new Date('2026-03-01T18:15:00Z'), 1)).ids).toEqual([ids[0]])
    await log(player, 'practice', new Date('2026-03-01T18:15:00Z'), ['0'])
    expect((await draw(player, new Date('2026-03-01T23:59:59Z'), 1)).isDoneForToday).toBe(true)
  })

  it('counts days in zones whose names PostgreSQL reads differently', async () => {
    // In PostgreSQL, the offset +05:45 means west of Greenwich.
    const player = await newPlayer('+05:45')
    await settle(player, [given(ids[0], false)], 'quiz_zone', new Date('2026-03-01T10:00:00Z'))
    await log(player, 'practice', new Date('2026-03-01T18:14:59Z'), ['0'])
    expect((await draw(player, new Date('2026-03-01T18:14:59Z'), 1)).isDoneForToday).toBe(true)
    expect((await draw(player, new Date('2026-03-01T18:15:00Z'), 1)).ids).toEqual([ids[0]])
  })

  it('skips questions that other plays ask, and draws the next due ones', async () => {
    const player = await newPlayer()
    for (const [index, id] of ids.slice(0, 4).entries()) await settle(player, [given(id, false)], 'audio', after(index * minutes))
    const drawn = await inTransaction(database.db, tx => drawDue(tx, asked(player, after(60 * minutes), 2), ids.slice(0, 2)))
    expect(drawn.ids).toEqual(ids.slice(2, 4))
  })

  it('uses the index among 10,000 cards', async () => {
    const player = await newPlayer()
    await fillCards(player)
    expect((await draw(player, noon)).ids).toHaveLength(20)
    const plans = await plansOf(database.db, db => inTransaction(db, tx => drawDue(tx, asked(player, noon), [])))
    expect(plans).toHaveLength(2)
    // The answers are in the partition `answers_rest`: the monthly partitions are empty.
    expect(plans[0]).toContain('answers_rest_account_id_answered_at_idx')
    expect(plans[1]).toContain('practice_due')
    expect(plans.join()).not.toMatch(/Seq Scan on (practice_cards|answers_rest)/)
    const [, counting] = await plansOf(database.db, db => practiceToday(db, asked(player, noon)))
    expect(counting).toContain('practice_due')
    expect(counting).not.toMatch(/Seq Scan on (practice_cards|answers|plays)/)
  })
})

/** Writes a finished play with these answers to the log. */
async function log({ accountId }: Player, mode: Mode, at: Date, answers: (string | null)[]): Promise<void> {
  const { id } = await database.db
    .insertInto('plays')
    .values({
      account_id: accountId,
      mode,
      target: mode,
      category_id: null,
      level: null,
      language_id: fixture.languages.en,
      state: 'finished',
      questions: '[]',
      rules: '{}',
      opened_at: at,
      deadline_at: null,
      started_at: at,
      closes_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = answers.map((answer, position) => ({
    play_id: id,
    position,
    question_id: ids[position] ?? 0,
    account_id: accountId,
    mode,
    answer,
    correct: false,
    is_first: false,
    ms: 1,
    answered_at: at,
  }))
  await database.db.insertInto('answers').values(rows).execute()
}

/** Makes 100 players and this one, each with 100 cards of new questions and as many answers in the log. */
async function fillCards({ accountId }: Player): Promise<void> {
  const others = await insertAccounts(database.db, 100)
  await sql`
    insert into questions (key, category_id, language_id, level, question_type, question, options, answer)
    select 'many:' || n, category_id, language_id, 9, question_type, question, options, answer
    from questions, generate_series(1, 100) n where id = ${ids[0]}`.execute(database.db)
  await sql`
    insert into practice_cards (account_id, question_id, language_id, due_at, stability, difficulty, state, reps, lapses,
      learning_steps, scheduled_days, reviewed_at, missed_mode, missed_at, times_missed)
    select a, q.id, q.language_id, ${noon}::timestamptz - q.id * interval '1 hour', 1, 5, 2, 1, 0, 0, 1, ${noon}, 'audio', ${noon}, 1
    from unnest(${[...others, accountId]}::int[]) a, questions q where q.key like 'many:%'`.execute(database.db)
  await sql`
    with played as (
      insert into plays (account_id, mode, target, language_id, state, questions, rules, opened_at, started_at, closes_at)
      select a, 'practice', 'practice', ${fixture.languages.en}, 'finished', '[]', '{}', ${noon}, ${noon}, ${noon}
      from unnest(${others}::int[]) a returning id, account_id)
    insert into answers (play_id, position, question_id, account_id, mode, answer, correct, is_first, ms, answered_at)
    select p.id, q.id, q.id, p.account_id, 'practice', '0', true, false, 1, ${noon}::timestamptz - q.id * interval '1 hour'
    from played p, questions q where q.key like 'many:%'`.execute(database.db)
  await sql`
    insert into plays (account_id, mode, target, language_id, state, questions, rules, opened_at, started_at, closes_at)
    select a, 'audio', 'audio', ${fixture.languages.en}, 'finished', '[]', '{}', ${noon}, ${noon}, ${noon}
    from unnest(${others}::int[]) a, generate_series(1, 50)`.execute(database.db)
  await sql`analyze`.execute(database.db)
}
