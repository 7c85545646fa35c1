// The self-learning challenge: answers are drafts until they are handed in, and right or wrong is not revealed before.

import { Q } from '@trivium/contract/play/plays'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { coinsOf, type Quiz, scoreOf, type Started, startQuiz, stopTime } from '../../../test/app/quiz.ts'
import { createApp } from '../../app.ts'
import { closeOverduePlays } from '../plays/index.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

const asked = { category_slug: 'science', limit: 10, minutes: 5 }
const open = (player: TestPlayer, input: object = {}) => quiz.open(player, 'get_questions_for_self_challenge', { ...asked, ...input })
const answersOf = async (player: TestPlayer, { play }: Started) => (await player.call('get_play', { play_id: play.id })).answers
const finish = async (player: TestPlayer, { play }: Started) => (await player.call('finish_play', { play_id: play.id })).data

describe('get_questions_for_self_challenge', () => {
  it('starts with the requested questions and minutes, with one clock for all questions', async () => {
    const { play, questions } = await open(await quiz.player(), { limit: '15', minutes: '4' })
    expect(questions).toHaveLength(15)
    expect(play).toMatchObject({ mode: 'self_challenge', seconds_per_question: null, total_seconds: 240, current_question_id: null })
    expect(Date.parse(play.deadline ?? '') - Date.parse(play.started_at)).toBe(240_000)
  })

  it('is an exercise: its category does not become a played one', async () => {
    const alice = await quiz.player()
    const started = await open(alice)
    await quiz.answer(alice, started.play, started.questions[0], 'right')
    await finish(alice, started)
    const { data } = await alice.call('get_categories', { type: 'quiz_zone' })
    expect(data.find(({ slug }) => slug === 'science')).toMatchObject({ played: false })
  })

  it('resumes the play of the same request, and starts another for a different one', async () => {
    const alice = await quiz.player()
    const first = await open(alice)
    expect(await open(alice)).toMatchObject({ play: { id: first.play.id, resumed: true }, questions: first.questions })
    expect((await open(alice, { minutes: 6 })).play.id).not.toBe(first.play.id)
  })

  it.each([
    ['limit', 7.5],
    ['limit', 'many'],
    ['limit', ''],
    ['minutes', 2],
    ['minutes', 31],
  ])('answers 400 to a %s of %s', async (field, value) => {
    const reply = await (await quiz.player()).call('get_questions_for_self_challenge', { ...asked, [field]: value })
    expect(reply).toMatchObject({ status: 400, error: true, message: 'invalid_input' })
  })

  it.each([
    [5, 3],
    [10, 6],
    [15, 9],
    [30, 15],
  ])('gives %i questions %i minutes when none are requested', async (limit, minutes) => {
    const alice = await quiz.player()
    const { play } = await open(alice, { limit, minutes: undefined })
    expect(play.total_seconds).toBe(minutes * 60)
    expect(await open(alice, { limit, minutes: '' })).toMatchObject({ play: { id: play.id, resumed: true } })
  })

  it('never gives more minutes than the setting allows', async () => {
    await quiz.set('self_challenge_most_minutes', 10)
    const { play } = await open(await quiz.player(), { limit: 30, minutes: undefined })
    await quiz.set('self_challenge_most_minutes', 30)
    expect(play.total_seconds).toBe(600)
  })

  it('accepts 5 and 30 questions, 3 and 30 minutes', async () => {
    expect((await open(await quiz.player(), { limit: 5, minutes: 3 })).questions).toHaveLength(5)
    expect((await open(await quiz.player(), { limit: 30, minutes: 30 })).questions).toHaveLength(30)
  })

  it('accepts a whole category or one subcategory, and refuses locked or unknown ones', async () => {
    const alice = await quiz.player()
    const { questions } = await open(alice, { category_slug: 'history', subcategory_slug: 'modern' })
    expect(new Set(questions.map(question => question.subcategory?.slug))).toEqual(new Set(['modern']))
    expect((await open(alice, { category_slug: 'history', limit: 30 })).questions).toHaveLength(30)
    for (const [input, message] of [
      [{ category_slug: 'treasures' }, 'category_locked'],
      [{ category_slug: 'nowhere' }, 'document_not_found'],
      [{ category_slug: 'words' }, 'document_not_found'],
      [{ category_slug: 'history', subcategory_slug: 'nowhere' }, 'document_not_found'],
      [{ language_id: 999 }, 'document_not_found'],
    ] as const) {
      expect(await alice.call('get_questions_for_self_challenge', { ...asked, ...input })).toMatchObject({ error: true, message })
    }
  })
})

describe('a draft', () => {
  it('is saved one by one in any order, can be changed and removed, and reveals nothing', async () => {
    const alice = await quiz.player()
    const started = await open(alice)
    const { play, questions } = started
    const replies = [
      await quiz.answer(alice, play, questions[7], 'right'),
      await quiz.answer(alice, play, questions[2], 'wrong'),
      await quiz.answer(alice, play, questions[2], 'right'),
      await quiz.answer(alice, play, questions[5], 'wrong'),
      await quiz.answer(alice, play, questions[7], 'nothing'),
    ]
    expect(replies.map(reply => reply.data.answered)).toEqual([1, 2, 2, 3, 2])
    for (const { data } of replies) {
      expect(data).toMatchObject({ correct: null, correct_answer: null, note: null, score: 0, result: null, current_question_id: null })
    }
    const drafts = await answersOf(alice, started)
    expect(drafts.map(draft => [draft.question_id, draft.correct])).toEqual([
      [questions[2]?.id, null],
      [questions[5]?.id, null],
    ])
    expect(drafts[0]?.your_answer?.split(',').toSorted().join()).toBe(
      questions[2] && quiz.fixture.right(questions[2]).split(',').toSorted().join(),
    )
    expect((await alice.call('get_play', { play_id: play.id })).play).toMatchObject({ score: 0, correct: 0, wrong: 0, answered: 2 })
    expect(await alice.call('get_play_review', { play_id: play.id })).toMatchObject({ message: 'play_open' })
    expect(await alice.call('use_lifeline', { play_id: play.id, question_id: questions[0]?.id, lifeline: 'fifty_fifty' })).toMatchObject({
      error: true,
    })
  })

  it('replies the same whether it is right or wrong', async () => {
    const shapes = new Set<string>()
    for (const how of ['right', 'wrong'] as const) {
      const alice = await quiz.player()
      const { play, questions } = await open(alice)
      const { data } = await quiz.answer(alice, play, questions[3], how)
      shapes.add(JSON.stringify({ ...data, deadline: '', now: '' }))
    }
    expect([...shapes]).toHaveLength(1)
  })

  it('that is not a possible answer is refused with 400, and the draft before it stays', async () => {
    const alice = await quiz.player()
    const started = await open(alice)
    await quiz.answer(alice, started.play, started.questions[0], 'right')
    const bad = { play_id: started.play.id, question_id: started.questions[0]?.id, answer: 'z' }
    expect(await alice.call('submit_answer', bad)).toMatchObject({ status: 400 })
    expect(await answersOf(alice, started)).toHaveLength(1)
  })

  it('survives a restart of the server', async () => {
    const alice = await quiz.player()
    const started = await open(alice)
    for (const index of [1, 4, 8]) await quiz.answer(alice, started.play, started.questions[index], 'right')
    const restarted = await createApp({ config: quiz.config, database: quiz.database, now: quiz.clock.now, limitFactor: 1000 })
    const response = await restarted.http.inject({
      method: 'POST',
      url: '/api/get_play',
      headers: { authorization: `Bearer ${alice.token}` },
      payload: { play_id: started.play.id },
    })
    const reply = response.json()
    expect(Q.array().parse(reply.data)).toEqual(started.questions)
    expect(reply.answers).toEqual(await answersOf(alice, started))
    expect(reply.answers).toHaveLength(3)
    await restarted.close()
  })

  it('is kept from each of several parallel tabs', async () => {
    const alice = await quiz.player()
    const started = await open(alice)
    await Promise.all(started.questions.map(question => quiz.answer(alice, started.play, question, 'right')))
    expect(await answersOf(alice, started)).toHaveLength(10)
  })
})

describe('the end', () => {
  it('grades the drafts when handed in, once, and pays neither coins nor points', async () => {
    const alice = await quiz.player()
    const started = await open(alice)
    const { play, questions } = started
    for (const [index, question] of questions.slice(0, 9).entries()) await quiz.answer(alice, play, question, index < 8 ? 'right' : 'wrong')
    const [result, again] = await Promise.all([finish(alice, started), finish(alice, started)])
    expect(result).toMatchObject({
      answered: 9,
      correct: 8,
      wrong: 1,
      percentage: 80,
      won: true,
      score: 0,
      coins_earned: 0,
      coins_note: null,
    })
    expect(again).toEqual(result)
    expect([await coinsOf(alice), await scoreOf(alice)]).toEqual([100, 0])
    const review = await alice.call('get_play_review', { play_id: play.id })
    expect(review.data.filter(item => item.correct)).toHaveLength(8)
    expect(review.data.at(-1)).toMatchObject({ your_answer: null, correct: false })
    expect(await quiz.answer(alice, play, questions[9], 'right')).toMatchObject({ error: true, message: 'play_over' })
  })

  it('comes by itself when time is over, and saved drafts count', async () => {
    stopTime()
    const alice = await quiz.player()
    const started = await open(alice)
    await quiz.answer(alice, started.play, started.questions[0], 'right')
    quiz.clock.advance(300_000)
    // An answer within the grace period was on its way in time: it counts.
    expect(await quiz.answer(alice, started.play, started.questions[1], 'right')).toMatchObject({ error: false })
    quiz.clock.advance(1500)
    expect(await quiz.answer(alice, started.play, started.questions[2], 'right')).toMatchObject({ message: 'play_over' })
    const { result } = await alice.call('get_play', { play_id: started.play.id })
    expect(result).toMatchObject({ answered: 2, correct: 2, total: 10, percentage: 20 })
  })

  it('is made by the sweep when nobody opens the play', async () => {
    const alice = await quiz.player()
    const started = await open(alice)
    for (const question of started.questions.slice(0, 6)) await quiz.answer(alice, started.play, question, 'right')
    await closeOverduePlays(quiz.database.db, quiz.clock.now())
    expect((await alice.call('get_play', { play_id: started.play.id })).result).toBeNull()
    quiz.clock.advance(302_000)
    await closeOverduePlays(quiz.database.db, quiz.clock.now())
    const row = await quiz.database.db.selectFrom('plays').select('result').where('id', '=', started.play.id).executeTakeFirstOrThrow()
    expect(row.result).toMatchObject({ answered: 6, correct: 6, won: true, coins_earned: 0 })
  })
})
