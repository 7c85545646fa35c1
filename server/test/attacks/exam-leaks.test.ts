// An exam whose right answers are not released, searched for through every call: by a player who has not started it, who sits it, and who
// has handed it in.

import { contract, type ActionName } from '@trivium/contract'
import type { ActionSpec } from '@trivium/contract/platform/action'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../app/app.ts'
import { tried } from '../setup/effort.ts'
import { examKey, type ExamRoom, examRoom, rightAnswer, type Sat } from '../games/exam-room.ts'
import { ownDataOf } from '../app/own-data.ts'
import { type Quiz, startQuiz } from '../app/quiz.ts'

let quiz: Quiz
let room: ExamRoom
let examId: number
let bob: TestPlayer
let sat: Sat
let secrets: { texts: string[]; notes: string[] }

/** A number, pairs and a word. The right number, its tolerance and the other accepted word occur nowhere else. */
const typed = `type,question,marks,answer,tolerance,unit,accepted,option 1,option 2,match 1,match 2
number,How high is it?,1,8848.8625,0.3125,m,,,,,
matching,Whose capital?,1,,,,,Kenya,Peru,Nairobi,Lima
guess_the_word,Which river?,1,Okavango,,,Cubangos,,,,
`
const rights = ['8848.8625', '0.3125', 'Okavango', 'Cubangos']

beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
  examId = await room.prepare()
  const file = { field: 'file', bytes: Buffer.from(typed), type: 'text/csv' }
  const filled = await room.examiner.call('import_exam_questions', { exam_id: examId }, { file })
  if (filled.error || filled.data.added !== 3) throw new Error(`the questions were refused: ${JSON.stringify(filled)}`)
  bob = await quiz.player('Bob')
  sat = await room.sit(bob, examId)
  const { data: paper } = await room.examiner.call('get_exam_paper', { exam_id: examId })
  secrets = {
    texts: paper.questions.map(({ question }) => question),
    notes: [...paper.questions.flatMap(({ note }) => (note === null ? [] : [note])), ...rights],
  }
})
afterAll(() => quiz.close())

const specs: Record<string, ActionSpec> = contract
/** Calls that end the session, the account or the exam, and with it the test. */
const endings: ActionName[] = ['finish_play', 'set_exam_module_result', 'delete_user_account', 'logout']
const names = (Object.keys(contract) as ActionName[]).filter(
  name => ['player', 'anyone'].includes(String(specs[name]?.access)) && !endings.includes(name),
)

const fieldsOf = (name: ActionName) => Object.keys((specs[name]?.input as { shape?: object } | undefined)?.shape ?? {})

/** Every field that can name an exam, its play or its questions does so, whatever else the call is about. */
function inputsFor(name: ActionName): object[] {
  const { play, questions } = sat
  const shape = fieldsOf(name)
  const all: Record<string, unknown> = {
    play_id: play.id,
    exam_module_id: examId,
    exam_id: examId,
    quiz_id: play.id,
    contest_id: examId,
    room_id: `exam:${play.id}`,
    match_id: String(play.id),
    type_id: examId,
    category: 'exams',
    category_slug: 'exams',
    subcategory: 'exams',
    q_organisation: 'exams',
    level: 1,
    limit: 10,
    no_of_que: 5,
    minutes: 10,
    answer: 'a',
    lifeline: 'audience_poll',
    message: 'What does this one ask?',
    status: 1,
    marked: 1,
    own_note: 'Mine',
    away: 0,
    kind: 'copy',
    q_test_type: 'tutor',
    q_pool: 'all',
    sort: 'id',
    order: 'asc',
    name: 'Somebody',
    title: 'x',
  }
  const types = ['quiz_zone', 'multi_match', 'exam', 'category', '1', '2']
  return questions.flatMap(({ id }) =>
    (shape.includes('type') ? types : ['']).map(type => {
      const input: Record<string, unknown> = { ...all, question_id: id, question_ids: String(id), type }
      return Object.fromEntries(shape.flatMap(field => (field in input ? [[field, input[field]]] : [])))
    }),
  )
}

async function lookEverywhere(player: TestPlayer): Promise<Map<ActionName, string>> {
  const told = new Map<ActionName, string>()
  for (const name of names) {
    const replies = []
    for (const input of inputsFor(name)) replies.push(await player.call(name, input))
    told.set(name, JSON.stringify(replies))
    tried('replies and frames scanned', replies.length)
  }
  expect((await player.call('get_user_by_id')).status).toBe(200)
  told.set('export_own_data', (await ownDataOf(quiz, player)).text)
  for (const [name, text] of told) expect(text, name).not.toMatch(/"[a-z_]*(answer|choice|given)[a-z_]*": ?"[0-4](,[0-4])*"/)
  return told
}

/** @returns the calls whose reply holds a secret */
const tellersOf = (told: Map<ActionName, string>, secret: string[]) =>
  [...told].filter(([, text]) => secret.some(one => text.includes(JSON.stringify(one).slice(1, -1)))).map(([name]) => name)

describe('an exam that is not released', () => {
  it('has secrets to find', () => {
    expect(secrets.texts).toHaveLength(7)
    expect(secrets.notes).toEqual(['They are four.', ...rights])
    expect(names.length).toBeGreaterThan(80)
  })

  it('reveals nothing to a player who has not started it', { timeout: 120_000 }, async () => {
    const told = await lookEverywhere(await quiz.player())
    expect(tellersOf(told, [...secrets.texts, ...secrets.notes])).toEqual([])
  })

  it('gives a player who sits it the questions in its own two calls only, and no right answer', { timeout: 120_000 }, async () => {
    const told = await lookEverywhere(bob)
    expect(tellersOf(told, secrets.notes)).toEqual([])
    expect(tellersOf(told, secrets.texts).toSorted()).toEqual(['get_exam_module_questions', 'get_play'])
  })

  it('reveals no right answer after it was handed in, while others may still sit it', { timeout: 120_000 }, async () => {
    const [question] = sat.questions
    await bob.call('submit_answer', { play_id: sat.play.id, question_id: question?.id, answer: question && rightAnswer(question) })
    await bob.call('set_exam_module_result', { exam_module_id: examId })
    const told = await lookEverywhere(bob)
    expect(tellersOf(told, [...secrets.texts, ...secrets.notes])).toEqual([])
    // There is no second attempt, with or without the key.
    expect((await bob.call('get_exam_module_questions', { exam_module_id: examId, exam_key: examKey, agreed: 1 })).message).toBe(
      'already_played',
    )
  })
})
