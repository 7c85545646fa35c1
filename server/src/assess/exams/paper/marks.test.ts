// Marks are an oracle: a player who learns them while others still sit can find out the right answers, one account at a time.

import type { ExamResult } from '@trivium/contract/assess/exams'
import type { Q } from '@trivium/contract/play/plays'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, TestPlayer } from '../../../../test/app/app.ts'
import { type ExamRoom, examRoom, minuteMs, rightAnswer, type Sat, wrongAnswer } from '../../../../test/games/exam-room.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { must } from '../../../platform/api/refuse.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
})
afterAll(() => quiz.close())

/** Ten questions with four options. The position of the right one varies. */
async function tenQuestions(terms: Fields<'create_exam'> = {}): Promise<number> {
  const examId = await room.prepare(terms)
  const { data } = await room.examiner.call('get_exam_paper', { exam_id: examId })
  for (const { id } of data.questions) await room.examiner.call('remove_exam_question', { exam_id: examId, question_id: id })
  const rows = Array.from({ length: 10 }, (_, n) => `multiple_choice,Question ${n}?,n${n} a,n${n} b,n${n} c,n${n} d,${(n % 4) + 1},1`)
  const csv = ['type,question,option_1,option_2,option_3,option_4,answer,marks', ...rows].join('\n')
  const file = { field: 'file', bytes: Buffer.from(csv) }
  expect((await room.examiner.call('import_exam_questions', { exam_id: examId }, { file })).data.added).toBe(10)
  return examId
}

const answer = (player: TestPlayer, { play }: Sat, question: Q, text: string) => {
  const key = question.options.find(option => option.text === text)?.key
  return player.call('submit_answer', { play_id: play.id, question_id: question.id, answer: key })
}

/** Calls everything that could reveal something of a finished attempt. */
async function everythingTold(player: TestPlayer, { play }: Sat, examId: number) {
  const { status: _one, headers: _two, ...finished } = await player.call('finish_play', { play_id: play.id })
  const handedIn = (await player.call('set_exam_module_result', { exam_module_id: examId })).data
  const { data: result, exam } = await player.call('get_exam_result', { play_id: play.id })
  const list = (await player.call('get_exam_module', { type: 2 })).data
  const today = (await player.call('get_exam_module', { type: 1, limit: 100 })).data.find(({ id }) => id === examId)
  const got = await player.call('get_play', { play_id: play.id })
  const proof = await player.call('get_result_proof', { play_id: play.id })
  const review = await player.call('get_play_review', { play_id: play.id })
  const late = await player.call('submit_answer', { play_id: play.id, question_id: 1, answer: 'a' })
  const stats = (await player.call('get_users_statistics')).data
  const { path } = (await player.call('export_own_data')).data
  const copy = (await quiz.app.http.inject({ method: 'GET', url: path })).json<Record<string, unknown>>()
  return { finished, handedIn, result, exam, list, today, got, proof, review, late, stats, copy }
}

/** Every nested field that could say how many answers are right. */
function marksIn(revealed: unknown): [string, unknown][] {
  const telling = /^(obtained_marks|correct|incorrect|wrong|passed|percentage|won|score|points|is_right|correct_answers|why)$/
  if (Array.isArray(revealed)) return revealed.flatMap(marksIn)
  if (revealed === null || typeof revealed !== 'object') return []
  return Object.entries(revealed).flatMap(([name, value]) =>
    telling.test(name) && typeof value !== 'object' ? [[name, value] satisfies [string, unknown]] : marksIn(value),
  )
}

const isTelling = ([, value]: [string, unknown]) => value !== null && value !== 0 && value !== false

describe('marks before the release', () => {
  it('give a ninth account no help towards ten of ten', async () => {
    const examId = await tenQuestions({ pass_percent: 50 })
    // Each account gives the same option everywhere, or only in the first half, and looks at every number in the replies.
    const learnt: string[] = []
    for (let account = 0; account < 8; account++) {
      const player = await quiz.player(`Accomplice ${account}`)
      const sat = await room.sit(player, examId)
      const half = sat.questions.filter((_, index) => account < 4 || index < 5)
      for (const question of half)
        await answer(player, sat, question, `${question.options.map(({ text }) => text).toSorted()[account % 4]}`)
      const revealed = await everythingTold(player, sat, examId)
      learnt.push(
        ...marksIn(revealed)
          .filter(isTelling)
          .map(([name, value]) => `${name} ${String(value)}`),
      )
      const { not_attempted, attempted, total_duration } = revealed.result
      expect([attempted, not_attempted, typeof total_duration]).toEqual([half.length, 10 - half.length, 'number'])
    }
    expect(learnt).toEqual([])
  })

  it('are null in every call; after the release they are there, and the examinee is notified', async () => {
    const examId = await room.prepare({ pass_percent: 50 })
    const alice = await quiz.player('Alice')
    const sat = await room.sit(alice, examId)
    for (const question of sat.questions) {
      await alice.call('submit_answer', { play_id: sat.play.id, question_id: question.id, answer: rightAnswer(question) })
    }
    const before = await everythingTold(alice, sat, examId)
    const hidden = { obtained_marks: null, correct: null, incorrect: null, passed: null, attempted: 4, not_attempted: 0, total_marks: 10 }
    for (const result of [before.handedIn, before.result, before.list[0]?.result, before.today?.result])
      expect(result).toMatchObject(hidden)
    expect(before.result.statistics).toEqual(
      [
        [1, 1],
        [2, 2],
        [5, 1],
      ].map(([mark, questions]) => ({
        mark,
        questions,
        correct: null,
        incorrect: null,
        in_part: null,
        not_attempted: 0,
        obtained_marks: null,
      })),
    )
    expect([before.exam.obtained_marks, before.today?.obtained_marks, before.finished.data, before.got.result]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect([before.proof.message, before.review.message]).toEqual(['exam_not_released', 'exam_not_released'])
    expect(before.stats).toMatchObject({ questions_answered: 0, correct_answers: 0, by_mode: [] })
    const board = (await room.examiner.call('get_exam_board', { exam_id: examId })).data
    expect(board[0]).toMatchObject({ obtained_marks: 10 })

    quiz.clock.advance(25 * 60 * minuteMs)
    expect((await room.examiner.call('release_exam_results', { exam_id: examId })).error).toBe(false)
    const { data } = await alice.call('get_exam_result', { play_id: sat.play.id })
    expect(data).toMatchObject({ obtained_marks: 10, correct: 4, incorrect: 0, passed: true, released: true })
    expect((await alice.call('get_result_proof', { play_id: sat.play.id })).data).toMatchObject({ result: { correct: 4 } })
    const stats = (await alice.call('get_users_statistics')).data
    expect(stats).toMatchObject({
      questions_answered: 4,
      correct_answers: 4,
      by_mode: [{ mode: 'exam', plays: 1, answered: 4, correct: 4 }],
    })
    expect(stats.by_day.reduce((sum, { correct }) => sum + correct, 0)).toBe(4)
    const types = (await alice.call('get_notifications')).data.map(({ type }) => type)
    expect(types).toContain('exam_released')
  })

  it('are not revealed by the notice of a regrade, which only examinees who know their marks get', async () => {
    const sittings = await Promise.all(
      [{}, { marks_at_hand_in: 1 }].map(async terms => {
        const [player, examId] = [await quiz.player(), await room.prepare(terms)]
        const sat = await room.sit(player, examId)
        const asked = must(
          sat.questions.find(({ question }) => question === 'Two and two?'),
          'every paper has it',
        )
        const answer = wrongAnswer(asked)
        await player.call('submit_answer', { play_id: sat.play.id, question_id: asked.id, answer })
        await player.call('set_exam_module_result', { exam_module_id: examId })
        return { player, examId, given: asked.options.find(({ key }) => key === answer)?.text }
      }),
    )
    const heard: number[] = []
    for (const { player, examId, given } of sittings) {
      // The regrades make the given answer right, wrong, right and wrong again.
      for (const isRight of [true, false, true, false]) {
        const paper = (await room.examiner.call('get_exam_paper', { exam_id: examId })).data
        const asked = must(
          paper.questions.find(({ question }) => question === 'Two and two?'),
          'every paper has it',
        )
        const places = asked.options.flatMap(({ text }, index) => ((text === given) === isRight ? [String(index + 1)] : []))
        await room.examiner.call('regrade_exam_question', { exam_id: examId, question_id: asked.id, answer: places[0], reason: 'A slip.' })
      }
      heard.push((await player.call('get_notifications')).data.filter(({ type }) => type === 'exam_regraded').length)
    }
    expect(heard).toEqual([0, 4])
  })
})

describe('an exam that reveals marks at hand-in', () => {
  const handIn = async (examId: number): Promise<ExamResult> => {
    const alice = await quiz.player('Alice')
    const { play, questions } = await room.sit(alice, examId)
    const [first] = questions
    if (first) await alice.call('submit_answer', { play_id: play.id, question_id: first.id, answer: rightAnswer(first) })
    return (await alice.call('set_exam_module_result', { exam_module_id: examId })).data
  }

  it('reveals marks at once, and right answers with the release', async () => {
    const examId = await room.prepare({ marks_at_hand_in: 1 })
    expect((await room.examiner.call('get_exam_paper', { exam_id: examId })).data.marks_at_hand_in).toBe(true)
    expect(await handIn(examId)).toMatchObject({ obtained_marks: 1, correct: 1, released: false })
  })

  it('passes the choice on to a copy, and loses it in a change without it', async () => {
    const examId = await room.prepare({ marks_at_hand_in: 1 })
    const { data: paper } = await room.examiner.call('get_exam_paper', { exam_id: examId })
    const times = { starts_at: paper.starts_at, ends_at: paper.ends_at }
    const copy = await room.examiner.call('copy_exam', { exam_id: examId, exam_key: 'OPEN42', ...times })
    expect(copy.data.marks_at_hand_in).toBe(true)
    const { marks_at_hand_in: _told, questions: _questions, ...terms } = copy.data
    const changed = await room.examiner.call('change_exam', { ...terms, exam_id: copy.data.id })
    expect(changed.data.marks_at_hand_in).toBe(false)
    expect(await handIn(copy.data.id)).toMatchObject({ obtained_marks: null, correct: null })
  })

  it('is not the default, except where answers are shown at hand-in anyway', async () => {
    const { rows } = await sql<{ revealed: boolean }>`
      select marks_at_hand_in as revealed from exams where id = ${await room.prepare()}`.execute(quiz.database.db)
    expect(rows).toEqual([{ revealed: false }])
    expect(await handIn(await room.prepare({ release_when: 'hand_in' }))).toMatchObject({ obtained_marks: 1, released: true })
  })
})
