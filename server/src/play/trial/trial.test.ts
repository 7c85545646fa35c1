// Guest trials: the server grades them, and they are worth nothing until an account that began later takes them over, once.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Reply, startApp } from '../../../test/app/app.ts'
import { type Quiz, scoreOf, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterEach(() => quiz.clock.reset())
afterAll(() => quiz.close())

const begin = async () => (await quiz.stranger.call('get_trial')).data
type Trial = Reply<'get_trial'>['data']

const answer = ({ guest_key, questions }: Trial, number: number, how: 'right' | 'wrong') => {
  const question = questions[number]
  if (!question) throw new Error(`no question ${number}`)
  return quiz.stranger.call('answer_trial', { guest_key, number, answer: quiz.fixture[how](question) })
}

/** Answers all questions, `right` of them right. */
async function trial(right: number): Promise<Trial> {
  const begun = await begin()
  for (const number of begun.questions.keys()) await answer(begun, number, number < right ? 'right' : 'wrong')
  return begun
}

const rows = async () => Number((await sql<{ count: number }>`select count(*) from trials`.execute(quiz.database.db)).rows[0]?.count)
/** Accounts begin after the trials they take over. */
const newcomer = () => {
  quiz.clock.advance(1_000)
  return quiz.player('Newcomer')
}

describe('get_trial', () => {
  it('returns easy questions of different free categories without their answers, and stores nothing', async () => {
    const before = await rows()
    const { questions, points_each, expires_at } = await begin()
    expect(questions.length).toBeGreaterThan(0)
    expect(new Set(questions.map(({ category, subcategory }) => `${category.slug}/${subcategory?.slug}`)).size).toBe(questions.length)
    for (const question of questions) {
      expect(question).toMatchObject({ level: 1, question_type: 'multiple_choice', seconds: null })
      expect(question.category.slug).not.toBe('treasures')
      expect(question).not.toHaveProperty('answer')
    }
    expect(points_each).toBe(4)
    expect(Date.parse(expires_at) - quiz.clock.now().getTime()).toBeGreaterThan(23 * 3_600_000)
    expect(await rows()).toBe(before)
  })

  it('asks all guests of a day the same, and others on the next day', async () => {
    quiz.clock.toNoon()
    const sets = []
    for (let day = 0; day < 6; day++) {
      const [one, other] = [await begin(), await begin()]
      expect(other.questions.map(({ id }) => id)).toEqual(one.questions.map(({ id }) => id))
      expect(other.guest_key).not.toBe(one.guest_key)
      sets.push(one.questions.map(({ id }) => id).join())
      quiz.clock.advance(86_400_000)
    }
    expect(new Set(sets).size).toBeGreaterThan(1)
  })

  it('asks nothing that the daily quiz asks now or is reserved for it, and reveals nothing that it has drawn since', async () => {
    quiz.clock.toNoon()
    const begun = await begin()
    const ids = begun.questions.map(({ id }) => id)
    const player = await quiz.player()
    const day = quiz.clock.now().toISOString().slice(0, 10)
    const { db } = quiz.database
    // Yesterday's and tomorrow's are the quiz of today somewhere.
    for (const offset of [-1, 0, 1]) {
      const its = new Date(Date.parse(day) + offset * 86_400_000).toISOString().slice(0, 10)
      const row = { day: its, language_id: quiz.fixture.languages.en, question_ids: ids, started_at: quiz.clock.now() }
      await db.insertInto('daily_quizzes').values(row).execute()
      expect((await begin()).questions.filter(({ id }) => ids.includes(id))).toEqual([])
      expect(await answer(begun, 0, 'right')).toMatchObject({ error: true, message: 'trial_over' })
      await db.deleteFrom('daily_quizzes').where('day', '=', its).execute()
    }
    const daily = await quiz.open(player, 'get_daily_quiz')
    const asked = daily.questions.map(({ id }) => id)
    expect((await begin()).questions.filter(({ id }) => asked.includes(id))).toEqual([])
    await db.deleteFrom('daily_quizzes').where('day', '=', day).execute()
    await db.updateTable('questions').set({ for_daily: true }).where('id', 'in', ids).execute()
    expect((await begin()).questions.filter(({ id }) => ids.includes(id))).toEqual([])
    await db.updateTable('questions').set({ for_daily: false }).where('id', 'in', ids).execute()
  })

  it('returns a key that reveals nothing about the questions', async () => {
    const { guest_key, questions } = await begin()
    const readable = guest_key.split('.').map(part => Buffer.from(part, 'base64url').toString('latin1'))
    for (const { id } of questions) expect(readable.join(' ')).not.toContain(`${id},`)
    expect(readable.join(' ')).not.toContain('asks')
  })

  it('asks no question that a contest has sealed, and reveals nothing about one that is sealed later', async () => {
    const begun = await begin()
    const ids = begun.questions.map(({ id }) => id)
    const seal = (by: string | null) => quiz.database.db.updateTable('questions').set({ sealed_by: by }).where('id', 'in', ids).execute()
    await seal('contest:1')
    expect(await answer(begun, 0, 'right')).toMatchObject({ error: true, message: 'trial_over' })
    const asked = (await begin()).questions.map(({ id }) => id)
    expect(asked.filter(id => ids.includes(id))).toEqual([])
    await seal(null)
  })
})

describe('answer_trial', () => {
  it('grades one answer after the other, and returns the points they would be worth', async () => {
    const begun = await begin()
    const first = await answer(begun, 0, 'right')
    const [question] = begun.questions
    expect(first.data).toMatchObject({ correct: true, answered: 1, right: 1, points: 4, total: begun.questions.length })
    expect(first.data.correct_answer).toBe(question && quiz.fixture.right(question))
    expect((await answer(begun, 1, 'wrong')).data).toMatchObject({ correct: false, answered: 2, right: 1, points: 4 })
  })

  it('accepts only the first answer: a second one gets the feedback of the first', async () => {
    const begun = await begin()
    expect((await answer(begun, 0, 'wrong')).data).toMatchObject({ correct: false, right: 0 })
    expect((await answer(begun, 0, 'right')).data).toMatchObject({ correct: false, right: 0, answered: 1 })
  })

  it('accepts one of twenty answers at the same moment', async () => {
    const begun = await begin()
    const replies = await Promise.all(Array.from({ length: 20 }, (_, turn) => answer(begun, 0, turn % 2 === 0 ? 'right' : 'wrong')))
    expect(new Set(replies.map(({ data }) => data.correct)).size).toBe(1)
    expect(replies[0]?.data.answered).toBe(1)
  })

  it('refuses answers out of turn', async () => {
    const begun = await begin()
    expect(await answer(begun, 1, 'right')).toMatchObject({ error: true, message: 'operation_not_allowed' })
    await answer(begun, 0, 'right')
    expect(await answer(begun, 2, 'right')).toMatchObject({ error: true, message: 'operation_not_allowed' })
  })

  it.each([
    ['made up', 'a'.repeat(80)],
    ['of five parts', `${'a'.repeat(20)}.${'b'.repeat(20)}.c.d.e`],
  ])('refuses a key that is %s', async (_what, guest_key) => {
    expect(await quiz.stranger.call('answer_trial', { guest_key, number: 0, answer: 'a' })).toMatchObject({
      error: true,
      message: 'trial_over',
    })
  })

  it('refuses a changed key and an expired one', async () => {
    const begun = await begin()
    const at = begun.guest_key.length - 5
    const other = begun.guest_key[at] === 'A' ? 'B' : 'A'
    const changed = { ...begun, guest_key: `${begun.guest_key.slice(0, at)}${other}${begun.guest_key.slice(at + 1)}` }
    expect(await answer(changed, 0, 'right')).toMatchObject({ error: true, message: 'trial_over' })
    quiz.clock.advance(24 * 3_600_000 + 2_000)
    expect(await answer(begun, 0, 'right')).toMatchObject({ error: true, message: 'trial_over' })
  })

  it('is rate-limited per network, so that nobody can read the question bank with it', async () => {
    const strict = await startApp({ limitFactor: 0.02 })
    onTestFinished(strict.close)
    // Signed in as several, because players have a limit of their own.
    const callers = await Promise.all(Array.from({ length: 12 }, () => strict.player()))
    const tries = Array.from({ length: 63 }, (_, turn) => callers[turn % 12])
    const replies = []
    for (const caller of tries) replies.push(await caller?.call('answer_trial', { guest_key: 'a'.repeat(60), number: 0, answer: 'a' }))
    expect(replies.map(reply => reply?.status)).toEqual([...Array(60).fill(200), 429, 429, 429])
  })
})

describe('take_over_trial', () => {
  it('gives the points of the trial to an account created afterwards, once', async () => {
    const { guest_key } = await trial(3)
    const alice = await newcomer()
    expect((await alice.call('take_over_trial', { guest_key })).data).toMatchObject({ right: 3, points: 12 })
    expect(await scoreOf(alice)).toBe(12)
    expect((await alice.call('take_over_trial', { guest_key })).data).toMatchObject({ right: 3, points: 12 })
    expect(await scoreOf(alice)).toBe(12)
  })

  it('refuses a second account, and a second trial for the same account', async () => {
    const [one, other] = [await trial(2), await trial(4)]
    const [alice, bob] = [await newcomer(), await newcomer()]
    await alice.call('take_over_trial', { guest_key: one.guest_key })
    expect(await bob.call('take_over_trial', { guest_key: one.guest_key })).toMatchObject({ error: true, message: 'already_claimed' })
    expect(await alice.call('take_over_trial', { guest_key: other.guest_key })).toMatchObject({ error: true, message: 'already_claimed' })
    expect([await scoreOf(alice), await scoreOf(bob)]).toEqual([8, 0])
  })

  it('refuses accounts older than the trial, so that players cannot farm points', async () => {
    const alice = await quiz.player('Alice')
    quiz.clock.advance(2_000)
    const { guest_key } = await trial(5)
    expect(await alice.call('take_over_trial', { guest_key })).toMatchObject({ error: true, message: 'operation_not_allowed' })
    expect(await scoreOf(alice)).toBe(0)
  })

  it('gives the points once when ten tabs and two accounts call at the same moment', async () => {
    const { guest_key } = await trial(3)
    const [alice, bob] = [await newcomer(), await newcomer()]
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => (turn % 2 === 0 ? alice : bob).call('take_over_trial', { guest_key })),
    )
    expect(replies.filter(({ error }) => !error)).toHaveLength(5)
    const scores = [await scoreOf(alice), await scoreOf(bob)]
    expect(scores.toSorted((a, b) => a - b)).toEqual([0, 12])
  })

  it('refuses a changed key, one that is made up, and one whose day is over', async () => {
    const begun = await trial(5)
    const alice = await newcomer()
    const { guest_key } = begun
    for (const at of [2, Math.floor(guest_key.length / 2), guest_key.length - 5]) {
      const other = guest_key[at] === 'A' ? 'B' : 'A'
      const changed = `${guest_key.slice(0, at)}${other}${guest_key.slice(at + 1)}`
      expect(await alice.call('take_over_trial', { guest_key: changed })).toMatchObject({ error: true, message: 'trial_over' })
    }
    expect(await alice.call('take_over_trial', { guest_key: 'a'.repeat(80) })).toMatchObject({ error: true, message: 'trial_over' })
    quiz.clock.advance(24 * 3_600_000)
    expect(await alice.call('take_over_trial', { guest_key })).toMatchObject({ error: true, message: 'trial_over' })
    expect(await scoreOf(alice)).toBe(0)
  })

  it('brings no coins, and never more than five right answers are worth, however many trials a guest makes', async () => {
    const trials = [await trial(5), await trial(5), await trial(5)]
    const alice = await newcomer()
    const before = (await alice.call('get_user_coin_score')).data.coins
    const replies = await Promise.all(trials.map(({ guest_key }) => alice.call('take_over_trial', { guest_key })))
    expect(replies.filter(({ error }) => !error)).toHaveLength(1)
    const most = 4 * (trials[0]?.questions.length ?? 0)
    expect([(await alice.call('get_user_coin_score')).data.coins, await scoreOf(alice)]).toEqual([before, most])
    expect(await quiz.ledgerSum()).toBe(0)
  })

  it('refuses a trial without answers', async () => {
    const { guest_key } = await begin()
    expect(await (await newcomer()).call('take_over_trial', { guest_key })).toMatchObject({ error: true, message: 'trial_over' })
  })
})

describe('housekeeping', () => {
  it('deletes trials that nobody took over in time', async () => {
    const [left, taken] = [await trial(1), await trial(1)]
    await (await newcomer()).call('take_over_trial', { guest_key: taken.guest_key })
    quiz.clock.advance(25 * 3_600_000)
    await quiz.app.runJob('housekeeping')
    const { rows: kept } = await sql<{ account_id: number | null }>`select account_id from trials`.execute(quiz.database.db)
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.filter(({ account_id }) => account_id === null)).toEqual([])
    expect(left.questions.length).toBeGreaterThan(0)
  })
})
