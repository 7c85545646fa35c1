// SQL about a player's figures: sums that settlement keeps, by day, mode and category.

import { sql } from 'kysely'
import type { Mode } from '@trivium/contract/plays'
import type { Db } from '../db/connect.ts'

export interface Figures {
  mode: Mode
  plays: number
  answered: number
  correct: number
}

export async function figuresByMode(db: Db, accountId: number): Promise<Figures[]> {
  return db
    .selectFrom('play_days')
    .select(['mode', sumOf('plays'), sumOf('answered'), sumOf('correct')])
    .where('account_id', '=', accountId)
    .groupBy('mode')
    .orderBy('mode')
    .execute()
}

export async function figuresByDay(db: Db, accountId: number, fromDay: string) {
  return db
    .selectFrom('play_days')
    .select(['day', sumOf('answered'), sumOf('correct')])
    .where('account_id', '=', accountId)
    .where('day', '>=', fromDay)
    .groupBy('day')
    .orderBy('day')
    .execute()
}

/** Share right by main category, of those with enough answers to say something. */
export async function figuresByCategory(db: Db, accountId: number, atLeast: number) {
  const { rows } = await sql<{ names: Record<string, string>; ratio: number }>`
    select top.names, round(100.0 * sum(d.correct) / sum(d.answered), 1)::float8 as ratio
    from play_days d
    join categories leaf on leaf.id = d.category_id
    join categories top on top.id = coalesce(leaf.parent_id, leaf.id)
    where d.account_id = ${accountId}
    group by top.id, top.names having sum(d.answered) >= ${atLeast}
    order by ratio desc, top.id`.execute(db)
  return rows
}

const sumOf = <Column extends 'plays' | 'answered' | 'correct'>(column: Column) => sql<number>`sum(${sql.ref(column)})::int`.as(column)
