// Beginners lose no points: a wrong answer on an easy level costs nothing. The setting counts as it was when the play started.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { ancient, type Quiz, type Started, startQuiz } from '../../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

/** The score after one wrong answer. */
async function afterWrong(player: TestPlayer, { play, questions }: Started) {
  return (await quiz.answer(player, play, questions[0], 'wrong')).data.score
}

/** A level is open once the one before was played. */
async function beginLevel(player: TestPlayer, level: number): Promise<Started> {
  for (let before = 1; before < level; before++) await quiz.playThrough(player, await quiz.begin(player, { ...ancient, level: before }), 0)
  return quiz.begin(player, { ...ancient, level })
}

describe('a wrong answer', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, -2],
  ])('on level %i scores %i', async (level, score) => {
    const alice = await quiz.player()
    expect(await afterWrong(alice, await beginLevel(alice, level))).toBe(score)
  })

  it('costs nothing on the first level of multi match either', async () => {
    const alice = await quiz.player()
    expect(await afterWrong(alice, await quiz.open(alice, 'get_multi_match_questions_by_level', { category: 'mixes', level: 1 }))).toBe(0)
  })

  it('costs points in modes without levels', async () => {
    const alice = await quiz.player()
    expect(await afterWrong(alice, await quiz.open(alice, 'get_questions_by_type', { type: 'true_false' }))).toBe(-2)
    expect(await afterWrong(alice, await quiz.open(alice, 'get_daily_quiz'))).toBe(-2)
  })

  it('does not lower the leaderboard points of the right answers', async () => {
    const alice = await quiz.player()
    expect(await quiz.playLevel(alice, ancient, 4, 6)).toMatchObject({ correct: 4, wrong: 6, score: 16 })
  })
})

describe('the setting deducts_from_level', () => {
  it('does not affect an open play', async () => {
    const alice = await quiz.player()
    const before = await quiz.begin(alice)
    await quiz.set('deducts_from_level', 1)
    const after = await quiz.begin(alice, { category: 'history', subcategory: 'modern' })
    await quiz.set('deducts_from_level', 3)
    expect(await afterWrong(alice, before)).toBe(0)
    expect(await afterWrong(alice, after)).toBe(-2)
  })
})
