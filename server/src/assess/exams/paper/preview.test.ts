// An examiner previews a file before importing its questions, and a file that takes long to read delays nobody.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Clamd, startClamd } from '../../../../test/services/clamd.ts'
import { type ExamRoom, examRoom } from '../../../../test/games/exam-room.ts'
import { picture, silence } from '../../../../test/app/question-desk.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { must } from '../../../platform/api/refuse.ts'
import { importIntoExam } from '../files/import-questions.ts'

const folder = mkdtempSync(join(tmpdir(), 'trivium-exam-preview-'))
let clamd: Clamd
let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  clamd = await startClamd()
  quiz = await startQuiz({ env: { CLAMD_URL: clamd.url } })
  room = await examRoom(quiz)
})
afterAll(async () => {
  await quiz.close()
  await clamd.close()
  rmSync(folder, { recursive: true })
})

const fileOf = (content: string | Uint8Array) => ({ file: { field: 'file', bytes: Buffer.from(content) } })
async function look(examId: number, content: string | Uint8Array, more: object = {}) {
  const reply = await room.examiner.call('preview_exam_questions', { exam_id: examId, ...more }, fileOf(content))
  expect(reply.error, JSON.stringify(reply)).toBe(false)
  return reply.data
}
async function bring(examId: number, content: string | Uint8Array, more: object = {}) {
  const reply = await room.examiner.call('import_exam_questions', { exam_id: examId, ...more }, fileOf(content))
  expect(reply.error, JSON.stringify(reply)).toBe(false)
  return reply.data
}
const askedIn = async (examId: number) => (await room.examiner.call('get_exam_paper', { exam_id: examId })).data.questions

async function counts() {
  const { db } = quiz.database
  const tables = ['questions', 'exam_questions', 'media', 'imports', 'import_media', 'import_mappings', 'audit_entries'] as const
  return Promise.all(
    tables.map(
      async table =>
        (
          await db
            .selectFrom(table)
            .select(eb => eb.fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
    ),
  )
}

const head = 'type,question,option_1,option_2,answer,marks,part_marks,fact'
const paper = [
  head,
  'multi_select,Which are right?,x & y,no,1,2,yes,f:1',
  'multiple_choice,Two and two?,four,nine,2,1,,',
  'multi_select,Which are right?,x & y,no,1,2,yes,',
  'multiple_choice,Wrong?,yes,no,7,1,,',
].join('\n')

describe('preview_exam_questions', () => {
  it('shows each row as the examinee will see it, with its verdict, and writes nothing', async () => {
    const examId = await room.prepare()
    const before = await counts()
    const seen = await look(examId, paper)
    expect(seen.counts).toEqual({ new: 2, double: 1, contradiction: 0, refused: 1, lost: 1 })
    const [right, other, twice, wrong] = seen.rows
    expect(right).toMatchObject({ row: 2, verdict: 'new', lost: ['Its fact is left out: an exam has none.'], other: null })
    expect(right?.question).toMatchObject({
      marks: 2,
      part_marks: true,
      right: ['x & y'],
      options: [{ is_right: true }, { is_right: false }],
    })
    expect(other?.question?.right).toEqual(['nine'])
    expect(twice).toMatchObject({ verdict: 'double', reason: 'asks the same as row 2', other: { row: 2, question_id: null, differs: [] } })
    expect(wrong).toMatchObject({ verdict: 'refused', reason: expect.stringMatching(/^answer: /), question: null })
    expect(wrong?.cells).toEqual(['multiple_choice', 'Wrong?', 'yes', 'no', '7', '1', '', ''])
    expect(seen.samples?.[1]).toEqual(['Which are right?', 'Two and two?', 'Wrong?'])
    expect(seen.refused_file?.csv).toContain('\uFEFFreason,type,question')
    expect(await counts()).toEqual(before)
    expect(await bring(examId, paper)).toMatchObject({ added: 2 })
    const again = await look(examId, paper.replace('four,nine,2', 'four,nine,1'))
    expect(again.counts).toEqual({ new: 0, double: 2, contradiction: 1, refused: 1, lost: 1 })
    expect(again.rows[1]).toMatchObject({
      verdict: 'contradiction',
      other: { row: null, question: { right: ['nine'] }, differs: expect.arrayContaining(['right']) },
    })
  })

  it('returns the pictures of the file', async () => {
    const examId = await room.prepare()
    const before = await counts()
    const table = 'question,A,B,answer,marks,image\nHere?,yes,no,A,1,map.png\nGone?,yes,no,A,1,gone.png\n'
    const seen = await look(examId, zipSync({ 'q.csv': strToU8(table), 'map.png': await picture() }))
    expect(seen.rows[0]?.question?.image?.path).toMatch(/^data:image\/webp;base64,/)
    expect(seen.rows[1]).toMatchObject({ verdict: 'refused', question: { image: { name: 'gone.png', path: null } } })
    expect(await counts()).toEqual(before)
  })

  it('shows how it reads a table without column names, and asks for a mapping', async () => {
    const examId = await room.prepare()
    const bare = 'One?,yes,no,a,2\nTwo?,yes,no,b,1\n'
    expect(await look(examId, bare)).toMatchObject({
      needs_mapping: true,
      rows: [],
      samples: [['One?', 'Two?'], ['yes'], ['no'], ['a', 'b'], ['2', '1']],
    })
    const mapping = { header_line: 0, columns: { question: 0, option_1: 1, option_2: 2, answer: 3, marks: 4 } }
    const seen = await look(examId, bare, { mapping: JSON.stringify(mapping) })
    expect(seen).toMatchObject({ needs_mapping: false, counts: { new: 2 } })
    // A preview does not save the mapping.
    expect(await look(examId, bare)).toMatchObject({ needs_mapping: true })
  })
})

describe('a mapping of columns', () => {
  const names = 'Nr,Frage XY,Eins,Zwei,Loesung ZZ,Punkte QQ'
  const mapping = { header_line: 1, columns: { question: 1, option_1: 2, option_2: 3, answer: 4, marks: 5 } }

  it('also applies to the corrected refused rows, in the console and in the command', async () => {
    const file = `${names}\n1,Gut?,ja,nein,ja,1\n2,Besser?,ja,nein,vielleicht,1\n`
    const first = await bring(await room.prepare(), file, { mapping: JSON.stringify(mapping) })
    expect(first).toMatchObject({ added: 1 })
    const mended = must(first.refused_file, 'one is refused').csv.replace(',vielleicht,', ',nein,')
    const copy = await room.prepare()
    expect((await look(copy, mended)).counts).toMatchObject({ new: 1, refused: 0 })
    const path = join(folder, 'mended.csv')
    writeFileSync(path, mended)
    const { lines } = await importIntoExam(quiz.database.db, copy, { path, mapping, marks: null }, quiz.clock.now)
    expect(lines).toMatchObject([{ outcome: 'imported', text: 'Besser?' }])
    const last = (await askedIn(copy)).at(-1)
    expect([last?.question, last?.options.find(({ key }) => key === last.correct_answer)?.text]).toEqual(['Besser?', 'nein'])
  })

  it('is refused for a file without columns', async () => {
    const sent = { exam_id: await room.prepare(), mapping: JSON.stringify(mapping) }
    const reply = await room.examiner.call('import_exam_questions', sent, fileOf('Good?{=yes ~no}\n'))
    expect(reply).toMatchObject({ issues: [{ problem: 'The file is not a table, so it has no columns to choose.' }] })
  })
})

it('a file that takes long to read delays no other writer', async () => {
  const [slow, other] = [await room.prepare(), await room.prepare()]
  const asked = `<questiontext format="html"><text><![CDATA[<p><audio src="@@PLUGINFILE@@/s.wav"></audio>Who sings?</p>]]></text><file name="s.wav" encoding="base64">${silence.toString('base64')}</file></questiontext>`
  const moodle = `<?xml version="1.0"?>\n<quiz><question type="multichoice">${asked}<answer fraction="100"><text>owl</text></answer><answer fraction="0"><text>wren</text></answer></question></quiz>`
  const gate = Promise.withResolvers<void>()
  const whole = clamd.nextFile()
  const sending = bring(slow, moodle)
  await whole
  clamd.behave({ after: gate.promise })
  await clamd.nextFile()
  const [question] = await askedIn(other)
  const worth = { exam_id: other, question_id: question?.id, marks: 3, minus_marks: 0, part_marks: 0 }
  expect(await room.examiner.call('set_question_marks', worth)).toMatchObject({ error: false })
  gate.resolve()
  expect(await sending).toMatchObject({ added: 1 })
  clamd.behave('scan')
})
