// Exams to and from the files of other systems: the file or the report names every part that does not survive.

import { isDeepStrictEqual } from 'node:util'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffRole } from '@trivium/contract/platform/action'
import type { ExportFormat } from '@trivium/contract/bank/import-names'
import { type ExamRoom, examRoom } from '../../../../test/games/exam-room.ts'
import { picture, silence } from '../../../../test/app/question-desk.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { must } from '../../../platform/api/refuse.ts'
import { storeMedia } from '../../../platform/media/index.ts'
import { readQuestions } from '../paper/exam-questions-store.ts'
import { type ExamQuestion, storedChoice } from '../paper/exam-question.ts'
import { importExam } from './import-exam.ts'
import { callSeen } from '../../../../test/app/call-seen.ts'

let quiz: Quiz
let room: ExamRoom
let names: { map: string; tune: string }
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
  names = {
    map: await storeMedia(quiz.database.db, { type: 'image/png', bytes: await picture() }),
    tune: await storeMedia(quiz.database.db, { type: 'audio/wav', bytes: silence }),
  }
})
afterAll(() => quiz.close())

const three = { options: ['one', 'two', 'three'], answer: [1], marks: 1 }
const pairs = { type: 'matching', options: ['Egypt', 'Kenya', 'Peru'], matches: ['Quito', 'Lima', 'Cairo', 'Nairobi'], answer: [3, 4, 2] }

/** One question of each type, and of each way to give marks. */
const paper = () => [
  {
    ...three,
    type: 'multiple_choice',
    question: 'Which place?',
    image: names.map,
    image_text: 'A map.',
    marks: 1.5,
    note: 'So.',
    tags: ['a'],
  },
  { type: 'true_false', question: 'It is so.', options: ['True', 'False'], answer: [2], marks: 2, minus_marks: 0.5 },
  { ...three, type: 'multi_select', question: 'Which two, as a whole?', answer: [1, 2] },
  { ...three, type: 'multi_select', question: 'Which two, in parts?', answer: [1, 3], part_marks: true, keeps_order: true },
  {
    type: 'multiple_choice',
    question: 'Which is best?',
    answer: [1],
    marks: 4,
    part_marks: true,
    options: [
      { text: 'best', share: 100, remark: 'Yes.' },
      { text: 'good', share: 50, remark: 'Nearly.' },
      { text: 'bad', share: -25 },
    ],
  },
  {
    type: 'multiple_choice',
    question: 'Which colour?',
    answer: [2],
    marks: 1,
    options: ['red', { text: 'this', image: names.map, image_text: 'Red.' }, 'no'],
  },
  { ...three, type: 'sequence', question: 'In which order?', answer: [2, 1, 3], marks: 3, part_marks: true },
  { ...pairs, question: 'Capitals, as a whole?', marks: 1 },
  { ...pairs, question: 'Capitals, in parts?', marks: 2.25, part_marks: true, minus_marks: 0.25 },
  { ...pairs, question: 'Flags?', matches: ['Quito', { text: '', image: names.map, image_text: 'A flag.' }, 'Cairo', 'Nairobi'], marks: 1 },
  { type: 'number', question: 'How fast?', number: { value: 9.81, tolerance: 0.05, unit: 'm/s²' }, marks: 1 },
  { type: 'guess_the_word', question: 'Which river?', answer: 'Nile', accepted: ['Nilus'], marks: 1 },
  { ...three, type: 'audio', question: 'What do you hear?', audio: names.tune, audio_text: 'Three notes.' },
  { ...three, type: 'maths', question: 'What is $x^2$?', options: ['$\\frac12$', '$2$'] },
]

let number = 0
async function imported(questions: object[]): Promise<number> {
  number += 1
  const title = `By file ${number}`
  const now = quiz.clock.now().getTime()
  const window = { starts_at: new Date(now).toISOString(), ends_at: new Date(now + 36_000_000).toISOString() }
  const flags = { answer_again: true, strict_away: true, is_for_all: true }
  const exam = { id: title, title, duration_minutes: 30, exam_key: 'OPEN42', rules: '', ...window, ...flags }
  const { lines } = await importExam(quiz.database.db, { exam, questions }, '/nowhere')
  expect(lines.filter(({ outcome }) => outcome !== 'imported')).toEqual([])
  const { data } = await room.examiner.call('get_exams_to_run', { limit: 100 })
  return must(data.find(one => one.title === title)?.id, 'it was just imported')
}

async function emptyExam(): Promise<number> {
  const examId = await room.prepare()
  const { data } = await room.examiner.call('get_exam_paper', { exam_id: examId })
  for (const { id } of data.questions) await room.examiner.call('remove_exam_question', { exam_id: examId, question_id: id })
  return examId
}

async function exported(examId: number, format: ExportFormat) {
  const { data } = await room.examiner.call('export_exam', { exam_id: examId, format })
  const { rawPayload } = await quiz.app.http.inject({ url: data.path ?? '' })
  return { bytes: rawPayload, name: data.name, left_out: data.left_out }
}

async function bring(examId: number, bytes: Buffer, more: object = {}) {
  const reply = await room.examiner.call('import_exam_questions', { exam_id: examId, ...more }, { file: { field: 'file', bytes } })
  expect(reply.error, JSON.stringify(reply)).toBe(false)
  return reply.data
}

/** The meaning of a question, whatever the order of its options and matches. Pictures are re-encoded, so only their presence counts. */
function meantBy(question: ExamQuestion) {
  const { type, options, matches = [], answer, number: asked = null, word = null, accepted = [], ...rest } = question
  const shown = options.map(storedChoice).map(({ image, ...option }) => ({ ...option, image: image !== null }))
  const others = matches.map(storedChoice).map(({ image, ...match }) => ({ ...match, image: image !== null }))
  const pair = (index: number) =>
    type === 'matching' ? others[answer[index] ?? -1] : type === 'sequence' ? answer.indexOf(index) : answer.includes(index)
  return {
    type,
    question: rest.question,
    options: shown.map((option, index) => ({ ...option, right: pair(index) })).toSorted((a, b) => (a.text < b.text ? -1 : 1)),
    matches: others.map(({ text }) => text),
    words: word === null ? [] : [word, ...accepted],
    number: asked,
    keeps_order: rest.keeps_order ?? false,
    image: (rest.image ?? null) !== null,
    image_text: rest.image_text ?? null,
    audio: (rest.audio ?? null) !== null,
    audio_text: rest.audio_text ?? null,
    note: rest.note,
    tags: rest.tags ?? [],
    marks: rest.marks,
    minus_marks: rest.minus_marks ?? 0,
    part_marks: rest.part_marks ?? false,
  }
}

const paperIn = async (examId: number) => (await readQuestions(quiz.database.db, examId)).map(meantBy)

describe('an exam in a file', () => {
  it.each(['csv', 'zip'] as const)('survives %s unchanged', async format => {
    const examId = await imported(paper())
    const { bytes, left_out } = await exported(examId, format)
    expect(left_out).toBe(0)
    const copy = await emptyExam()
    const revealed = await bring(copy, bytes)
    expect(revealed).toMatchObject({ added: paper().length, rows: [], refused_file: null, needs_mapping: false, unknown_columns: [] })
    expect(await paperIn(copy)).toEqual(await paperIn(examId))
  })

  /** Questions that a format cannot hold. */
  const left = {
    moodle: ['Flags?'],
    gift: ['Which place?', 'Which colour?', 'In which order?', 'Flags?', 'What do you hear?'],
    qti: [],
  }
  /** The remark in the file that explains a changed part of a question. */
  const explains: Partial<Record<string, RegExp>> = {
    type: /It becomes/,
    question: /A gap/,
    options: /share of the marks/,
    matches: /order of its right sides/,
    number: /Its unit/,
    keeps_order: /order of options|It becomes a choice between two options/,
    tags: /Its tags/,
    marks: /Its marks/,
    minus_marks: /The marks lost for a wrong answer/,
    part_marks: /Marks for (?:its parts|a part)|marks for its parts|share of the marks/,
  }

  it.each(['qti', 'gift', 'moodle'] as const)('survives %s unchanged, or the file explains each difference', async format => {
    const examId = await imported(paper())
    const { bytes, left_out } = await exported(examId, format)
    const remarks = format === 'qti' ? strFromU8(must(unzipSync(bytes)['left-out.txt'], 'it says what is left out')) : strFromU8(bytes)
    const saidOf = (place: number) =>
      remarks
        .split(/[\r\n]+/)
        .filter(line => new RegExp(`paper:${examId}:${place}(?::| is left out)`).test(line))
        .join('\n')
    const copy = await emptyExam()
    const revealed = await bring(copy, bytes)
    expect(revealed).toMatchObject({ added: paper().length - left[format].length, refused_file: null })
    const back = new Map((await paperIn(copy)).map(one => [one.question.replace(/\n_____$/, ''), one]))
    for (const [index, one] of (await paperIn(examId)).entries()) {
      const there = new Map<string, unknown>(Object.entries(back.get(one.question) ?? {}))
      if (there.size === 0) {
        expect(left[format]).toContain(one.question)
        expect(saidOf(index + 1)).toContain('is left out: it ')
        continue
      }
      for (const [name, value] of Object.entries(one)) {
        if (isDeepStrictEqual(value, there.get(name))) continue
        expect(saidOf(index + 1), `${one.question} ${name}`).toMatch(explains[name] ?? /never/)
      }
    }
    expect(left_out).toBe(left[format].length)
  })

  it("is only for the exam's managers, also at the moment of the download", async () => {
    const examId = await room.prepare()
    const edda = await quiz.player('Other', { roles: ['examiner'] })
    await callSeen(room.examiner, 'set_exam_managers', { exam_id: examId, examiner_id: room.examiner.id })
    expect((await edda.call('export_exam', { exam_id: examId, format: 'gift' })).message).toBe('exam_not_yours')
    const { data } = await room.examiner.call('export_exam', { exam_id: examId, format: 'gift' })
    const roles = (all: StaffRole[]) =>
      quiz.database.db.updateTable('accounts').set({ roles: all }).where('id', '=', room.examiner.id).execute()
    await roles(['editor'])
    expect((await quiz.app.http.inject({ url: data.path ?? '' })).statusCode).toBe(404)
    await roles(['examiner'])
    expect((await room.examiner.call('export_exam', { exam_id: examId })).status).toBe(400)
  })
})

describe('a file of questions for an exam', () => {
  const moodle = (body: string) => Buffer.from(`<?xml version="1.0"?>\n<quiz>${body}</quiz>`)

  it('brings embedded pictures, and reports what a row loses', async () => {
    const examId = await emptyExam()
    const file = `<file name="m.png" encoding="base64">${(await picture()).toString('base64')}</file>`
    const asked = `<questiontext format="html"><text><![CDATA[<p>Which place? <img src="@@PLUGINFILE@@/m.png" alt="A map"></p>]]></text>${file}</questiontext>`
    const answers = '<answer fraction="100"><text>Oslo</text></answer><answer fraction="50"><text>Bergen</text></answer>'
    const hint = '<hint><text>North.</text></hint>'
    const revealed = await bring(
      examId,
      moodle(
        `<question type="multichoice">${asked}<defaultgrade>2.5</defaultgrade><hidden>1</hidden>${answers}${hint}</question><question type="essay"><questiontext><text>Why?</text></questiontext></question>`,
      ),
    )
    expect(revealed).toMatchObject({
      added: 1,
      rows: [
        { row: 1, verdict: 'new', problem: '', lost: ['Hints are left out.', 'Its file marks it as not active, but the exam asks it.'] },
        { row: 2, verdict: 'refused', problem: 'asks for an essay, which is not supported' },
      ],
      columns: null,
    })
    expect(revealed.refused_file?.csv).toMatch(/^\uFEFFreason,key,.*\r\n.*essay/)
    const [one] = await paperIn(examId)
    expect(one).toMatchObject({ marks: 2.5, part_marks: true, image: true, image_text: 'A map' })
    expect(one?.options.map(({ share }) => share)).toEqual([50, 100])
  })

  it('gets marks for questions that state none, and no question comes in twice', async () => {
    const examId = await emptyExam()
    const text = 'Which is a metal?{=tin ~wood}\n\nHow many?{#3}\n'
    expect(await bring(examId, Buffer.from(text), { marks: 2.5 })).toMatchObject({ added: 2, rows: [], paper: { total_marks: 5 } })
    const other = `${text}\nWhich is a metal?{~tin =wood}\n\nWhich is a metal?{=lead ~wood}\n`
    expect(await bring(examId, Buffer.from(other))).toMatchObject({
      added: 1,
      rows: [
        { row: 1, verdict: 'double', problem: 'asks the same as question 1 of the exam' },
        { row: 2, verdict: 'double' },
        { row: 3, verdict: 'contradiction', problem: 'contradicts question 1 of the exam: there the right answer is tin' },
      ],
      paper: { total_marks: 6 },
    })
  })

  it('returns its refused rows, which come in once they are corrected', async () => {
    const examId = await emptyExam()
    const rows = ['type,question,option_1,option_2,answer,marks', 'multiple_choice,Good?,yes,no,1,1', 'multiple_choice,Better?,yes,no,3,1']
    const revealed = await bring(examId, Buffer.from(rows.join('\n')))
    const csv = must(revealed.refused_file, 'one is refused').csv
    expect(csv.split('\r\n')).toEqual([
      `\uFEFFreason,${rows[0]}`,
      expect.stringMatching(/^Row 3: answer: .*,multiple_choice,Better\?,yes,no,3,1$/),
      '',
    ])
    expect(await bring(examId, Buffer.from(csv.replace('no,3,1', 'no,2,1')))).toMatchObject({ added: 1, rows: [] })
  })

  it('is read after its columns are mapped, and then without asking again', async () => {
    const examId = await emptyExam()
    const file = Buffer.from('x1,x2,x3,x4,x5\nOne?,yes,no,a,2\nTwo?,yes,no,b,1\n')
    const asked = await bring(examId, file)
    expect(asked).toMatchObject({ added: 0, needs_mapping: true, columns: ['Column 1', 'Column 2', 'Column 3', 'Column 4', 'Column 5'] })
    const mapping = { header_line: 1, columns: { question: 0, option_1: 1, option_2: 2, answer: 3, marks: 4 } }
    expect(await bring(examId, file, { mapping: JSON.stringify(mapping) })).toMatchObject({ added: 2, needs_mapping: false })
    expect(await bring(await emptyExam(), file)).toMatchObject({ added: 2 })
  })

  it('finds pictures in its ZIP, and refuses rows in another language or about a text', async () => {
    const table = [
      'question,A,B,answer,marks,image,language,passage',
      'Here?,yes,no,A,1,map.png,,',
      'Gone?,yes,no,A,1,gone.png,,',
      '¿Aquí?,sí,no,A,1,,es,',
      'It?,yes,no,A,1,,,text:1',
    ]
    const revealed = await bring(
      await emptyExam(),
      Buffer.from(zipSync({ 'q.csv': strToU8(table.join('\n')), 'map.png': await picture() })),
    )
    expect(revealed).toMatchObject({
      added: 1,
      rows: [
        { problem: 'image: gone.png is not in the file' },
        { problem: 'language: is es, and the exam is in en' },
        { problem: 'passage: is about a text to read, which an exam cannot show' },
      ],
    })
  })
})
