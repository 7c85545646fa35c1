// SQL of flags: the warnings that follow from an item's stats, stored for lists.

import { sql } from 'kysely'
import type { QuestionType, ItemFlag } from '@trivium/contract/bank/question-names'
import type { ItemSums } from '@trivium/rules/bank/items/item-stats'
import type { ChoiceSums } from '@trivium/rules/bank/items/item-flags'
import type { Db } from '../../platform/db/connect.ts'

export interface ItemToFlag extends ItemSums {
  question_id: number
  question_type: QuestionType
  options: number
  answer: number[]
  choices: ChoiceSums[]
}

/** Items whose first answers have grown by a fifth since the last look, in the order of their ids. */
export async function readItemsToFlag(
  db: Db,
  { after, least, limit }: { after: number; least: number; limit: number },
): Promise<ItemToFlag[]> {
  const { rows } = await sql<ItemToFlag>`
    select f.*, q.question_type, jsonb_array_length(q.options) as options, q.answer, coalesce((
      select jsonb_agg(jsonb_build_object('choice', c.choice, 'times', c.times, 'rest_attempts', c.rest_attempts, 'rest_sum', c.rest_sum))
      from item_choices c where c.question_id = f.question_id), '[]') as choices
    from item_stats f join questions q on q.id = f.question_id
      left join item_flags g on g.question_id = f.question_id
    where f.question_id > ${after} and f.attempts >= ${least} and f.attempts >= 1.2 * coalesce(g.attempts, 0)
    order by f.question_id limit ${limit}`.execute(db)
  return rows
}

export interface NotedFlags {
  question_id: number
  attempts: number
  facility: number | null
  discrimination: number | null
  flags: ItemFlag[]
}

/** Two processes that write the same flags at once do no harm. */
export async function writeFlags(db: Db, noted: NotedFlags[], at: Date): Promise<void> {
  await sql`
    insert into item_flags (question_id, attempts, facility, discrimination, flags, noted_at)
    select g.question_id, g.attempts, g.facility, g.discrimination, g.flags, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb)
      as g (question_id int, attempts int, facility real, discrimination real, flags text[])
      -- A draft that was deleted meanwhile has nothing to be noted.
      join questions q on q.id = g.question_id
    order by g.question_id
    on conflict (question_id) do update set attempts = excluded.attempts, facility = excluded.facility,
      discrimination = excluded.discrimination, flags = excluded.flags, noted_at = excluded.noted_at`.execute(db)
}

/** The choices of a question with their counts, the most frequent first. */
export function readChoices(db: Db, questionId: number): Promise<ChoiceSums[]> {
  return db
    .selectFrom('item_choices')
    .select(['choice', 'times', 'rest_attempts', 'rest_sum'])
    .where('question_id', '=', questionId)
    .orderBy('times', 'desc')
    .orderBy('choice')
    .limit(20)
    .execute()
}
