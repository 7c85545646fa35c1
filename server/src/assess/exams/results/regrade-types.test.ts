// A corrected tolerance and corrected pairs in an exam change marks, result and review.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ExamRoom, examRoom } from '../../../../test/games/exam-room.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { must } from '../../../platform/api/refuse.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
})
afterAll(() => quiz.close())

const table = [
  'type,question,option_1,option_2,option_3,match_1,match_2,match_3,answer,tolerance,unit,marks,part_marks,minus_marks',
  'number,How fast does it fall?,,,,,,,9.81,0.05,m/s²,2,,0.5',
  'matching,Which capital?,Norway,Sweden,Finland,Oslo,Helsinki,Stockholm,,,,3,yes,',
].join('\n')
const capitals = [
  ['Norway', 'Oslo'],
  ['Sweden', 'Stockholm'],
  ['Finland', 'Helsinki'],
] as const

interface Named {
  key: string
  text: string
}
const placeOf = (choices: readonly Named[], text: string) => choices.findIndex(one => one.text === text)
const keyOf = (choices: readonly Named[], text: string) => must(choices[placeOf(choices, text)], text).key

it('a corrected tolerance and corrected pairs change the marks, the shown answer, and the result', async () => {
  const examId = await room.prepare({ release_when: 'hand_in' })
  const paper = async () => (await room.examiner.call('get_exam_paper', { exam_id: examId })).data
  for (const { id } of (await paper()).questions) await room.examiner.call('remove_exam_question', { exam_id: examId, question_id: id })
  const file = { field: 'file', bytes: Buffer.from(table) }
  expect((await room.examiner.call('import_exam_questions', { exam_id: examId }, { file })).data).toMatchObject({ added: 2, rows: [] })

  const alice = await quiz.player()
  const { play, questions } = await room.sit(alice, examId)
  const [number, pairs] = (['number', 'matching'] as const).map(type =>
    must(
      questions.find(({ question_type }) => question_type === type),
      type,
    ),
  )
  const { options = [], matches = [], id: pairsId = 0 } = pairs ?? {}
  const said = capitals
    .map(([country, capital]) => `${keyOf(options, country)}-${keyOf(matches, capital)}`)
    .toSorted()
    .join(',')
  await alice.call('submit_answer', { play_id: play.id, question_id: number?.id, answer: '9.9' })
  await alice.call('submit_answer', { play_id: play.id, question_id: pairsId, answer: said })
  await alice.call('set_exam_module_result', { exam_module_id: examId })
  const result = async () => (await alice.call('get_exam_result', { play_id: play.id })).data
  // One of three pairs is right; the wrong number costs half a mark.
  expect(await result()).toMatchObject({ obtained_marks: 0.5, correct: 0 })

  const correction = { exam_id: examId, reason: 'The key was wrong.' }
  const regrade = async (question_id: number | undefined, answer: string) => {
    const reply = await room.examiner.call('regrade_exam_question', { ...correction, question_id, answer })
    expect(reply.error, JSON.stringify(reply)).toBe(false)
    return reply.data
  }
  expect(await regrade(number?.id, '9.81 ± 0.1')).toMatchObject({ changed: 1 })
  expect(await result()).toMatchObject({ obtained_marks: 3, correct: 1 })
  const asked = (await paper()).questions
  expect(asked.find(({ question_type }) => question_type === 'number')).toMatchObject({ correct_answer: '9.81', tolerance: 0.1 })
  const reviewed = async (type: string) =>
    (await alice.call('get_play_review', { play_id: play.id })).data.find(item => item.question_type === type)
  expect(await reviewed('number')).toMatchObject({ correct: true, correct_answer: '9.81' })

  const onPaper = must(
    asked.find(({ question_type }) => question_type === 'matching'),
    'it is on the paper',
  )
  const byCountry = new Map<string, string>(capitals)
  const numbers = onPaper.options.map(({ text }) => placeOf(onPaper.matches, byCountry.get(text) ?? '') + 1)
  expect(await regrade(onPaper.id, numbers.join(','))).toMatchObject({ changed: 1 })
  expect(await result()).toMatchObject({ obtained_marks: 5, correct: 2 })
  expect(await reviewed('matching')).toMatchObject({ correct: true, your_answer: said, correct_answer: said })
  // Repeating the same correction changes nothing.
  expect(
    await regrade((await paper()).questions.find(({ question_type }) => question_type === 'matching')?.id, numbers.join(',')),
  ).toMatchObject({
    changed: 0,
  })
})
