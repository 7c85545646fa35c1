import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { isExamFile } from './exam-file.ts'
import { importExam } from './import-exam.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

let number = 0
const hourMs = 3_600_000
function examFile(terms: object = {}, questions: unknown[] = sound): { exam: object; questions: unknown[] } {
  number += 1
  const now = quiz.clock.now().getTime()
  const exam = {
    id: `geography-${number}`,
    title: 'Geography',
    starts_at: new Date(now - hourMs).toISOString(),
    ends_at: new Date(now + hourMs).toISOString(),
    duration_minutes: 20,
    exam_key: 'GEO2026',
    rules: '<p>No maps.</p><script>alert(1)</script>',
    answer_again: true,
    strict_away: true,
    is_for_all: true,
    release_when: 'hand_in',
    marks_at_hand_in: true,
    pass_percent: 50,
  }
  return { exam: { ...exam, ...terms }, questions }
}
const sound = [
  {
    type: 'multiple_choice',
    question: 'The longest river of Africa?',
    options: ['Nile', 'Niger'],
    answer: [1],
    marks: 2,
    note: 'Some 6,650 km.',
  },
  { type: 'sequence', question: 'From north to south?', options: ['Cairo', 'Nairobi', 'Cape Town'], answer: [1, 2, 3], marks: 3 },
]
const read = (file: unknown) => importExam(quiz.database.db, file, '/nowhere')
const run = async (file: unknown) => (await read(file)).lines

describe('importing an exam', () => {
  it('creates an exam that players can sit, and only once', async () => {
    const file = examFile({ title: 'Rivers', release_when: 'examiner' })
    expect(isExamFile(file)).toBe(true)
    expect((await run(file)).map(({ outcome }) => outcome)).toEqual(['imported', 'imported'])
    expect((await run(file)).map(({ outcome }) => outcome)).toEqual(['already there', 'already there'])
    const alice = await quiz.player()
    const { data } = await alice.call('get_exam_module', { type: 1 })
    const exam = data.find(({ title }) => title === 'Rivers')
    expect(exam).toMatchObject({ questions: 2, total_marks: 5, pass_percent: 50, shown_key: null, rules: '<p>No maps.</p>' })
    const wrong = await alice.call('get_exam_module_questions', { exam_module_id: exam?.id, exam_key: 'GEO2025', agreed: 1 })
    expect(wrong.message).toBe('invalid_exam_key')
    const sat = await alice.call('get_exam_module_questions', { exam_module_id: exam?.id, exam_key: 'GEO2026', agreed: 1 })
    const river = sat.data.find(({ question }) => question.startsWith('The longest'))
    const nile = river?.options.find(({ text }) => text === 'Nile')?.key
    await alice.call('submit_answer', { play_id: sat.play.id, question_id: river?.id, answer: nile })
    const { data: result } = await alice.call('set_exam_module_result', { exam_module_id: exam?.id })
    expect(result).toMatchObject({ obtained_marks: 2, total_marks: 5, passed: false })
  })

  it('takes the exam as a whole or not at all, and reports what is wrong with every row', async () => {
    const rows = [
      ...sound,
      { type: 'multiple_choice', question: 'No right option?', options: ['a', 'b'], answer: [], marks: 1 },
      { type: 'multiple_choice', question: 'Too high?', options: ['a', 'b'], answer: [3], marks: 1 },
      { type: 'riddle', question: 'What?', options: ['a', 'b'], answer: [1], marks: 1 },
      { type: 'multiple_choice', question: 'the longest river of africa?', options: ['Niger', 'Nile'], answer: [2], marks: 1 },
      { type: 'multiple_choice', question: 'The longest river of Africa?', options: ['Nile', 'Niger'], answer: [2], marks: 1 },
      'not a question',
    ]
    const { lines, refused } = await read(examFile({ title: 'Holes' }, rows))
    expect(lines.map(({ row, outcome }) => [row, outcome])).toEqual([
      [1, 'refused'],
      [2, 'refused'],
      [3, 'refused'],
      [4, 'refused'],
      [5, 'refused'],
      [6, 'duplicate'],
      [7, 'contradiction'],
      [8, 'refused'],
    ])
    const back: { exam: object; questions: { reason?: string; question: unknown }[] } = JSON.parse(refused ?? '')
    expect(back.exam).toMatchObject({ title: 'Holes', exam_key: 'GEO2026' })
    expect(back.questions.map(({ reason = '' }) => reason)).toEqual(
      lines.map(({ reason }) => (reason.includes('as a whole') ? '' : reason)),
    )
    expect(back.questions[7]?.question).toBe('not a question')
    const mended = back.questions.slice(0, 2)
    expect((await run({ ...back, questions: mended })).map(({ outcome }) => outcome)).toEqual(['imported', 'imported'])
    expect(lines[0]?.reason).toMatch(/as a whole/)
    expect(lines.slice(2).every(({ reason }) => reason !== '')).toBe(true)
    const alice = await quiz.player()
    expect((await alice.call('get_exam_module', { type: 1 })).data.filter(({ title }) => title === 'Holes')).toHaveLength(1)
  })

  it.each([
    [{ language: 'xx' }, /exam\.language: there is no xx/],
    [{ duration_minutes: 0 }, /exam: duration_minutes/],
    [{ exam_key: 'abc' }, /exam: exam_key/],
    [{ ends_at: '2020-01-01T00:00:00Z' }, /exam\.ends_at: is not after the start/],
    [{ pass_percent: 101 }, /exam: pass_percent/],
    [{ pass_mark: 10 }, /exam: /],
  ])('reports in one sentence what is wrong with the exam itself: %o', async (terms, sentence) => {
    await expect(run(examFile(terms))).rejects.toThrow(sentence)
  })

  it('needs at least one question and at most 500', async () => {
    await expect(run(examFile({}, []))).rejects.toThrow(/questions/)
    await expect(
      run(
        examFile(
          {},
          Array.from({ length: 501 }, () => sound[0]),
        ),
      ),
    ).rejects.toThrow(/questions/)
    expect(isExamFile([{ question: 'Of another format' }])).toBe(false)
  })

  it('reports unknown fields', async () => {
    const lines = await run(examFile({}, [{ ...sound[0], reason: 'of an earlier import', seconds: 30 }]))
    expect(lines).toMatchObject([{ outcome: 'imported', lost: ['The field seconds is left out, because it is unknown.'] }])
  })

  it('may create an exam for the examinees on its list only', async () => {
    await run(examFile({ title: 'Closed', is_for_all: false }))
    const alice = await quiz.player()
    expect((await alice.call('get_exam_module', { type: 1 })).data.some(({ title }) => title === 'Closed')).toBe(false)
  })
})
