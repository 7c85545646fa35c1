// SQL of regrades: their work and progress.

import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Regrades } from '../../platform/db/tables/regrade-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { wakeJob } from '../../platform/scheduler/wake.ts'

export type RegradeRow = Selectable<Regrades>

interface NewRegrade {
  questionId: number
  questionIds: number[]
  startedBy: number
  at: Date
  state?: 'running' | 'done'
}

/** @returns the id; null if a regrade of this question is running */
export async function insertRegrade(
  tx: Tx,
  { questionId, questionIds, startedBy, at, state = 'running' }: NewRegrade,
): Promise<number | null> {
  const row = await tx
    .insertInto('regrades')
    .values({ question_id: questionId, question_ids: questionIds, started_by: startedBy, started_at: at, next_at: at, state })
    // A literal as in the partial index: PostgreSQL cannot match a parameter to it.
    .onConflict(conflict =>
      conflict
        .column('question_id')
        .where(sql<boolean>`state = 'running'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (row) wakeJob(tx, 'regrade')
  return row?.id ?? null
}

/** Running regrades that are due, those that have waited longest first. */
export function readDueRegrades(db: Db, now: Date): Promise<RegradeRow[]> {
  return db.selectFrom('regrades').selectAll().where('state', '=', 'running').where('next_at', '<=', now).orderBy('next_at').execute()
}

export async function readNextRegrade(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('regrades')
    .select(eb => eb.fn.min('next_at').as('at'))
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  return at
}

/** Locks a regrade until the transaction ends, so that processes take turns. */
export function lockRegrade(tx: Tx, id: number): Promise<RegradeRow> {
  return tx.selectFrom('regrades').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export interface Gain {
  players: number
  plays: number
  answers: number
  coins: number
  score: number
}

/** Saves gains and progress in the transaction of the change itself. */
export async function advance(tx: Tx, id: number, gain: Gain & { still_open: number }, cursor?: number): Promise<void> {
  await sql`
    update regrades set players = players + ${gain.players}, plays = plays + ${gain.plays}, answers = answers + ${gain.answers},
      coins = coins + ${gain.coins}, score = score + ${gain.score}, still_open = still_open + ${gain.still_open},
      cursor_account = greatest(cursor_account, ${cursor ?? 0}::int)
    where id = ${id}`.execute(tx)
}

/** Starts the next pass, which also takes plays that were still open before. */
export async function beginPass(tx: Tx, id: number, nextAt: Date): Promise<void> {
  await sql`
    update regrades set pass = pass + 1, cursor_account = 0, still_open = 0, next_at = ${nextAt} where id = ${id}`.execute(tx)
}

export async function finishRegrade(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.updateTable('regrades').set({ state: 'done', done_at: at }).where('id', '=', id).execute()
}

/** Next accounts with an answer that did not count as right, ordered by an index. */
export async function readNextAccounts(db: Db, { question_ids, cursor_account }: RegradeRow, limit: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select distinct account_id from answers
    where question_id = any(${question_ids}::int[]) and account_id > ${cursor_account} and not correct and answer <> ''
    order by account_id limit ${limit}`.execute(db)
  return rows.map(row => row.account_id)
}

export interface ListedRegrade extends RegradeRow {
  question: string
  name: string
}

const listed = (db: Db) =>
  db
    .selectFrom('regrades as r')
    .innerJoin('questions as q', 'q.id', 'r.question_id')
    .innerJoin('accounts as a', 'a.id', 'r.started_by')
    .selectAll('r')
    .select(['q.question', 'a.name'])

export function listRegrades(
  db: Db,
  { offset, limit, questionId }: { offset: number; limit: number; questionId?: number | undefined },
): Promise<ListedRegrade[]> {
  return listed(db)
    .$if(questionId !== undefined, narrow => narrow.where('r.question_id', '=', questionId ?? 0))
    .orderBy('r.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countRegrades(db: Db, questionId?: number): Promise<number> {
  const { total } = await db
    .selectFrom('regrades')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .$if(questionId !== undefined, narrow => narrow.where('question_id', '=', questionId ?? 0))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const readRegrade = (db: Db, id: number): Promise<ListedRegrade | undefined> => listed(db).where('r.id', '=', id).executeTakeFirst()

/** The latest regrade of a question. */
export const readLastRegrade = (db: Db, questionId: number): Promise<ListedRegrade | undefined> =>
  listed(db).where('r.question_id', '=', questionId).orderBy('r.id', 'desc').limit(1).executeTakeFirst()

/** The first `limit` changed plays with their changes. */
export function readRegradedPlays(db: Db, regradeId: number, limit: number) {
  return db
    .selectFrom('regrade_plays as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .innerJoin('plays', 'plays.id', 'p.play_id')
    .select(['p.play_id', 'p.account_id', 'a.name', 'plays.mode', 'p.answers', 'p.coins', 'p.score', 'p.at'])
    .where('p.regrade_id', '=', regradeId)
    .orderBy('p.play_id')
    .limit(limit)
    .execute()
}
