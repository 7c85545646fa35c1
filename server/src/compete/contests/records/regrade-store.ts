// SQL for the regrading of contests.

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { ContestRow } from '../store.ts'

/** Contests that have asked one of these questions. */
export async function readContestsAsking(db: Db, questionIds: number[]): Promise<Pick<ContestRow, 'id' | 'state'>[]> {
  const { rows } = await sql<Pick<ContestRow, 'id' | 'state'>>`
    select id, state from contests where question_ids && ${questionIds}::int[] order by id`.execute(db)
  return rows
}

/** Notes the regrade in the record; the trigger records later changes in this transaction as regraded. */
export async function noteRegrade(
  tx: Tx,
  contestId: number,
  { id, questionId, at, answers }: { id: number; questionId: number; at: Date; answers: number },
): Promise<void> {
  await sql`select set_config('trivium.regrade', ${String(id)}, true)`.execute(tx)
  const facts = JSON.stringify({ regrade_id: id, question_id: questionId, answers })
  await sql`select note_contest_event(${contestId}::int, ${at}::timestamptz, 'regraded', ${facts}::jsonb)`.execute(tx)
}

/** Copies changed points from the plays into the entries. */
export async function takeScores(tx: Tx, contestId: number): Promise<void> {
  await sql`
    update contest_entries e set score = p.points from plays p
    where e.contest_id = ${contestId} and p.id = e.play_id and e.finished_at is not null and e.score <> p.points`.execute(tx)
}

export interface PaidWinner {
  accountId: number
  place: number
  prize: number
}

export async function readPaid(tx: Tx, contestId: number): Promise<PaidWinner[]> {
  const { rows } = await sql<PaidWinner>`
    select account_id as "accountId", place, coalesce(prize, 0) as prize from contest_entries
    where contest_id = ${contestId} and place is not null order by account_id`.execute(tx)
  return rows
}
