// SQL for levels by stats.

import { sql } from 'kysely'
import { leastForLevel, type LevelledItem } from '@trivium/rules/bank/items/levels-by-stats'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export interface LevelPlace {
  category_id: number
  language_id: number
}

/** Categories played by levels, per language, with new flags since then. */
export async function readGrownPlaces(db: Db, since: Date): Promise<LevelPlace[]> {
  const { rows } = await sql<LevelPlace>`
    select distinct q.category_id, q.language_id from item_flags f
    join questions q on q.id = f.question_id join categories c on c.id = q.category_id
    where f.noted_at >= ${since}::timestamptz and f.attempts >= ${leastForLevel}
      and q.is_active and c.type in ('quiz_zone', 'multi_match')
    order by q.category_id, q.language_id`.execute(db)
  return rows
}

/** A question edited by staff counts as not measured. The subject of a derived question is the end of its fact. */
export async function lockLevelled(tx: Tx, { category_id, language_id }: LevelPlace): Promise<LevelledItem[]> {
  const { rows } = await sql<LevelledItem>`
    select q.id, q.level, case when q.fact like 'd:%' then substring(q.fact from 'd:[^:]+:(.*)') else q.id::text end as subject,
      case when q.edited_at is null and f.attempts >= ${leastForLevel} then f.facility::float end as facility
    from questions q left join item_flags f on f.question_id = q.id
    where q.category_id = ${category_id} and q.language_id = ${language_id} and q.is_active
    order by q.id for no key update of q`.execute(tx)
  return rows
}

export async function moveToLevels(tx: Tx, moved: readonly (readonly [id: number, level: number])[]): Promise<void> {
  const [ids, levels] = [moved.map(([id]) => id), moved.map(([, level]) => level)]
  await sql`
    update questions q set level = to_level.level
    from unnest(${ids}::int[], ${levels}::int[]) as to_level (id, level) where q.id = to_level.id`.execute(tx)
}
