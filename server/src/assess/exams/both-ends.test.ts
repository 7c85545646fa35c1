// Both ends of each action of an examiner: what the examiner did, and what the examinee's calls and open pages then show. The journeys
// exam-time and console-exams show the same in a browser.

import type { ServerToClient } from '@trivium/contract/live-messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSeen } from '../../../test/app/call-seen.ts'
import type { Fields, TestPlayer } from '../../../test/app/app.ts'
import { enter, eventually, listen } from '../../../test/app/live-pages.ts'
import { type Quiz, startQuiz, stopTime } from '../../../test/app/quiz.ts'
import { examKey, type ExamRoom, examRoom, minuteMs, rightAnswer, type Sat, wrongAnswer } from '../../../test/games/exam-room.ts'

let quiz: Quiz
let room: ExamRoom
let edda: TestPlayer
beforeAll(async () => {
  quiz = await startQuiz({ rights: 'owner' })
  await quiz.app.http.listen({ port: 0, host: '127.0.0.1' })
  room = await examRoom(quiz)
  edda = room.examiner
})
afterAll(() => quiz.close())

const reason = 'A fire alarm.'
const listedOf = async (player: TestPlayer, examId: number) =>
  (await player.call('get_exam_module', { type: 1, limit: 100 })).data.find(({ id }) => id === examId)
const noticesOf = async (player: TestPlayer) =>
  (await player.call('get_notifications')).data.map(({ type, message }) => ({ type, message }))
const playOf = async (player: TestPlayer, { play }: Sat) => (await player.call('get_play', { play_id: play.id })).play
const resultOf = async (player: TestPlayer, { play }: Sat) => (await player.call('get_exam_result', { play_id: play.id })).data
const handIn = (player: TestPlayer, examId: number) => player.call('set_exam_module_result', { exam_module_id: examId })
const give = (player: TestPlayer, { play, questions }: Sat, at: number, isRight = true) => {
  const question = questions[at]
  const answer = question && (isRight ? rightAnswer(question) : wrongAnswer(question))
  return player.call('submit_answer', { play_id: play.id, question_id: question?.id, answer })
}
const eventsOf = async (examId: number) => (await edda.call('get_exam_board', { exam_id: examId })).events.map(({ event }) => event)
const seatOf = async (examId: number) => (await edda.call('get_exam_board', { exam_id: examId })).data[0]

/** Makes another option the right one in the question of one mark. */
async function correctKey(examId: number) {
  const { data: paper } = await edda.call('get_exam_paper', { exam_id: examId })
  const question = paper.questions.find(({ marks }) => marks === 1)
  const other = question?.options.findIndex(({ key }) => key !== question.correct_answer) ?? -1
  return edda.call('regrade_exam_question', { exam_id: examId, question_id: question?.id, answer: String(other + 1), reason })
}

type News = Parameters<ServerToClient['play']>[0]

/** The page of an attempt, which hears what has moved. */
async function pageOf(player: TestPlayer, { play }: Sat) {
  const { client } = await listen(quiz.app, player)
  const heard: News[] = []
  client.on('play', (news: News) => heard.push(news))
  const now = await player.call('get_play', { play_id: play.id })
  expect(await enter(client, `play:${play.id}`, now.play?.version)).toBe('ok')
  return heard
}

async function sitting(terms: Fields<'create_exam'> = {}) {
  const [alice, examId] = [await quiz.player('Alice'), await room.prepare(terms)]
  return { alice, examId, sat: await room.sit(alice, examId) }
}

async function handedIn(right: number, terms: Fields<'create_exam'> = {}) {
  const all = await sitting(terms)
  for (const at of all.sat.questions.keys()) await give(all.alice, all.sat, at, at < right)
  await handIn(all.alice, all.examId)
  return all
}

describe('before an exam', () => {
  it('a seat opens it to the examinee with its accommodations; without one it is not there', async () => {
    stopTime()
    const [alice, examId] = [await quiz.player(), await room.prepare({ is_for_all: 0 })]
    expect(await listedOf(alice, examId)).toBeUndefined()
    const terms = { exam_id: examId, account_id: alice.id, extra_percent: 50, hides_timer: 1, has_larger_text: 1 }
    expect((await edda.call('seat_examinee', terms)).data).toMatchObject({ state: 'waiting', extra_percent: 50 })
    expect(await listedOf(alice, examId)).toMatchObject({ status: 'open', extra_percent: 50 })
    await edda.call('unseat_examinee', { exam_id: examId, account_id: alice.id })
    expect(await listedOf(alice, examId)).toBeUndefined()
    const start = { exam_module_id: examId, exam_key: examKey, agreed: 1 }
    expect((await alice.call('get_exam_module_questions', start)).message).toBe('document_not_found')
    await edda.call('seat_examinee', terms)
    const { play, sitting: place } = await room.sit(alice, examId)
    expect(place).toMatchObject({ hides_timer: true, has_larger_text: true })
    // Thirty minutes and half as much again.
    expect(Date.parse(play.deadline ?? '') - Date.parse(play.started_at)).toBe(45 * minuteMs)
    expect((await edda.call('unseat_examinee', { exam_id: examId, account_id: alice.id })).message).toBe('exam_started')
  })

  it('changed terms and marks are what the examinee sees and sits', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const window = {
      starts_at: quiz.clock.now().toISOString(),
      ends_at: new Date(quiz.clock.now().getTime() + 60 * minuteMs).toISOString(),
    }
    const flags = { answer_again: 0, strict_away: 0, is_for_all: 1 }
    const { version } = (await edda.call('get_exam_paper', { exam_id: examId })).data
    await edda.call('change_exam', {
      exam_id: examId,
      version,
      title: 'Moved',
      duration_minutes: 20,
      rules: '<p>New.</p>',
      pass_percent: 60,
      ...window,
      ...flags,
    })
    const { data: paper } = await edda.call('get_exam_paper', { exam_id: examId })
    const [first] = paper.questions
    await edda.call('set_question_marks', { exam_id: examId, question_id: first?.id, marks: 4, minus_marks: 1, part_marks: 0 })
    const seen = { title: 'Moved', duration_minutes: 20, total_marks: paper.total_marks - (first?.marks ?? 0) + 4, takes_marks: true }
    expect(await listedOf(alice, examId)).toMatchObject({ ...seen, rules: '<p>New.</p>', pass_percent: 60, answer_again: false })
    const sat = await room.sit(alice, examId)
    expect(sat.questions.find(({ question }) => question === first?.question)).toMatchObject({ marks: 4, minus_marks: 1 })
    expect(sat.sitting).toMatchObject({ title: 'Moved', answer_again: false, strict_away: false })
    const late = { exam_id: examId, question_id: sat.questions[0]?.id, marks: 1, minus_marks: 0, part_marks: 0 }
    expect((await edda.call('set_question_marks', late)).message).toBe('exam_started')
  })
})

describe('during an exam', () => {
  it('extra time moves the clock of the examinee at once, and says why', async () => {
    const { alice, examId, sat } = await sitting()
    const heard = await pageOf(alice, sat)
    const { data: seat } = await edda.call('give_extra_time', { play_id: sat.play.id, minutes: 5, reason })
    await eventually(() => expect(heard).toHaveLength(1))
    const later = new Date(Date.parse(sat.play.deadline ?? '') + 5 * minuteMs).toISOString()
    expect([seat.deadline, (await playOf(alice, sat))?.deadline]).toEqual([later, later])
    expect(await noticesOf(alice)).toContainEqual({ type: 'exam_extra_time', message: expect.stringContaining(reason) })
    expect(await eventsOf(examId)).toContain('extra_time')
    // The old end passes, and the examinee goes on.
    quiz.clock.advance(31 * minuteMs)
    await room.tick()
    expect((await give(alice, sat, 0)).error).toBe(false)
    quiz.clock.advance(5 * minuteMs)
    await room.tick()
    expect((await give(alice, sat, 1)).message).toBe('play_over')
  })

  it('extra time in the list does the same', async () => {
    const { alice, examId, sat } = await sitting()
    const heard = await pageOf(alice, sat)
    await edda.call('seat_examinee', { exam_id: examId, account_id: alice.id, extra_percent: 25 })
    await eventually(() => expect(heard).toHaveLength(1))
    expect(Date.parse((await playOf(alice, sat))?.deadline ?? '') - Date.parse(sat.play.deadline ?? '')).toBe(7.5 * minuteMs)
  })

  it('voiding ends it for the examinee, who sees the reason', async () => {
    const { alice, examId, sat } = await sitting({ pass_percent: 10, marks_at_hand_in: 1 })
    await give(alice, sat, 0)
    const heard = await pageOf(alice, sat)
    expect((await edda.call('void_exam_attempt', { play_id: sat.play.id, reason })).data).toMatchObject({ state: 'void' })
    await eventually(() => expect(heard.length).toBeGreaterThan(0))
    expect((await give(alice, sat, 1)).message).toBe('play_over')
    expect(await resultOf(alice, sat)).toMatchObject({ void_reason: reason, passed: null })
    expect(await noticesOf(alice)).toContainEqual({ type: 'exam_voided', message: expect.stringContaining(reason) })
    const again = { exam_module_id: examId, exam_key: examKey, agreed: 1 }
    expect((await alice.call('get_exam_module_questions', again)).message).toBe('already_played')
  })
})

describe('after an attempt', () => {
  it('reopening lets the examinee go on with the saved answers', async () => {
    const { alice, examId, sat } = await handedIn(1)
    const heard = await pageOf(alice, sat)
    await edda.call('reopen_exam_attempt', { play_id: sat.play.id, minutes: 5, reason })
    await eventually(() => expect(heard.length).toBeGreaterThan(0))
    expect(await listedOf(alice, examId)).toMatchObject({ status: 'running', result: null })
    expect(await noticesOf(alice)).toContainEqual({ type: 'exam_reopened', message: expect.stringContaining(reason) })
    expect((await alice.call('get_play', { play_id: sat.play.id })).answers).toHaveLength(4)
    expect((await give(alice, sat, 1)).error).toBe(false)
    await handIn(alice, examId)
    expect(await seatOf(examId)).toMatchObject({ state: 'over' })
  })

  it('a corrected key before the release changes the marks that the examiner sees, and tells the examinee nothing', async () => {
    const { alice, examId, sat } = await handedIn(4)
    await correctKey(examId)
    expect((await edda.call('get_exam_results', { exam_id: examId })).data).toMatchObject([{ obtained_marks: 9, correct: 3 }])
    expect(await resultOf(alice, sat)).toMatchObject({ obtained_marks: null, correct: null })
    expect((await noticesOf(alice)).map(({ type }) => type)).not.toContain('exam_regraded')
  })

  it('the release shows the examinee the marks that the examiner saw, and a correction afterwards changes both', async () => {
    const { alice, examId, sat } = await handedIn(4, { pass_percent: 95 })
    const seenByExaminer = async () => (await edda.call('get_exam_result_of', { play_id: sat.play.id })).data.examinee
    expect(await seenByExaminer()).toMatchObject({ obtained_marks: 10, passed: true })
    expect(await resultOf(alice, sat)).toMatchObject({ obtained_marks: null, passed: null })
    expect((await alice.call('get_exam_review', { exam_module_id: examId })).message).toBe('exam_not_released')
    quiz.clock.advance(25 * 60 * minuteMs)
    expect((await edda.call('release_exam_results', { exam_id: examId })).error).toBe(false)
    expect(await resultOf(alice, sat)).toMatchObject({ obtained_marks: 10, passed: true, released: true })
    expect((await noticesOf(alice)).map(({ type }) => type)).toContain('exam_released')
    const review = (await alice.call('get_exam_review', { exam_module_id: examId })).data
    const seen = (await edda.call('get_exam_result_of', { play_id: sat.play.id })).data.questions
    expect(seen.map(one => [one.id, one.your_answer, one.correct_answer, one.obtained_marks])).toEqual(
      review.map(one => [one.id, one.your_answer, one.correct_answer, one.obtained_marks]),
    )
    await correctKey(examId)
    expect((await edda.call('get_exam_results', { exam_id: examId })).data).toMatchObject([{ obtained_marks: 9, passed: false }])
    expect(await resultOf(alice, sat)).toMatchObject({ obtained_marks: 9, passed: false })
    expect(await noticesOf(alice)).toContainEqual({ type: 'exam_regraded', message: expect.stringContaining(reason) })
    expect((await edda.call('void_exam_attempt', { play_id: sat.play.id, reason })).message).toBe('exam_results_released')
  })
})

describe('the managers of an exam', () => {
  it('decide who acts on it; nothing changes for the examinee', async () => {
    const { alice, examId, sat } = await sitting()
    const otto = await quiz.player('Otto', { roles: ['examiner'] })
    const more = { play_id: sat.play.id, minutes: 1, reason }
    expect((await otto.call('give_extra_time', more)).message).toBe('exam_not_yours')
    await callSeen(edda, 'set_exam_managers', { exam_id: examId, examiner_id: edda.id, manager_ids: [otto.id] })
    const before = (await playOf(alice, sat))?.deadline
    expect((await otto.call('get_exam_results', { exam_id: examId })).data).toMatchObject([{ state: 'sitting' }])
    expect((await playOf(alice, sat))?.deadline).toBe(before)
    expect((await otto.call('give_extra_time', more)).error).toBe(false)
    expect(Date.parse((await playOf(alice, sat))?.deadline ?? '') - Date.parse(before ?? '')).toBe(minuteMs)
    await callSeen(edda, 'set_exam_managers', { exam_id: examId, examiner_id: edda.id })
    expect((await otto.call('get_exam_results', { exam_id: examId })).message).toBe('exam_not_yours')
  })
})
