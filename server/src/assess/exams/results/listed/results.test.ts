// Results as the managers of an exam see them.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../../test/app/app.ts'
import { type Quiz, startQuiz, stopTime } from '../../../../../test/app/quiz.ts'
import { type ExamRoom, examRoom, minuteMs, resultsCsv, rightAnswer, type Sat, wrongAnswer } from '../../../../../test/games/exam-room.ts'
import { openWorkbook, type Workbook } from '../../../../bank/imports/files/workbook/xlsx.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
})
afterAll(() => quiz.close())

const handIn = (player: TestPlayer, examId: number) => player.call('set_exam_module_result', { exam_module_id: examId })
const resultsOf = async (examId: number, more: object = {}) => room.examiner.call('get_exam_results', { exam_id: examId, ...more })
const resultOf = async (playId: number) => (await room.examiner.call('get_exam_result_of', { play_id: playId })).data

/** Answers the first questions right and the others wrong, `ms` after each other. */
async function answer(player: TestPlayer, { play, questions }: Sat, right: number, ms = 0) {
  for (const [index, question] of questions.entries()) {
    quiz.clock.advance(ms)
    const given = index < right ? rightAnswer(question) : wrongAnswer(question)
    await player.call('submit_answer', { play_id: play.id, question_id: question.id, answer: given })
  }
}

async function satBy(name: string, examId: number, right: number) {
  const player = await quiz.player(name)
  const sat = await room.sit(player, examId)
  await answer(player, sat, right)
  await handIn(player, examId)
  return { player, sat }
}

/** Puts the account on the list with an id of the examiner's. */
const listAs = (examId: number, { id }: TestPlayer, own_id: string) =>
  quiz.database.db.insertInto('examinees').values({ exam_id: examId, account_id: id, own_id }).execute()

describe('get_exam_results', () => {
  it('has marks, percent, passing and times of each examinee, before the release', async () => {
    stopTime()
    const examId = await room.prepare({ pass_percent: 50 })
    const [alice, bob] = [await quiz.player('Alice'), await quiz.player('Bob')]
    const absent = await quiz.player('Carol')
    await listAs(examId, alice, 'M-0042')
    await listAs(examId, absent, 'M-0043')
    const sat = await room.sit(alice, examId)
    await answer(alice, sat, 4, 60_000)
    await handIn(alice, examId)
    const other = await room.sit(bob, examId)
    const { data, total } = await resultsOf(examId)
    expect(total).toBe(3)
    expect(data).toMatchObject([
      {
        name: 'Alice',
        own_id: 'M-0042',
        state: 'over',
        started_at: sat.play.started_at,
        seconds: 240,
        ended_by: 'handed_in',
        obtained_marks: 10,
        total_marks: 10,
        percent: 100,
        passed: true,
        correct: 4,
        incorrect: 0,
        not_attempted: 0,
      },
      { name: 'Bob', own_id: null, state: 'sitting', play_id: other.play.id, finished_at: null, obtained_marks: null, passed: null },
      { name: 'Carol', own_id: 'M-0043', state: 'waiting', play_id: null, started_at: null },
    ])
    // The examinee still knows nothing of it.
    expect((await alice.call('get_exam_result', { play_id: sat.play.id })).data).toMatchObject({ obtained_marks: null, passed: null })
  })

  it('passes who reaches the threshold exactly', async () => {
    const examId = await room.prepare({ pass_percent: 50 })
    // Marks 1, 2 and 2 of 10.
    await satBy('Dora', examId, 3)
    expect((await resultsOf(examId)).data).toMatchObject([{ percent: 50, passed: true }])
  })

  it('finds names and own ids, page by page', async () => {
    const examId = await room.prepare()
    for (const [name, own_id] of [
      ['Zoë 50% Öst', 'A1'],
      ['Zoe_under', 'B17'],
      ['Yves', 'b18'],
    ] as const)
      await listAs(examId, await quiz.player(name), own_id)
    const found = async (q: string) => (await resultsOf(examId, { q })).data.map(({ name }) => name).toSorted()
    expect(await found('zo')).toEqual(['Zoe_under', 'Zoë 50% Öst'])
    expect(await found('50%')).toEqual(['Zoë 50% Öst'])
    expect(await found('_')).toEqual(['Zoe_under'])
    expect(await found('B1')).toEqual(['Yves', 'Zoe_under'])
    const page = await resultsOf(examId, { q: 'b1', offset: 1, limit: 1 })
    expect([page.total, page.data.map(({ name }) => name)]).toEqual([2, ['Zoe_under']])
  })

  it('has what was noticed, and why an attempt is void', async () => {
    const examId = await room.prepare({ strict_away: 0, pass_percent: 10 })
    const alice = await quiz.player('Alice')
    const sat = await room.sit(alice, examId)
    await answer(alice, sat, 4)
    await alice.call('note_violation', { play_id: sat.play.id, kind: 'copy', question_id: sat.questions[0]?.id })
    await alice.call('note_absence', { play_id: sat.play.id, away: 1 })
    quiz.clock.advance(3_000)
    await alice.call('note_absence', { play_id: sat.play.id, away: 0 })
    await handIn(alice, examId)
    await room.examiner.call('void_exam_attempt', { play_id: sat.play.id, reason: 'Copied.' })
    expect((await resultsOf(examId)).data).toMatchObject([
      {
        state: 'void',
        void_reason: 'Copied.',
        passed: null,
        obtained_marks: 10,
        violations: [{ kind: 'copy', question_id: sat.questions[0]?.id }],
        absences: [{ seconds: 3 }],
      },
    ])
    expect((await room.examiner.call('get_exam_figures', { exam_id: examId })).data.attempts).toBe(0)
  })
})

describe('get_exam_result_of', () => {
  it('has each answer in words as it was shown, the right one, marks, and the time spent', async () => {
    stopTime()
    const examId = await room.prepare()
    const file = {
      field: 'file',
      bytes: Buffer.from(
        'type,question,marks,answer,tolerance,unit,accepted,option 1,option 2,match 1,match 2\n' +
          'number,How high is it?,1,8848,2,m,,,,,\nmatching,Whose capital?,1,,,,,Kenya,Peru,Nairobi,Lima\nguess_the_word,Which river?,1,Nile,,,Nilus,,,,\n',
      ),
      type: 'text/csv',
    }
    await room.examiner.call('import_exam_questions', { exam_id: examId }, { file })
    const alice = await quiz.player('Alice')
    const sat = await room.sit(alice, examId)
    const named = (text: string) => sat.questions.find(({ question }) => question === text)
    const give = async (text: string, given: string, ms: number) => {
      quiz.clock.advance(ms)
      await alice.call('submit_answer', { play_id: sat.play.id, question_id: named(text)?.id, answer: given })
    }
    const keyOf = (text: string, option: string) => named(text)?.options.find(one => one.text === option)?.key ?? ''
    const matchOf = (text: string, match: string) => named(text)?.matches.find(one => one.text === match)?.key ?? ''
    const order = ['two', 'three', 'one']
    await give('From small to large', order.map(text => keyOf('From small to large', text)).join(','), 30_000)
    await give('How high is it?', '8,848.5', 10_000)
    await give('Which river?', 'Nilus', 5_000)
    await give('Whose capital?', `${keyOf('Whose capital?', 'Peru')}-${matchOf('Whose capital?', 'Nairobi')}`, 5_000)
    // The player comes back to the first question: both times add up.
    await give(
      'From small to large',
      order
        .toReversed()
        .map(text => keyOf('From small to large', text))
        .join(','),
      7_000,
    )
    await handIn(alice, examId)
    const { examinee, questions } = await resultOf(sat.play.id)
    expect(examinee).toMatchObject({ name: 'Alice', state: 'over', not_attempted: 3 })
    const told = Object.fromEntries(questions.map(one => [one.question, one]))
    expect(told['From small to large']).toMatchObject({
      given: ['one', 'three', 'two'],
      right: ['one', 'two', 'three'],
      obtained_marks: 0,
      marks: 5,
      ms: 37_000,
      saved_at: new Date(quiz.clock.now()).toISOString(),
    })
    expect(told['How high is it?']).toMatchObject({ given: ['8,848.5'], right: ['8848 ± 2 m'], obtained_marks: 1, ms: 10_000 })
    expect(told['Which river?']).toMatchObject({ given: ['Nilus'], right: ['Nile', 'Nilus'], correct: true, ms: 5_000 })
    expect(told['Whose capital?']?.given).toEqual(['Peru → Nairobi'])
    expect(told['Whose capital?']?.right.toSorted()).toEqual(['Kenya → Nairobi', 'Peru → Lima'])
    expect(told['Two and two?']).toMatchObject({ given: [], right: ['four'], obtained_marks: 0, ms: null, saved_at: null })
  })

  it('counts no time while an attempt was over, after it is reopened', async () => {
    stopTime()
    const examId = await room.prepare()
    const alice = await quiz.player('Alice')
    const sat = await room.sit(alice, examId)
    const give = (at: number) =>
      alice.call('submit_answer', {
        play_id: sat.play.id,
        question_id: sat.questions[at]?.id,
        answer: sat.questions[at] && wrongAnswer(sat.questions[at]),
      })
    quiz.clock.advance(10_000)
    await give(0)
    await handIn(alice, examId)
    quiz.clock.advance(60 * minuteMs)
    await room.examiner.call('reopen_exam_attempt', { play_id: sat.play.id, minutes: 5, reason: 'A fire alarm.' })
    quiz.clock.advance(20_000)
    await give(1)
    quiz.clock.advance(4_000)
    await give(0)
    await handIn(alice, examId)
    const { questions } = await resultOf(sat.play.id)
    expect([0, 1].map(at => questions.find(({ id }) => id === sat.questions[at]?.id)?.ms)).toEqual([14_000, 0])
  })

  it('is refused while the attempt runs, and to an examinee', async () => {
    const examId = await room.prepare()
    const alice = await quiz.player('Alice')
    const { play } = await room.sit(alice, examId)
    expect((await room.examiner.call('get_exam_result_of', { play_id: play.id })).message).toBe('play_open')
    expect((await alice.call('get_exam_result_of', { play_id: play.id })).status).toBe(403)
  })
})

describe('get_exam_figures', () => {
  it('has the figures of the exam and of each question', async () => {
    const examId = await room.prepare({ pass_percent: 50 })
    for (const right of [4, 4, 3, 3, 2, 2, 1, 1, 0, 0]) await satBy('Examinee', examId, right)
    const { data } = await room.examiner.call('get_exam_figures', { exam_id: examId })
    const totals = (await resultsOf(examId, { limit: 100 })).data.map(({ obtained_marks }) => obtained_marks ?? 0)
    const mean = totals.reduce((one, other) => one + other, 0) / 10
    expect(data).toMatchObject({ attempts: 10, least_attempts: 10, reliability: { coefficient: 'alpha', questions: 4 } })
    expect(data.marks?.mean).toBeCloseTo(mean, 10)
    expect(data.mean_percent).toBeCloseTo(10 * mean, 10)
    expect(data.questions.map(({ place }) => place)).toEqual([1, 2, 3, 4])
    const [first] = data.questions
    expect(first?.options.map(({ text, is_right }) => [text, is_right])).toContainEqual(['four', true])
    const chosen = first?.options.find(({ is_right }) => is_right)
    expect(chosen?.share).toBeCloseTo(first?.facility ?? Number.NaN, 10)
    expect(chosen?.discrimination).toBeCloseTo(first?.discrimination ?? Number.NaN, 10)
    // An order has no options to choose among.
    expect(data.questions.find(({ question_type }) => question_type === 'sequence')?.options).toEqual([])
  })
})

describe('export_exam_results', () => {
  const evil = '=HYPERLINK("x")'

  async function exported() {
    const examId = await room.prepare({ pass_percent: 50 })
    const { player, sat } = await satBy(evil, examId, 4)
    await satBy('مريم "حسن"', examId, 1)
    await listAs(examId, player, '007')
    return { examId, sat }
  }

  it('is a table of CSV in which no cell begins a formula', async () => {
    const { examId, sat } = await exported()
    const [head, first, second] = (await resultsCsv(quiz, room.examiner, examId, 'examinees')).split('\r\n')
    expect(head).toMatch(/^\uFEFFName,Own id,Account,Attempt,State,Start \(UTC\)/)
    expect(first).toContain(`"'=HYPERLINK(""x"")",007,`)
    expect(first).toContain(`,over,${sat.play.started_at},`)
    expect(second).toContain('"مريم ""حسن"""')
    const answers = (await resultsCsv(quiz, room.examiner, examId, 'answers')).split('\r\n')
    expect(answers.filter(line => line.includes('one > two > three,one > two > three,yes,5,5'))).toHaveLength(1)
    expect(answers).toHaveLength(1 + 2 * 4 + 1)
    const questions = await resultsCsv(quiz, room.examiner, examId, 'questions')
    expect(questions).toContain('Two and two?,four,yes,2,')
  })

  it('is a workbook with the same cells, which our own reader reads back', async () => {
    const { examId, sat } = await exported()
    const { data } = await room.examiner.call('export_exam_results', { exam_id: examId })
    expect(data.name).toBe(`exam-${examId}-results.xlsx`)
    const { rawPayload, headers } = await quiz.app.http.inject({ method: 'GET', url: data.path })
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const folder = await mkdtemp(join(tmpdir(), 'results-'))
    const path = join(folder, 'results.xlsx')
    await writeFile(path, rawPayload)
    const book = await openWorkbook(path)
    expect(book.sheets.map(({ name }) => name)).toEqual(['Examinees', 'Answers', 'Questions'])
    for (const [sheet, file] of [
      ['Examinees', 'examinees'],
      ['Answers', 'answers'],
      ['Questions', 'questions'],
    ] as const) {
      const rows = await rowsOf(book, sheet)
      const csv = linesOf(await resultsCsv(quiz, room.examiner, examId, file))
      const padded = rows.map(cells => Array.from({ length: csv[0]?.length ?? 0 }, (_, at) => cells[at] ?? ''))
      expect(padded).toEqual(csv.map(cells => cells.map(asSheet)))
    }
    const [, first = []] = await rowsOf(book, 'Examinees')
    expect(first.slice(0, 2)).toEqual([evil, '007'])
    expect(first[5]).toBe(asSheet(sat.play.started_at))
    await rm(folder, { recursive: true })
  })

  it('works once, only on its own path, and not without the role', async () => {
    const { examId } = await exported()
    const get = async (url: string) => (await quiz.app.http.inject({ method: 'GET', url })).statusCode
    const ask = async () => (await room.examiner.call('export_exam_results', { exam_id: examId })).data.path
    const path = await ask()
    expect([await get(path), await get(path)]).toEqual([200, 404])
    expect(await get((await ask()).replace('exam-files', 'files'))).toBe(404)
    const questions = (await room.examiner.call('export_exam', { exam_id: examId, format: 'csv' })).data.path ?? ''
    expect(await get(questions.replace('files', 'exam-files'))).toBe(404)
    const late = await ask()
    await quiz.database.db
      .updateTable('accounts')
      .set({ roles: ['editor'] })
      .where('id', '=', room.examiner.id)
      .execute()
    expect(await get(late)).toBe(404)
    await quiz.database.db
      .updateTable('accounts')
      .set({ roles: ['examiner'] })
      .where('id', '=', room.examiner.id)
      .execute()
  })
})

/** The cells of a table without line breaks in its cells. */
const linesOf = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map(line => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map(cell => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"')))

/** A cell of CSV as a sheet shows it: without the apostrophe, and times rounded to a second, without their zone. */
function asSheet(cell: string): string {
  if (/^\d{4}-\d\d-\d\dT/.test(cell)) {
    const second = new Date(Math.round(Date.parse(cell) / 1000) * 1000)
    return second.toISOString().slice(0, 19).replace('T', ' ')
  }
  return cell.replace(/^'(?==)/, '')
}

async function rowsOf(book: Workbook, sheet: string): Promise<string[][]> {
  const rows = []
  for await (const { cells } of book.rows(sheet)) rows.push(cells)
  return rows
}
