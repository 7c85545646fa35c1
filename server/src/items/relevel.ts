// Every hour, places whose figures have grown get their levels by them (rules/src/levels-by-figures.ts).

import { sql } from 'kysely'
import { leastForLevel, type LevelledItem, levelsByFigures } from '@trivium/rules/levels-by-figures'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'

interface Place {
  category_id: number
  language_id: number
}

/** Each run looks at what has grown since the one before; the first of a process looks at everything. */
export function releveller(db: Db, now: () => Date): () => Promise<number> {
  let since = new Date(0)
  return async () => {
    const started = now()
    const moved = await relevel(db, since)
    since = started
    return moved
  }
}

/** @param since when figures were last looked at @returns how many questions have another level now */
export async function relevel(db: Db, since: Date): Promise<number> {
  let moved = 0
  for (const place of await readGrown(db, since)) moved += await relevelPlace(db, place)
  return moved
}

async function readGrown(db: Db, since: Date): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select distinct q.category_id, q.language_id from item_flags f
    join questions q on q.id = f.question_id join categories c on c.id = q.category_id
    where f.noted_at >= ${since}::timestamptz and f.attempts >= ${leastForLevel}
      and q.is_active and c.type in ('quiz_zone', 'multi_match')
    order by q.category_id, q.language_id`.execute(db)
  return rows
}

function relevelPlace(db: Db, { category_id, language_id }: Place): Promise<number> {
  return inTransaction(db, async tx => {
    // What an editor has set stays; the subject of a derived question stands at the end of its fact.
    const { rows } = await sql<LevelledItem>`
      select q.id, q.level, case when q.fact like 'd:%' then substring(q.fact from 'd:[^:]+:(.*)') else q.id::text end as subject,
        case when q.edited_at is null and f.attempts >= ${leastForLevel} then f.facility::float end as facility
      from questions q left join item_flags f on f.question_id = q.id
      where q.category_id = ${category_id} and q.language_id = ${language_id} and q.is_active
      order by q.id for no key update of q`.execute(tx)
    const moved = [...levelsByFigures(rows)]
    if (moved.length === 0) return 0
    const [ids, levels] = [moved.map(([id]) => id), moved.map(([, level]) => level)]
    await sql`
      update questions q set level = to_level.level
      from unnest(${ids}::int[], ${levels}::int[]) as to_level (id, level) where q.id = to_level.id`.execute(tx)
    return moved.length
  })
}
