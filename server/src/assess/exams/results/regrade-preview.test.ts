import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ExamRoom, examRoom, rightAnswer, wrongAnswer } from '../../../../test/games/exam-room.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
})
afterAll(() => quiz.close())

/** Sits the exam; the first question ("four") gets the option with this text, the others right or wrong answers. */
async function sit(examId: number, first: string, isRight: boolean, name: string) {
  const player = await quiz.player(name)
  const sat = await room.sit(player, examId)
  for (const [index, question] of sat.questions.entries()) {
    const chosen = question.options.find(({ text }) => text === first)?.key
    const answer = index === 0 ? chosen : isRight ? rightAnswer(question) : wrongAnswer(question)
    await player.call('submit_answer', { play_id: sat.play.id, question_id: question.id, answer })
  }
  await player.call('set_exam_module_result', { exam_module_id: examId })
  return { player, sat }
}

describe('the preview of a correction', () => {
  it('says what the correction then does, and writes nothing', async () => {
    const examId = await room.prepare({ pass_percent: 95, minus_marks: 0.5 })
    const right = await sit(examId, 'four', true, 'Ann Right')
    const wrong = await sit(examId, 'five', true, 'Ben Wrong')
    await sit(examId, 'six', false, 'Cem Other')
    const running = await room.sit(await quiz.player('Dan Sits'), examId)
    const { data: paper } = await room.examiner.call('get_exam_paper', { exam_id: examId })
    const question = paper.questions[0]
    const five = (question?.options.findIndex(({ text }) => text === 'five') ?? -1) + 1
    const input = { exam_id: examId, question_id: question?.id, answer: String(five) }
    const { audit_entries: before } = await counts()
    const preview = await room.examiner.call('preview_exam_regrade', input)
    expect(preview).toMatchObject({ total: 2, now_passed: 1, now_failed: 1, running: 1, notifies: false })
    expect(preview.data.map(({ name, marks_before, marks_after }) => [name, marks_before, marks_after])).toEqual([
      ['Ann Right', 10, 8.5],
      ['Ben Wrong', 8.5, 10],
    ])
    expect(preview.data.map(({ passed_before, passed_after }) => [passed_before, passed_after])).toEqual([
      [true, false],
      [false, true],
    ])
    expect((await counts()).audit_entries).toBe(before)
    expect((await room.examiner.call('get_exam_paper', { exam_id: examId })).data).toEqual(paper)
    // By pages.
    const second = await room.examiner.call('preview_exam_regrade', { ...input, offset: 1, limit: 1 })
    expect([second.data.map(({ name }) => name), second.total]).toEqual([['Ben Wrong'], 2])

    const { data } = await room.examiner.call('regrade_exam_question', { ...input, reason: 'It is five.' })
    expect(data.changed).toBe(2)
    const board = await room.examiner.call('get_exam_board', { exam_id: examId })
    const marksOf = (playId: number) => board.data.find(({ play_id }) => play_id === playId)?.obtained_marks
    expect([marksOf(right.sat.play.id), marksOf(wrong.sat.play.id), marksOf(running.play.id)]).toEqual([8.5, 10, null])
  })

  it('keeps the total at 0 or above, as the correction does', async () => {
    const examId = await room.prepare({ minus_marks: 1 })
    const { sat } = await sit(examId, 'four', false, 'Eve')
    const { data: paper } = await room.examiner.call('get_exam_paper', { exam_id: examId })
    const five = (paper.questions[0]?.options.findIndex(({ text }) => text === 'five') ?? -1) + 1
    const input = { exam_id: examId, question_id: paper.questions[0]?.id, answer: String(five) }
    const preview = await room.examiner.call('preview_exam_regrade', input)
    expect(preview.data).toMatchObject([{ play_id: sat.play.id, marks_before: 0, marks_after: 0, passed_before: null, passed_after: null }])
  })

  it('refuses what the correction refuses', async () => {
    const examId = await room.prepare()
    const { data: paper } = await room.examiner.call('get_exam_paper', { exam_id: examId })
    const other = await room.prepare()
    const ask = (more: object) =>
      room.examiner.call('preview_exam_regrade', { exam_id: examId, question_id: paper.questions[0]?.id, answer: '9', ...more })
    expect(await ask({})).toMatchObject({ status: 400, issues: [{ field: 'answer' }] })
    expect((await ask({ exam_id: other, answer: '2' })).message).toBe('document_not_found')
  })
})

async function counts() {
  const { n } = await quiz.database.db
    .selectFrom('audit_entries')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return { audit_entries: n }
}
