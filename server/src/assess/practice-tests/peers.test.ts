// The shares of other players' first answers: only with the right answer, and only from 30 answers on.

import { AnswerOutcome, Listed, Play, type Q } from '@trivium/contract/play/plays'
import { TestSheet } from '@trivium/contract/assess/practice-tests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, TestPlayer } from '../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { fillBank } from '../../../test/banks/test-bank.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  await fillBank(quiz)
})
afterAll(() => quiz.close())

interface Begun {
  text: string
  play: Play
  test: TestSheet
  questions: Q[]
}

const choiceTest = { q_pool: 'all', q_question_type: 'multiple_choice', q_test_length: 10 } as const

async function begin(player: TestPlayer, input: Pick<Fields<'get_questions_test'>, 'q_test_type'>): Promise<Begun> {
  const reply = await player.call('get_questions_test', { ...choiceTest, ...input })
  const questions = Listed.array()
    .parse(reply.data)
    .filter(one => 'options' in one)
  return { text: JSON.stringify(reply), play: Play.parse(reply.play), test: TestSheet.parse(reply.test), questions }
}

/** Counts as if this many players had chosen each option, in the stored order. */
async function store(counts: readonly number[], questionIds: readonly number[]): Promise<void> {
  const { db } = quiz.database
  await db.deleteFrom('item_choices').where('question_id', 'in', questionIds).execute()
  const rows = questionIds.flatMap(question_id => counts.map((times, index) => ({ question_id, choice: String(index), times })))
  await db.insertInto('item_choices').values(rows).execute()
}

const idsOf = ({ questions }: Begun) => questions.map(({ id }) => id)
const noOne = async () => void (await quiz.database.db.deleteFrom('item_choices').execute())

/** The stored share of each option, by its key in this play. */
async function sharesIn(question: Q | undefined, shares: readonly number[]) {
  const { options } = await quiz.database.db
    .selectFrom('questions')
    .select('options')
    .where('id', '=', question?.id ?? 0)
    .executeTakeFirstOrThrow()
  return Object.fromEntries(
    (question?.options ?? []).map(({ key, text }) => [key, shares[options.findIndex(option => option.text === text)]]),
  )
}

describe('the first answers of other players', () => {
  it('come with the feedback of a tutor test, in the order of this play', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice, { q_test_type: 'tutor' })
    const [first] = begun.questions
    await store([18, 6, 4, 2], idsOf(begun))
    const { data } = await quiz.answer(alice, begun.play, first, 'wrong')
    expect(data.peers).toEqual({ answers: 30, shares: await sharesIn(first, [60, 20, 13, 7]) })
    // The same answer again repeats the reply.
    const again = await alice.call('submit_answer', {
      play_id: begun.play.id,
      question_id: first?.id,
      answer: first ? quiz.fixture.wrong(first) : '',
    })
    expect(again.data.peers).toEqual(data.peers)
    await noOne()
  })

  it('stay away below 30 of them', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice, { q_test_type: 'tutor' })
    await store([17, 6, 4, 2], idsOf(begun))
    for (const question of begun.questions) {
      const { data } = await quiz.answer(alice, begun.play, question, 'right')
      expect(AnswerOutcome.parse(data)).not.toHaveProperty('peers')
    }
    const { data } = await alice.call('get_questions_test_review', { quiz_id: begun.test.quiz_id })
    expect(data).toHaveLength(10)
    for (const item of data) expect(item).not.toHaveProperty('peers')
    await noOne()
  })

  it.each(['tutor', 'timed', 'cat'] as const)('never leave before the answer is told: %s', async q_test_type => {
    const alice = await quiz.player()
    await store(
      [18, 6, 4, 2],
      (await quiz.database.db.selectFrom('questions').select('id').where('question_type', '=', 'multiple_choice').execute()).map(
        ({ id }) => id,
      ),
    )
    const begun = await begin(alice, { q_test_type })
    const { play_id, quiz_id } = { play_id: begun.play.id, quiz_id: begun.test.quiz_id }
    const open = async () => [
      begun.text,
      ...(await Promise.all([alice.call('get_play', { play_id }), alice.call('get_test', { quiz_id })])).map(reply =>
        JSON.stringify(reply),
      ),
    ]
    for (const reply of await open()) expect(reply).not.toContain('peers')
    const { data } = await quiz.answer(alice, begun.play, begun.questions[0], 'right')
    const isTold = q_test_type === 'tutor'
    expect(Boolean(data.peers)).toBe(isTold)
    for (const reply of await open()) expect(reply).not.toContain('peers')
    expect((await alice.call('get_questions_test_review', { quiz_id })).message).toBe('play_open')
    expect((await alice.call('get_play_review', { play_id })).message).toBe('play_open')
    await alice.call('finish_play', { play_id })
    const review = await alice.call('get_questions_test_review', { quiz_id })
    expect(review.data.length).toBeGreaterThan(0)
    for (const item of review.data) expect(item.peers).toEqual({ answers: 30, shares: await sharesIn(item, [60, 20, 13, 7]) })
    await noOne()
  })

  it('stay away from other modes', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await store(
      [18, 6, 4, 2],
      questions.map(({ id }) => id),
    )
    const { data } = await quiz.answer(alice, play, questions[0], 'right')
    expect(data.correct_answer).not.toBeNull()
    expect(data).not.toHaveProperty('peers')
    await noOne()
  })
})
