// Exams and clocks: devices with wrong clocks, devices that slept, and time zones that change.

import { addDays, startOfDay } from '@trivium/rules/platform/days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type ExamRoom, examKey, examRoom, minuteMs, rightAnswer } from '../../../../test/games/exam-room.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
})
afterAll(() => quiz.close())

const hourMs = 60 * minuteMs
const resultOf = async (player: TestPlayer, play_id: number) => (await player.call('get_exam_result', { play_id })).data

describe('a device with a wrong clock', () => {
  it.each([-86_400_000, -61_000, 61_000, 86_400_000])('changes nothing: %i ms', async skew => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const { play, questions } = await room.sit(alice, examId)
    const [first, second] = questions
    // The page claims a wrong time; only the server's clock counts.
    const said = new Date(quiz.clock.now().getTime() + skew).toISOString()
    const claim = { answered_at: said, sent_at: said, now: said, date: said, total_duration: 1 }
    const send = (question_id?: number, answer?: string) => alice.call('submit_answer', { play_id: play.id, question_id, answer, ...claim })
    expect((await send(first?.id, first && rightAnswer(first))).error).toBe(false)
    quiz.clock.advance(30 * minuteMs + 3_000)
    expect((await send(second?.id, second && rightAnswer(second))).message).toBe('play_over')
    await alice.call('set_exam_module_result', { exam_module_id: examId, ...claim })
    const result = await resultOf(alice, play.id)
    expect(result).toMatchObject({ ended_by: 'time', attempted: 1 })
    expect(Math.abs(result.total_duration - 30 * 60)).toBeLessThan(3)
  })
})

describe('a laptop that sleeps', () => {
  it('hands in by absence if its page could report that it left', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const sinceMs = quiz.clock.now().getTime()
    const { play } = await room.sit(alice, examId)
    await alice.call('note_absence', { play_id: play.id, away: 1, kind: 'hidden' })
    const satSeconds = Math.ceil((quiz.clock.now().getTime() - sinceMs) / 1000)
    quiz.clock.advance(20 * minuteMs)
    expect((await alice.call('note_absence', { play_id: play.id, away: 0 })).data.over).toBe(true)
    const { ended_by, total_duration } = await resultOf(alice, play.id)
    expect(ended_by).toBe('absence')
    // The time before the absence, and the seconds that an absence may last.
    expect(total_duration).toBeGreaterThanOrEqual(5)
    expect(total_duration).toBeLessThanOrEqual(satSeconds + 5)
  })

  it('that reported nothing finds its exam still running, or ended by the clock, and no absence is logged', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const { play, questions } = await room.sit(alice, examId)
    quiz.clock.advance(20 * minuteMs)
    await room.tick()
    const back = await room.sit(alice, examId)
    expect(back.play).toMatchObject({ id: play.id, deadline: play.deadline, resumed: true })
    quiz.clock.advance(8 * hourMs)
    await room.tick()
    const late = await alice.call('submit_answer', { play_id: play.id, question_id: questions[0]?.id, answer: 'a', seat: 2, number: 1 })
    expect(late.message).toBe('play_over')
    // Its time ended at the deadline (plus grace for the connection), not when somebody looked.
    const { ended_by, total_duration } = await resultOf(alice, play.id)
    expect(ended_by).toBe('time')
    expect(total_duration).toBeLessThan(30 * 60 + 10)
  })
})

describe('extra time from the list', () => {
  it('applies at once to a running attempt, and is not taken back', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const seat = (extra_percent: number) => room.examiner.call('seat_examinee', { exam_id: examId, account_id: alice.id, extra_percent })
    await seat(25)
    const { play } = await room.sit(alice, examId)
    const deadline = async () => Date.parse((await alice.call('get_play', { play_id: play.id })).play?.deadline ?? '')
    const before = await deadline()
    expect((await seat(50)).error).toBe(false)
    // 25 % of thirty minutes.
    expect((await deadline()) - before).toBe(7.5 * minuteMs)
    const revealed = (await alice.call('get_notifications', {})).data
    expect(revealed.find(({ type }) => type === 'exam_extra_time')?.message).toContain('25 % → 50 %')
    expect((await seat(0)).message).toBe('exam_started')
    expect((await deadline()) - before).toBe(7.5 * minuteMs)
    // Repeating the same percentage moves nothing, and an ended attempt keeps its end.
    expect((await seat(50)).error).toBe(false)
    expect((await deadline()) - before).toBe(7.5 * minuteMs)
    await alice.call('set_exam_module_result', { exam_module_id: examId })
    expect((await seat(0)).error).toBe(false)
  })
})

describe('a daily exam where clocks change', () => {
  const at = (time: number) => quiz.clock.advance(time - quiz.clock.now().getTime())
  const thisYear = new Date().getUTCFullYear()
  /** The last Sunday of a month. */
  function lastSunday(month: number, year: number): string {
    const last = new Date(Date.UTC(year, month, 0))
    return new Date(last.getTime() - last.getUTCDay() * 24 * hourMs).toISOString().slice(0, 10)
  }

  it.each([
    ['of 23 hours', 3, 23],
    ['of 25 hours', 10, 25],
  ])('has one sitting on a day %s, and another on the next', async (_what, month, hours) => {
    const timezone = 'Europe/Berlin'
    const day = lastSunday(month, thisYear + 1)
    const [from, to] = [startOfDay(day, timezone).getTime(), startOfDay(addDays(day, 1), timezone).getTime()]
    expect(to - from).toBe(hours * hourMs)
    // The test's clock only moves forward.
    if (from < quiz.clock.now().getTime()) throw new Error('the months are in their order')
    at(from + minuteMs)
    const window = { starts_at: new Date(from - hourMs).toISOString(), ends_at: new Date(to + 48 * hourMs).toISOString() }
    // The sessions of the examiner have expired, so a new one prepares the exam.
    const examId = await (await examRoom(quiz)).prepare({ is_daily: 1, ...window })
    const alice = await quiz.player()
    await alice.call('update_profile', { name: 'Alice', timezone })
    const start = () => alice.call('get_exam_module_questions', { exam_module_id: examId, exam_key: examKey, agreed: 1 })
    expect((await start()).message).toBe('ok')
    await alice.call('set_exam_module_result', { exam_module_id: examId })
    at(to - minuteMs)
    expect((await start()).message).toBe('already_played')
    at(to + minuteMs)
    expect((await start()).message).toBe('ok')
  })
})
