// SQL of the log of answers, and of the choices counted from it.

import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import type { PlayRow } from './store.ts'

export interface LoggedAnswer {
  position: number
  questionId: number
  /** In the author's order; '' passed, null lapsed. */
  answer: string | null
  correct: boolean
  /** 0 when nobody measured it. */
  ms: number
  at: Date
}

/**
 * Writes to the log and, for a first meeting, to the counts of choices: one statement. Words that players type are no choices, and
 * might be anything.
 */
export async function logAnswers(tx: Tx, play: PlayRow, answers: LoggedAnswer[]): Promise<void> {
  if (answers.length === 0) return
  const rows = answers.map(a => ({
    position: a.position,
    question_id: a.questionId,
    answer: a.answer,
    correct: a.correct,
    ms: Math.round(a.ms),
    at: a.at.toISOString(),
  }))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g(position int, question_id int, answer text, correct boolean, ms int, at timestamptz)
    ), logged as (
      insert into answers (play_id, position, question_id, account_id, mode, answer, correct, is_first, ms, answered_at)
      select ${play.id}::bigint, g.position, g.question_id, ${play.account_id}::int, ${play.mode}, g.answer, g.correct,
        not exists (select 1 from answers a where a.account_id = ${play.account_id} and a.question_id = g.question_id and a.is_first),
        g.ms, g.at
      from given g order by g.question_id
      returning question_id, answer, is_first
    )
    insert into item_choices (question_id, choice, times)
    select logged.question_id, logged.answer, 1 from logged join questions q on q.id = logged.question_id
    where logged.is_first and logged.answer <> '' and q.word is null order by logged.question_id
    on conflict (question_id, choice) do update set times = item_choices.times + 1`.execute(tx)
}

export type AnswerRow = Awaited<ReturnType<typeof readAnswers>>[number]

export async function readAnswers(db: Db, playId: number) {
  return db
    .selectFrom('answers')
    .select(['position', 'question_id', 'answer', 'correct', 'ms', 'is_first'])
    .where('play_id', '=', playId)
    .orderBy('position')
    .execute()
}

export async function readAnswer(db: Db, playId: number, position: number) {
  return db
    .selectFrom('answers')
    .select(['answer', 'correct'])
    .where('play_id', '=', playId)
    .where('position', '=', position)
    .executeTakeFirst()
}

/** First answers of a question by choice, in the author's order. */
export async function firstChoices(db: Db, questionId: number, options: number): Promise<number[]> {
  const rows = await db.selectFrom('item_choices').select(['choice', 'times']).where('question_id', '=', questionId).execute()
  return Array.from({ length: options }, (_, index) => rows.find(row => row.choice === String(index))?.times ?? 0)
}
