import { randomBytes, scryptSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { examKey, type ExamRoom, examRoom, minuteMs, rightAnswer, type Sat, wrongAnswer } from '../../../../test/games/exam-room.ts'
import { type Quiz, startQuiz, stopTime } from '../../../../test/app/quiz.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
})
afterAll(() => quiz.close())

const sitOf = (player: TestPlayer, examId: number, more: object) =>
  player.call('get_exam_module_questions', { exam_module_id: examId, ...more })
const whole = { exam_key: examKey, agreed: 1 }
const give = (player: TestPlayer, { play, sitting }: Sat, questionId: number | undefined, answer: string, number?: number) =>
  player.call('submit_answer', { play_id: play.id, question_id: questionId, answer, seat: sitting.seat, ...(number && { number }) })
const savedOf = async (player: TestPlayer, { play }: Sat) => {
  const { answers } = await player.call('get_play', { play_id: play.id })
  return Object.fromEntries(answers.map(({ question_id, your_answer }) => [question_id, your_answer]))
}

describe('get_exam_module_questions', () => {
  it('requires a key, the right key, and acceptance of the rules', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    expect(await sitOf(alice, examId, {})).toMatchObject({ error: true, message: 'exam_key_required' })
    expect(await sitOf(alice, examId, { exam_key: 'OPEN43', agreed: 1 })).toMatchObject({ error: true, message: 'invalid_exam_key' })
    expect(await sitOf(alice, examId, { exam_key: examKey })).toMatchObject({ error: true, message: 'agree_to_rules' })
    expect(await sitOf(alice, examId, { exam_key: examKey, agreed: 0 })).toMatchObject({ error: true, message: 'agree_to_rules' })
    expect(await sitOf(alice, 999_999, whole)).toMatchObject({ error: true, message: 'document_not_found' })
    expect((await sitOf(alice, examId, whole)).error).toBe(false)
  })

  it.each([
    'ＯＰＥＮ４２',
    ' OPEN\u200b42\u200f',
    'OPEN٤٢',
    'OPEN\u00ad42',
    'open42',
    'Open 42',
    'o p e n\u00a0४२',
    'OPEN-42',
    'open‑۴۲',
    'O–P–E–N 42',
    'OPEN−٤٢',
  ])('accepts the key as %j', async exam_key => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    expect((await sitOf(alice, examId, { exam_key, agreed: 1 })).error).toBe(false)
  })

  it('accepts a key that an earlier release hashed with its capitals and blanks, or as it was typed', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const store = (hashed: string) => {
      const salt = randomBytes(16)
      const key_hash = Buffer.concat([salt, scryptSync(hashed, salt, 32)])
      return quiz.database.db.updateTable('exams').set({ key_hash }).where('id', '=', examId).execute()
    }
    await store('Open 42')
    expect(await sitOf(alice, examId, { exam_key: 'open42' })).toMatchObject({ message: 'invalid_exam_key' })
    expect(await sitOf(alice, examId, { exam_key: ' Open  ٤٢' })).toMatchObject({ message: 'agree_to_rules' })
    await store('open-42')
    expect(await sitOf(alice, examId, { exam_key: 'OPEN-42' })).toMatchObject({ message: 'agree_to_rules' })
    await store('OPEN٤٢')
    expect(await sitOf(alice, examId, { exam_key: 'OPEN٤٢' })).toMatchObject({ message: 'agree_to_rules' })
  })

  it('locks the exam for ten minutes after five wrong keys, also simultaneous ones', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, n) => sitOf(alice, examId, { exam_key: `WRONG${n}`, agreed: 1 })))
    const outcomes = Map.groupBy(guesses, ({ message }) => message)
    expect(outcomes.get('invalid_exam_key')).toHaveLength(5)
    expect(outcomes.get('exam_key_locked')).toHaveLength(15)
    expect(await sitOf(alice, examId, whole)).toMatchObject({ error: true, message: 'exam_key_locked' })
    const other = await quiz.player()
    expect((await sitOf(other, examId, whole)).error).toBe(false)
    quiz.clock.advance(10 * minuteMs + 1000)
    expect((await sitOf(alice, examId, whole)).error).toBe(false)
  })

  it('opens only in its window, and only for examinees on its list', async () => {
    const [alice, later] = [await quiz.player(), new Date(quiz.clock.now().getTime() + 60 * minuteMs)]
    const upcoming = await room.prepare({ starts_at: later.toISOString() })
    expect(await sitOf(alice, upcoming, whole)).toMatchObject({ error: true, message: 'exam_not_started' })
    const listed = await room.prepare({ is_for_all: 0 })
    expect(await sitOf(alice, listed, whole)).toMatchObject({ error: true, message: 'document_not_found' })
    await room.examiner.call('seat_examinee', { exam_id: listed, account_id: alice.id, extra_percent: 0 })
    expect((await sitOf(alice, listed, whole)).error).toBe(false)
    const over = await room.prepare({ ends_at: later.toISOString() })
    quiz.clock.advance(61 * minuteMs)
    expect(await sitOf(alice, over, whole)).toMatchObject({ error: true, message: 'exam_over' })
  })

  it('starts one attempt, however many calls arrive at once, and no second one afterwards', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const starts = await Promise.all(Array.from({ length: 4 }, () => sitOf(alice, examId, whole)))
    expect(new Set(starts.map(({ play }) => play.id)).size).toBe(1)
    expect(starts.filter(({ play }) => !play.resumed)).toHaveLength(1)
    expect(new Set(starts.map(({ sitting }) => sitting.seat)).size).toBe(4)
    await alice.call('set_exam_module_result', { exam_module_id: examId })
    expect(await sitOf(alice, examId, whole)).toMatchObject({ error: true, message: 'already_played' })
  })

  it('resumes without a key, with the answers given so far', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const sat = await room.sit(alice, examId)
    await give(alice, sat, sat.questions[0]?.id, 'b', 1)
    const again = await room.sit(alice, examId, { exam_key: '', agreed: '' })
    expect(again.play).toMatchObject({ id: sat.play.id, resumed: true, deadline: sat.play.deadline })
    expect(again.sitting.last_number).toBe(1)
    expect(await savedOf(alice, again)).toEqual({ [sat.questions[0]?.id ?? 0]: 'b' })
  })

  it('allows a daily exam every day', async () => {
    const ends_at = new Date(quiz.clock.now().getTime() + 100 * 24 * 60 * minuteMs).toISOString()
    const [alice, examId] = [await quiz.player(), await room.prepare({ is_daily: 1, ends_at })]
    const first = await room.sit(alice, examId)
    await alice.call('set_exam_module_result', { exam_module_id: examId })
    expect(await sitOf(alice, examId, whole)).toMatchObject({ error: true, message: 'already_played' })
    quiz.clock.advance(24 * 60 * minuteMs)
    expect((await room.sit(alice, examId)).play.id).not.toBe(first.play.id)
  })

  it('gives extra time, even beyond the window', async () => {
    const ends_at = new Date(quiz.clock.now().getTime() + 10 * minuteMs).toISOString()
    const [alice, bob, examId] = [await quiz.player(), await quiz.player(), await room.prepare({ ends_at })]
    const seat = { exam_id: examId, account_id: bob.id, extra_percent: 50, hides_timer: 1, has_larger_text: 1 }
    await room.examiner.call('seat_examinee', seat)
    const minutesOf = ({ play }: Sat) => Math.round((Date.parse(play.deadline ?? '') - Date.parse(play.started_at)) / minuteMs)
    expect(minutesOf(await room.sit(alice, examId))).toBe(10)
    const bobs = await room.sit(bob, examId)
    expect(minutesOf(bobs)).toBe(25)
    expect(bobs.play.total_seconds).toBe(45 * 60)
    expect(bobs.sitting).toMatchObject({ hides_timer: true, has_larger_text: true })
  })
})

describe('answers', () => {
  it('are saved in any order, and can be changed and taken back', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const sat = await room.sit(alice, examId)
    const [first, , third] = sat.questions
    await give(alice, sat, third?.id, 'a', 1)
    await give(alice, sat, first?.id, 'a', 2)
    await give(alice, sat, first?.id, 'b', 3)
    await give(alice, sat, third?.id, '', 4)
    expect(await savedOf(alice, sat)).toEqual({ [first?.id ?? 0]: 'b' })
  })

  it('reveal nothing in any reply before the release', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const sat = await room.sit(alice, examId)
    const [first] = sat.questions
    const { data } = await give(alice, sat, first?.id, first ? rightAnswer(first) : '')
    expect(data).toMatchObject({ correct: null, correct_answer: null, note: null, score: 0, result: null })
    await alice.call('set_exam_module_result', { exam_module_id: examId })
    expect(await alice.call('get_exam_review', { exam_module_id: examId })).toMatchObject({ error: true, message: 'exam_not_released' })
    expect(await alice.call('get_play_review', { play_id: sat.play.id })).toMatchObject({ error: true, message: 'exam_not_released' })
    expect(await alice.call('get_result_proof', { play_id: sat.play.id })).toMatchObject({ error: true, message: 'exam_not_released' })
  })

  it('that arrive late with a lower number never replace newer ones', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const sat = await room.sit(alice, examId)
    const [first, second] = sat.questions
    await give(alice, sat, first?.id, 'b', 5)
    expect((await give(alice, sat, first?.id, 'a', 4)).data.last_number).toBe(5)
    expect((await give(alice, sat, second?.id, 'a', 5)).data.last_number).toBe(5)
    expect(await savedOf(alice, sat)).toEqual({ [first?.id ?? 0]: 'b' })
  })

  it('cannot be changed where the exam forbids it, also when two arrive at once', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare({ answer_again: 0 })]
    const sat = await room.sit(alice, examId)
    const [first, second] = sat.questions
    const both = await Promise.all(['a', 'b', 'c'].map(key => give(alice, sat, first?.id, key)))
    expect(both.filter(({ error }) => !error)).toHaveLength(1)
    expect(both.filter(({ message }) => message === 'already_answered')).toHaveLength(2)
    const saved = (await savedOf(alice, sat))[first?.id ?? 0] ?? ''
    expect((await give(alice, sat, first?.id, saved)).error).toBe(false)
    await give(alice, sat, first?.id, '')
    expect((await savedOf(alice, sat))[first?.id ?? 0]).toBe(saved)
    expect((await give(alice, sat, second?.id, 'a')).error).toBe(false)
  })

  it('from an older device are refused once the exam has moved to another', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const phone = await room.sit(alice, examId)
    const [first] = phone.questions
    await give(alice, phone, first?.id, 'a', 1)
    const desk = await room.sit(alice, examId)
    expect(desk.sitting.seat).toBe(phone.sitting.seat + 1)
    expect(await give(alice, phone, first?.id, 'b', 2)).toMatchObject({ error: true, message: 'sat_elsewhere' })
    expect((await give(alice, desk, first?.id, 'c', 2)).error).toBe(false)
    expect(await savedOf(alice, desk)).toEqual({ [first?.id ?? 0]: 'c' })
  })

  it('are refused after the deadline and the grace; earlier ones count', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare({ marks_at_hand_in: 1 })]
    const sat = await room.sit(alice, examId)
    const [first, second] = sat.questions
    await give(alice, sat, first?.id, first ? rightAnswer(first) : '')
    quiz.clock.advance(Date.parse(sat.play.deadline ?? '') - quiz.clock.now().getTime() + 2_000)
    expect(await give(alice, sat, second?.id, 'a')).toMatchObject({ error: true, message: 'play_over' })
    await room.tick()
    const { data } = await alice.call('set_exam_module_result', { exam_module_id: examId })
    expect(data).toMatchObject({ attempted: 1, correct: 1, ended_by: 'time' })
  })

  it('in another player’s exam are refused', async () => {
    const [alice, bob, examId] = [await quiz.player(), await quiz.player(), await room.prepare()]
    const sat = await room.sit(alice, examId)
    expect((await give(bob, sat, sat.questions[0]?.id, 'a')).status).toBe(403)
    expect((await bob.call('note_absence', { play_id: sat.play.id, away: 1 })).status).toBe(403)
    expect((await bob.call('note_violation', { play_id: sat.play.id, kind: 'copy' })).status).toBe(403)
    expect(await bob.call('get_exam_review', { exam_module_id: examId, play_id: sat.play.id })).toMatchObject({
      error: true,
      message: 'document_not_found',
    })
  })
})

describe('set_exam_module_result', () => {
  it('returns the true result, whatever is claimed, and saves the claim for the examiner', async () => {
    stopTime()
    const [alice, examId] = [await quiz.player(), await room.prepare({ marks_at_hand_in: 1 })]
    const sat = await room.sit(alice, examId)
    const [one, two, three] = sat.questions
    if (one && two && three) {
      await give(alice, sat, one.id, rightAnswer(one))
      await give(alice, sat, two.id, wrongAnswer(two))
      await give(alice, sat, three.id, rightAnswer(three))
    }
    quiz.clock.advance(3 * minuteMs)
    const claim = { exam_module_id: examId, obtained_marks: 1000, total_duration: '00:01', rules_violated: 1, captured_question_ids: '7,8' }
    const { data } = await alice.call('set_exam_module_result', claim)
    expect(data).toMatchObject({ obtained_marks: 3, total_marks: 10, correct: 2, incorrect: 1, attempted: 3, not_attempted: 1 })
    expect(data).toMatchObject({ total_duration: 180, rules_violated: false, ended_by: 'handed_in', released: false })
    expect(data.statistics).toEqual([
      { mark: 1, questions: 1, correct: 1, incorrect: 0, in_part: 0, not_attempted: 0, obtained_marks: 1 },
      { mark: 2, questions: 2, correct: 1, incorrect: 1, in_part: 0, not_attempted: 0, obtained_marks: 2 },
      { mark: 5, questions: 1, correct: 0, incorrect: 0, in_part: 0, not_attempted: 1, obtained_marks: 0 },
    ])
    const board = await room.examiner.call('get_exam_board', { exam_id: examId })
    expect(board.data[0]?.claimed).toEqual({ rules_violated: true, captured_question_ids: '7,8', captured_questions: [7, 8] })
  })

  it.each([{ exam_module_id: 'the last' }, { obtained_marks: -5, statistics: '{' }, {}])('accepts any claim: %o', async claim => {
    const [alice, examId] = [await quiz.player(), await room.prepare({ marks_at_hand_in: 1 })]
    await room.sit(alice, examId)
    const reply = await alice.call('set_exam_module_result', claim)
    expect(reply).toMatchObject({ status: 200, error: false, data: { obtained_marks: 0 } })
    expect((await alice.call('set_exam_module_result', claim)).data).toEqual(reply.data)
  })

  it('refuses a player who has sat no exam', async () => {
    expect(await (await quiz.player()).call('set_exam_module_result', {})).toMatchObject({ error: true, message: 'document_not_found' })
  })
})

describe('get_exam_module', () => {
  it('lists today’s exams with the player’s own state, and finished ones with their results', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare({ title: 'Today’s', marks_at_hand_in: 1 })]
    const stateOf = async () => {
      const { data } = await alice.call('get_exam_module', { type: 1, limit: 100 })
      return data.find(({ id }) => id === examId)
    }
    expect(await stateOf()).toMatchObject({
      title: 'Today’s',
      status: 'open',
      questions: 4,
      total_marks: 10,
      shown_key: null,
      result: null,
    })
    const sat = await room.sit(alice, examId)
    expect(await stateOf()).toMatchObject({ status: 'running', play_id: sat.play.id })
    await alice.call('set_exam_module_result', { exam_module_id: examId })
    expect(await stateOf()).toMatchObject({ status: 'completed', obtained_marks: 0, result: { play_id: sat.play.id } })
    const finished = await alice.call('get_exam_module', { type: 2, timezone: 'Mars', gmt_format: '+99:99' })
    expect(finished.total).toBe(1)
    expect(finished.data[0]).toMatchObject({ id: examId, result: { statistics: expect.any(Array), total_duration: expect.any(Number) } })
  })

  it('never shows the key, its hash, or a question', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const text = JSON.stringify(await alice.call('get_exam_module', { type: 1, limit: 100 }))
    expect(text).not.toContain(examKey)
    expect(text).not.toContain('Two and two?')
    expect(text).toContain(`"id":${examId}`)
  })
})
