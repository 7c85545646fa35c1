import { Listed, Play } from '@trivium/contract/play/plays'
import { bankQuestionTypes } from '@trivium/contract/assess/practice-test-names'
import { TestResult, TestSheet } from '@trivium/contract/assess/practice-tests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  const { db } = quiz.database
  const organisation = await db
    .insertInto('organisations')
    .values({ slug: 'lore', names: '{"en":"Lore","ar":"المعارف"}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const area = await db
    .insertInto('areas')
    .values({ organisation_id: organisation.id, slug: 'mixes', names: '{"en":"Mixes","ar":"خليط"}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('area_categories').values({ area_id: area.id, category_id: quiz.fixture.categories.mixes }).execute()
})
afterAll(() => quiz.close())

describe.each(bankQuestionTypes.filter(type => type !== 'multiple_choice' && type !== 'true_false'))(
  'a practice test of the type %s',
  type => {
    it('is asked, graded and reviewed', async () => {
      const alice = await quiz.player()
      const reply = await alice.call('get_questions_test', { q_test_type: 'tutor', q_test_length: 10, q_question_type: type })
      if (reply.error) throw new Error(reply.message)
      const play = Play.parse(reply.play)
      const questions = Listed.array()
        .parse(reply.data)
        .filter(one => 'question_type' in one)
      expect(new Set(questions.map(({ question_type }) => question_type))).toEqual(new Set([type]))
      const verdicts = []
      for (const [index, question] of questions.entries()) {
        const { data } = await quiz.answer(alice, play, question, index % 2 === 0 ? 'right' : 'wrong')
        verdicts.push(data.correct)
      }
      expect(verdicts).toEqual(questions.map((_, index) => index % 2 === 0))
      await alice.call('finish_play', { play_id: play.id })
      const { quiz_id } = TestSheet.parse(reply.test)
      const result = TestResult.parse((await alice.call('get_test_result', { quiz_id })).data)
      expect(result).toMatchObject({ total: questions.length, correct: Math.ceil(questions.length / 2) })
      expect((await alice.call('get_questions_test_review', { quiz_id })).error).toBe(false)
    })
  },
)
