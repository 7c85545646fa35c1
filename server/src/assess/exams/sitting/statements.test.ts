// Number of statements per call, however many exams and examinees there are.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveAll } from '../../../../test/setup/database.ts'
import { type ExamRoom, examRoom } from '../../../../test/games/exam-room.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { listen, takeDown } from '../../../../test/app/statements.ts'

const isPostgres = Boolean(process.env.TEST_DATABASE_URL)

let quiz: Quiz
let room: ExamRoom
let stop: () => void
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
  stop = listen()
})
afterAll(async () => {
  stop()
  await quiz.close()
})

const costOf = async (call: () => Promise<unknown>) => (await takeDown(call)).statements.length

describe.skipIf(!isPostgres)('on PostgreSQL', () => {
  it('an answer, an absence and a violation cost the same number early and late', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const { play, questions } = await room.sit(alice, examId)
    await receiveAll(quiz.database)
    const round = async (number: number) => {
      const said = { play_id: play.id, question_id: questions[0]?.id }
      const answer = { ...said, answer: 'a', number, seat: 1 }
      return {
        submit_answer: await costOf(() => alice.call('submit_answer', answer)),
        away: await costOf(() => alice.call('note_absence', { play_id: play.id, away: 1 })),
        back: await costOf(() => alice.call('note_absence', { play_id: play.id, away: 0 })),
        note_violation: await costOf(() => alice.call('note_violation', { ...said, kind: 'copy' })),
      }
    }
    await round(1)
    const early = await round(2)
    for (let number = 3; number < 8; number++) await round(number)
    expect(await round(8)).toEqual(early)
    expect(early).toEqual({ submit_answer: 2, away: 8, back: 8, note_violation: 6 })
  })

  it('lists and the board cost the same number for one exam and for many', async () => {
    const alice = await quiz.player()
    const done = async () => {
      const examId = await room.prepare()
      await room.sit(alice, examId)
      await alice.call('set_exam_module_result', { exam_module_id: examId })
      return examId
    }
    const examId = await done()
    const costs = async () => {
      await receiveAll(quiz.database)
      return {
        today: await costOf(() => alice.call('get_exam_module', { type: 1, limit: 100 })),
        completed: await costOf(() => alice.call('get_exam_module', { type: 2, limit: 100 })),
        board: await costOf(() => room.examiner.call('get_exam_board', { exam_id: examId, limit: 100 })),
      }
    }
    await costs()
    const before = await costs()
    for (let number = 0; number < 3; number++) await done()
    for (let number = 0; number < 3; number++) await room.sit(await quiz.player(), examId)
    // The first call reads new exams and accounts into the cache.
    await costs()
    expect(await costs()).toEqual(before)
    expect(before).toEqual({ today: 6, completed: 6, board: 4 })
  })
})
