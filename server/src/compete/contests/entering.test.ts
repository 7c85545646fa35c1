import { contests } from '@trivium/contract/compete/contests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContestHall, contestHall, hourMs } from '../../../test/games/contest-hall.ts'
import { coinsOf, type Quiz, startQuiz, stopTime } from '../../../test/app/quiz.ts'
import { deactivate } from '../../people/accounts/index.ts'

let quiz: Quiz
let hall: ContestHall
beforeAll(async () => {
  quiz = await startQuiz()
  await quiz.set('weekly_contest', 0)
  hall = contestHall(quiz)
})
afterAll(() => quiz.close())

const isSealed = (question: object) => 'sealed' in question

describe('get_contest', () => {
  it('refuses when there are no contests, and an unknown language', async () => {
    const alice = await quiz.player()
    const { ar } = quiz.fixture.languages
    expect(await alice.call('get_contest', { language_id: ar })).toMatchObject({ error: true, message: 'no_contests' })
    expect(await alice.call('get_contest', { language_id: 99 })).toMatchObject({ error: true, message: 'document_not_found' })
  })

  it('lists live, upcoming and past contests, the past ones by pages, newest first', async () => {
    const { ar } = quiz.fixture.languages
    const asks = { questions: 2, leafIds: [quiz.fixture.categories.science] }
    const past: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      past.unshift(await hall.openOne({ languageId: ar, hours: 1, asks }))
      await hall.end(past[0] ?? 0)
    }
    const live = await hall.openOne({ languageId: ar, asks, entry: 7 })
    const next = await hall.announce({ languageId: ar, asks, startsInHours: 24 })
    const alice = await quiz.player()
    const all = await alice.call('get_contest', { language_id: ar, timezone: 'UTC', gmt_format: '+00:00' })
    const ids = (list: { id: number }[]) => list.map(({ id }) => id)
    expect([ids(all.data.live), ids(all.data.upcoming), ids(all.data.past), all.total]).toEqual([[live], [next], past, 3])
    expect(all.data.live[0]).toMatchObject({ state: 'live', entry: 7, participants: 0, questions: 2, played: false, my_state: 'none' })
    expect(all.data.upcoming[0]?.state).toBe('upcoming')
    expect((await quiz.app.http.inject({ url: all.data.live[0]?.image ?? '' })).headers['content-type']).toBe('image/svg+xml')
    const page = await alice.call('get_contest', { language_id: ar, offset: 1, limit: 1 })
    expect([ids(page.data.past), page.total]).toEqual([[past[1]], 3])
  })
})

describe('the weekly cup in several languages', () => {
  it('is one cup for a player: who is in it is in it in every language, and cannot enter twice', async () => {
    stopTime()
    const { en, ar } = quiz.fixture.languages
    const cup = { kind: 'weekly', hours: 20, entry: 0 } as const
    const [english, arabic] = [await hall.announce({ ...cup, languageId: en }), await hall.announce({ ...cup, languageId: ar })]
    await hall.tick()
    const alice = await quiz.player()
    const cups = async (language_id: number) => {
      const { data } = await alice.call('get_contest', { language_id })
      return data.live.filter(({ kind }) => kind === 'weekly').map(({ id, my_state }) => [id, my_state])
    }
    expect([await cups(en), await cups(ar)]).toEqual([[[english, 'none']], [[arabic, 'none']]])
    await hall.enter(alice, english)
    expect([await cups(en), await cups(ar)]).toEqual([[[english, 'playing']], [[english, 'playing']]])
    expect(await alice.call('get_questions_by_contest', { contest_id: arabic })).toMatchObject({ error: true, message: 'already_played' })
    await hall.end(english)
    const { data } = await alice.call('get_contest', { language_id: ar })
    expect(data.past.filter(({ kind }) => kind === 'weekly').map(({ id }) => id)).toEqual([english])
  })
})

describe('get_contest_of_play', () => {
  it("finds the contest of the player's own play only", async () => {
    const id = await hall.openOne()
    const [alice, bob] = [await quiz.player(), await quiz.player()]
    const { play } = await hall.enter(alice, id)
    const { data } = await alice.call('get_contest_of_play', { play_id: play.id })
    expect(data).toMatchObject({ id, seed: null, question_ids: null, my_play: { play_id: play.id, state: 'playing' } })
    const refused = { error: true, message: 'document_not_found' }
    expect(await bob.call('get_contest_of_play', { play_id: play.id })).toMatchObject(refused)
    const { play: drill } = await quiz.open(alice, 'get_questions_by_type', { type: 'true_false' })
    expect(await alice.call('get_contest_of_play', { play_id: drill.id })).toMatchObject(refused)
  })
})

describe('the contest on the home page', () => {
  it("is the live one that ends first, else the next one, with the player's own state", async () => {
    const { ar: language_id } = quiz.fixture.languages
    const asks = { questions: 2, leafIds: [quiz.fixture.categories.science] }
    const alice = await quiz.player()
    const seen = async () => (await alice.call('get_player_home', { language_id })).data.contest
    for (let earlier = await seen(); earlier; earlier = await seen()) await hall.end(earlier.id)
    await hall.announce({ languageId: language_id, asks, startsInHours: 40 })
    expect(await seen()).toMatchObject({ state: 'upcoming', my_state: 'none' })
    const long = await hall.openOne({ languageId: language_id, asks, hours: 30 })
    expect(await seen()).toMatchObject({ id: long, name: 'Trial of history', state: 'live', my_state: 'none' })
    const short = await hall.openOne({ languageId: language_id, asks, hours: 2 })
    expect(await seen()).toMatchObject({ id: short, my_state: 'none' })
    await hall.enter(alice, short)
    expect(await seen()).toMatchObject({ id: short, my_state: 'playing' })
  })
})

describe('get_questions_by_contest', () => {
  it('refuses contests that do not exist, have not started, or are over, and charges nothing', async () => {
    const alice = await quiz.player()
    const upcoming = await hall.announce({ startsInHours: 2 })
    const over = await hall.openOne({ hours: 1 })
    await hall.end(over)
    const message = async (contest_id: number) => (await alice.call('get_questions_by_contest', { contest_id })).message
    expect([await message(999_999), await message(upcoming), await message(over)]).toEqual([
      'document_not_found',
      'contest_not_started',
      'contest_over',
    ])
    expect(await coinsOf(alice)).toBe(100)
  })

  it('charges the entry with the first question, and opens one question at a time', async () => {
    const id = await hall.openOne()
    const alice = await quiz.player()
    const { play, listed } = await hall.enter(alice, id)
    expect(play).toMatchObject({ mode: 'contest', opens: 'one', total: 3, seconds_per_question: 30, resumed: false, lifelines: [] })
    expect(listed.map(isSealed)).toEqual([false, true, true])
    expect(listed.map(question => question.id)).toEqual(await hall.questionIds(id))
    expect(await coinsOf(alice)).toBe(90)
    const { data } = await alice.call('get_tracker_data')
    expect(data[0]).toMatchObject({ title: 'contest_entry', points: 10, type: 'spent' })
    expect((await alice.call('get_contest_detail', { contest_id: id })).data).toMatchObject({
      participants: 1,
      pot: 10,
      my_state: 'playing',
    })
  })

  it("resumes the player's one attempt, and refuses a second one", async () => {
    const id = await hall.openOne()
    const alice = await quiz.player()
    const begun = await hall.enter(alice, id)
    const { data } = await quiz.answer(alice, begun.play, begun.question ?? undefined, 'right')
    expect(data).toMatchObject({ correct: null, correct_answer: null, note: null, score: 0 })
    const again = await hall.enter(alice, id)
    expect([again.play.id, again.play.resumed, again.play.score, again.question?.id]).toEqual([
      begun.play.id,
      true,
      0,
      data.next_question?.id,
    ])
    await alice.call('finish_play', { play_id: begun.play.id })
    expect((await alice.call('get_questions_by_contest', { contest_id: id })).message).toBe('already_played')
    expect(await coinsOf(alice)).toBe(90)
  })

  it('enters once, however many calls arrive at the same moment', async () => {
    const id = await hall.openOne()
    const alice = await quiz.player()
    const replies = await Promise.all(Array.from({ length: 8 }, () => alice.call('get_questions_by_contest', { contest_id: id })))
    expect(replies.map(({ message }) => message)).toEqual(Array(8).fill('ok'))
    expect(new Set(replies.map(({ play }) => play.id)).size).toBe(1)
    expect(replies.filter(({ play }) => !play.resumed)).toHaveLength(1)
    expect(await coinsOf(alice)).toBe(90)
    const { pot, participants } = (await alice.call('get_contest_detail', { contest_id: id })).data
    expect([pot, participants]).toEqual([10, 1])
  })

  it('refuses a player with too few coins, and writes nothing', async () => {
    const id = await hall.openOne({ entry: 101 })
    const alice = await quiz.player()
    const refused = () => alice.call('get_questions_by_contest', { contest_id: id }, { headers: { 'idempotency-key': 'enter' } })
    expect((await alice.call('get_questions_by_contest', { contest_id: id })).message).toBe('not_enough_coins')
    expect([(await refused()).message, (await refused()).message]).toEqual(['not_enough_coins', 'not_enough_coins'])
    expect((await alice.call('get_play')).play).toBeNull()
    expect((await alice.call('get_contest_detail', { contest_id: id })).data).toMatchObject({ played: false, pot: 0, participants: 0 })
    expect(await coinsOf(alice)).toBe(100)
  })

  it('is free where the entry is 0', async () => {
    const id = await hall.openOne({ entry: 0 })
    const alice = await quiz.player('Alice', { coins: 0 })
    await hall.playThrough(alice, id, 3)
    await hall.end(id)
    expect(await coinsOf(alice)).toBe(100)
    expect(await quiz.ledgerSum()).toBe(0)
  })

  it('gives a late player only the rest of the window', async () => {
    stopTime()
    const id = await hall.openOne({ hours: 1 })
    quiz.clock.advance(hourMs - 40_000)
    const alice = await quiz.player()
    const begun = await hall.enter(alice, id)
    quiz.clock.advance(20_000)
    const { data } = await quiz.answer(alice, begun.play, begun.question ?? undefined, 'right')
    const endsAt = Date.parse((await alice.call('get_contest_detail', { contest_id: id })).data.end_date)
    expect(Date.parse(data.deadline ?? '')).toBe(endsAt)
    quiz.clock.advance(21_500)
    const late = await quiz.answer(alice, begun.play, data.next_question ?? undefined, 'right')
    expect(late.data.result).toMatchObject({ answered: 1, correct: 1, score: 4 })
    expect((await alice.call('get_questions_by_contest', { contest_id: id })).message).toBe('already_played')
  })

  it('uses the announced terms after a setting has changed', async () => {
    const id = await hall.announce({ seconds: 12, startsInHours: 1 })
    await quiz.set('contest_score_correct', 40)
    await quiz.set('contest_entry', 90)
    quiz.clock.advance(hourMs)
    await hall.tick()
    const alice = await quiz.player()
    const result = await hall.playThrough(alice, id, 2)
    expect(result.score).toBe(4)
    expect(await coinsOf(alice)).toBe(90)
    await quiz.set('contest_score_correct', 4)
    await quiz.set('contest_entry', 10)
  })

  it("ends the player's other play with the same question, instead of leaving the question out", async () => {
    const alice = await quiz.player()
    const other = await quiz.begin(alice)
    const asks = { questions: 40, leafIds: [quiz.fixture.categories.ancient] }
    const id = await hall.openOne({ asks })
    const { listed } = await hall.enter(alice, id)
    const all = await hall.questionIds(id)
    expect(listed.map(question => question.id)).toEqual(all)
    expect(other.questions.filter(question => all.includes(question.id)).length).toBeGreaterThan(0)
    expect((await alice.call('get_play', { play_id: other.play.id })).data).toEqual([])
    await hall.end(id)
  })
})

describe('a score below 0', () => {
  it('is shown as it is', async () => {
    const id = await hall.openOne()
    expect(await hall.playThrough(await quiz.player(), id, 0)).toMatchObject({ score: -12, correct: 0, wrong: 3, coins_earned: 0 })
  })
})

describe('set_contest_leaderboard', () => {
  it('returns the true result, whatever the client claims', async () => {
    const id = await hall.openOne()
    const alice = await quiz.player()
    const claim = (contest_id: unknown) =>
      alice.call('set_contest_leaderboard', { contest_id, questions_attended: '3', correct_answers: 3, score: 'all' })
    expect((await claim(id)).data).toEqual({ questions_attended: 0, correct_answers: 0, score: 0 })
    await hall.playThrough(alice, id, 2)
    expect((await claim(id)).data).toEqual({ questions_attended: 3, correct_answers: 2, score: 4 })
    expect([(await claim('?')).message, (await claim(999_999)).message]).toEqual(['document_not_found', 'document_not_found'])
  })
})

describe('a deactivated player', () => {
  it('gets no refund, and the play ends with the window', async () => {
    const id = await hall.openOne()
    const [alice, bob] = [await quiz.player(), await quiz.player('Bob')]
    await hall.enter(alice, id)
    await deactivate(quiz.database.db, alice.id)
    await hall.end(id)
    const { data } = await bob.call('get_contest_leaderboard', { contest_id: id })
    expect(contests.get_contest_leaderboard.output.parse(data).top_users).toMatchObject([{ user_id: alice.id, score: 0 }])
    expect(await quiz.ledgerSum()).toBe(0)
  })
})
