// SQL of the criterion: exams that were passed or failed, and what readiness had said of their examinees.

import type { ReadinessWord } from '@trivium/rules/assess/adaptive/readiness'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { marksAreRevealed } from '../../exams/index.ts'

export interface Unnoted {
  play_id: number
  account_id: number
  started_at: Date
  /** Null if the exam has no pass mark, or the attempt does not count. */
  passed: boolean | null
}

/** Ended attempts with revealed marks; locked for this transaction. */
export async function takeUnnoted(tx: Tx, limit: number): Promise<Unnoted[]> {
  const { rows } = await sql<Unnoted>`
    with taken as (
      select a.play_id from exam_attempts a join exams e on e.id = a.exam_id
      where not a.is_noted and a.ended_by is not null and ${marksAreRevealed}
      order by a.play_id limit ${limit} for update of a skip locked
    ), noted as (
      update exam_attempts a set is_noted = true from taken t where a.play_id = t.play_id
      returning a.play_id, a.account_id, a.exam_id, a.void_reason
    )
    select n.play_id, n.account_id, p.started_at, case when n.void_reason is null then 100 * (p.result->>'score')::numeric >= e.pass_percent * (
      select sum((q->>'marks')::numeric) from jsonb_array_elements(p.questions) q) end as passed
    from noted n join plays p on p.id = n.play_id join exams e on e.id = n.exam_id order by n.play_id`.execute(tx)
  return rows
}

interface Outcome {
  account_id: number
  play_id: number
  word: ReadinessWord
  passed: boolean
}

/** Only the latest exam of each account counts. */
export async function saveOutcome(tx: Tx, outcome: Outcome): Promise<void> {
  await tx
    .insertInto('readiness_outcomes')
    .values(outcome)
    .onConflict(conflict =>
      conflict
        .column('account_id')
        .doUpdateSet({ play_id: outcome.play_id, word: outcome.word, passed: outcome.passed })
        .where('readiness_outcomes.play_id', '<=', outcome.play_id),
    )
    .execute()
}

export async function deleteOutcome(tx: Tx, playId: number): Promise<void> {
  await tx.deleteFrom('readiness_outcomes').where('play_id', '=', playId).execute()
}

/** How many people with this word of readiness have sat an exam, and how many of them have passed. */
export async function countOutcomes(db: Db, word: ReadinessWord): Promise<{ people: number; passed: number }> {
  const { rows } = await sql<{ people: number; passed: number }>`
    select count(*)::int as people, count(*) filter (where passed)::int as passed from readiness_outcomes where word = ${word}`.execute(db)
  return rows[0] ?? { people: 0, passed: 0 }
}
