// A row has the number that a spreadsheet shows, in previews, reasons and files of refused rows.

import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportRowView } from '@trivium/contract/bank/imports.admin'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { asWorkbook } from '../../../test/banks/workbook.ts'
import { examRoom } from '../../../test/games/exam-room.ts'

let quiz: Quiz
let edda: TestPlayer
let examId: number
beforeAll(async () => {
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor', 'examiner', 'administrator'] })
  const room = await examRoom(quiz)
  examId = await room.prepare()
})
afterAll(() => quiz.close())

const fileOf = (bytes: Uint8Array | string) => ({ file: { field: 'file', bytes: Buffer.from(bytes) } })

interface Seen {
  rows: ImportRowView[]
  refused: string
}

async function inBank(name: string, bytes: Uint8Array | string): Promise<Seen> {
  const { data } = await edda.call('upload_import', { name, category_id: quiz.fixture.categories.history }, fileOf(bytes))
  await quiz.app.runJob('imports')
  const { data: rows } = await edda.call('get_import_rows', { import_id: data.id, limit: 100 })
  const { path } = (await edda.call('export_refused_rows', { import_id: data.id })).data
  return { rows, refused: (await quiz.app.http.inject({ url: path })).body }
}

async function inExam(_name: string, bytes: Uint8Array | string): Promise<Seen> {
  const { data } = await edda.call('preview_exam_questions', { exam_id: examId, marks: 1 }, fileOf(bytes))
  return { rows: data.rows, refused: data.refused_file?.csv ?? '' }
}

const inShort = (rows: ImportRowView[]) => rows.map(({ row, file, verdict, text }) => [row, file, verdict, text].filter(Boolean).join(' '))

/** A title, an empty row, the names, a cell of two lines, and a blank row in the middle. */
const table = [
  ['Quiz of the spring term', '', '', ''],
  ['', '', '', ''],
  ['question', 'A', 'B', 'answer'],
  ['Which\nis it?', 'x', 'y', 'A'],
  ['', '', '', ''],
  ['Which is wrong?', 'x', 'y', 'Z'],
  ['Which\nis it?', 'x', 'y', 'A'],
]
const csv = table.map(cells => `${cells.map(cell => (cell.includes('\n') ? `"${cell}"` : cell)).join(';')}\r\n`).join('')
/** Workbooks leave out empty rows, and say the number of the next one. */
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const rowsOfSheet = table.flatMap((cells, index) =>
  cells.every(text => text === '') ? [] : [[`<row r="${index + 1}"${index === 5 ? ' hidden="1"' : ''}>${cells.map(cell).join('')}</row>`]],
)
const workbook = asWorkbook([{ name: 'S', cells: rowsOfSheet }])

describe.each([
  ['the bank', inBank],
  ['an exam', inExam],
])('a row of a file for %s', (_what, preview) => {
  it.each([
    ['CSV', csv, /^"?Row 6: answer: .*;?,Which is wrong\?,x,y,Z\r?$/m],
    ['CSV with a line for Excel', `sep=;\r\n${csv}`, /^"?Row 6: answer: /m],
    ['XLSX', workbook, /^Row 6: is hidden in its sheet,Which is wrong\?,x,y,Z\r?$/m],
  ])('has the number that a spreadsheet shows: %s', async (format, bytes, refused) => {
    const seen = await preview(format === 'XLSX' ? 'q.xlsx' : 'q.csv', bytes)
    expect(inShort(seen.rows)).toEqual([
      expect.stringMatching(/^4 new Which\sis it\?$/),
      '6 refused Which is wrong?',
      expect.stringMatching(/^7 double Which\sis it\?$/),
    ])
    expect(seen.rows[2]).toMatchObject({ reason: expect.stringMatching(/ row 4$/), other: { row: 4, file: null } })
    expect(seen.refused).toMatch(refused)
  })

  it('of an archive has the number in its own file', async () => {
    const names = 'question,A,B,answer\n'
    const files = { 'a.csv': `${names}First?,x,y,A\nSecond?,x,y,A\n`, 'b.csv': `${names}\nWrong?,x,y,Z\nFirst?,x,y,A\nFirst?,x,y,B\n` }
    const bytes = zipSync({
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
      'c.csv': Buffer.from('x,y\n1,2\n'),
    })
    const { rows, refused } = await preview('q.zip', bytes)
    expect(inShort(rows)).toEqual([
      '2 a.csv new First?',
      '3 a.csv new Second?',
      '3 b.csv refused Wrong?',
      '4 b.csv double First?',
      '5 b.csv contradiction First?',
      'c.csv refused',
    ])
    expect(rows[3]).toMatchObject({ reason: expect.stringMatching(/ row 2 of a\.csv$/), other: { row: 2, file: 'a.csv' } })
    expect(rows[4]?.reason).toMatch(/^contradicts row 2 of a\.csv: /)
    expect(refused).toMatch(/^"?row 3 of b\.csv: answer: /m)
    expect(refused).toMatch(/^"?c\.csv: the whole file: /m)
  })
})

describe('a row of a list of people', () => {
  const list = (head: string) => `${head}email;name\r\n"ann@x.example";"Ann\nLee"\r\n;\r\nnobody;Bob\r\nann@x.example;Ann\r\n`

  it.each([
    ['a CSV file', list('')],
    ['a CSV file with a line for Excel', list('sep=;\r\n')],
  ])('has the number that a spreadsheet shows: %s', async (_what, text) => {
    const { data } = await edda.call('preview_exam_list', { exam_id: examId }, fileOf(text))
    expect(data.rows.map(({ row, verdict, problem }) => `${row} ${verdict} ${problem}`)).toEqual([
      '2 invited ',
      '4 refused This is not an email address.',
      '5 refused This person is also in row 2.',
    ])
    const file = data.refused_file?.csv ?? ''
    expect(file).toContain('Row 4: This is not an email address.,nobody,Bob')
    const again = await edda.call('preview_exam_list', { exam_id: examId }, fileOf(file))
    expect(again.data.refused_file?.csv).toContain('\r\nRow 2: This is not an email address.,nobody,Bob')
  })
})
