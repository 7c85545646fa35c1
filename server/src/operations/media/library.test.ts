import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Fields, TestPlayer } from '../../../test/app/app.ts'
import { picture, questionDesk, silence } from '../../../test/app/question-desk.ts'
import { type ExamRoom, examRoom } from '../../../test/games/exam-room.ts'
import { type Quiz, startQuiz, stopTime } from '../../../test/app/quiz.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { lockMedia } from '../../platform/media/index.ts'
import { callSeen } from '../../../test/app/call-seen.ts'

const dayMs = 86_400_000

let quiz: Quiz
let edda: TestPlayer
let ada: TestPlayer
let exa: TestPlayer
let room: ExamRoom
let desk: ReturnType<typeof questionDesk>
beforeAll(async () => {
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor'] })
  ada = await quiz.player('Ada', { roles: ['administrator'] })
  exa = await quiz.player('Exa', { roles: ['examiner'] })
  room = await examRoom(quiz)
  desk = questionDesk(quiz, edda)
})
afterAll(() => quiz.close())

let number = 0
/** Each is another file. */
const another = () => picture(`rgb(${(number += 7) % 256}, ${(number % 5) * 50}, 90)`)
async function send(by: TestPlayer, action: 'upload_media' | 'upload_exam_media', fields: Fields<'upload_media'> = {}, bytes?: Buffer) {
  const { data } = await by.call(action, fields, { file: { field: 'file', bytes: bytes ?? (await another()) } })
  return data.path.replace('/media/', '')
}
const look = async (by: TestPlayer, media_name: string) => by.call('get_media_file', { media_name })
const list = async (by: TestPlayer, filter: Fields<'get_media_files'> = {}) => {
  const { data, total } = await by.call('get_media_files', filter)
  return { ids: data.map(({ id }) => id), total }
}
const describeAs = (by: TestPlayer, media_name: string, more: object) =>
  by.call('change_media_file', { media_name, version: 0, keep: false, ...more })
const remove = (by: TestPlayer, media_name: string) => by.call('delete_media_file', { media_name })
const status = async (name: string) => (await quiz.app.http.inject({ url: `/media/${name}` })).statusCode

describe('the list', () => {
  it('has the newest first, with size and pixels, by kind, by use and by words', async () => {
    const red = await send(edda, 'upload_media', { title: 'A red field' })
    const sound = await send(edda, 'upload_media', { title: 'The owl' }, silence)
    const used = await send(edda, 'upload_media', { title: 'The map of Oslo' })
    await desk.draft('multiple_choice', { image: `/media/${used}` })
    const { data, total } = await edda.call('get_media_files', { limit: 3 })
    expect(total).toBe(3)
    expect(data[2]).toMatchObject({
      id: red,
      kind: 'picture',
      type: 'image/webp',
      bytes: (await quiz.app.http.inject({ url: `/media/${red}` })).rawPayload.length,
      width: 40,
      height: 30,
      title: 'A red field',
      is_used: false,
      keep: false,
      uploaded_by: { id: edda.id, name: 'Edda' },
    })
    expect(Math.round((Date.parse(data[2]?.delete_at ?? '') - quiz.clock.now().getTime()) / dayMs)).toBe(2)
    expect(data[0]).toMatchObject({ id: used, is_used: true, delete_at: null })
    expect((await list(edda, { kind: 'sound' })).ids).toEqual([sound])
    expect((await list(edda, { used: 1 })).ids).toEqual([used])
    expect(await list(edda, { used: 0, limit: 1 })).toEqual({ ids: [sound], total: 2 })
    expect((await list(edda, { q: 'osl map' })).ids).toEqual([used])
    expect((await list(edda, { q: "'; drop table uploads" })).ids).toEqual([])
  })

  it('has one file for the same bytes', async () => {
    const bytes = await another()
    const first = await send(edda, 'upload_media', { title: 'First' }, bytes)
    expect(await send(edda, 'upload_media', { title: 'Second', keep: 1 }, bytes)).toBe(first)
    expect((await look(edda, first)).data).toMatchObject({ title: 'First', keep: true, delete_at: null })
  })
})

describe('somebody', () => {
  it.each(['upload_media', 'upload_exam_media'] as const)('does not find what is not theirs to see: %s', async action => {
    const by = action === 'upload_media' ? edda : exa
    const others = [
      action === 'upload_media' ? exa : edda,
      await quiz.player('Tess', { roles: ['treasurer'] }),
      await quiz.player('Exo', { roles: ['examiner'] }),
    ]
    const name = await send(by, action, { title: 'Plan' })
    for (const person of [by, ada]) expect((await look(person, name)).data).toMatchObject({ id: name })
    for (const person of others) {
      expect((await list(person, { q: 'plan', limit: 100 })).ids).not.toContain(name)
      expect((await look(person, name)).message).toBe('document_not_found')
      expect((await describeAs(person, name, { title: 'Mine' })).message).toBe('document_not_found')
      expect((await remove(person, name)).message).toBe('document_not_found')
    }
    expect((await look(by, name)).data).toMatchObject({ title: 'Plan', version: 0 })
  })

  it('does not find through their own copy what an examiner wrote about the same picture', async () => {
    const bytes = await another()
    const secret = await send(exa, 'upload_exam_media', { title: 'The answer is Oslo' }, bytes)
    const own = await send(edda, 'upload_media', {}, bytes)
    expect(own).not.toBe(secret)
    expect((await look(edda, own)).data).toMatchObject({ title: null, uses: [], hidden: [] })
  })

  it('is told only how many exams use a file that they may not open', async () => {
    const name = await send(edda, 'upload_media')
    const { id } = await desk.draft('multiple_choice', { image: `/media/${name}` })
    const examId = await room.prepare()
    const form = { ...desk.form('multiple_choice', { image: `/media/${name}`, question: 'The secret question?' }), marks: 1 }
    expect((await room.examiner.call('add_exam_question', { exam_id: examId, ...form })).error).toBe(false)
    await callSeen(room.examiner, 'set_exam_managers', { exam_id: examId, examiner_id: room.examiner.id })
    const { data } = await look(edda, name)
    expect(JSON.stringify(data)).not.toContain('secret')
    expect(data).toMatchObject({ uses: [{ place: 'question', id: String(id) }], hidden: [{ place: 'exam', count: 1 }] })
    expect((await look(ada, name)).data).toMatchObject({ uses: [{}, { exam_id: examId }].toReversed(), hidden: [] })
    const both = await quiz.player('Both', { roles: ['editor', 'examiner'] })
    expect((await look(both, name)).data.hidden).toEqual([{ place: 'exam', count: 1 }])
    await callSeen(room.examiner, 'set_exam_managers', { exam_id: examId, examiner_id: room.examiner.id, manager_ids: [both.id] })
    expect((await look(both, name)).data).toMatchObject({ uses: [{ title: 'The secret question?' }, {}], hidden: [] })
  })

  it('is not told what only administrators read', async () => {
    const name = await send(edda, 'upload_media')
    const texts = { en: { title: 'A surprise', message: 'Wait.' } }
    const announced = await ada.call('send_announcement', { texts, audience: 'all', image: `/media/${name}` })
    expect(announced.error).toBe(false)
    await callSeen(ada, 'set_settings', { values: { hero_picture: `/media/${name}` } })
    expect((await look(edda, name)).data).toMatchObject({ uses: [], hidden: [{ place: 'announcement' }, { place: 'setting' }] })
    expect((await look(ada, name)).data.uses.map(({ title }) => title)).toEqual(['A surprise', 'hero_picture'])
    await callSeen(ada, 'set_settings', { defaults: ['hero_picture'] })
  })
})

describe('a description', () => {
  it('is saved by the version that was seen, with an audit row', async () => {
    const name = await send(edda, 'upload_media')
    const words = { title: 'Oslo', alt_text: 'A map', source: 'https://example.org', licence: 'CC BY 4.0' }
    expect((await describeAs(edda, name, words)).data).toMatchObject({ ...words, version: 1, keep: false })
    expect((await describeAs(ada, name, { title: 'Bergen' })).message).toBe('changed_meanwhile')
    expect((await describeAs(edda, name, { version: 1, title: '' })).data).toMatchObject({ title: null, version: 2 })
    expect((await edda.call('change_media_file', { media_name: name, keep: true })).status).toBe(400)
    const { data } = await ada.call('get_audit', { subject: `media:${name}` })
    expect(data.map(({ action }) => action)).toEqual(['change_media_file', 'change_media_file', 'upload_media'])
    expect((await edda.call('get_last_change', { subject: `media:${name}` })).data).toMatchObject({ name: 'Edda' })
  })
})

describe('a file', () => {
  it('is deleted by staff only while nothing uses it', async () => {
    const name = await send(edda, 'upload_media', { keep: 1 })
    const question = await desk.draft('multiple_choice', { options: [{ text: 'a', image: `/media/${name}` }, { text: 'b' }] })
    expect((await remove(edda, name)).message).toBe('media_in_use')
    expect(await status(name)).toBe(200)
    await desk.change(question, { options: [{ text: 'a' }, { text: 'b' }], answer: [0] })
    expect((await remove(edda, name)).error).toBe(false)
    expect([await status(name), (await look(edda, name)).message]).toEqual([404, 'document_not_found'])
    const { data } = await ada.call('get_audit', { subject: `media:${name}` })
    expect(data[0]).toMatchObject({ action: 'delete_media_file' })
  })

  it('that is no upload is neither found nor deleted', async () => {
    const { profile } = (await edda.call('upload_profile_image', {}, { file: { field: 'image', bytes: await another() } })).data
    expect((await look(ada, profile)).message).toBe('document_not_found')
    expect((await remove(ada, profile)).message).toBe('document_not_found')
    expect((await quiz.app.http.inject({ url: profile })).statusCode).toBe(200)
  })

  it('is not deleted while it comes into use, in any order of the two', async () => {
    for (let round = 0; round < 8; round += 1) {
      const name = await send(edda, 'upload_media', { keep: 1 })
      const form = desk.form('multiple_choice', { options: [{ text: 'a', image: `/media/${name}` }, { text: 'b' }] })
      const [made, gone] = await Promise.all([edda.call('create_question', form), remove(ada, name)])
      expect([made.error, await status(name)]).toEqual(gone.error ? [false, 200] : [true, 404])
      if (made.error) expect(made).toMatchObject({ status: 400, issues: [{ field: 'options.0.image' }] })
    }
  })

  it('that a setting names is there', async () => {
    const gone = '/media/upload-0123456789abcdef0123456789abcdef.webp'
    expect(await callSeen(ada, 'set_settings', { values: { logo: gone } })).toMatchObject({
      status: 400,
      issues: [{ field: 'values.logo' }],
    })
  })

  // The embedded database has one connection.
  it.runIf(process.env.TEST_DATABASE_URL)('is not swept while a transaction is about to use it', async () => {
    const name = await send(edda, 'upload_media')
    await quiz.database.db
      .updateTable('uploads')
      .set({ delete_at: new Date(0) })
      .where('name', '=', name)
      .execute()
    await inTransaction(quiz.database.db, async tx => {
      expect(await lockMedia(tx, [name, 'upload-gone.webp'])).toEqual(['upload-gone.webp'])
      await quiz.app.runJob('housekeeping')
    })
    expect(await status(name)).toBe(200)
    await quiz.app.runJob('housekeeping')
    expect(await status(name)).toBe(404)
  })

  it('is kept, or gets 30 days after its last use', async () => {
    stopTime()
    const kept = await send(edda, 'upload_media', { keep: 1 })
    const dropped = await send(edda, 'upload_media')
    const question = await desk.draft('multiple_choice', { image: `/media/${dropped}` })
    quiz.clock.advance(3 * dayMs)
    await quiz.app.runJob('housekeeping')
    await desk.change(question, { image: null })
    const later = quiz.clock.now().getTime() + 30 * dayMs
    expect((await look(edda, dropped)).data.delete_at).toBe(new Date(later).toISOString())
    await quiz.app.runJob('housekeeping')
    expect((await look(edda, dropped)).data.delete_at).toBe(new Date(later).toISOString())
    quiz.clock.advance(29 * dayMs)
    await quiz.app.runJob('housekeeping')
    // The history of a question can bring its picture back.
    expect(await status(dropped)).toBe(200)
    quiz.clock.advance(1.1 * dayMs)
    await quiz.app.runJob('housekeeping')
    expect([await status(dropped), await status(kept)]).toEqual([404, 200])
    // Sessions end after so long.
    const late = await quiz.player('Late', { roles: ['editor'] })
    expect((await describeAs(late, kept, { version: 0 })).data).toMatchObject({ keep: false })
    await quiz.app.runJob('housekeeping')
    quiz.clock.advance(31 * dayMs)
    await quiz.app.runJob('housekeeping')
    expect(await status(kept)).toBe(404)
    const { rows } = await sql`select from uploads where name = any(array[${kept}, ${dropped}])`.execute(quiz.database.db)
    expect(rows).toEqual([])
  })
})

describe('what comes with an import of questions', () => {
  let mina: TestPlayer
  beforeAll(async () => {
    mina = await quiz.player('Mina', { roles: ['editor'] })
  })
  const categoryId = async () =>
    (await quiz.database.db.selectFrom('categories').select('id').where('type', '=', 'quiz_zone').limit(1).executeTakeFirstOrThrow()).id
  async function bring(files: Record<string, Uint8Array>, csv: string) {
    const bytes = Buffer.from(zipSync({ 'questions.csv': new TextEncoder().encode(csv), ...files }))
    const { data } = await mina.call('upload_import', { name: 'birds.zip' }, { file: { field: 'file', bytes } })
    await quiz.app.runJob('imports')
    await mina.call('change_import', { import_id: data.id, category_id: await categoryId(), level: 1 })
    await quiz.app.runJob('imports')
    await mina.call('run_import', { import_id: data.id })
    await quiz.app.runJob('imports')
    return data.id
  }

  it('is in the library with its name in the file, can be used again, and is swept like an upload', async () => {
    const before = (await list(mina)).total
    const importId = await bring(
      { 'pictures/kestrel-1.png': await another(), 'owl.wav': silence },
      'question,A,B,answer,image,audio\nWhich bird is this?,kestrel,owl,A,pictures/kestrel-1.png,\nWhich bird calls?,owl,kestrel,A,,owl.wav\n',
    )
    const { data, total } = await mina.call('get_media_files', { limit: 2 })
    expect(total).toBe(before + 2)
    const found = { imported_from: 'birds.zip', uploaded_by: { id: mina.id, name: 'Mina' }, is_used: true, for_exams: false, keep: false }
    const sound = { ...found, title: 'owl', kind: 'sound', width: null }
    expect(data.toSorted((one, other) => one.kind.localeCompare(other.kind))).toMatchObject([
      { ...found, title: 'kestrel-1', kind: 'picture', width: 40, height: 30 },
      sound,
    ])
    const kestrel = data.find(({ kind }) => kind === 'picture')?.id ?? ''
    expect((await look(mina, kestrel)).data.uses).toMatchObject([{ place: 'question', title: 'Which bird is this?' }])
    expect((await list(mina, { q: 'kestrel' })).ids).toEqual([kestrel])
    const stranger = await quiz.player('Exo', { roles: ['examiner'] })
    expect((await list(stranger)).ids).not.toContain(kestrel)
    const again = await questionDesk(quiz, mina).draft('multiple_choice', { image: `/media/${kestrel}` })
    expect((await look(mina, kestrel)).data.uses).toHaveLength(2)
    expect((await remove(mina, kestrel)).message).toBe('media_in_use')
    // An import that was undone has left its questions switched off, so its files stay in use.
    await mina.call('undo_import', { import_id: importId })
    await mina.call('delete_drafts', { question_ids: [again.id] })
    expect(await status(kestrel)).toBe(200)
  })

  it('keeps what somebody has written about the same file, and saves it from the sweep', async () => {
    const bytes = await another()
    await bring({ 'wren.png': bytes }, 'question,A,B,answer,image\nWho sings here?,wren,crow,A,wren.png\n')
    const wren = (await list(mina, { q: 'wren' })).ids[0] ?? ''
    await describeAs(mina, wren, { title: 'A wren', alt_text: 'A small brown bird' })
    await quiz.database.db.updateTable('uploads').set({ delete_at: quiz.clock.now() }).where('name', '=', wren).execute()
    await bring({ 'small.png': bytes }, 'question,A,B,answer,image\nWhich bird is small?,wren,stork,A,small.png\n')
    await quiz.app.runJob('housekeeping')
    expect((await look(mina, wren)).data).toMatchObject({ title: 'A wren', alt_text: 'A small brown bird', is_used: true, delete_at: null })
    expect(await status(wren)).toBe(200)
  })

  it('is not stored twice if it is there without being an upload, so that importing a question again leaves it the same', async () => {
    const bytes = await another()
    await bring({ 'swift.png': bytes }, 'question,A,B,answer,image\nWho sleeps while flying?,swift,robin,A,swift.png\n')
    const swift = (await list(mina, { q: 'swift' })).ids[0] ?? ''
    const plain = swift.replace('upload-', '')
    await sql`insert into media (name, type, bytes) select ${plain}, type, bytes from media where name = ${swift}`.execute(quiz.database.db)
    await bring({ 'swift.png': bytes }, 'question,A,B,answer,image\nWho never lands?,swift,robin,A,swift.png\n')
    const row = quiz.database.db.selectFrom('questions').select('image').where('question', '=', 'Who never lands?')
    expect((await row.executeTakeFirst())?.image).toBe(plain)
  })
})
