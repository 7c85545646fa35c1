// Practice through the API: the daily limit, questions that other plays ask, and which time counts as thinking.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { ancient, type QuizPlace, type Quiz, startQuiz, stopTime } from '../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  // Start at noon: the daily limit must not run into the next day.
  quiz.clock.toNoon()
})
afterEach(() => quiz.set('practice_daily_limit', 20))
afterAll(() => quiz.close())

/** Answers a whole level wrong, and waits until its cards are due. */
async function miss(player: TestPlayer, place: QuizPlace, language_id = quiz.fixture.languages.en): Promise<void> {
  const started = await quiz.open(player, 'get_questions_by_level', { level: 1, ...place, language_id })
  await quiz.playThrough(player, started, 0)
  quiz.clock.advance(11 * 60_000)
}

describe('get_practice_questions', () => {
  it('stops at the day’s limit', async () => {
    await quiz.set('practice_daily_limit', 3)
    const player = await quiz.player()
    await miss(player, ancient)
    const started = await quiz.open(player, 'get_practice_questions')
    expect(started.questions).toHaveLength(3)
    await quiz.playThrough(player, started, 3)
    expect(await player.call('get_practice_questions')).toMatchObject({ message: 'practice_done' })
  })

  it('ahead is possible at any time, is outside the limit, and a right answer leaves the date of a question', async () => {
    await quiz.set('practice_daily_limit', 3)
    const player = await quiz.player()
    expect(await player.call('get_practice_questions', { ahead: true })).toMatchObject({ message: 'no_questions' })
    await miss(player, ancient)
    await quiz.playThrough(player, await quiz.open(player, 'get_practice_questions'), 3)
    expect(await player.call('get_practice_questions')).toMatchObject({ message: 'practice_done' })
    // The three are due in days, the other seven are due now, beyond the limit.
    await quiz.writePlayStats()
    const cards = () =>
      quiz.database.db
        .selectFrom('practice_cards')
        .select(['question_id', 'due_at', 'stability', 'times_practised'])
        .where('account_id', '=', player.id)
        .orderBy('question_id')
        .execute()
    const [before, now] = [await cards(), quiz.clock.now()]
    const scoreBefore = (await player.call('get_user_coin_score')).data
    const ahead = await quiz.open(player, 'get_practice_questions', { ahead: true })
    expect(ahead.questions).toHaveLength(10)
    await quiz.playThrough(player, ahead, 10)
    await quiz.writePlayStats()
    const after = new Map((await cards()).map(card => [card.question_id, card]))
    for (const card of before) {
      const practised = after.get(card.question_id)
      expect(practised?.times_practised).toBe(card.times_practised + 1)
      if (card.due_at > now) expect(practised).toMatchObject({ due_at: card.due_at, stability: card.stability })
      else expect(practised?.due_at.getTime()).toBeGreaterThan(now.getTime())
    }
    expect(before.filter(card => card.due_at > now)).toHaveLength(3)
    expect((await player.call('get_user_coin_score')).data).toMatchObject(scoreBefore)
    expect((await player.call('get_practice')).data).toMatchObject({ done_today: 3, due: 0 })
    // A wrong answer shows that a question was forgotten.
    const again = await quiz.open(player, 'get_practice_questions', { ahead: true })
    await quiz.playThrough(player, again, 0)
    await quiz.writePlayStats()
    for (const card of await cards()) expect(card.due_at.getTime()).toBeLessThan(quiz.clock.now().getTime() + 11 * 60_000)
  })

  it('counts questions that an open play in another language still asks', async () => {
    await quiz.set('practice_daily_limit', 3)
    const { en, ar } = quiz.fixture.languages
    const player = await quiz.player()
    await miss(player, ancient)
    await miss(player, ancient, ar)
    const english = await quiz.open(player, 'get_practice_questions', { language_id: en })
    expect(await player.call('get_practice_questions', { language_id: ar })).toMatchObject({ message: 'practice_done' })
    expect((await player.call('get_player_home', { language_id: ar })).data.practice_due).toBe(0)
    expect((await player.call('get_player_home', { language_id: en })).data.practice_due).toBe(3)
    await quiz.answer(player, english.play, english.questions[0], 'right')
    expect(await player.call('get_practice_questions', { language_id: ar })).toMatchObject({ message: 'practice_done' })
    await player.call('finish_play', { play_id: english.play.id })
    expect((await quiz.open(player, 'get_practice_questions', { language_id: ar })).questions).toHaveLength(2)
  })

  it('shares one limit among plays that start at the same moment', async () => {
    await quiz.set('practice_daily_limit', 3)
    const player = await quiz.player()
    const { en, ar } = quiz.fixture.languages
    await miss(player, ancient)
    await miss(player, ancient, ar)
    const replies = await Promise.all([en, ar].map(language_id => player.call('get_practice_questions', { language_id })))
    expect(replies.map(reply => reply.message).toSorted()).toEqual(['ok', 'practice_done'])
  })

  it('skips questions that another open play asks, and draws the next due ones', async () => {
    await quiz.set('practice_daily_limit', 10)
    const player = await quiz.player()
    await miss(player, { category: 'scarce' })
    await miss(player, ancient)
    await quiz.open(player, 'get_questions_for_self_challenge', { category_slug: 'scarce', limit: 10, minutes: 30 })
    const { questions } = await quiz.open(player, 'get_practice_questions')
    expect(questions.map(question => question.subcategory?.slug)).toEqual(Array(10).fill('ancient'))
  })
})

describe('the count of due cards', () => {
  it('leaves out questions that another open play asks, as drawing does', async () => {
    const player = await quiz.player()
    const due = async () => [(await player.call('get_practice')).data.due, (await player.call('get_player_home')).data.practice_due]
    await miss(player, { category: 'scarce' })
    expect(await due()).toEqual([10, 10])
    const asked = { category_slug: 'scarce', limit: 10, minutes: 30 }
    const { play, questions } = await quiz.open(player, 'get_questions_for_self_challenge', asked)
    expect(await due()).toEqual([0, 0])
    expect(await player.call('get_practice_questions')).toMatchObject({ message: 'no_questions' })
    for (const question of questions.slice(0, 4)) await quiz.answer(player, play, question, 'wrong')
    await player.call('finish_play', { play_id: play.id })
    quiz.clock.advance(11 * 60_000)
    expect(await due()).toEqual([10, 10])
    // The questions of the play itself are still due: it can be resumed.
    await quiz.open(player, 'get_practice_questions')
    expect(await due()).toEqual([10, 10])
  })
})

describe('thinking time', () => {
  it('starts when the question is shown: neither reading a note nor being away makes an answer slow', async () => {
    stopTime()
    const player = await quiz.player()
    await miss(player, ancient)
    const { play, questions } = await quiz.open(player, 'get_practice_questions')
    const seconds = (count: number) => quiz.clock.advance(count * 1000)
    const goOn = () => player.call('get_play', { play_id: play.id })
    /** Minutes until the card is due again: a day after a quick right answer, a quarter of an hour after a slow one. */
    const answer = async (index: number) => {
      const question = questions[index]
      await quiz.answer(player, play, question, 'right')
      await quiz.writePlayStats()
      const card = quiz.database.db.selectFrom('practice_cards').select('due_at').where('account_id', '=', player.id)
      const { due_at } = await card.where('question_id', '=', question?.id ?? 0).executeTakeFirstOrThrow()
      return (due_at.getTime() - quiz.clock.now().getTime()) / 60_000
    }
    const [day, quarter] = [24 * 60, 15]

    seconds(9)
    expect(await answer(0)).toBe(day)
    seconds(20)
    await goOn()
    seconds(8)
    expect(await answer(1)).toBe(day)
    await goOn()
    seconds(3600)
    await goOn()
    seconds(7)
    expect(await answer(2)).toBe(day)
    seconds(3600)
    expect((await quiz.open(player, 'get_practice_questions')).play).toMatchObject({ id: play.id, resumed: true })
    seconds(21)
    expect(await answer(3)).toBe(quarter)
    // The server has no record that this question was shown.
    seconds(30)
    expect(await answer(4)).toBe(day)

    await player.call('finish_play', { play_id: play.id })
    const { data: review } = await player.call('get_play_review', { play_id: play.id })
    expect(review.slice(0, 5).map(({ ms }) => ms)).toEqual([9000, 8000, 7000, 21_000, null])
    const { data } = await player.call('get_users_statistics')
    const timed = data.speed.filter(({ up_to_ms }) => up_to_ms === null || up_to_ms > 6000)
    expect(timed.map(({ up_to_ms, answers }) => [up_to_ms, answers])).toEqual([
      [8000, 2],
      [10_000, 1],
      [15_000, 0],
      [20_000, 0],
      [30_000, 1],
      [null, 0],
    ])
  })
})

describe('the missed questions of a round', () => {
  const again = (player: TestPlayer, play_id: number) => player.call('get_practice_questions', { play_id })

  it('are asked again at once, whatever the day’s limit is, and bring nothing', async () => {
    await quiz.set('practice_daily_limit', 0)
    const player = await quiz.player()
    const { play_id } = await quiz.playLevel(player, ancient, 7)
    const review = await player.call('get_play_review', { play_id })
    const missed = review.data.filter(({ correct }) => !correct).map(({ id }) => id)
    const before = await player.call('get_user_coin_score')
    const started = await quiz.open(player, 'get_practice_questions', { play_id })
    expect(started.questions.map(({ id }) => id)).toEqual(missed)
    expect(started.play).toMatchObject({ mode: 'practice', total: 3, deadline: null, score: 0 })
    expect((await again(player, play_id)).play).toMatchObject({ id: started.play.id, resumed: true })
    const result = await quiz.playThrough(player, started, 3)
    expect(result).toMatchObject({ correct: 3, coins_earned: 0, score: 0 })
    expect((await player.call('get_user_coin_score')).data).toEqual(before.data)
    // The misses of the practice play itself: none.
    expect(await again(player, result.play_id)).toMatchObject({ message: 'no_questions' })
  })

  it('are refused of an open play, of another player, and of a play without misses', async () => {
    const [player, eve] = [await quiz.player(), await quiz.player('Eve')]
    const { play } = await quiz.begin(player)
    expect(await again(player, play.id)).toMatchObject({ message: 'play_open' })
    expect(await again(eve, play.id)).toMatchObject({ status: 403 })
    expect(await again(player, 999_999)).toMatchObject({ message: 'document_not_found' })
    await player.call('finish_play', { play_id: play.id })
    const { play_id } = await quiz.playLevel(player, ancient, 10)
    expect(await again(player, play_id)).toMatchObject({ message: 'no_questions' })
  })

  it('leave out questions that a contest asks meanwhile', async () => {
    const player = await quiz.player()
    const { play_id } = await quiz.playLevel(player, ancient, 9)
    const [missed] = (await player.call('get_play_review', { play_id })).data.filter(({ correct }) => !correct)
    const { db } = quiz.database
    const seal = (by: string | null) =>
      db
        .updateTable('questions')
        .set({ sealed_by: by })
        .where('id', '=', missed?.id ?? 0)
        .execute()
    await seal('contest:1')
    const reply = await again(player, play_id)
    await seal(null)
    expect(reply).toMatchObject({ error: true })
  })
})
