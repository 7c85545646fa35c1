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

/** Quizzes of the day that a player anywhere can take now, or takes next: a day begins in UTC+14 and ends in UTC−12. */
const dailyNow = (day: string) => sql`from daily_quizzes d where d.day between ${day}::date - 1 and ${day}::date + 1`

interface TrialOf {
  leafIds: number[]
  languageId: number
  /** In UTC: all guests of a day get the same questions. */
  day: string
  count: number
}

/**
 * An easy, written question of each of `count` categories, the same for all guests of a day. Questions of the daily quiz are left out, and
 * those reserved for it: a guest sees the answers at once.
 */
export async function drawTrial(db: Db, { leafIds, languageId, day, count }: TrialOf) {
  const place = sql`is_active and sealed_by is null and is_written and not for_daily and question_type = 'multiple_choice' and image is null
    and category_id = leaf.id and language_id = ${languageId} and level = 1 and id <> all(asked.ids)`
  /** Between 0 and 1, different for each category and day. */
  const start = sql`('x' || left(md5(${day}::text || ' ' || leaf.id), 8))::bit(32)::bigint / 4294967296.0`
  const { rows } = await sql<{ id: number }>`
    with asked as materialized (select coalesce(array_agg(id), '{}') as ids from (select unnest(d.question_ids) as id ${dailyNow(day)}) all_of)
    select near.id from asked cross join unnest(${leafIds}::int[]) as leaf (id) cross join lateral (select ${start} as start) begun
    cross join lateral (
      select id from (
        (select id, 0 as lap, pick from questions where ${place} and pick >= begun.start order by pick limit 1)
        union all
        (select id, 1 as lap, pick from questions where ${place} and pick < begun.start order by pick limit 1)
      ) line order by lap, pick limit 1) near
    order by md5(${day}::text || near.id) limit ${count}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether a quiz of the day asks this question now: drawn after a guest has got it. */
export async function isInDaily(db: Db, questionId: number, day: string): Promise<boolean> {
  const { rows } = await sql`select 1 ${dailyNow(day)} and ${questionId} = any(d.question_ids) limit 1`.execute(db)
  return rows.length > 0
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
