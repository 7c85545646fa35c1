// Numbers and pairs can be corrected like everything else, and the replacement keeps all other fields.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { must } from '../../platform/api/refuse.ts'
import { runRegrades } from '../regrades/index.ts'
import { readSettings } from '../../platform/settings/index.ts'
import type { TestPlayer } from '../../../test/app/app.ts'
import { questionDesk } from '../../../test/app/question-desk.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
let edda: TestPlayer
let desk: ReturnType<typeof questionDesk>
beforeAll(async () => {
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor'] })
  desk = questionDesk(quiz, edda)
})
afterAll(() => quiz.close())

const reason = 'The key was wrong.'
const rowOf = async (id: number) => {
  const row = await quiz.database.db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { id: _id, key: _key, pick: _pick, created_at: _at, edited_at: _edited, fingerprint: _print, corrections: _later, ...rest } = row
  return rest
}

/** A question that is alone in its category, and a player who has answered it. */
async function answered(type: 'number' | 'matching', given: string) {
  const { id: category_id, slug } = (await edda.call('create_category', { type: 'quiz_zone', names: { en: `${type} ${given}` } })).data
  const more = { category_id, level: 1, tags: ['one', 'two'], keeps_order: true }
  const question = await desk.published(type, more)
  const alice = await quiz.player('Alice')
  const { play } = await quiz.open(alice, 'get_questions_by_level', { category: slug, level: 1 })
  const { data } = await alice.call('submit_answer', { play_id: play.id, question_id: question.id, answer: given })
  expect(data.correct).toBe(false)
  return { alice, play, question }
}

describe('correct_question', () => {
  it('accepts another number, and answers within its tolerance become right', async () => {
    const { alice, play, question } = await answered('number', '10,05 m/s²')
    const said = { question_id: question.id, number: { value: 10 } }
    expect((await edda.call('correct_question', { ...said, number: undefined, answer: [0], reason })).status).toBe(400)
    expect((await edda.call('correct_question', { ...said, number: { value: 9.81 }, reason })).status).toBe(400)
    expect((await edda.call('preview_regrade', said)).data.modes).toMatchObject([{ mode: 'quiz_zone', answers: 1, turn_right: 1 }])
    const { question_id } = (await edda.call('correct_question', { ...said, reason })).data
    expect(await rowOf(must(question_id, 'it is asked on'))).toMatchObject({
      number: { value: 10, tolerance: 0.05, unit: 'm/s²' },
      tags: ['one', 'two'],
    })
    expect((await edda.call('start_regrade', { question_id: question.id })).error).toBe(false)
    const { db } = quiz.database
    for (let pass = 0; pass < 3; pass++) await runRegrades(db, await readSettings(db), quiz.clock.now())
    expect((await alice.call('get_play_review', { play_id: play.id })).data).toMatchObject([{ correct: true, correct_answer: '10' }])
  })

  it('accepts other pairs, and keeps everything else', async () => {
    const { question } = await answered('matching', 'a-1')
    const before = await rowOf(question.id)
    const said = { question_id: question.id, answer: [3, 2, 0] }
    for (const wrong of [
      [3, 2],
      [3, 2, 4],
      [1, 2, 0],
    ])
      expect((await edda.call('correct_question', { ...said, answer: wrong, reason })).status, String(wrong)).toBe(400)
    const { question_id } = (await edda.call('correct_question', { ...said, reason })).data
    expect(await rowOf(must(question_id, 'it is asked on'))).toEqual({ ...before, answer: [3, 2, 0] })
    const { corrections } = await quiz.database.db
      .selectFrom('questions')
      .select('corrections')
      .where('id', '=', question.id)
      .executeTakeFirstOrThrow()
    expect(corrections).toMatchObject([{ answer: [3, 2, 0], is_void: false }])
  })

  it('keeps remarks, descriptions of pictures, other right words and minus marks', async () => {
    const options = ['Oslo', 'Bergen', 'Turku'].map(text => ({ text, remark: `Of ${text}.` }))
    const choice = await desk.published('multiple_choice', {
      options,
      answer: [0],
      image_text: 'A map.',
      tags: ['north'],
      keeps_order: true,
    })
    const word = await desk.published('guess_the_word', { word: 'Oslo', accepted: ['Kristiania', 'Christiania'] })
    await quiz.database.db.updateTable('questions').set({ minus_marks: 0.25 }).where('id', '=', choice.id).execute()
    const before = await rowOf(choice.id)
    const next = (await edda.call('correct_question', { question_id: choice.id, answer: [1], reason })).data.question_id
    expect(await rowOf(must(next, 'it is asked on'))).toEqual({ ...before, answer: [1] })
    const other = (await edda.call('correct_question', { question_id: word.id, word: 'Christiania', reason })).data.question_id
    expect(await rowOf(must(other, 'it is asked on'))).toMatchObject({ word: 'Christiania', accepted: ['Kristiania'] })
  })
})

it('get_bank_questions finds tags', async () => {
  const { id } = await desk.draft('number', { tags: ['a rare tag', 'physics'] })
  expect((await edda.call('get_bank_questions', { tag: 'a rare tag' })).data.map(question => question.id)).toEqual([id])
  expect((await edda.call('get_bank_questions', { tag: 'a rare' })).data).toEqual([])
})
