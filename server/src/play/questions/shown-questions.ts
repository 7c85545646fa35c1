// Reads the questions of plays: from the cache for grading, and with stats about all players for display.

import type { AskedQuestions } from '@trivium/rules/play/engine/state'
import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import type { Counted } from '@trivium/rules/bank/items/item-stats'
import { must } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { readFirstAnswers } from '../../bank/items/index.ts'
import { answerKeyOf, asFrozen, type CachedQuestion, readQuestions } from '../../bank/questions/index.ts'

/** What freezes questions, such as a play. */
interface Frozen {
  questions: readonly FrozenQuestion[]
}

/** A question with its difficulty, from the first answers of all players. */
export interface ShownQuestion extends CachedQuestion, Readonly<Counted> {}

const idsOf = (questions: readonly FrozenQuestion[]) => questions.map(({ question_id }) => question_id)

/** The questions of a play, with options in the frozen order. */
export const questionsOf = async (db: Db, { questions }: Frozen): Promise<Map<number, CachedQuestion>> =>
  asFrozenIn({ questions }, await readQuestions(db, idsOf(questions)))

export async function questionOf(db: Db, frozen: FrozenQuestion): Promise<CachedQuestion> {
  return must((await questionsOf(db, { questions: [frozen] })).get(frozen.question_id), 'questions of plays are never deleted')
}

/** Questions as the engine of plays takes them. */
export const askedOf = (questions: ReadonlyMap<number, CachedQuestion>): AskedQuestions =>
  new Map([...questions].map(([id, question]) => [id, { key: answerKeyOf(question), category_id: question.category_id }]))

export const shownQuestionsOf = async (db: Db, { questions }: Frozen): Promise<Map<number, ShownQuestion>> =>
  asFrozenIn({ questions }, await readShownQuestions(db, idsOf(questions)))

export function asFrozenIn<Question extends CachedQuestion>(
  { questions }: Frozen,
  read: ReadonlyMap<number, Question>,
): Map<number, Question> {
  return new Map(
    questions.flatMap(frozen => {
      const question = read.get(frozen.question_id)
      return question ? [[question.id, asFrozen(question, frozen)] as const] : []
    }),
  )
}

/** Questions as they are stored now, for a play that freezes them now. */
export async function readShownQuestions(db: Db, ids: number[]): Promise<Map<number, ShownQuestion>> {
  const [questions, answers] = await Promise.all([readQuestions(db, ids), readFirstAnswers(db, ids)])
  return new Map(
    [...questions].map(([id, question]) => {
      const { attempts, correct, calibrated_facility } = must(answers.get(id), 'unanswered questions have counts, too')
      return [id, { ...question, attempts, correct, calibrated_facility }]
    }),
  )
}
