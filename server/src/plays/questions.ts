// The questions of plays: from memory for grading, and with figures about all players for showing.

import type { Counted } from '@trivium/rules/item-figures'
import { must } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import { readFirstAnswers } from '../items/index.ts'
import { type KeptQuestion, readQuestions } from '../questions/index.ts'
import type { PlayRow } from './store.ts'

/** With what the first answers of all players say about its difficulty. */
export interface ShownQuestion extends KeptQuestion, Readonly<Counted> {}

const idsOf = (play: PlayRow) => play.questions.map(question => question.question_id)

export const questionsOf = (db: Db, play: PlayRow): Promise<Map<number, KeptQuestion>> => readQuestions(db, idsOf(play))

export async function questionOf(db: Db, id: number): Promise<KeptQuestion> {
  return must((await readQuestions(db, [id])).get(id), 'questions of plays are never deleted')
}

export const shownQuestionsOf = (db: Db, play: PlayRow): Promise<Map<number, ShownQuestion>> => readShownQuestions(db, idsOf(play))

export async function readShownQuestions(db: Db, ids: number[]): Promise<Map<number, ShownQuestion>> {
  const [questions, answers] = await Promise.all([readQuestions(db, ids), readFirstAnswers(db, ids)])
  return new Map(
    [...questions].map(([id, question]) => {
      const { attempts, correct, calibrated_facility } = must(answers.get(id), 'of what nobody has answered there are none')
      return [id, { ...question, attempts, correct, calibrated_facility }]
    }),
  )
}
