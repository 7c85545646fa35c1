// Small files that were once imported wrongly; each title names the right result. Each file stands for a kind of fault, tested with
// similar files.

import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImportRowView, ImportView } from '@trivium/contract/bank/imports.admin'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { checked, type ImportRow } from '../judging/imported-question.ts'

const folder = new URL('../../../../test/import-faults/', import.meta.url)
const fault = (name: string) => readFileSync(new URL(name, folder))

let quiz: Quiz
let edda: TestPlayer
let category: number
beforeAll(async () => {
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor'] })
  category = quiz.fixture.categories.claims
})
// Each test begins with an empty bank.
beforeEach(async () => {
  await db().deleteFrom('import_changes').execute()
  await db().deleteFrom('questions').where('import_id', 'is not', null).execute()
  await db().deleteFrom('imports').execute()
})
afterAll(() => quiz.close())

const db = () => quiz.database.db
const work = () => quiz.app.runJob('imports')

interface Terms {
  source?: string
}

async function previewed(
  name: string,
  bytes: Uint8Array | string,
  terms: Terms = {},
): Promise<{ view: ImportView; rows: ImportRowView[] }> {
  const sent = await edda.call(
    'upload_import',
    { name, category_id: category, ...terms },
    { file: { field: 'file', bytes: Buffer.from(bytes) } },
  )
  if (sent.error) throw new Error(JSON.stringify(sent))
  await work()
  const import_id = sent.data.id
  const view = (await edda.call('get_import', { import_id })).data
  return { view, rows: (await edda.call('get_import_rows', { import_id, limit: 100 })).data }
}

async function imported(name: string, bytes: Uint8Array | string, terms: Terms & { with_contradictions?: number } = {}) {
  const { with_contradictions = 0, ...rest } = terms
  const { view, rows } = await previewed(name, bytes, rest)
  await edda.call('run_import', { import_id: view.id, with_contradictions })
  await work()
  const after = (await edda.call('get_import', { import_id: view.id })).data
  return { view: after, rows, questions: await questionsOf(view.id) }
}

const questionsOf = (id: number) => db().selectFrom('questions').selectAll().where('import_id', '=', id).orderBy('id').execute()
const bySize = async (words: string) =>
  (await db().selectFrom('questions').select('id').where('question', '=', words).where('fingerprint', 'is not', null).execute()).length
const short = (rows: ImportRowView[]) => rows.map(({ id, verdict, reason }) => [id, verdict, reason])

/** The colour in the middle of a stored picture. */
async function colourOf(name: string | null): Promise<string> {
  const { bytes } = await db()
    .selectFrom('media')
    .select('bytes')
    .where('name', '=', name ?? '')
    .executeTakeFirstOrThrow()
  const { data } = await sharp(Buffer.from(bytes)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0, blue = 0] = data
  return red > 128 && blue < 128 ? 'red' : blue > 128 && red < 128 ? 'blue' : `${red},${green},${blue}`
}
const coloursOf = async (questions: { image: string | null }[]) => Promise.all(questions.map(({ image }) => colourOf(image)))
const png = (colour: string) =>
  sharp({ create: { width: 16, height: 16, channels: 3, background: colour } })
    .png()
    .toBuffer()
const inMoodle = (words: string, name: string, picture: Buffer) =>
  `<question type="multichoice"><name><text>n</text></name><questiontext format="html"><text><![CDATA[${words} <img src="@@PLUGINFILE@@/${name}">]]></text><file name="${name}" encoding="base64">${picture.toString('base64')}</file></questiontext><single>true</single><answer fraction="100" format="html"><text>this</text></answer><answer fraction="0" format="html"><text>that</text></answer></question>`
const moodle = (...questions: string[]) => `<?xml version="1.0" encoding="UTF-8"?><quiz>${questions.join('')}</quiz>`

describe('a picture', () => {
  it('belongs to the question that contains it: red, blue', async () => {
    const { questions } = await imported('08-same-picture-name.xml', fault('08-same-picture-name.xml'))
    expect(await coloursOf(questions)).toEqual(['red', 'blue'])
  })

  it('makes two questions of the same words, although both have the same name', async () => {
    const file = moodle(inMoodle('Which sign?', 'a.png', await png('red')), inMoodle('Which sign?', 'a.png', await png('blue')))
    const { rows, questions } = await imported('signs.xml', file)
    expect(short(rows)).toEqual([
      [1, 'new', ''],
      [2, 'new', ''],
    ])
    expect(await coloursOf(questions)).toEqual(['red', 'blue'])
    expect((await previewed('signs.xml', file)).rows.map(({ verdict }) => verdict)).toEqual(['there', 'there'])
  })

  it('changes its question when its file has changed: blue', async () => {
    await imported('09-changed-picture-1.xml', fault('09-changed-picture-1.xml'))
    const { rows, view } = await imported('09-changed-picture-2.xml', fault('09-changed-picture-2.xml'))
    expect(short(rows)).toEqual([[1, 'changed', expect.stringMatching(/^changes import:.*: image$/)]])
    expect(rows[0]?.other?.differs).toEqual(['image'])
    expect(view.state).toBe('done')
    const now = await db()
      .selectFrom('questions')
      .select('image')
      .where('question', '=', 'What is our sign?')
      .where('is_active', '=', true)
      .execute()
    expect(await coloursOf(now)).toEqual(['blue'])
  })

  it('is taken from beside its item before one at the root: red', async () => {
    const { questions } = await imported('10.zip', fault('10-package-root-picture-wins.zip'))
    expect(await coloursOf(questions)).toEqual(['red'])
  })

  it('is looked for in the folder of its item: red, blue', async () => {
    const { questions, rows } = await imported('12.zip', fault('12-package-own-folders.zip'))
    expect(await coloursOf(questions)).toEqual(['red', 'blue'])
    expect(rows.map(({ file }) => file)).toEqual(['one/a.xml', 'two/b.xml'])
  })

  it('is found among any number of files: 3 new', async () => {
    const { rows } = await previewed('14.xml', fault('14-many-files-in-a-portion.xml'))
    expect(rows.map(({ verdict }) => verdict)).toEqual(['new', 'new', 'new'])
  })

  const table = (...names: string[]) =>
    Buffer.from(`question,A,B,answer,image\n${names.map((name, index) => `Which is ${index}?,x,y,A,${name}`).join('\n')}\n`)

  it.each([
    ['a file in another folder', ['here/a.png'], { 'there/a.png': 'red' }, ['refused']],
    ['one of two files with that name', ['a.png'], { 'here/a.png': 'red', 'there/a.png': 'blue' }, ['refused']],
    ['of two files with that name, the one beside the table', ['a.png'], { 'a.png': 'red', 'there/a.png': 'blue' }, ['new']],
    ['the only file with that name', ['a.png'], { 'there/a.png': 'red' }, ['new']],
    ['a file whose name only looks the same', ['Café 1.PNG'], { 'Cafe\u0301\u00a01.png': 'red' }, ['new']],
    ['one of two files whose names look the same', ['A.png'], { 'a.png': 'red', 'a\u200b.PNG': 'blue' }, ['refused']],
    ['the exact name among similar ones', ['a.png'], { 'a.png': 'red', 'A.png': 'blue' }, ['new']],
  ])('in a ZIP: %s', async (_what, names, files, expected) => {
    const pictures = await Promise.all(Object.entries(files).map(async ([name, colour]) => [name, await png(String(colour))] as const))
    const { rows } = await previewed('q.zip', zipSync({ 'q.csv': table(...names), ...Object.fromEntries(pictures) }))
    expect(rows.map(({ verdict }) => verdict)).toEqual(expected)
  })
})

describe('the same words', () => {
  it('in other case with another answer are two questions', async () => {
    const { rows, questions } = await imported('66.csv', fault('66-only-case-differs.csv'))
    expect(rows.map(({ verdict }) => verdict)).toEqual(['new', 'new'])
    expect(questions).toHaveLength(2)
    expect((await previewed('66.csv', fault('66-only-case-differs.csv'))).rows.map(({ verdict }) => verdict)).toEqual(['there', 'there'])
  })

  it.each([
    ['67-same-words-other-key.csv', 3, 'contradicts row 2: there the right answer is one'],
    ['69-true-and-false.gift', 2, 'contradicts row 1: there the right answer is True'],
  ])('with another answer contradict: %s', async (name, row, reason) => {
    const { rows, questions, view } = await imported(name, fault(name))
    expect(short(rows).slice(1)).toEqual([[row, 'contradiction', reason]])
    expect(rows[1]?.other).toMatchObject({ row: row - 1, question_id: null, question: { question: rows[0]?.text } })
    expect(rows[1]?.other?.differs).toEqual(['options', 'right'])
    expect(view.counts).toMatchObject({ new: 1, contradiction: 1 })
    expect(questions).toHaveLength(1)
  })

  it('are imported as contradictions when the editor says so', async () => {
    const { questions, view } = await imported('67.csv', fault('67-same-words-other-key.csv'), { with_contradictions: 1 })
    expect(questions).toHaveLength(2)
    expect(view).toMatchObject({ state: 'done', with_contradictions: true })
  })

  it("with contradictions only cannot be run without the editor's consent", async () => {
    await imported('67.csv', 'question,A,B,answer\nWhich is right?,one,two,A\n')
    const { view, rows } = await previewed('other.csv', 'question,A,B,answer\nWhich is right?,two,one,A\n')
    expect(short(rows)).toEqual([[2, 'contradiction', expect.stringMatching(/^contradicts import:\S+: there the right answer is one$/)]])
    expect(rows[0]?.other).toMatchObject({
      row: null,
      question_id: expect.any(Number),
      question: { right: ['one'], category: expect.any(String) },
    })
    expect((await edda.call('run_import', { import_id: view.id })).message).toBe('import_not_open')
    expect((await edda.call('run_import', { import_id: view.id, with_contradictions: 1 })).error).toBe(false)
    await work()
    expect(await bySize('Which is right?')).toBe(2)
  })

  it.each([
    ['What is 5!?', 'What is 5?', '120', '5', ['new', 'new']],
    ['What is 5!?', 'What is 5?', '5', '5', ['new', 'double']],
    ['What does it print?\n  x', 'What does it print?\nx', '5', '120', ['new', 'new']],
    ['“What” is it?', '"What" is it?', '5', '120', ['new', 'contradiction']],
    ['What is it?', 'What is it?', '5', '120', ['new', 'contradiction']],
  ])('%j and %j, answered by %s and %s: %j', async (one, other, first, second, expected) => {
    const row = (words: string, answer: string) => `"${words.replaceAll('"', '""')}",5,120,${answer === '5' ? 'A' : 'B'}`
    const { rows } = await previewed('q.csv', `question,A,B,answer\n${row(one, first)}\n${row(other, second)}\n`)
    expect(rows.map(({ verdict }) => verdict)).toEqual(expected)
  })

  it.each([
    ['Which word?', 'tin', 'lead', 'contradiction'],
    ['Which word?', 'tin', 'TIN', 'double'],
  ])('asking for a word, %s %s and %s: %s, in one file and in the bank', async (words, one, other, expected) => {
    const file = (...answers: string[]) => `question,word\n${answers.map(word => `${words},${word}`).join('\n')}\n`
    const together = await previewed('q.csv', file(one, other))
    expect(together.rows.map(({ verdict }) => verdict)).toEqual(['new', expected])
    await imported('one.csv', file(one))
    expect((await previewed('other.csv', file(other))).rows.map(({ verdict }) => verdict)).toEqual([expected])
  })

  it('in another order contradict as a sequence, and are the same as a set', async () => {
    const head = 'type,question,A,B,C,answer\n'
    const order = await previewed('q.csv', `${head}sequence,Which order?,x,y,z,"A,B,C"\nsequence,Which order?,x,y,z,"B,A,C"\n`)
    expect(order.rows.map(({ verdict }) => verdict)).toEqual(['new', 'contradiction'])
    const set = await previewed('q.csv', `${head}multi_select,Which two?,x,y,z,"A,B"\nmulti_select,Which two?,y,x,z,"B,A"\n`)
    expect(set.rows.map(({ verdict }) => verdict)).toEqual(['new', 'double'])
  })
})

describe('a foreign name of a question', () => {
  const one = () => fault('87-external-id-1.csv')
  const two = () => fault('87-external-id-2.csv')

  it('means nothing to us: two questions', async () => {
    await imported('87-external-id-1.csv', one())
    const { rows } = await imported('87-external-id-2.csv', two())
    expect(rows.map(({ verdict }) => verdict)).toEqual(['new'])
    expect([await bySize('Which is a metal?'), await bySize('Which is a fish?')]).toEqual([1, 1])
  })

  it('means nothing in a file of the same name either, nor in a column called key', async () => {
    await imported('q.csv', String(one()).replace('external id', 'key'))
    await imported('q.csv', String(two()).replace('external id', 'key'))
    expect([await bySize('Which is a metal?'), await bySize('Which is a fish?')]).toEqual([1, 1])
  })

  it('counts within a source that the editor names, however the editor types it', async () => {
    await imported('a.csv', one(), { source: 'Ministry – Maths' })
    const { rows } = await imported('b.csv', two(), { source: 'ministry - maths' })
    expect(short(rows)).toEqual([[2, 'changed', expect.stringContaining('question, options, answer')]])
    expect([await bySize('Which is a metal?'), await bySize('Which is a fish?')]).toEqual([0, 1])
    const other = await previewed('c.csv', one(), { source: 'Another ministry' })
    expect(other.rows.map(({ verdict }) => verdict)).toEqual(['new'])
  })

  it('cannot belong to two questions of one source', async () => {
    const file = 'external id,question,A,B,answer\n1,Which?,x,y,A\n1,What?,x,y,A\n1,Which?,x,y,A\n'
    const { rows } = await previewed('q.csv', file, { source: 'One' })
    expect(short(rows)).toEqual([
      [2, 'new', ''],
      [3, 'refused', 'key: row 2 has it, too, and asks something else'],
      [4, 'double', 'the same question as row 2'],
    ])
  })

  it('is never a key of the bank, whatever it looks like', () => {
    const draft = { question: 'Which is a fish?', options: ['trout', 'chalk'], answer: [0] }
    const keyOf = (row: ImportRow) => ('question' in row ? [row.question.key, row.question.isOwn] : null)
    const unnamed = keyOf(checked(1, draft))
    expect(keyOf(checked(1, { ...draft, externalId: 'own:1' }))).toEqual(unnamed)
    expect(keyOf(checked(1, { ...draft, ownKey: '1' }))).toEqual(unnamed)
    expect(keyOf(checked(1, { ...draft, ownKey: 'own:1' }))).toEqual(['own:1', true])
  })
})

describe('files in an archive', () => {
  it('are skipped when they hold no questions: one question', async () => {
    const { rows } = await previewed('86.zip', fault('86-zip-with-readme.zip'))
    expect(rows.map(({ verdict }) => verdict)).toEqual(['new'])
  })

  it('are each read with their own columns, and a table that cannot be read is named', async () => {
    const files = {
      'a.csv': 'question,A,B,answer,category,colour\nWhich?,x,y,A,Files,red\n',
      'b.csv': 'answer,question,category,A,B\nB,And which?,Files,x,y\nZ,None?,Files,x,y\n',
      'c.csv': 'one,two\n1,2\n',
      'd.gift': 'Who?{=x ~y}\n',
      'licence.txt': 'All of it, for all.',
    }
    const bytes = Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))))
    const { view, rows } = await previewed('q.zip', bytes)
    expect(view).toMatchObject({ format: 'CSV, GIFT', columns: null })
    expect(rows.map(({ id, file, text, verdict, lost, question }) => [id, file, text, verdict, lost, question?.right])).toEqual([
      [1, 'a.csv', 'Which?', 'new', ['The import ignores the columns colour.'], ['x']],
      [2, 'b.csv', 'And which?', 'new', [], ['y']],
      [3, 'b.csv', 'None?', 'refused', [], undefined],
      [4, 'd.gift', 'Who?', 'new', [], ['x']],
      [5, 'c.csv', '', 'refused', [], undefined],
    ])
    expect(rows[4]?.reason).toBe(
      'the whole file: the meaning of its columns is unknown. Import this file alone, and choose the meaning there',
    )
  })

  it('without any row are reported as such', async () => {
    const { view } = await previewed('q.xml', moodle())
    expect(view).toMatchObject({ state: 'failed', problem: 'The file contains no questions.' })
  })
})

describe('media', () => {
  it('of a still GIF are imported without a loss', async () => {
    const { rows } = await previewed('92.zip', fault('92-gif.zip'))
    expect(rows).toMatchObject([{ verdict: 'new', lost: [] }])
  })

  it('lose their movement, and the row says so', async () => {
    const frames = await sharp([await png('red'), await png('blue')], { join: { animated: true } })
      .gif()
      .toBuffer()
    const file = zipSync({ 'q.csv': Buffer.from('question,A,B,answer,image\nWhich?,x,y,A,a.gif\nWhat?,x,y,A,\n'), 'a.gif': frames })
    const { view, rows } = await previewed('q.zip', file)
    expect(rows.map(({ lost }) => lost)).toEqual([['Only the first frame of a moving picture stays.'], []])
    expect(view).toMatchObject({
      lost: [{ sentence: 'Only the first frame of a moving picture stays.', rows: 1 }],
      counts: { new: 2, lost: 1 },
    })
    const { data, total } = await edda.call('get_import_rows', { import_id: view.id, lost: 1 })
    expect([data.map(({ text }) => text), total]).toEqual([['Which?'], 1])
  })

  it('are refused by their content: a video is no sound', async () => {
    const { rows } = await previewed('21.xml', fault('21-video-as-sound.xml'))
    expect(short(rows)).toEqual([[1, 'refused', expect.stringContaining('a video, which is not supported')]])
  })

  it('of 48 million pixels are scaled down', async () => {
    const large = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    const { rows } = await previewed(
      'q.zip',
      zipSync({ 'q.csv': Buffer.from('question,A,B,answer,image\nWhich?,x,y,A,a.jpg\n'), 'a.jpg': large }),
    )
    expect(rows.map(({ verdict, reason }) => [verdict, reason])).toEqual([['new', '']])
  })

  it.each([
    ['90-mp3-without-tag.mp3', () => fault('90-mp3-without-tag.mp3'), { data: { kind: 'sound' } }],
    ['a video', () => Buffer.from(`\0\0\0\x20ftypisom\0\0\x02\0isomavc1${'\0'.repeat(32)}`, 'latin1'), { message: 'invalid_sound' }],
    ['a FLAC', () => Buffer.from(`fLaC${'\0'.repeat(60)}`), { message: 'invalid_sound' }],
    ['a text', () => Buffer.from('hello'), { message: 'invalid_image' }],
  ])('uploaded one by one: %s', async (_name, bytes, expected) => {
    expect(await edda.call('upload_media', {}, { file: { field: 'file', bytes: bytes() } })).toMatchObject(expected)
  })
})
