// The plays of a month are archived with its answers: their rows keep what is read for years, and the file has the rest.

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Play, type Result } from '@trivium/contract/play/plays'
import { TestSheet } from '@trivium/contract/assess/practice-tests'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { contestHall } from '../../../test/games/contest-hall.ts'
import { ancient, effectOf, type Quiz, startQuiz, type Started } from '../../../test/app/quiz.ts'
import { type Regrading, regrading, wrong } from '../../../test/app/regrading.ts'
import { fillBank } from '../../../test/banks/test-bank.ts'
import { typeDraft } from '../../../test/banks/typed-draft.ts'
import { openSession } from '../../people/accounts/index.ts'
import { must } from '../../platform/api/refuse.ts'
import { verifyContest } from '../../compete/contests/index.ts'
import { makeMonths } from '../../platform/db/upkeep/months.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { countPlays } from '../../rewards/payouts/store.ts'
import { sections } from '../../profile/data-export/section-store.ts'
import { readSection } from '../../profile/data-export/store.ts'
import { type Archived, archiveBefore, vacuumPlays } from './index.ts'

const dayMs = 86_400_000
const typed = 'unmistakable'

let quiz: Quiz
let admin: Regrading
let later: Regrading
let alice: TestPlayer
let folder: string
let contestId: number
let testId: number
/** A level with a lifeline, a play with a typed word in a draft, a contest, a test, and a level that was left unfinished. */
let played: Record<'level' | 'drafts' | 'contest' | 'test' | 'late', number>
let result: Result
let started: Started
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trivium-archive-'))
  quiz = await startQuiz({ rights: 'owner' })
  await quiz.set('weekly_contest', 0)
  await fillBank(quiz)
  admin = await regrading(quiz)
  quiz.clock.advance(-400 * dayMs)
  // The twentieth of a month, so that two weeks later it is the next month.
  const day = quiz.clock.now().getUTCDate()
  quiz.clock.advance((20 - day) * dayMs)
  await makeMonths(quiz.database.db, quiz.clock.now())
  alice = await quiz.player('Alice')
  played = await playEverything()
  quiz.clock.advance(385 * dayMs)
  alice = await signedIn(alice)
  // New sign-ins, because sessions last a year.
  later = await regrading(quiz)
})
afterAll(async () => {
  expect(await quiz.ledgerSum()).toBe(0)
  await quiz.close()
  rmSync(folder, { recursive: true })
})

/** Signs in again, because a session lasts a year. */
async function signedIn(player: TestPlayer): Promise<TestPlayer> {
  const token = await inTransaction(quiz.database.db, tx => openSession(tx, player.id, quiz.clock.now()))
  return { ...player, token, ...quiz.withToken(token) }
}

async function playEverything(): Promise<typeof played> {
  const hall = contestHall(quiz)
  started = await admin.begin(alice, await admin.newCourse())
  effectOf(await quiz.lifeline(alice, started.play, started.questions[0], 'fifty_fifty'))
  result = await admin.playThrough(alice, started, 6)
  const drafts = await quiz.open(alice, 'get_questions_for_self_challenge', { category_slug: 'science', limit: 10, minutes: 5 })
  await quiz.answer(alice, drafts.play, drafts.questions[0], 'right')
  await alice.call('finish_play', { play_id: drafts.play.id })
  await typeDraft(quiz.database.db, drafts.play.id, 1, typed)
  contestId = await hall.openOne()
  const contest = (await hall.playThrough(alice, contestId, 2)).play_id
  await hall.end(contestId)
  const test = await alice.call('get_questions_test', { q_test_type: 'timed', q_test_length: 10 })
  const testPlay = Play.parse(test.play).id
  testId = TestSheet.parse(test.test).quiz_id
  await alice.call('finish_play', { play_id: testPlay })
  await quiz.writePlayStats()
  // Starts in this month, ends in the next one.
  const late = await quiz.begin(alice, ancient)
  await quiz.answer(alice, late.play, late.questions[0], 'right')
  await sql`update plays set closes_at = closes_at + interval '40 days', deadline_at = deadline_at + interval '40 days' where id = ${late.play.id}`.execute(
    quiz.database.db,
  )
  quiz.clock.advance(14 * dayMs)
  await makeMonths(quiz.database.db, quiz.clock.now())
  expect((await alice.call('finish_play', { play_id: late.play.id })).error).toBe(false)
  // The server noticed only two weeks later that the last question had lapsed.
  await sql`update answers set answered_at = ${quiz.clock.now()} where play_id = ${started.play.id} and position = 9`.execute(
    quiz.database.db,
  )
  return { level: started.play.id, drafts: drafts.play.id, contest, test: testPlay, late: late.play.id }
}

type Row = Record<string, unknown> & { id: number }

const rowsOf = async (...ids: number[]): Promise<Row[]> => {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(p) as row from plays p where id = any(${ids}::bigint[]) order by id`.execute(quiz.database.db)
  return rows.map(({ row }) => row)
}

/** Archives the month in which everything began, or `months` months from it. */
async function archive(months = 1): Promise<Archived[]> {
  const { rows } = await sql<{ until: Date }>`
    select date_trunc('month', started_at, 'UTC') + make_interval(months => ${months}) as until from plays where id = ${played.level}`.execute(
    quiz.database.db,
  )
  const archived: Archived[] = []
  for await (const month of archiveBefore(quiz.database.db, must(rows[0], 'it stays').until, folder)) archived.push(month)
  return archived
}

/** What players and staff can read of old plays. */
async function seen() {
  const { db } = quiz.database
  const calls = ['get_user_coin_score', 'get_users_statistics', 'get_user_badges', 'get_tracker_data'] as const
  return [
    await Promise.all(calls.map(async name => (await alice.call(name)).data)),
    await Promise.all(Object.values(played).map(async play_id => (await alice.call('get_play', { play_id })).result)),
    (await later.edda.call('get_player_plays', { account_id: alice.id })).data,
    (await alice.call('get_contest_leaderboard', { contest_id: contestId })).data,
    (await alice.call('get_test_result', { quiz_id: testId })).data,
    await countPlays(db, alice.id, 20),
    await verifyContest(db, contestId),
  ]
}

const leaving = () => [played.level, played.drafts, played.contest]
const staying = () => [played.test, played.late]

async function answersLeft(): Promise<number> {
  const { rows } = await sql`select from answers where play_id = any(${leaving()}::bigint[])`.execute(quiz.database.db)
  return rows.length
}

describe('plays of an archived month', () => {
  it('stay whole if their file cannot be written', async () => {
    const { month } = must(
      (
        await sql<{ month: string }>`
      select to_char(started_at at time zone 'UTC', 'YYYY_MM') as month from plays where id = ${played.level}`.execute(quiz.database.db)
      ).rows[0],
      'it is there',
    )
    const blocking = join(folder, `plays_${month}.ndjson.gz.part`)
    mkdirSync(blocking)
    const before = await rowsOf(...Object.values(played))
    await expect(archive()).rejects.toThrow()
    expect(await rowsOf(...Object.values(played))).toEqual(before)
    expect((await alice.call('get_play_review', { play_id: played.level })).data).toHaveLength(10)
    rmSync(blocking, { recursive: true })
  })

  it('are in a file unchanged except for typed texts, and their rows lose what nobody reads any more', async () => {
    const before = await rowsOf(...leaving())
    const kept = await rowsOf(...staying())
    const shown = await seen()
    const [answers] = await archive()
    const file = must(answers?.plays, 'with answers go plays')
    const text = gunzipSync(readFileSync(file.file)).toString()
    const lines: Row[] = text
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(file).toMatchObject({ rows: before.length, sha256: createHash('sha256').update(text).digest('hex') })
    expect(text).not.toContain(typed)
    const drafts = before.map(row => (row.id === played.drafts ? { ...row, drafts: { 0: expect.any(String), 1: '…' } } : row))
    expect(lines.toSorted((one, other) => one.id - other.id)).toEqual(drafts)
    expect(await rowsOf(...leaving())).toEqual(
      before.map(row => ({
        ...row,
        questions: [],
        lifelines: {},
        drafts: {},
        draft_times: {},
        rules: { nextLevel: expect.toBeOneOf([null, expect.any(Number)]) },
        version: Number(row.version) + 1,
      })),
    )
    expect(await rowsOf(...staying())).toEqual(kept)
    expect(await seen()).toEqual(shown)
    await vacuumPlays(quiz.database)
  })

  it('report archived answers, and are over for every further call', async () => {
    for (const play_id of leaving()) {
      const asked = { play_id, question_id: started.questions[0]?.id }
      expect((await alice.call('get_play_review', { play_id })).message).toBe('answers_archived')
      expect((await alice.call('get_result_proof', { play_id })).message).toBe('answers_archived')
      expect((await alice.call('submit_answer', { ...asked, answer: 'a' })).message).toBe('play_over')
      expect((await alice.call('use_lifeline', { ...asked, lifeline: 'fifty_fifty' })).message).toBe('play_over')
      expect((await alice.call('annotate_question', { ...asked, marked: 1 })).message).toBe('document_not_found')
      expect((await alice.call('get_annotations', { play_id })).data).toEqual([])
    }
    expect((await alice.call('finish_play', { play_id: played.level })).data).toEqual(result)
    expect((await alice.call('get_play_review', { play_id: played.late })).error).toBe(false)
  })

  it('report unknown lifelines in the data export', async () => {
    const section = must(
      sections.find(({ name }) => name === 'rounds'),
      'rounds are in the copy',
    )
    const rounds = await readSection(quiz.database.db, section, { accountId: alice.id, now: new Date() }, { offset: 0, limit: 10 })
    expect(rounds).toContainEqual(expect.objectContaining({ id: played.level, lifelines: null, correct: 6 }))
    expect(rounds).toContainEqual(expect.objectContaining({ id: played.late, lifelines: {} }))
  })

  it('gain nothing by a correction, which succeeds', async () => {
    const before = await rowsOf(...leaving())
    await later.correct(must(started.questions[9], 'there are ten').id, wrong)
    await later.run()
    expect(await rowsOf(...leaving())).toEqual(before)
    expect((await quiz.database.db.selectFrom('regrades').select('state').execute()).map(({ state }) => state)).toEqual(['done'])
  })

  it('are archived once; an answer that lapsed in the next month is archived with that month', async () => {
    expect(await archive()).toEqual([])
    expect(await answersLeft()).toBe(1)
    expect((await archive(2)).map(({ plays }) => plays)).toContainEqual(expect.objectContaining({ rows: 0 }))
    expect(await answersLeft()).toBe(0)
  })
})
