import type { Q } from '@trivium/contract/play/plays'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { must } from '../../../platform/api/refuse.ts'
import { upsertQuestions } from '../store.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

/** A release that keeps only the last two options of a question, and makes the first of these the right one. */
async function release(id: number | undefined): Promise<void> {
  const row = await quiz.database.db
    .selectFrom('questions')
    .selectAll()
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow()
  await upsertQuestions(quiz.database.db, [
    { ...row, options: row.options.slice(-2), answer: [0], note: 'Released.', fingerprint: 'as released' },
  ])
}

const textOf = (question: Q | undefined, key: string | null) => question?.options.find(option => option.key === key)?.text

describe('a release that changes a question', () => {
  it('changes nothing in the plays that ask it', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const [first, second] = questions
    await quiz.answer(alice, play, first, 'right')
    for (const question of [first, second]) await release(question?.id)

    expect((await alice.call('get_play', { play_id: play.id })).data).toEqual(questions)
    expect((await quiz.begin(alice)).questions).toEqual(questions)
    expect((await quiz.answer(alice, play, second, 'right')).data).toMatchObject({ correct: true })
    await alice.call('finish_play', { play_id: play.id })
    const { data } = await alice.call('get_play_review', { play_id: play.id })
    for (const [index, question] of [first, second].entries()) {
      const known = must(quiz.fixture.known.get(question?.id ?? 0), 'it is of the fixture')
      expect(data[index]).toMatchObject({ options: question?.options, note: known.note, correct: true })
      expect(textOf(question, data[index]?.correct_answer ?? null)).toBe(known.options[known.answer[0] ?? 0])
    }
  })

  it('is asked from the next play on; the old version is not, neither as a bookmark nor in practice', async () => {
    await quiz.set('bookmarks_per_type', 1)
    const alice = await quiz.player()
    const place = { category: 'history', subcategory: 'modern' } as const
    const started = await quiz.begin(alice, place)
    const [question, other] = started.questions
    const keep = (kept: Q | undefined) => alice.call('set_bookmark', { question_id: kept?.id, status: 1, type: 'quiz_zone' })
    await keep(question)
    await quiz.playThrough(alice, started, 0)
    quiz.clock.advance(11 * 60_000)
    const due = async () => (await alice.call('get_practice')).data.due
    expect(await due()).toBe(10)
    await release(question?.id)

    expect(await due()).toBe(9)
    const practice = await quiz.open(alice, 'get_practice_questions')
    expect(practice.questions.map(({ id }) => id)).not.toContain(question?.id)
    expect(await alice.call('get_bookmark', { type: 'quiz_zone' })).toMatchObject({ message: 'no_data' })
    // A hidden bookmark does not count against the limit.
    expect(await keep(other)).toMatchObject({ error: false })
    await alice.call('finish_play', { play_id: practice.play.id })

    const next = await quiz.begin(await quiz.player('Bob'), place)
    expect(next.questions.map(({ id }) => id)).not.toContain(question?.id)
    await quiz.set('bookmarks_per_type', 200)
  })
})
