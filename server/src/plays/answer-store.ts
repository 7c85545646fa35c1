// SQL that reads the log of answers and the choices counted from it. save-store.ts writes answers to the log together with their play.

import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'

export interface LoggedAnswer {
  position: number
  questionId: number
  /** In the author's order; '' means passed, null means lapsed. */
  answer: string | null
  correct: boolean
  /** 0 when the time was not measured. */
  ms: number
  at: Date
}

export async function readAnswers(db: Db, playId: number) {
  return db
    .selectFrom('answers')
    .select(['position', 'question_id', 'answer', 'correct', 'ms', 'is_first', 'answered_at'])
    .where('play_id', '=', playId)
    .orderBy('position')
    .execute()
}

/** What was corrected in this play after its end. */
export function readRegradesOf(db: Db, playId: number) {
  return db
    .selectFrom('regrade_plays')
    .select(['at', 'answers', 'coins', 'score'])
    .where('play_id', '=', playId)
    .orderBy('regrade_id')
    .execute()
}

/** Of several plays, in the order of their positions. */
export async function readAnswersOf(db: Db, playIds: number[]) {
  return db
    .selectFrom('answers')
    .select(['play_id', 'position', 'question_id', 'answer', 'correct', 'is_first', 'ms'])
    .where(sql<boolean>`play_id = any(${playIds}::bigint[])`)
    .orderBy('position')
    .execute()
}

const answerAt = prepared<{ answer: string | null; correct: boolean }, [playId: number, position: number]>(
  'read_answer',
  'select answer, correct from answers where play_id = $1 and position = $2',
)

export async function readAnswer(db: Db, playId: number, position: number) {
  const [row] = await answerAt.run(db, playId, position)
  return row
}

/** First answers of a question by choice, in the author's order. */
export async function firstChoices(db: Db, questionId: number, options: number): Promise<number[]> {
  const rows = await db.selectFrom('item_choices').select(['choice', 'times']).where('question_id', '=', questionId).execute()
  return Array.from({ length: options }, (_, index) => rows.find(row => row.choice === String(index))?.times ?? 0)
}
