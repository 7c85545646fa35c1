// Between hand-in and release: no reply to an examinee and no frame of their socket holds a mark, or what gives one away, unless the exam
// says so.

import { type ActionName, contract } from '@trivium/contract'
import type { ActionSpec } from '@trivium/contract/platform/action'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, eventually, open, outcome } from '../../../test/app/live-pages.ts'
import { ownDataOf } from '../../../test/app/own-data.ts'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { type ExamRoom, examRoom, rightAnswer, type Sat, wrongAnswer } from '../../../test/games/exam-room.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  await quiz.app.http.listen({ port: 0, host: '127.0.0.1' })
  room = await examRoom(quiz)
})
afterAll(() => quiz.close())

const specs: Record<string, ActionSpec> = contract
/** Calls that end the session or the account, and with it the test. */
const endings: ActionName[] = ['delete_user_account', 'logout']
const names = (Object.keys(contract) as ActionName[]).filter(
  name => ['player', 'anyone'].includes(String(specs[name]?.access)) && !endings.includes(name),
)

const fieldsOf = (name: ActionName) => Object.keys((specs[name]?.input as { shape?: object } | undefined)?.shape ?? {})
const types = ['quiz_zone', 'exam', 'income', '1', '2']

/** Each call, with every field that can name the exam or its play. */
function inputsFor(name: ActionName, examId: number, { play, questions }: Sat): object[] {
  const all: Record<string, unknown> = {
    play_id: play.id,
    exam_module_id: examId,
    quiz_id: play.id,
    room_id: `exam:${play.id}`,
    question_id: questions[0]?.id,
    answer: 'a',
    limit: 50,
    minutes: 10,
    away: 0,
    kind: 'copy',
    q_test_type: 'tutor',
    q_pool: 'all',
  }
  const shape = fieldsOf(name)
  return (shape.includes('type') ? types : ['']).map(type => {
    const input: Record<string, unknown> = { ...all, type }
    return Object.fromEntries(shape.flatMap(field => (field in input ? [[field, input[field]]] : [])))
  })
}

interface Answered {
  alice: TestPlayer
  examId: number
  sat: Sat
}

/** Two of four questions are right: together 36.75 marks, a number that occurs nowhere else. */
async function answered(terms: object, alice?: TestPlayer): Promise<Answered> {
  alice ??= await quiz.player('Alice')
  const examId = await room.prepare({ pass_percent: 10, ...terms })
  const { data: paper } = await room.examiner.call('get_exam_paper', { exam_id: examId })
  for (const [question, marks] of [
    ['Two and two?', 17.25],
    ['The sun is a star.', 19.5],
  ] as const) {
    const question_id = paper.questions.find(one => one.question === question)?.id
    await room.examiner.call('set_question_marks', { exam_id: examId, question_id, marks, minus_marks: 0, part_marks: 0 })
  }
  const sat = await room.sit(alice, examId)
  for (const question of sat.questions) {
    const isRight = ['Two and two?', 'The sun is a star.'].includes(question.question)
    await alice.call('submit_answer', {
      play_id: sat.play.id,
      question_id: question.id,
      answer: isRight ? rightAnswer(question) : wrongAnswer(question),
    })
  }
  return { alice, examId, sat }
}

/** The marks together, and fields that tell how many answers are right, if they are not null and not 0. */
const telltale =
  /36\.75|"(?:obtained_marks|passed)": ?(?!null)|"(?:correct|incorrect|Correct|InCorrect|wrong|in_part|score)": ?(?!null|0[,}])/

async function tellers({ alice, examId, sat }: Answered): Promise<string[]> {
  const told = new Map<string, string>([
    ['set_exam_module_result', JSON.stringify(await alice.call('set_exam_module_result', { exam_module_id: examId }))],
  ])
  await quiz.writePlayStats()
  for (const name of names) {
    const replies = []
    for (const input of inputsFor(name, examId, sat)) replies.push(await alice.call(name, input))
    told.set(name, JSON.stringify(replies))
  }
  const { copy } = await ownDataOf(quiz, alice)
  const own = [copy.rounds.filter(({ id }) => id === sat.play.id), copy.answers.filter(({ play_id }) => play_id === sat.play.id)]
  expect(own.map(rows => rows.length)).toEqual([1, 4])
  told.set('export_own_data', JSON.stringify(own))
  return [...told].flatMap(([name, text]) => (telltale.test(text) ? [name] : []))
}

/** @returns every frame that the socket of a new page receives, as JSON */
async function openPage(player: TestPlayer) {
  const client = open(quiz.app, player.token)
  const frames: string[] = []
  client.onAny((...frame: unknown[]) => frames.push(JSON.stringify(frame)))
  client.on('echo', (answer: () => void) => answer())
  expect(await outcome(client)).toBeNull()
  return { client, frames }
}

/** What others do to a running attempt and to one that is over; each makes frames. */
async function meddle({ alice, examId, sat: { play, questions } }: Answered): Promise<void> {
  const { examiner } = room
  const sums = (await examiner.call('get_exam_paper', { exam_id: examId })).data.questions.find(
    ({ question }) => question === 'Two and two?',
  )
  const answer = String((sums?.options.findIndex(({ text }) => text === 'five') ?? 0) + 1)
  await examiner.call('give_extra_time', { play_id: play.id, minutes: 5, reason: 'A fire alarm.' })
  await alice.call('note_violation', { play_id: play.id, kind: 'copy', question_id: questions[0]?.id })
  await room.sit(alice, examId)
  await alice.call('set_exam_module_result', { exam_module_id: examId })
  await quiz.writePlayStats()
  const regraded = await examiner.call('regrade_exam_question', { exam_id: examId, question_id: sums?.id, answer, reason: 'It was wrong.' })
  expect(regraded.data.changed).toBe(1)
  await examiner.call('reopen_exam_attempt', { play_id: play.id, minutes: 5, reason: 'A fire alarm.' })
  await alice.call('set_exam_module_result', { exam_module_id: examId })
  await examiner.call('void_exam_attempt', { play_id: play.id, reason: 'Copied.' })
  await room.tick()
}

describe('between hand-in and release', () => {
  it('no frame of the examinee’s socket holds marks or a right answer', { timeout: 120_000 }, async () => {
    const alice = await quiz.player('Alice')
    const { client, frames } = await openPage(alice)
    const all = await answered({}, alice)
    const { examId, sat } = all
    const rooms = [`account:${alice.id}`, `messages:${alice.id}`, `exam:${sat.play.id}`, `play:${sat.play.id}`, `examdoor:${examId}`]
    for (const name of rooms) expect(await enter(client, name)).toBe('ok')
    expect(await enter(client, `examboard:${examId}`)).toBe('not_here')
    const notes = (await room.examiner.call('get_exam_paper', { exam_id: examId })).data.questions.flatMap(({ note }) => note ?? [])
    await meddle(all)
    await quiz.database.db.updateTable('exams').set({ ends_at: quiz.clock.now() }).where('id', '=', examId).execute()
    expect((await room.examiner.call('release_exam_results', { exam_id: examId })).error).toBe(false)
    await eventually(() => expect(frames.join('\n')).toContain('"exam_released"'))
    const before = frames.slice(
      0,
      frames.findIndex(frame => frame.includes('"exam_released"')),
    )
    for (const type of ['notice', 'exam', 'play', 'exam_door']) expect(before.some(frame => frame.startsWith(`["${type}"`))).toBe(true)
    const isLeak = (frame: string) =>
      telltale.test(frame) || /right_?answer|correct_answer/.test(frame) || notes.some(note => frame.includes(note))
    expect(before.filter(isLeak)).toEqual([])
  })

  it('no reply to the examinee holds marks', { timeout: 120_000 }, async () => {
    expect(await tellers(await answered({}))).toEqual([])
  })

  it('the calls of the exam do, where the examiner shows marks at hand-in', { timeout: 120_000 }, async () => {
    const told = await tellers(await answered({ marks_at_hand_in: 1 }))
    expect(told).toEqual(expect.arrayContaining(['set_exam_module_result', 'get_exam_module', 'get_exam_result']))
  })

  it('the choice is kept by a copy and an export', async () => {
    for (const marks_at_hand_in of [0, 1]) {
      const examId = await room.prepare({ marks_at_hand_in })
      const { starts_at, ends_at } = (await room.examiner.call('get_exam_paper', { exam_id: examId })).data
      const copy = await room.examiner.call('copy_exam', { exam_id: examId, starts_at, ends_at, exam_key: 'NEXT' })
      expect(copy.data.marks_at_hand_in).toBe(marks_at_hand_in === 1)
      const { json } = (await room.examiner.call('export_exam', { exam_id: examId, exam_key: 'NEXT' })).data
      expect(JSON.parse(json ?? '{}')).toMatchObject({ exam: { marks_at_hand_in: marks_at_hand_in === 1 } })
    }
  })
})
