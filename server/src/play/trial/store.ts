// SQL of guest trials.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Guest } from './guest-key.ts'

export interface TrialRow {
  given: string[]
  were_right: boolean[]
  account_id: number | null
  points: number | null
}

/** An easy, written question of each of `count` categories, in any order. */
export async function drawTrial(db: Db, { leafIds, languageId, count }: { leafIds: number[]; languageId: number; count: number }) {
  const place = sql`is_active and sealed_by is null and is_written and question_type = 'multiple_choice' and image is null
    and category_id = leaf.id and language_id = ${languageId} and level = 1`
  const { rows } = await sql<{ id: number }>`
    select near.id from unnest(${leafIds}::int[]) as leaf (id) cross join random() as start
    cross join lateral (
      select id from (
        (select id, 0 as lap, pick from questions where ${place} and pick >= start order by pick limit 1)
        union all
        (select id, 1 as lap, pick from questions where ${place} and pick < start order by pick limit 1)
      ) line order by lap, pick limit 1) near
    order by random() limit ${count}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Adds an answer if it is the turn of its question. @returns the trial as it is now */
export async function addAnswer(
  db: Db,
  { id, beganAt, expiresAt, asks }: Guest,
  { number, given, isRight }: { number: number; given: string; isRight: boolean },
): Promise<TrialRow> {
  const ids = asks.map(({ question_id }) => question_id)
  const columns = sql`given, were_right, account_id, points`
  const { rows: added } =
    number === 0
      ? await sql<TrialRow>`
          insert into trials (id, began_at, expires_at, question_ids, given, were_right)
          values (${id}, ${beganAt}, ${expiresAt}, ${ids}::int[], array[${given}::text], array[${isRight}::boolean])
          on conflict (id) do nothing returning ${columns}`.execute(db)
      : await sql<TrialRow>`
          update trials set given = given || ${given}::text, were_right = were_right || ${isRight}::boolean
          where id = ${id} and cardinality(given) = ${number} and account_id is null returning ${columns}`.execute(db)
  return added[0] ?? (await readTrial(db, id)) ?? { given: [], were_right: [], account_id: null, points: null }
}

export async function readTrial(db: Db, id: string): Promise<TrialRow | undefined> {
  const { rows } = await sql<TrialRow>`select given, were_right, account_id, points from trials where id = ${id}`.execute(db)
  return rows[0]
}

export async function lockTrial(tx: Tx, id: string): Promise<TrialRow | undefined> {
  const { rows } = await sql<TrialRow>`select given, were_right, account_id, points from trials where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** @returns false when the account has taken over another one */
export async function takeOver(tx: Tx, id: string, accountId: number, points: number): Promise<boolean> {
  const { rows } = await sql`
    update trials set account_id = ${accountId}, points = ${points}
    where id = ${id} and not exists (select from trials other where other.account_id = ${accountId}) returning id`.execute(tx)
  return rows.length > 0
}

/** Deletes trials that nobody has taken over in time. */
export async function deleteTrials(db: Db, now: Date): Promise<void> {
  await sql`delete from trials where account_id is null and expires_at < ${now}`.execute(db)
}
