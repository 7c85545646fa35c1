import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Form, picture, questionDesk } from '../../../test/app/question-desk.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let spanish: number
let quiz: Quiz
let edda: TestPlayer
let desk: ReturnType<typeof questionDesk>
beforeAll(async () => {
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor'] })
  desk = questionDesk(quiz, edda)
  const row = { code: 'es', name: 'Español', rtl: false, is_default: false }
  spanish = (await quiz.database.db.insertInto('languages').values(row).returning('id').executeTakeFirstOrThrow()).id
})
afterAll(() => quiz.close())

let made = 0
const languages = () => quiz.fixture.languages
const original = async (more: Form = {}) =>
  (await edda.call('create_question', desk.form('multiple_choice', { question: `Which one is number ${made++}?`, ...more }))).data
const translate = (id: number, more: Form = {}) =>
  edda.call('create_translation', {
    ...desk.form('multiple_choice', { question: `أيها رقم ${made++}؟`, language_id: languages().ar, ...more }),
    translation_of: id,
  })
const side = async (id: number) => (await edda.call('get_translations', { question_id: id })).data
const lacking = async (languageId: number, ids: number[]) =>
  (await edda.call('get_bank_questions', { lacks_language_id: languageId, limit: 100 })).data
    .map(({ id }) => id)
    .filter(id => ids.includes(id))

describe('the translations of a question', () => {
  it('stand beside it with their pictures, and missing ones are named', async () => {
    const image = await desk.upload(await picture())
    const first = await original({ image, image_text: 'A map' })
    expect(await side(first.id)).toMatchObject({ translations: [{ id: first.id, differences: [] }], may_add: true })
    expect((await side(first.id)).missing_language_ids).toContain(languages().ar)
    const { data } = await translate(first.id, { image, image_text: 'خريطة' })
    const both = await side(first.id)
    expect(both.translations.map(({ id, language_id, image_text }) => [id, language_id, image_text])).toEqual([
      [first.id, languages().en, 'A map'],
      [data.id, languages().ar, 'خريطة'],
    ])
    expect(both.missing_language_ids).not.toContain(languages().ar)
    expect(both.translations.every(translation => translation.image !== null)).toBe(true)
    // From the other side, too.
    expect((await side(data.id)).translations.map(({ id }) => id)).toEqual([data.id, first.id])
  })

  it('are marked where they differ in the number of options, of right ones, or in the level', async () => {
    const first = await original()
    const { data } = await translate(first.id, { level: 7, options: ['أ', 'ب', 'ج'].map(text => ({ text })) })
    const [, other] = (await side(first.id)).translations
    expect([other?.id, other?.differences]).toEqual([data.id, ['options', 'level']])
  })

  it('are one per language, also when two editors translate at once', async () => {
    const first = await original()
    const replies = await Promise.all([translate(first.id), translate(first.id), translate(first.id)])
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['ok', 'translation_exists', 'translation_exists'])
    const { translations } = await side(first.id)
    const into = await Promise.all(translations.map(({ id }) => translate(id, { language_id: spanish })))
    expect(into.map(({ message }) => message).toSorted()).toEqual(['ok', 'translation_exists'])
    expect((await translate(first.id, { language_id: languages().en })).message).toBe('translation_exists')
    expect(
      (await translate(first.id, { question_type: 'true_false', options: [{ text: 'نعم' }, { text: 'لا' }], answer: [0] })).status,
    ).toBe(400)
  })

  it('are found by the filter of what lacks one, until one is written; a withdrawn one does not count', async () => {
    const [one, two] = [await original(), await original()]
    const { data } = await translate(one.id)
    expect(await lacking(languages().ar, [one.id, two.id, data.id])).toEqual([two.id])
    expect(await lacking(languages().en, [one.id, two.id, data.id])).toEqual([])
    await edda.call('publish_questions', { question_ids: [data.id] })
    await edda.call('withdraw_questions', { question_ids: [data.id] })
    expect(await lacking(languages().ar, [one.id])).toEqual([one.id])
  })

  it('are not added to a question that a contest asks, an earlier version, or a question of an exam', async () => {
    const first = await original()
    await quiz.database.db.updateTable('questions').set({ sealed_by: 'contest:1' }).where('id', '=', first.id).execute()
    expect([(await translate(first.id)).message, (await side(first.id)).may_add]).toEqual(['question_sealed', false])
    expect((await translate(99_999_999)).message).toBe('document_not_found')
  })

  it('share one fact, so that a player is not asked both', async () => {
    const first = await original()
    const { data } = await translate(first.id)
    const rows = await quiz.database.db.selectFrom('questions').select('fact').where('id', 'in', [first.id, data.id]).execute()
    expect(rows.map(({ fact }) => fact)).toEqual([`translation:${first.id}`, `translation:${first.id}`])
  })
})
