// SQL of play stats: takes due entries from the queue, reads their answers from the log, and adds to choices and speeds.

import { sql } from 'kysely'
import type { Mode } from '@trivium/contract/platform/mode-names'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import { speedRows } from '@trivium/rules/play/plays/speed'
import { advisoryLocks } from '../../platform/db/advisory-locks.ts'
import type { Db } from '../../platform/db/connect.ts'
import { sinceStartOf } from '../../platform/db/upkeep/months.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { isTyped } from '../../platform/db/connection/typed-text.ts'
import { wakeJob } from '../../platform/scheduler/wake.ts'
import { endOfPlay } from '../plays/index.ts'
import { isArranged } from '../../bank/questions/index.ts'

export interface QueuedStats {
  play_id: number
  position: number
}

/**
 * Takes the lock on the stored order of options: no question is rearranged until the transaction ends, so the counted choices match it.
 * Without an account, it skips rows locked by other transactions; for an account, it waits for them. It deletes the rows in the
 * transaction that writes the stats, so a rollback restores them.
 */
export async function takeQueuedStats(tx: Tx, accountId: number | null, limit: number): Promise<QueuedStats[]> {
  const which =
    accountId === null
      ? sql`select play_id, position from play_stats_queue order by play_id, position limit ${limit} for update skip locked`
      : sql`select play_id, position from play_stats_queue where account_id = ${accountId} order by play_id, position for update`
  const { rows } = await sql<QueuedStats>`
    delete from play_stats_queue d using (${which}) taken, (select pg_advisory_xact_lock_shared(${advisoryLocks.storedOrder})) held
    where d.play_id = taken.play_id and d.position = taken.position
    returning d.play_id, d.position`.execute(tx)
  return rows
}

export async function hasQueuedStats(db: Db): Promise<boolean> {
  return (await db.selectFrom('play_stats_queue').select('play_id').limit(1).executeTakeFirst()) !== undefined
}

/** For plays whose answers have only now been revealed: their stats were not due when they ended. */
export async function queuePlayStats(tx: Tx, playIds: number[]): Promise<void> {
  await sql`
    insert into play_stats_queue (play_id, position, account_id)
    select id, ${endOfPlay}, account_id from plays where id = any(${playIds}::bigint[]) and state = 'finished' and taken_at is not null
    on conflict do nothing`.execute(tx)
  wakeJob(tx, 'write_play_stats')
}

export interface TracedAnswer {
  position: number
  question_id: number
  language_id: number
  answer: string | null
  /** The player typed a word or a number. */
  is_typed: boolean
  question_type: QuestionType
  former_order: number[] | null
  /** Whether the question had been rearranged when the play froze it. */
  arranged: boolean
  correct: boolean
  is_first: boolean
  ms: number
  answered_at: string
}

export interface TracedPlay {
  id: number
  account_id: number
  mode: Mode
  /** The account is deleted, so it gets no speeds and no practice cards. */
  isDeleted: boolean
  finished_at: Date | null
  answers: TracedAnswer[]
}

/** Sorted by the end of the plays, so that the later play decides about a card. */
export async function readTracedPlays(tx: Tx, playIds: number[]): Promise<TracedPlay[]> {
  const { rows } = await sql<TracedPlay>`
    select p.id, p.account_id, p.mode, p.finished_at, owner.status = 'deleted' as "isDeleted", (
      select jsonb_agg(jsonb_build_object('position', a.position, 'question_id', a.question_id, 'language_id', q.language_id,
        'answer', a.answer, 'is_typed', ${isTyped('q')}, 'question_type', q.question_type, 'former_order', q.former_order,
        'arranged', ${isArranged('p', 'a')}, 'correct', a.correct, 'is_first', a.is_first, 'ms', a.ms,
        'answered_at', a.answered_at) order by a.position)
      from answers a join questions q on q.id = a.question_id where a.play_id = p.id and a.answered_at >= ${sinceStartOf('p')}) as answers
    from plays p join accounts owner on owner.id = p.account_id
    where p.id = any(${playIds}::bigint[]) order by p.finished_at nulls last, p.id`.execute(tx)
  return rows
}

export interface Choice {
  question_id: number
  choice: string
  times: number
  /** Rest scores of the players who chose it: how many have one, and their sum. */
  rest_attempts: number
  rest_sum: number
}

/** @param choices each question and choice at most once. Rows are always locked in the same order, to prevent deadlocks. */
export async function addChoices(tx: Tx, choices: readonly Choice[]): Promise<void> {
  if (choices.length === 0) return
  await sql`
    insert into item_choices (question_id, choice, times, rest_attempts, rest_sum)
    select g.* from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb)
      as g (question_id int, choice text, times int, rest_attempts int, rest_sum float8)
    order by g.question_id, g.choice
    on conflict (question_id, choice) do update set times = item_choices.times + excluded.times,
      rest_attempts = item_choices.rest_attempts + excluded.rest_attempts, rest_sum = item_choices.rest_sum + excluded.rest_sum`.execute(tx)
}

interface Timed {
  accountId: number
  answers: readonly { ms: number | null; correct: boolean }[]
}

/** Counts how long answers took, in one statement; answers without a known time are left out. */
export async function addSpeeds(tx: Tx, plays: readonly Timed[]): Promise<void> {
  const byAccount = Map.groupBy(plays, play => play.accountId)
  const rows = [...byAccount]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([account_id, played]) => speedRows(played.flatMap(play => play.answers)).map(row => ({ account_id, ...row })))
  if (rows.length === 0) return
  await tx
    .insertInto('answer_speeds')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['account_id', 'speed_range']).doUpdateSet({
        answers: sql`answer_speeds.answers + excluded.answers`,
        correct: sql`answer_speeds.correct + excluded.correct`,
      }),
    )
    .execute()
}
