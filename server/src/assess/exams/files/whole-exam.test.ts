import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { picture, questionDesk } from '../../../../test/app/question-desk.ts'
import { examKey, type ExamRoom, examRoom } from '../../../../test/games/exam-room.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { readExamFile } from './exam-file.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
  const desk = questionDesk(quiz, await quiz.player('Editor', { roles: ['editor'] }))
  for (let n = 0; n < 5; n++) await desk.published('multiple_choice', { tags: ['pool'], question: `Of the pool, number ${n}?` })
})
afterAll(() => quiz.close())

const File = z.object({
  exam: z.looseObject({ id: z.string() }),
  draws: z.array(z.looseObject({})).optional(),
  questions: z.array(z.looseObject({ question: z.string(), marks: z.number() })),
  media: z.record(z.string(), z.string()).optional(),
})
type File = z.output<typeof File>

async function exported(examId: number): Promise<File> {
  const { data } = await room.examiner.call('export_exam', { exam_id: examId, exam_key: examKey })
  return File.parse(JSON.parse(data.json ?? ''))
}
const upload = (content: unknown) =>
  room.examiner.call('import_exam', {}, { file: { field: 'file', bytes: Buffer.from(JSON.stringify(content)) } })
const examsNow = async () => (await room.examiner.call('get_exams_to_run', { limit: 100 })).total

/** With a picture, a draw for each examinee, marks in parts with shares, a pass mark and minus marks. */
async function richExam(): Promise<number> {
  const examId = await room.prepare({ pass_percent: 65, minus_marks: 0.25, release_when: 'end', title: 'Rich' })
  const { path } = (await room.examiner.call('upload_exam_media', {}, { file: { field: 'file', bytes: await picture('green') } })).data
  const options = ['red', 'green', 'blue'].map(text => ({ text }))
  const form = { question_type: 'multi_select', question: 'Which is it?', options, answer: [1], image: path, image_text: 'Green' }
  const added = await room.examiner.call('add_exam_question', { exam_id: examId, ...form, marks: 4, minus_marks: 0, part_marks: 1 })
  expect(added.error).toBe(false)
  const rule = { exam_id: examId, kind: 'for_each', count: 2, tag: 'pool', marks: 1.5, minus_marks: 0.5, part_marks: 1 }
  expect((await room.examiner.call('draw_exam_questions', rule)).error).toBe(false)
  const ids = (await room.examiner.call('get_exam_paper', { exam_id: examId })).data.questions.map(({ id }) => id)
  await room.examiner.call('order_exam_questions', { exam_id: examId, question_ids: ids.toReversed(), were: ids })
  return examId
}

describe('a whole exam as a file', () => {
  it('comes back equal through the console: draws, marks, parts, pass mark, order and pictures', async () => {
    const examId = await richExam()
    const file = await exported(examId)
    expect(file).toMatchObject({ exam: { pass_percent: 65, minus_marks: 0.25 }, draws: [{ count: 2, marks: 1.5, rule: 'tag pool' }] })
    expect(Object.keys(file.media ?? {})).toHaveLength(1)
    const { data: made } = await upload(file)
    expect(made.id).not.toBe(examId)
    expect(made).toMatchObject({ title: 'Rich', asked: 7, total_marks: 17, pass_percent: 65, examiner: { name: 'Edda' }, attempts: 0 })
    expect({ ...(await exported(made.id)), exam: {} }).toEqual({ ...file, exam: {} })
    const { id: _one, ...terms } = (await exported(made.id)).exam
    const { id: _other, ...before } = file.exam
    expect(terms).toEqual(before)
    // Another upload is another exam.
    expect((await upload(file)).data.id).not.toBe(made.id)
    const sat = await room.sit(await quiz.player(), made.id)
    expect([sat.questions.length, sat.sitting.total_marks]).toEqual([7, 17])
  })

  it('brings its pictures to a server that has not got them', async () => {
    const file = await exported(await richExam())
    const [name = '', content = ''] = Object.entries(file.media ?? {})[0] ?? []
    const renamed = File.parse(JSON.parse(JSON.stringify({ ...file, media: { 'green.webp': content } }).replaceAll(name, 'green.webp')))
    const { data: made } = await upload(renamed)
    const shown = made.questions.find(({ question }) => question === 'Which is it?')
    const reply = await quiz.app.http.inject({ method: 'GET', url: shown?.image ?? '' })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  const broken: [string, (file: File) => object, string][] = [
    ['a question without an answer', file => ({ ...file, questions: withFirst(file, { answer: [] }) }), 'question 1'],
    ['a picture that is nowhere', file => ({ ...file, questions: withFirst(file, { image: 'nowhere.png' }) }), 'question 1'],
    ['a picture beside the upload', file => ({ ...file, questions: withFirst(file, { image: '../exam.json' }) }), 'question 1'],
    ['a pool that is too small', file => ({ ...file, draws: [{ ...file.draws?.[0], count: 9 }] }), 'file'],
    ['a draw that is not there', file => ({ ...file, questions: withFirst(file, { draw: 7 }) }), 'file'],
    ['another worth than its draw', file => ({ ...file, draws: [{ ...file.draws?.[0], marks: 2 }] }), 'file'],
    ['no exam', ({ questions }) => ({ questions }), 'file'],
    ['an end before its start', file => ({ ...file, exam: { ...file.exam, ends_at: '2001-01-01T00:00:00Z' } }), 'file'],
    ['a language that is not there', file => ({ ...file, exam: { ...file.exam, language: 'xx' } }), 'file'],
  ]
  it.each(broken)('is refused as a whole with %s', async (_what, breakIt, field) => {
    const file = await exported(await richExam())
    const before = await examsNow()
    expect(await upload(breakIt(file))).toMatchObject({ status: 400, issues: [{ field }] })
    expect(await examsNow()).toBe(before)
  })

  it('reads no file beside an upload, which may be the upload of somebody else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'trivium-whole-exam-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'secret.png'), await picture())
    writeFileSync(join(folder, 'exam.json'), JSON.stringify({ exam: {}, questions: [] }))
    const [command, uploaded] = [await readExamFile(join(folder, 'exam.json')), await readExamFile(join(folder, 'exam.json'), true)]
    expect(await command?.find('secret.png')).toHaveProperty('bytes')
    expect(await uploaded?.find('secret.png')).toEqual({ problem: 'is not in the file' })
  })

  it('is no place for scripts in its rules, and no way to another examiner’s exam', async () => {
    const file = await exported(await richExam())
    const { data } = await upload({ ...file, exam: { ...file.exam, rules: '<p onclick="x()">Fair.</p><script>1</script>' } })
    expect(data.rules).toBe('<p>Fair.</p>')
    const other = await quiz.player('Other', { roles: ['examiner'] })
    expect((await other.call('get_exam_paper', { exam_id: data.id })).message).toBe('exam_not_yours')
  })
})

const withFirst = ({ questions }: File, change: object) =>
  questions.map((question, index) => (index === 0 ? { ...question, ...change } : question))
