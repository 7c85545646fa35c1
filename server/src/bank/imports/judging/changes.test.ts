// Questions of the bank that a file changes, and the undo of such an import.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { picture, questionDesk } from '../../../../test/app/question-desk.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { writeExport } from '../export/write.ts'
import { type OwnRow, ownSign } from '../formats/own-json.ts'

let quiz: Quiz
let edda: TestPlayer
let desk: ReturnType<typeof questionDesk>
beforeAll(async () => {
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor'] })
  desk = questionDesk(quiz, edda)
})
afterAll(() => quiz.close())

const stored = (id: number) => quiz.database.db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Exports the question. */
async function exported(id: number): Promise<OwnRow> {
  let text = ''
  for await (const chunk of writeExport(quiz.database.db, { format: 'json' })) text += String(chunk)
  const { key } = await stored(id)
  const { questions }: { questions: OwnRow[] } = JSON.parse(text)
  const row = questions.find(question => question.key === key)
  if (!row) throw new Error(`${key} is not exported`)
  return row
}

/** Imports the row. @returns the import */
async function bring(row: OwnRow) {
  const bytes = Buffer.from(JSON.stringify({ format: ownSign, version: 1, questions: [row] }))
  const { data } = await edda.call('upload_import', { name: 'questions.json' }, { file: { field: 'file', bytes } })
  await quiz.app.runJob('imports')
  const { data: rows } = await edda.call('get_import_rows', { import_id: data.id, limit: 10 })
  await edda.call('run_import', { import_id: data.id })
  await quiz.app.runJob('imports')
  return { ...(await edda.call('get_import', { import_id: data.id })).data, reason: rows[0]?.reason, lost: rows[0]?.lost }
}

const undo = async (id: number) => expect((await edda.call('undo_import', { import_id: id })).data.state).toBe('undone')

const pictured = async (...colours: string[]) =>
  Promise.all(
    colours.map(async colour => {
      const path = await desk.upload(await picture(colour))
      return { text: colour, image: path.split('/').at(-1) ?? path }
    }),
  )

describe('a question that a file changes', () => {
  it('keeps its row, its standing, and the pictures that the file does not mention; undo restores it', async () => {
    const { id } = await desk.published('multiple_choice', { options: await pictured('red', 'green', 'blue') })
    const before = await stored(id)
    const { option_images, ...row } = await exported(id)
    expect(option_images).toHaveLength(3)
    const { id: importId, counts, reason } = await bring({ ...row, note: 'Another note.', marks: 2 })
    expect([counts.changed, reason]).toEqual([1, `changes ${before.key}: note, marks`])
    expect(await stored(id)).toMatchObject({
      note: 'Another note.',
      marks: 2,
      options: before.options,
      fingerprint: before.fingerprint,
      state: 'published',
    })
    await undo(importId)
    expect(await stored(id)).toEqual({ ...before, version: before.version + 2 })
  })

  it('counts as edited by staff, so that a release leaves it alone', async () => {
    const { id } = await desk.published()
    await quiz.database.db.updateTable('questions').set({ edited_at: null }).where('id', '=', id).execute()
    const { id: importId } = await bring({ ...(await exported(id)), note: 'Ours.' })
    expect((await stored(id)).edited_at).toBeInstanceOf(Date)
    await undo(importId)
    expect((await stored(id)).edited_at).toBeNull()
  })

  it('with another right answer gets a new row with the key and the publication time; undo restores the old row', async () => {
    const { id } = await desk.draft()
    await edda.call('publish_questions', { question_ids: [id], publish_at: '2099-01-01T00:00:00Z' })
    const before = await stored(id)
    const other = before.options.findIndex((_, index) => !before.answer.includes(index))
    const { id: importId } = await bring({ ...(await exported(id)), answer: [other] })
    expect(await stored(id)).toMatchObject({
      key: `${before.key}#${id}`,
      state: 'withdrawn',
      publish_at: null,
      options: before.options,
      answer: before.answer,
    })
    const now = await quiz.database.db.selectFrom('questions').selectAll().where('key', '=', before.key).executeTakeFirstOrThrow()
    expect(now).toMatchObject({ state: 'scheduled', publish_at: before.publish_at, answer: [other], import_id: importId })
    await undo(importId)
    expect(await stored(id)).toEqual(before)
    expect(await stored(now.id)).toMatchObject({ state: 'withdrawn', key: `undone:${now.id}:${before.key}` })
  })

  it('is neither moved nor withdrawn: its row names the difference', async () => {
    const { id } = await desk.published()
    const row = await exported(id)
    const before = await stored(id)
    const elsewhere = await bring({ ...row, category: 'Elsewhere', category_slug: 'elsewhere', subcategory: null, subcategory_slug: null })
    expect([elsewhere.counts.there, elsewhere.lost]).toEqual([1, ['In the bank it has another category, which stays.']])
    const named = await bring({ ...row, category_slug: null, subcategory_slug: null, active: false, note: 'Another note.' })
    expect([named.counts.changed, named.lost]).toEqual([1, ['In the bank it has another status, which stays.']])
    const { category_id, is_active } = await stored(id)
    expect([category_id, is_active]).toEqual([before.category_id, true])
    const same = await bring({ ...row, note: 'Another note.' })
    expect([same.counts.there, same.lost]).toEqual([1, []])
  })

  it('keeps its marks when the file states none', async () => {
    const { id } = await desk.published()
    await quiz.database.db.updateTable('questions').set({ marks: 3 }).where('id', '=', id).execute()
    const { marks, ...row } = await exported(id)
    const { reason } = await bring({ ...row, note: 'Another note.' })
    expect([marks, reason]).toEqual([3, expect.stringMatching(/: note$/)])
    expect(await stored(id)).toMatchObject({ marks: 3, note: 'Another note.' })
  })

  it('does not become a copy of another question of the bank', async () => {
    const [{ id }, { id: other }] = [await desk.published(), await desk.published()]
    const before = await stored(id)
    const { question, options, answer } = await exported(other)
    const { counts, reason } = await bring({ ...(await exported(id)), question, options, answer })
    expect([counts, reason]).toMatchObject([{ double: 1, changed: 0 }, `the same question as ${(await stored(other)).key}`])
    expect(await stored(id)).toEqual(before)
  })

  it('gets the other pictures that the file names for its answers', async () => {
    const { id } = await desk.published('multiple_choice', { options: await pictured('cyan', 'lime', 'pink') })
    const before = await stored(id)
    const others = (await pictured('gold', 'gray', 'navy')).map(({ image }) => image)
    const { reason } = await bring({ ...(await exported(id)), option_images: others })
    expect(reason).toBe(`changes ${before.key}: pictures of options`)
    const now = await quiz.database.db.selectFrom('questions').select('options').where('key', '=', before.key).executeTakeFirstOrThrow()
    const pictures = new Map(now.options.map(({ text, image }) => [text, image]))
    expect(before.options.map(({ text }) => pictures.get(text))).toEqual(others)
  })
})
