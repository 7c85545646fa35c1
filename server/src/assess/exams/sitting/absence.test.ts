import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type ExamRoom, examRoom, minuteMs, rightAnswer, type Sat } from '../../../../test/games/exam-room.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
})
afterAll(() => quiz.close())

const note = (player: TestPlayer, { play }: Sat, away: 0 | 1) => player.call('note_absence', { play_id: play.id, away, kind: 'hidden' })
const resultOf = async (player: TestPlayer, examId: number) => {
  const { data } = await player.call('get_exam_module', { type: 2, limit: 100 })
  return data.find(({ id }) => id === examId)?.result
}
async function sitting(terms: object = {}) {
  const [alice, examId] = [await quiz.player(), await room.prepare(terms)]
  return { alice, examId, sat: await room.sit(alice, examId) }
}

describe('note_absence', () => {
  it('lets an examinee who is back within five seconds go on until the clock ends', async () => {
    const { alice, sat } = await sitting()
    expect((await note(alice, sat, 1)).data).toMatchObject({ over: false, warned: false, ends_at: expect.any(String) })
    quiz.clock.advance(4_000)
    expect((await note(alice, sat, 0)).data).toEqual({ over: false, warned: false, ends_at: null })
    quiz.clock.advance(29 * minuteMs)
    await room.tick()
    const [first] = sat.questions
    expect((await alice.call('submit_answer', { play_id: sat.play.id, question_id: first?.id, answer: 'a' })).error).toBe(false)
  })

  it('leaves the end unchanged: not earlier after a return in time, not later after leaving just before the end', async () => {
    const { alice, sat } = await sitting()
    const endsAt = async () =>
      (
        await quiz.database.db.selectFrom('plays').select('closes_at').where('id', '=', sat.play.id).executeTakeFirstOrThrow()
      ).closes_at.getTime()
    const before = await endsAt()
    await note(alice, sat, 1)
    await note(alice, sat, 0)
    expect(await endsAt()).toBe(before)
    quiz.clock.advance(before - quiz.clock.now().getTime() - 1_000)
    expect((await note(alice, sat, 1)).data.ends_at).toBe(new Date(before).toISOString())
    expect(await endsAt()).toBe(before)
  })

  it('ends the exam of an examinee who comes back later, and keeps the answers', async () => {
    const { alice, examId, sat } = await sitting({ marks_at_hand_in: 1 })
    const [first] = sat.questions
    await alice.call('submit_answer', { play_id: sat.play.id, question_id: first?.id, answer: first ? rightAnswer(first) : '' })
    await note(alice, sat, 1)
    quiz.clock.advance(6_000)
    expect((await note(alice, sat, 0)).data.over).toBe(true)
    expect(await resultOf(alice, examId)).toMatchObject({ ended_by: 'absence', obtained_marks: 1, attempted: 1 })
  })

  it('ends the exam of an examinee who never comes back', async () => {
    const { alice, examId, sat } = await sitting()
    await note(alice, sat, 1)
    quiz.clock.advance(6_000)
    await room.tick()
    expect(await resultOf(alice, examId)).toMatchObject({ ended_by: 'absence' })
  })

  it('ignores the page of a device that the exam has moved away from', async () => {
    const { alice, examId, sat } = await sitting()
    const again = await room.sit(alice, examId)
    const say = (away: 0 | 1, { sitting: { seat } }: Sat) => alice.call('note_absence', { play_id: sat.play.id, away, seat })
    expect((await say(1, sat)).message).toBe('sat_elsewhere')
    quiz.clock.advance(6_000)
    await room.tick()
    expect((await say(1, again)).data).toMatchObject({ over: false, ends_at: expect.any(String) })
    // That page cannot report a return either.
    expect((await say(0, sat)).message).toBe('sat_elsewhere')
    quiz.clock.advance(6_000)
    await room.tick()
    expect(await resultOf(alice, examId)).toMatchObject({ ended_by: 'absence' })
  })

  it('is not undone by a late answer or a late resume', async () => {
    const { alice, examId, sat } = await sitting()
    await note(alice, sat, 1)
    quiz.clock.advance(6_000)
    const late = await alice.call('submit_answer', { play_id: sat.play.id, question_id: sat.questions[0]?.id, answer: 'a' })
    expect(late.message).toBe('play_over')
    const again = await alice.call('get_exam_module_questions', { exam_module_id: examId })
    expect(again.message).toBe('already_played')
    expect(await resultOf(alice, examId)).toMatchObject({ ended_by: 'absence', attempted: 0 })
  })

  it('takes a reload for a return', async () => {
    const { alice, examId, sat } = await sitting()
    await note(alice, sat, 1)
    quiz.clock.advance(3_000)
    await room.sit(alice, examId, { exam_key: '' })
    quiz.clock.advance(minuteMs)
    await room.tick()
    expect(await resultOf(alice, examId)).toBeUndefined()
  })

  it('is not prolonged by a second report', async () => {
    const { alice, sat } = await sitting()
    const first = await note(alice, sat, 1)
    quiz.clock.advance(3_000)
    expect((await note(alice, sat, 1)).data.ends_at).toBe(first.data.ends_at)
    quiz.clock.advance(3_000)
    expect((await note(alice, sat, 0)).data.over).toBe(true)
  })

  it('warns the first time and ends the exam the second time if the exam is not strict', async () => {
    const { alice, examId, sat } = await sitting({ strict_away: 0 })
    expect((await note(alice, sat, 1)).data).toMatchObject({ ends_at: null })
    quiz.clock.advance(minuteMs)
    expect((await note(alice, sat, 0)).data).toEqual({ over: false, warned: true, ends_at: null })
    expect((await room.sit(alice, examId)).sitting.warned).toBe(true)
    await note(alice, sat, 1)
    quiz.clock.advance(4_000)
    expect((await note(alice, sat, 0)).data).toMatchObject({ over: false })
    await note(alice, sat, 1)
    quiz.clock.advance(6_000)
    await room.tick()
    expect(await resultOf(alice, examId)).toMatchObject({ ended_by: 'absence' })
  })

  it('that ended the exam is on the board and in the results, also after a reopening', async () => {
    const { alice, examId, sat } = await sitting()
    await note(alice, sat, 1)
    quiz.clock.advance(3_000)
    await note(alice, sat, 0)
    await note(alice, sat, 1)
    quiz.clock.advance(6_000)
    await room.tick()
    const noticed = async () => {
      const { data: seats } = await room.examiner.call('get_exam_board', { exam_id: examId })
      const { data: results } = await room.examiner.call('get_exam_results', { exam_id: examId })
      return { board: seats[0]?.absences, results: results[0]?.absences.map(({ seconds }) => seconds) }
    }
    const before = await noticed()
    expect(before).toEqual({ board: 2, results: [3, 5] })
    await room.examiner.call('reopen_exam_attempt', { play_id: sat.play.id, minutes: 10, reason: 'A fire alarm.' })
    await alice.call('set_exam_module_result', { exam_module_id: examId })
    expect(await noticed()).toEqual(before)
  })

  it('logs everything for the examiner, and shows when the examinee is away', async () => {
    const { alice, examId, sat } = await sitting({ strict_away: 0 })
    await note(alice, sat, 1)
    const away = await room.examiner.call('get_exam_board', { exam_id: examId })
    expect(away.data[0]).toMatchObject({ account_id: alice.id, state: 'away', play_id: sat.play.id })
    quiz.clock.advance(8_000)
    await note(alice, sat, 0)
    const { data, events } = await room.examiner.call('get_exam_board', { exam_id: examId })
    expect(data[0]).toMatchObject({ state: 'sitting', absences: 1 })
    expect(events.map(({ event, detail }) => [event, detail])).toEqual([
      ['started', '1'],
      ['away', 'hidden'],
      ['back', '8'],
      ['warned', '8'],
    ])
    // The examinee's own result lists it, too.
    const own = await alice.call('set_exam_module_result', { exam_module_id: examId })
    expect(own.data).toMatchObject({ absences: [{ from: expect.any(String), seconds: 8 }], violations: [], rules_violated: false })
  })
})

describe('note_violation', () => {
  it('is logged with its question, shown in the result, and stops nothing', async () => {
    const { alice, examId, sat } = await sitting()
    const question_id = sat.questions[1]?.id
    const noted = await alice.call('note_violation', { play_id: sat.play.id, kind: 'print_key', question_id })
    expect(noted.data).toEqual({ violations: 1 })
    await alice.call('note_violation', { play_id: sat.play.id, kind: 'left_full_screen' })
    const { data } = await alice.call('set_exam_module_result', { exam_module_id: examId })
    expect(data.rules_violated).toBe(true)
    expect(data.violations.map(({ kind, question_id }) => [kind, question_id])).toEqual([
      ['print_key', question_id],
      ['left_full_screen', null],
    ])
    const after = await alice.call('note_violation', { play_id: sat.play.id, kind: 'copy' })
    expect(after.message).toBe('play_over')
  })

  it('refuses a question of another exam, and counts at most 200 violations', async () => {
    const { alice, sat } = await sitting()
    const foreign = await alice.call('note_violation', { play_id: sat.play.id, kind: 'copy', question_id: 1 })
    expect(foreign.message).toBe('document_not_found')
    const copy = async () => (await alice.call('note_violation', { play_id: sat.play.id, kind: 'copy' })).data.violations
    for (let n = 0; n < 190; n++) await copy()
    // Simultaneous calls cannot exceed the limit.
    const last = await Promise.all(Array.from({ length: 15 }, copy))
    expect(last.toSorted((one, other) => one - other)).toEqual([191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 200, 200, 200, 200, 200])
    const { violations } = (await alice.call('set_exam_module_result', {})).data
    expect(violations).toHaveLength(200)
  })
})
