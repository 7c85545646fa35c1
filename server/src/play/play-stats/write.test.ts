import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { closeOverduePlays } from '../plays/index.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

const cardsOf = async (player: TestPlayer) => {
  await quiz.writePlayStats()
  return (await quiz.database.db.selectFrom('practice_cards').select('question_id').where('account_id', '=', player.id).execute())
    .map(card => card.question_id)
    .toSorted((a, b) => a - b)
}
const idsOf = (questions: { id: number }[]) => questions.map(({ id }) => id).toSorted((a, b) => a - b)

describe('a play that its player leaves', () => {
  const statsOf = async (questions: { id: number }[]) => {
    await quiz.writePlayStats()
    const stats = quiz.database.db.selectFrom('item_stats').select(['question_id', 'attempts', 'correct'])
    return stats.where('question_id', 'in', idsOf(questions)).orderBy('question_id').execute()
  }

  it('records nothing about questions the player did not see', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice, { category: 'scarce' })
    await quiz.answer(alice, play, questions[0], 'right')
    quiz.clock.advance(3_600_000)
    await closeOverduePlays(quiz.database.db, quiz.clock.now())
    expect(await statsOf(questions)).toEqual([{ question_id: questions[0]?.id, attempts: 1, correct: 1 }])
    // The second question may have been on the screen when the player left.
    expect(await cardsOf(alice)).toEqual([questions[1]?.id])
  })

  it('does not count lapsed questions as first answers', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice, { category: 'claims' })
    await quiz.answer(alice, play, questions[0], 'nothing')
    quiz.clock.advance(36_000)
    await quiz.answer(alice, play, questions[2], 'right')
    await alice.call('finish_play', { play_id: play.id })
    const [passed, , answered] = questions
    expect(await statsOf(questions)).toEqual(
      [
        { question_id: passed?.id ?? 0, attempts: 1, correct: 0 },
        { question_id: answered?.id ?? 0, attempts: 1, correct: 1 },
      ].toSorted((one, other) => one.question_id - other.question_id),
    )
  })
})

describe('practice', () => {
  it('repeats questions that were wrong, passed or lapsed, not those never reached', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await quiz.answer(alice, play, questions[0], 'right')
    await quiz.answer(alice, play, questions[1], 'wrong')
    await quiz.answer(alice, play, questions[2], 'nothing')
    quiz.clock.advance(36_000)
    await quiz.answer(alice, play, questions[4], 'right')
    await alice.call('finish_play', { play_id: play.id })
    expect(await cardsOf(alice)).toEqual(idsOf(questions.slice(1, 4)))
  })

  it('repeats unanswered questions of a free-order play, because all its questions were visible', async () => {
    const alice = await quiz.player()
    const asked = { category_slug: 'science', limit: 5, minutes: 3 }
    const { play, questions } = await quiz.open(alice, 'get_questions_for_self_challenge', asked)
    await quiz.answer(alice, play, questions[2], 'right')
    await alice.call('finish_play', { play_id: play.id })
    expect(await cardsOf(alice)).toEqual(idsOf(questions.toSpliced(2, 1)))
  })
})

describe('a play that was opened but not answered', () => {
  it('does not count its category as played', async () => {
    const alice = await quiz.player()
    const played = async () =>
      (await alice.call('get_categories', { type: 'quiz_zone' })).data.find(({ slug }) => slug === 'history')?.played
    await quiz.playLevel(alice, ancient, 0)
    expect(await played()).toBe(false)
    await quiz.playLevel(alice, ancient, 0, 1)
    expect(await played()).toBe(true)
  })

  it('does not count its text as read', async () => {
    const alice = await quiz.player()
    const [text] = quiz.fixture.passages.en
    const stories = { type: 'category', type_id: quiz.fixture.categories.stories } as const
    const played = async () => (await alice.call('get_fun_n_learn', stories)).data.find(({ id }) => id === text)?.played
    for (const how of ['looked at', 'answered'] as const) {
      const { play, questions } = await quiz.open(alice, 'get_fun_n_learn_questions', { fun_n_learn_id: text })
      if (how === 'answered') await quiz.answer(alice, play, questions[0], 'wrong')
      await alice.call('finish_play', { play_id: play.id })
      expect(await played()).toBe(how === 'answered')
    }
  })
})
