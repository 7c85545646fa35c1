// The quiz of the day: one per day, the same for everyone in a language, and its answers stay hidden until it is taken.

import { addDays, localDay } from '@trivium/rules/platform/days'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { lockAccounts } from '../../platform/db/lock-accounts.ts'
import { transact } from '../../platform/db/transaction.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterEach(() => quiz.clock.reset())
afterAll(() => quiz.close())

const dayMs = 86_400_000
const open = (player: TestPlayer, input: { language_id?: number; timezone?: string } = {}) => quiz.open(player, 'get_daily_quiz', input)
const idsOf = async (player: TestPlayer, input?: { language_id: number }) =>
  (await open(player, input)).questions.map(question => question.id)
const calendarOf = async (player: TestPlayer) => (await player.call('get_daily_quiz_calendar')).data
const goTo = (time: string) => quiz.clock.advance(Date.parse(time) - quiz.clock.now().getTime())

async function take(player: TestPlayer, right: number) {
  return quiz.playThrough(player, await open(player), right)
}

/** Takes the quiz on `days` days in a row, and moves on to the next day. */
async function takeDays(player: TestPlayer, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    await take(player, 0)
    quiz.clock.advance(dayMs)
  }
}
const frozenIn = ({ days }: { days: { day: string; frozen: boolean }[] }) => days.filter(({ frozen }) => frozen).map(({ day }) => day)

const isPostgres = Boolean(process.env.TEST_DATABASE_URL)

/** Waits until a statement waits for a lock. */
const untilLocked = () =>
  vi.waitFor(
    async () => {
      const waiting = sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      expect((await waiting.execute(quiz.database.db)).rows[0]?.count).toBe(1)
    },
    { timeout: 20_000 },
  )

describe('get_daily_quiz', () => {
  it('asks all players of a language the same questions in the same order, with options shuffled for each', async () => {
    quiz.clock.toNoon()
    const [alice, bob] = [await quiz.player('Alice'), await quiz.player('Bob')]
    const [one, other] = await Promise.all([open(alice), open(bob)])
    expect(one.questions.map(question => question.id)).toEqual(other.questions.map(question => question.id))
    const orders = [one, other].map(({ questions }) => questions.map(question => question.options.map(option => option.text).join()))
    expect(orders[0]).not.toEqual(orders[1])
  })

  it('asks other questions in another language and on another day', async () => {
    quiz.clock.toNoon()
    const { en, ar } = quiz.fixture.languages
    const [english, arabic] = [await idsOf(await quiz.player()), await idsOf(await quiz.player(), { language_id: ar })]
    expect(english.filter(id => arabic.includes(id))).toEqual([])
    expect(await idsOf(await quiz.player(), { language_id: en })).toEqual(english)
    quiz.clock.advance(dayMs)
    expect(await idsOf(await quiz.player())).not.toEqual(english)
  })

  it('asks the questions an editor chose for the day', async () => {
    quiz.clock.toNoon()
    const day = localDay(quiz.clock.now(), 'UTC')
    const ids = [...quiz.fixture.known.values()].filter(known => known.place === 'ancient' && known.level === 3).map(known => known.id)
    const chosen = { day, language_id: quiz.fixture.languages.en, question_ids: ids.slice(0, 4) }
    await quiz.database.db.deleteFrom('daily_quizzes').where('day', '=', day).execute()
    await quiz.database.db.insertInto('daily_quizzes').values(chosen).execute()
    expect(await idsOf(await quiz.player())).toEqual(ids.slice(0, 4))
    await quiz.database.db.deleteFrom('daily_quizzes').where('day', '=', day).execute()
  })

  it('repeats no question within 120 days while there are others, and repeats when there are none', async () => {
    quiz.clock.toNoon()
    const [first, last] = [localDay(quiz.clock.now(), 'UTC'), addDays(localDay(quiz.clock.now(), 'UTC'), 119)]
    const { en } = quiz.fixture.languages
    const kept = quiz.database.db.selectFrom('daily_quizzes').where('language_id', '=', en).where('day', '>=', first)
    await quiz.database.db.deleteFrom('daily_quizzes').where('language_id', '=', en).execute()
    const asked = new Set<number>()
    // The fixture is small: after some days its bank is used up.
    for (let day = 0; ; day++) {
      const ids = await idsOf(await quiz.player())
      const again = ids.filter(id => asked.has(id))
      for (const id of ids) asked.add(id)
      expect(ids).toHaveLength(10)
      if (again.length > 0) break
      quiz.clock.advance(dayMs)
      expect(day).toBeLessThan(120)
    }
    expect(asked.size).toBeGreaterThanOrEqual(60)
    await quiz.database.db.deleteFrom('daily_quizzes').where('language_id', '=', en).execute()
    // Days before and after count alike: somebody east of the date line may have drawn tomorrow already.
    const ids = [...asked].slice(0, 10)
    await quiz.database.db
      .insertInto('daily_quizzes')
      .values({ day: addDays(localDay(quiz.clock.now(), 'UTC'), 1), language_id: en, question_ids: ids })
      .execute()
    expect((await idsOf(await quiz.player())).filter(id => ids.includes(id))).toEqual([])
    expect((await kept.where('day', '<=', last).select('day').execute()).length).toBeGreaterThan(0)
    await quiz.database.db.deleteFrom('daily_quizzes').where('language_id', '=', en).execute()
  })

  it('asks no questions of a text or of a premium category, whoever plays', async () => {
    for (let day = 0; day < 5; day++) {
      quiz.clock.toNoon()
      const { questions } = await open(await quiz.player())
      const places = questions.map(question => question.category.slug)
      expect(places).not.toContain('stories')
      expect(places).not.toContain('treasures')
    }
  })

  it('uses the stored zone, never the one a call claims', async () => {
    quiz.clock.toNoon()
    const [east, west] = await Promise.all(['Pacific/Kiritimati', 'Pacific/Niue'].map(timezone => quiz.player('Traveller', { timezone })))
    if (!east || !west) throw new Error('two travellers')
    expect((await calendarOf(east)).today).toBe(addDays((await calendarOf(west)).today, 1))
    const first = await open(east, { timezone: 'Pacific/Niue' })
    await quiz.playThrough(east, first, 10)
    for (const timezone of ['Pacific/Niue', 'UTC', 'Pacific/Kiritimati']) {
      expect(await east.call('get_daily_quiz', { timezone, gmt_format: '-11:00' })).toMatchObject({ message: 'already_played' })
    }
    expect((await open(west)).questions.map(question => question.id)).not.toEqual(first.questions.map(question => question.id))
  })

  it('counts as taken from the first answer on, even an empty one', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    const { play, questions } = await open(alice)
    expect((await calendarOf(alice)).state).toBe('playing')
    await quiz.answer(alice, play, questions[0], 'nothing')
    expect(await open(alice)).toMatchObject({ play: { id: play.id, resumed: true } })
    await alice.call('finish_play', { play_id: play.id })
    expect(await alice.call('get_daily_quiz')).toMatchObject({ error: true, message: 'already_played' })
    expect((await calendarOf(alice)).state).toBe('done')
    expect(await alice.call('get_play_review', { play_id: play.id })).toMatchObject({ error: false })
  })

  it('tells in its review how many knew each question, from 30 first answers on, and nothing while it is played', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    const { play, questions } = await open(alice)
    const chosen = questions.filter(({ question_type }) => question_type === 'multiple_choice')
    const store = async (times: number) => {
      const { db } = quiz.database
      const ids = chosen.map(({ id }) => id)
      await db.deleteFrom('item_choices').where('question_id', 'in', ids).execute()
      const rows = ids.flatMap(question_id => [
        { question_id, choice: '0', times },
        { question_id, choice: '1', times: 12 },
      ])
      await db.insertInto('item_choices').values(rows).execute()
    }
    await store(18)
    for (const question of questions) {
      const { data } = await quiz.answer(alice, play, question, 'right')
      expect(data).not.toHaveProperty('peers')
    }
    const reviewOf = async () => (await alice.call('get_play_review', { play_id: play.id })).data
    const items = (await reviewOf()).filter(({ id }) => chosen.some(one => one.id === id))
    expect(items.length).toBeGreaterThan(0)
    for (const { peers } of items) {
      expect(peers?.answers).toBe(30)
      expect(Object.values(peers?.shares ?? {}).toSorted((one, other) => one - other)).toEqual(expect.arrayContaining([40, 60]))
    }
    await store(17)
    expect((await reviewOf()).some(item => 'peers' in item)).toBe(false)
  })

  it('counts as taken in all languages once it is taken in one', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    await take(alice, 10)
    const { ar } = quiz.fixture.languages
    expect(await alice.call('get_daily_quiz', { language_id: ar })).toMatchObject({ message: 'already_played' })
  })

  it.each(['is left alone', 'is handed in'])('that %s without an answer can be started again, and has revealed nothing', async what => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    const { play, questions } = await open(alice)
    if (what === 'is handed in') await alice.call('finish_play', { play_id: play.id })
    else quiz.clock.advance(6 * 60_000)
    expect((await alice.call('get_play', { play_id: play.id })).result).toMatchObject({ answered: 0, score: 0, coins_earned: 0 })
    expect(await alice.call('get_play_review', { play_id: play.id })).toMatchObject({ error: true, message: 'play_open' })
    for (const question of questions) {
      const { data } = await quiz.answer(alice, play, question, 'wrong')
      expect(data).toMatchObject({ correct: null, correct_answer: null, note: null })
    }
    expect(await calendarOf(alice)).toMatchObject({ state: 'open', streak: 0 })
    const again = await open(alice)
    expect(again.play).toMatchObject({ resumed: false, answered: 0 })
    expect(again.questions.map(question => question.id)).toEqual(questions.map(question => question.id))
    expect(await quiz.playThrough(alice, again, 10)).toMatchObject({ coins_earned: 4, score: 40 })
  })

  it('whose first question lapsed reveals its answer only once another was answered', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    const { play, questions } = await open(alice)
    quiz.clock.advance(32_000)
    expect((await quiz.answer(alice, play, questions[0], 'wrong')).data.correct_answer).toBeNull()
    await quiz.answer(alice, play, questions[1], 'right')
    const told = (await quiz.answer(alice, play, questions[0], 'wrong')).data.correct_answer
    expect(told).toBe(questions[0] && quiz.fixture.right(questions[0]))
  })

  it('is taken once by twenty tabs that start and answer at the same moment', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    const tabs = await Promise.all(Array.from({ length: 20 }, () => open(alice)))
    const [first] = tabs
    expect(new Set(tabs.map(tab => tab.play.id)).size).toBe(1)
    if (!first) throw new Error('twenty tabs')
    for (const question of first.questions) {
      const replies = await Promise.all(tabs.map(tab => quiz.answer(alice, tab.play, question, 'right')))
      expect(replies.map(reply => reply.status)).toEqual(Array(20).fill(200))
    }
    const starts = await Promise.all(tabs.map(() => alice.call('get_daily_quiz')))
    expect(new Set(starts.map(reply => reply.message))).toEqual(new Set(['already_played']))
    expect((await alice.call('get_user_coin_score')).data).toEqual({ coins: 104, score: 40, all_time_score: 40 })
    expect(await calendarOf(alice)).toMatchObject({ streak: 1, state: 'done' })
  })

  it('opens in every tab while the first one already answers', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    const first = open(alice).then(({ play, questions }) => quiz.answer(alice, play, questions[0], 'right'))
    const others = await Promise.all(Array.from({ length: 10 }, () => alice.call('get_daily_quiz')))
    expect((await first).message).toBe('ok')
    expect(others.map(reply => reply.message)).toEqual(Array(10).fill('ok'))
  })
})

describe('get_daily_quiz_calendar', () => {
  it('shows 30 days, their results, and the streak', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    const rights = [10, 3, null, 7]
    for (const right of rights) {
      if (right !== null) await take(alice, right)
      quiz.clock.advance(dayMs)
    }
    const { today, days, streak, best_streak, state, coins } = await calendarOf(alice)
    expect(days).toHaveLength(30)
    expect(days.map(entry => entry.day)).toEqual(Array.from({ length: 30 }, (_, index) => addDays(today, index - 29)))
    const last = days.slice(-5).map(({ percentage, won }) => [percentage, won])
    expect(last).toEqual([
      [100, true],
      [30, false],
      [null, false],
      [70, true],
      [null, false],
    ])
    expect({ streak, best_streak, state, coins }).toEqual({ streak: 1, best_streak: 2, state: 'open', coins: 4 })
    await take(alice, 0)
    expect(await calendarOf(alice)).toMatchObject({ streak: 2, state: 'done' })
    quiz.clock.advance(2 * dayMs)
    expect(await calendarOf(alice)).toMatchObject({ streak: 0, best_streak: 2 })
  })

  it('shows freezes: earned, waiting on a missed day, and spent by the first answer', async () => {
    quiz.clock.toNoon()
    await quiz.set('streak_freeze_every', 2)
    const alice = await quiz.player()
    expect((await calendarOf(alice)).freezes).toEqual({ held: 0, most: 2, waiting: 0, next_in: 2 })
    await takeDays(alice, 2)
    expect((await calendarOf(alice)).freezes).toEqual({ held: 1, most: 2, waiting: 0, next_in: 2 })
    quiz.clock.advance(dayMs)
    const waiting = await calendarOf(alice)
    expect(waiting).toMatchObject({ streak: 2, state: 'open', freezes: { held: 1, waiting: 1 } })
    expect(frozenIn(waiting)).toEqual([addDays(waiting.today, -1)])
    // Starting is not enough.
    const { play, questions } = await open(alice)
    expect(await calendarOf(alice)).toMatchObject({ streak: 2, freezes: { held: 1, waiting: 1 } })
    await quiz.answer(alice, play, questions[0], 'wrong')
    const after = await calendarOf(alice)
    expect(after).toMatchObject({ streak: 3, freezes: { held: 0, waiting: 0, next_in: 1 } })
    expect(frozenIn(after)).toEqual([addDays(after.today, -1)])
    await quiz.set('streak_freeze_every', 7)
  })

  it('ends a streak whose freezes do not cover the missed days, and keeps the freezes', async () => {
    quiz.clock.toNoon()
    await quiz.set('streak_freeze_every', 2)
    const alice = await quiz.player()
    await takeDays(alice, 2)
    quiz.clock.advance(2 * dayMs)
    const broken = await calendarOf(alice)
    expect([broken.streak, broken.freezes, frozenIn(broken)]).toEqual([0, { held: 1, most: 2, waiting: 0, next_in: 2 }, []])
    await take(alice, 0)
    expect(await calendarOf(alice)).toMatchObject({ streak: 1, best_streak: 2, freezes: { held: 1 } })
    for (const off of ['streak_freezes_most', 'streak_freeze_every'] as const) {
      await quiz.set(off, 0)
      expect((await calendarOf(alice)).freezes).toEqual({ held: 0, most: 0, waiting: 0, next_in: null })
      await quiz.set(off, 2)
    }
    await quiz.set('streak_freeze_every', 7)
  })

  it('spends and earns once when ten tabs give the first answer after a missed day, and ignores claims', async () => {
    quiz.clock.toNoon()
    await quiz.set('streak_freeze_every', 3)
    const alice = await quiz.player()
    await takeDays(alice, 5)
    quiz.clock.advance(dayMs)
    const claims: object = { freezes: 9, held: 9, streak: 90, frozen_days: '2020-01-01' }
    const tabs = await Promise.all(Array.from({ length: 10 }, () => quiz.open(alice, 'get_daily_quiz', claims)))
    await Promise.all(tabs.map(({ play, questions }) => quiz.answer(alice, play, questions[0], 'right')))
    const after = await calendarOf(alice)
    // One spent on the missed day, one earned with the sixth that counts.
    expect([after.streak, after.freezes.held, frozenIn(after)]).toEqual([6, 1, [addDays(after.today, -1)]])
    await quiz.set('streak_freeze_every', 7)
  })

  it('grants no extra days or freezes for changes of the time zone', async () => {
    quiz.clock.toNoon()
    await quiz.set('streak_freeze_every', 2)
    const alice = await quiz.player('Traveller', { timezone: 'Pacific/Kiritimati' })
    const moveTo = (timezone: string) => quiz.database.db.updateTable('accounts').set({ timezone }).where('id', '=', alice.id).execute()
    await take(alice, 1)
    quiz.clock.advance(dayMs)
    await take(alice, 1)
    const known = await calendarOf(alice)
    for (const timezone of ['Pacific/Niue', 'UTC', 'Pacific/Kiritimati']) {
      await moveTo(timezone)
      await alice.call('get_user_by_id')
      expect(await alice.call('get_daily_quiz', { timezone })).toMatchObject({ message: 'already_played' })
      expect(await calendarOf(alice)).toMatchObject({ streak: known.streak, freezes: { held: known.freezes.held, waiting: 0 } })
    }
    expect(known).toMatchObject({ streak: 2, freezes: { held: 1 } })
    await quiz.set('streak_freeze_every', 7)
  })

  it('can be gained once by a change of the time zone, because the first change has no wait, and not twice', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player('Traveller', { timezone: 'Pacific/Niue' })
    const moveTo = async (timezone: string) => (await alice.call('update_profile', { timezone })).message
    await take(alice, 1)
    expect((await alice.call('get_daily_quiz')).message).toBe('already_played')
    expect(await moveTo('Pacific/Kiritimati')).toBe('ok')
    await take(alice, 1)
    expect(await moveTo('Pacific/Niue')).toBe('timezone_changed_recently')
    expect((await alice.call('get_daily_quiz')).message).toBe('already_played')
    quiz.clock.advance(dayMs)
    await take(alice, 1)
    expect((await alice.call('get_daily_quiz')).message).toBe('already_played')
  })

  it('does not count frozen days for the badge of thirty days taken', async () => {
    quiz.clock.toNoon()
    await quiz.set('streak_freeze_every', 2)
    const alice = await quiz.player()
    const thirsty = async () => (await alice.call('get_user_badges')).data.find(({ type }) => type === 'thirsty')?.progress
    await takeDays(alice, 3)
    quiz.clock.advance(dayMs)
    await takeDays(alice, 2)
    expect([(await calendarOf(alice)).streak, await thirsty()]).toEqual([5, 3])
    await takeDays(alice, 2)
    expect([(await calendarOf(alice)).streak, await thirsty()]).toEqual([7, 4])
    await quiz.set('streak_freeze_every', 7)
  })

  /** The last Sunday of a month. */
  const lastSunday = (year: number, month: number) => {
    const last = new Date(Date.UTC(year, month, 0))
    return new Date(last.getTime() - last.getUTCDay() * dayMs).toISOString().slice(0, 10)
  }

  it.each([
    ['spring', 'Europe/Madrid', 3, '23:00', '22:00'],
    ['autumn', 'Europe/Madrid', 10, '22:00', '23:00'],
    // When clocks change from 00:00 to 01:00, the day begins at 01:00, which is the same moment.
    ['a spring without midnight', 'Asia/Beirut', 3, '22:00', '21:00'],
  ])('says when the next one opens where clocks change: %s', async (_what, timezone, month, before, after) => {
    const sunday = lastSunday(new Date().getUTCFullYear() + 1, month)
    for (const [day, utc] of [
      [addDays(sunday, -1), before],
      [sunday, after],
    ] as const) {
      goTo(`${day}T12:00:00Z`)
      const player = await quiz.player('Bob', { timezone })
      expect(await calendarOf(player)).toMatchObject({ today: day, next_at: `${day}T${utc}:00.000Z` })
      goTo(`${day}T${utc}:00.001Z`)
      expect((await calendarOf(player)).today).toBe(addDays(day, 1))
    }
  })
})

describe.skipIf(!isPostgres)('the first answer of the day that is also the last', () => {
  it('locks the inviter with the player, before the streak: another transaction that has locked the inviter can go on', async () => {
    quiz.clock.toNoon()
    const owner = await quiz.player('Owner')
    const friend = await quiz.player('Friend', { friendsCode: (await owner.call('get_user_by_id')).data.refer_code })
    const day = localDay(quiz.clock.now(), 'UTC')
    const known = [...quiz.fixture.known.values()].filter(one => one.place === 'ancient' && one.level === 3)
    const only = { day, language_id: quiz.fixture.languages.en, question_ids: known.slice(0, 1).map(({ id }) => id) }
    await quiz.database.db.deleteFrom('daily_quizzes').where('day', '=', day).execute()
    await quiz.database.db.insertInto('daily_quizzes').values(only).execute()
    const { play, questions } = await open(friend)
    expect(questions).toHaveLength(1)
    const other = await transact(quiz.database.db, async tx => {
      await lockAccounts(tx, [owner.id])
      const reply = quiz.answer(friend, play, questions[0], 'right')
      await untilLocked()
      // Must not wait: otherwise the two transactions would wait for each other.
      await sql`select from accounts where id = ${friend.id} for no key update nowait`.execute(tx)
      // Wrapped: the reply comes only after this transaction.
      return { reply }
    })
    expect((await other.reply).data.result).toMatchObject({ correct: 1 })
    await quiz.database.db.deleteFrom('daily_quizzes').where('day', '=', day).execute()
  })
})
