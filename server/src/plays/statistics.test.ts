import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ancient, type Quiz, startQuiz } from '../../test/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

describe('get_users_statistics', () => {
  it('is empty before the first play', async () => {
    const { data } = await (await quiz.player()).call('get_users_statistics')
    expect(data).toMatchObject({
      questions_answered: 0,
      correct_answers: 0,
      strong_category: null,
      weak_category: null,
      best_rank: null,
      by_mode: [],
      battles: { won: 0, lost: 0, drawn: 0 },
    })
    expect(data.by_day).toHaveLength(30)
    expect(data.by_day.every(day => day.answered === 0)).toBe(true)
  })

  it('adds up what was answered, by mode, day and category', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, ancient, 9, 1)
    await quiz.playLevel(alice, { category: 'science' }, 3, 7)
    await quiz.playLevel(alice, { category: 'claims' }, 2)
    const { data } = await alice.call('get_users_statistics')
    expect(data).toMatchObject({
      questions_answered: 22,
      correct_answers: 14,
      // A subcategory counts for its category.
      strong_category: { name: 'history', ratio: 90 },
      weak_category: { name: 'science', ratio: 30 },
      by_mode: [{ mode: 'quiz_zone', plays: 3, answered: 22, correct: 14 }],
    })
    expect(data.best_rank).toBeGreaterThan(0)
    expect(data.by_day.at(-1)).toEqual({ day: quiz.clock.now().toISOString().slice(0, 10), answered: 22, correct: 14 })
  })

  it('does not count what lapsed or was passed', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await quiz.answer(alice, play, questions[0], 'nothing')
    quiz.clock.advance(3_600_000)
    await alice.call('get_play', { play_id: play.id })
    expect((await alice.call('get_users_statistics')).data).toMatchObject({ questions_answered: 0, by_mode: [{ plays: 1, answered: 0 }] })
  })

  it('moves on with the days', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, ancient, 1)
    quiz.clock.advance(24 * 3_600_000)
    await quiz.playLevel(alice, ancient, 2)
    const { data } = await alice.call('get_users_statistics')
    expect(data.by_day.slice(-2).map(day => day.answered)).toEqual([1, 2])
  })
})

describe('set_users_statistics', () => {
  it('is a claim: it answers with the truth and changes nothing', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, ancient, 1, 1)
    const claim = { questions_answered: 1000, correct_answers: 1000, category_id: 1, ratio: 99.5 }
    expect((await alice.call('set_users_statistics', claim)).data).toEqual({ questions_answered: 2, correct_answers: 1 })
    expect((await alice.call('get_users_statistics')).data).toMatchObject({ questions_answered: 2, correct_answers: 1 })
  })
})
