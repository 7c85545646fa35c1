// Sunday's notice of the week: once per player and week, in the evening of their own Sunday, for those who played.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertAccounts } from '../../../test/app/accounts.ts'
import { startApp, type PlayerOptions, type TestPlayer } from '../../../test/app/app.ts'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { notifyNext, notifyOfWeeks, readNextNotices } from './notices.ts'
import { mondayOf } from './week.ts'

let quiz: Quiz
const hourMs = 3_600_000
const dayMs = 24 * hourMs
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())
/** A Friday at noon, of another week for each test. */
beforeEach(() => {
  quiz.clock.toNoon()
  while (quiz.clock.now().getUTCDay() !== 5) quiz.clock.advance(dayMs)
})

const db = () => quiz.database.db
const tick = () => quiz.app.runJob('week_notices')
const due = () => readNextNotices(db(), quiz.clock.now())
/** From Friday's noon. */
const toSunday = (hour: number) => quiz.clock.advance(2 * dayMs + (hour - 12) * hourMs)
const thisWeek = () => mondayOf(quiz.clock.now().toISOString().slice(0, 10))
const noticesOf = async (player: Pick<TestPlayer, 'call'>) =>
  (await player.call('get_notifications', { limit: 100 })).data.filter(({ type }) => type === 'week_review')

async function played(name = 'Alice', options: PlayerOptions = {}): Promise<TestPlayer> {
  const player = await quiz.player(name, options)
  await quiz.playLevel(player, ancient, 3, 7)
  return player
}

/** Accounts in a zone, each with a round this week. */
async function crowd(count: number, timezone: string): Promise<number[]> {
  const ids = await insertAccounts(db(), count, { timezone })
  const day = quiz.clock.now().toISOString().slice(0, 10)
  const sums = { day, mode: 'quiz_zone' as const, category_id: 0, plays: 1, asked: 10, answered: 10, correct: 5, coins: 0 }
  await db()
    .insertInto('play_days')
    .values(ids.map(account_id => ({ account_id, ...sums })))
    .execute()
  return ids
}

const notified = async (ids: readonly number[]) =>
  (await db().selectFrom('notices').select('account_id').where('type', '=', 'week_review').where('account_id', 'in', ids).execute())
    .map(({ account_id }) => account_id)
    .toSorted((one, other) => one - other)

describe('the notice of the week', () => {
  it('comes once, on Sunday evening, to those who played, in their language, and leads to that week', async () => {
    const [alice, ana, idle] = [await played(), await played('Ana', { webLanguage: 'es' }), await quiz.player('Idle')]
    quiz.clock.advance(dayMs)
    await quiz.playLevel(alice, { ...ancient, level: 1 }, 5)
    await tick()
    expect(await noticesOf(alice)).toEqual([])
    quiz.clock.advance(-dayMs)
    toSunday(18.9)
    await tick()
    expect([await due(), await noticesOf(alice)]).toEqual([null, []])
    quiz.clock.advance(0.2 * hourMs)
    expect(await due()).toEqual(expect.any(Date))
    for (let turn = 0; turn < 3; turn++) await tick()
    const week = Number(thisWeek().replaceAll('-', ''))
    expect(await noticesOf(alice)).toMatchObject([
      { title: 'Your week in one picture', message: 'You played on 2 days. See how it went.', type_id: week, link: null, read: false },
    ])
    expect(await noticesOf(ana)).toMatchObject([{ message: 'Jugaste 1 día. Mira cómo te fue.' }])
    expect(await noticesOf(idle)).toEqual([])
    expect(await due()).toBeNull()
    // The next week has its own, and a week without a round has none.
    quiz.clock.advance(7 * dayMs)
    await tick()
    expect(await noticesOf(alice)).toHaveLength(1)
  })

  it('comes in the evening of the player’s own Sunday', async () => {
    const zones = ['Pacific/Kiritimati', 'Asia/Kolkata', 'America/Los_Angeles', 'Etc/GMT+12']
    const players = await Promise.all(zones.map(timezone => played('Alice', { timezone })))
    const hours = async (hour: number) => {
      toSunday(hour)
      await tick()
      const counts = await Promise.all(players.map(async player => (await noticesOf(player)).length))
      quiz.clock.advance(-2 * dayMs - (hour - 12) * hourMs)
      return counts
    }
    expect(await hours(4.9)).toEqual([0, 0, 0, 0])
    // 14 hours ahead of UTC, 5½ ahead, 7 or 8 behind, 12 behind.
    expect(await hours(5.1)).toEqual([1, 0, 0, 0])
    expect(await hours(13.6)).toEqual([1, 1, 0, 0])
    expect(await hours(24 + 3.1)).toEqual([1, 1, 1, 0])
    expect(await hours(24 + 7.1)).toEqual([1, 1, 1, 1])
  })

  it('does not come to players who switched it off, deactivated or deleted ones, nor for an exam alone', async () => {
    const [off, muted, gone, deleted] = [await played('Off'), await played('Muted'), await played('Gone'), await played('Deleted')]
    const choices = { notices: 1, daily_quiz: 1, invitations: 1 }
    expect((await off.call('set_push_choices', { ...choices, week: 0 })).data).toMatchObject({ notices: true, week: false })
    // A client of the release before does not know of it, and keeps it as it is.
    expect((await off.call('set_push_choices', choices)).data).toMatchObject({ week: false })
    expect((await muted.call('set_push_choices', { ...choices, notices: 0 })).data).toMatchObject({ notices: false, week: true })
    await db().updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', gone.id).execute()
    await db().updateTable('accounts').set({ status: 'deleted' }).where('id', '=', deleted.id).execute()
    const sitter = await quiz.player('Sitter')
    await db()
      .updateTable('play_days')
      .set({ mode: 'exam' })
      .where('account_id', '=', (await played('Exam')).id)
      .execute()
    toSunday(20)
    await tick()
    // Without messages to devices it is still among the notices.
    expect(await notified([off.id, muted.id, gone.id, deleted.id, sitter.id])).toEqual([muted.id])
    const exam = await db().selectFrom('play_days').select('account_id').where('mode', '=', 'exam').execute()
    expect(await notified(exam.map(({ account_id }) => account_id))).toEqual([])
  })
})

describe('the job', () => {
  it('goes in pages, from where a dead process stopped, and leaves nobody out', async () => {
    const timezone = 'Asia/Tokyo'
    const ids = await crowd(25, timezone)
    toSunday(11)
    const page = { week: thisWeek(), timezone, at: quiz.clock.now(), most: 10 }
    expect(await inTransaction(db(), tx => notifyNext(tx, page))).toBe(true)
    expect(await notified(ids)).toEqual(ids.slice(0, 10))
    // A process that dies in its transaction leaves nothing.
    const dying = inTransaction(db(), async tx => {
      await notifyNext(tx, page)
      throw new Error('on purpose')
    })
    await expect(dying).rejects.toThrow('on purpose')
    expect(await notified(ids)).toEqual(ids.slice(0, 10))
    await notifyOfWeeks(db(), quiz.clock.now(), 10)
    expect(await notified(ids)).toEqual(ids)
    expect(await due()).toBeNull()
  })

  it('tells nobody twice when several processes run it at once', async () => {
    const other = await startApp({ database: { ...quiz.database, close: async () => {} } })
    const ids = await crowd(40, 'Asia/Seoul')
    toSunday(11)
    other.clock.advance(quiz.clock.now().getTime() - other.clock.now().getTime())
    await Promise.all([tick(), other.app.runJob('week_notices'), notifyOfWeeks(db(), quiz.clock.now(), 7), tick()])
    await tick()
    expect(await notified(ids)).toEqual(ids)
    await other.close()
  })

  it('asks nothing while it is Sunday nowhere, and forgets the weeks before', async () => {
    await crowd(3, 'UTC')
    const statements: string[] = []
    const stop = quiz.database.watch.add({ onStatement: text => () => void statements.push(text) })
    expect(await due()).toBeNull()
    await tick()
    stop()
    expect(statements).toEqual([])
    toSunday(20)
    await tick()
    const weeks = await db().selectFrom('week_notices').select('week').distinct().execute()
    expect(weeks.map(({ week }) => week)).toEqual([thisWeek()])
  })
})
