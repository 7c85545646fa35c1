import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

describe('the play to resume', () => {
  it('is an older one when the time of the newest is over and no sweep has run', async () => {
    const alice = await quiz.player()
    const older = await quiz.begin(alice)
    quiz.clock.advance(1000)
    await quiz.open(alice, 'get_questions_for_self_challenge', { category_slug: 'science', limit: 5, minutes: 3 })
    quiz.clock.advance(4 * 60_000)
    expect((await alice.call('get_player_home')).data.open_play).toMatchObject({ id: older.play.id })
    expect((await alice.call('get_play')).play).toMatchObject({ id: older.play.id })
  })
})

describe('the difficulty of a question', () => {
  it('comes from its first answers, in a new play and in a resumed one', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const [first, second] = questions.map(({ id }) => id)
    const none = { rest_attempts: 0, rest_correct: 0, rest_sum: 0, rest_square_sum: 0, rest_sum_of_correct: 0, times: [] }
    await quiz.database.db
      .insertInto('item_stats')
      .values([
        { question_id: first ?? 0, attempts: 20, correct: 20, ...none },
        { question_id: second ?? 0, attempts: 20, correct: 0, ...none },
      ])
      .execute()
    const { data } = await alice.call('get_play', { play_id: play.id })
    expect(data.slice(0, 2).map(question => ('difficulty' in question ? question.difficulty : null))).toEqual(['easy', 'hard'])
    const next = await quiz.begin(await quiz.player('Bob'))
    const difficulties = new Map(next.questions.map(({ id, difficulty }) => [id, difficulty]))
    expect(difficulties.get(first ?? 0) ?? 'easy').toBe('easy')
    expect(difficulties.get(second ?? 0) ?? 'hard').toBe('hard')
  })
})
