// SQL of the stats of items.

import { sql } from 'kysely'
import { statsOf, type ItemStats, type ItemSums } from '@trivium/rules/bank/items/item-stats'
import type { Db } from '../../platform/db/connect.ts'
import { cached } from '../../platform/db/changes/cached.ts'
import { prepared } from '../../platform/db/connection/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/** Updates rows in the order of their ids, so that transactions with common questions wait for each other instead of deadlocking. */
export async function addSums(tx: Tx, byQuestion: ReadonlyMap<number, ItemSums>): Promise<void> {
  if (byQuestion.size === 0) return
  const rows = [...byQuestion].toSorted(([a], [b]) => a - b).map(([question_id, sums]) => ({ question_id, ...sums }))
  await sql`
    insert into item_stats (question_id, attempts, correct, rest_attempts, rest_correct, rest_sum, rest_square_sum, rest_sum_of_correct, times)
    select g.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g(question_id int, attempts int, correct int, rest_attempts int, rest_correct int,
        rest_sum float8, rest_square_sum float8, rest_sum_of_correct float8, times int[])
    order by g.question_id
    on conflict (question_id) do update set
      attempts = item_stats.attempts + excluded.attempts, correct = item_stats.correct + excluded.correct,
      rest_attempts = item_stats.rest_attempts + excluded.rest_attempts,
      rest_correct = item_stats.rest_correct + excluded.rest_correct,
      rest_sum = item_stats.rest_sum + excluded.rest_sum,
      rest_square_sum = item_stats.rest_square_sum + excluded.rest_square_sum,
      rest_sum_of_correct = item_stats.rest_sum_of_correct + excluded.rest_sum_of_correct,
      times = (select array_agg(coalesce(a, 0) + coalesce(b, 0) order by i)
        from unnest(item_stats.times, excluded.times) with ordinality as range(a, b, i))`.execute(tx)
}

interface FirstAnswers {
  question_id: number
  attempts: number
  correct: number
  /** See `ItemStats`. */
  calibrated_facility: number | null
}

const firstAnswers = prepared<FirstAnswers, [ids: number[]]>(
  'read_first_answers',
  `select f.question_id, f.attempts, f.correct, c.facility as calibrated_facility
  from item_stats f left join item_calibrations c on c.question_id = f.question_id and c.is_calibrated where f.question_id = any($1)`,
)

/** The number of first answers to a question, and of right ones: enough for its difficulty. Cached until the stats change. */
export const readFirstAnswers = cached<number, FirstAnswers>({
  topic: 'item_stats',
  most: 50_000,
  idOf: ({ question_id }) => question_id,
  async read(db, ids) {
    const nobody = ids.map(question_id => ({ question_id, attempts: 0, correct: 0, calibrated_facility: null }))
    return new Map([...nobody, ...(await firstAnswers.run(db, ids))].map(counts => [counts.question_id, counts]))
  },
})

/** The stats by question id, without questions that have no answers. Reads the sums, never the log of answers. */
export async function readStats(db: Db, questionIds: number[]): Promise<Map<number, ItemStats>> {
  if (questionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('item_stats as f')
    .leftJoin('item_calibrations as c', join => join.onRef('c.question_id', '=', 'f.question_id').on('c.is_calibrated', '=', true))
    .selectAll('f')
    .select('c.facility as calibrated_facility')
    .where(sql<boolean>`f.question_id = any(${questionIds}::int[])`)
    .execute()
  return new Map(rows.map(row => [row.question_id, statsOf(row)]))
}

/** The sums of one item with the result of the last calibration, even a provisional one. */
export function readSums(db: Db, questionId: number) {
  return db
    .selectFrom('item_stats as f')
    .leftJoin('item_calibrations as c', 'c.question_id', 'f.question_id')
    .selectAll('f')
    .select(['c.b', 'c.standard_error', 'c.infit', 'c.outfit', 'c.is_calibrated'])
    .where('f.question_id', '=', questionId)
    .executeTakeFirst()
}
