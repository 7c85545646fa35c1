import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const historyOf = async (question_id: number) => (await edda.call('get_question_history', { question_id })).data

describe('the history of a question', () => {
  it('has every change of every version, also those made for many at once', async () => {
    const [first, other] = [await desk.published(), await desk.published()]
    await desk.change(first, { note: 'Said better.' })
    await edda.call('move_questions', { question_ids: [first.id, other.id], level: 3 })
    const { data: seen } = await edda.call('get_bank_question', { question_id: first.id })
    const { data: next } = await desk.change(seen, { answer: [1] })
    expect(next.id).not.toBe(first.id)
    const entries = await historyOf(next.id)
    expect(entries.map(({ action, question_id }) => [action, question_id])).toEqual([
      ['change_question', first.id],
      ['move_questions', null],
      ['change_question', first.id],
      ['publish_questions', first.id],
      ['create_question', first.id],
    ])
    expect(entries[1]).toMatchObject({ name: 'Edda', before: { id: first.id, level: 9 } })
    expect(entries[2]).toMatchObject({ before: { note: 'Because.' }, after: { note: 'Said better.' } })
    expect(await historyOf(first.id)).toEqual(entries)
    expect((await historyOf(other.id)).map(({ action }) => action)).not.toContain('change_question')
  })

  it('gives what a restore sends: the question as it was, which the server checks like any change', async () => {
    const question = await desk.published()
    const { data: changed } = await desk.change(question, { question: `${question.question} Really?`, note: 'Other.' })
    const [entry] = await historyOf(changed.id)
    const before: object = typeof entry?.before === 'object' && entry.before !== null ? entry.before : {}
    const restore = (version: number) => edda.call('change_question', { ...before, question_id: changed.id, version })
    expect((await restore(question.version)).message).toBe('changed_meanwhile')
    expect((await restore(changed.version)).data).toMatchObject({
      question: question.question,
      note: question.note,
      options: question.options,
    })
  })

  it('leaves out what was refused', async () => {
    const question = await desk.draft()
    await quiz.set('questions_need_review', 1)
    const { data } = await edda.call('publish_questions', { question_ids: [question.id] })
    await quiz.set('questions_need_review', 0)
    expect(data).toEqual({ changed: [], skipped: [{ id: question.id, why: 'needs_review' }] })
    expect((await historyOf(question.id)).map(({ action }) => action)).toEqual(['create_question'])
  })

  it('is for editors, and not of questions of exams', async () => {
    const question = await desk.draft()
    const exa = await quiz.player('Exa', { roles: ['examiner'] })
    expect((await exa.call('get_question_history', { question_id: question.id })).status).toBe(403)
    expect((await edda.call('get_question_history', { question_id: 999_999 })).message).toBe('document_not_found')
  })
})
