// SQL about a player's figures: sums by day, mode and category.

import { sql } from 'kysely'
import type { CategoryType } from '@trivium/contract/catalogue'
import type { Mode } from '@trivium/contract/plays'
import type { SpeedRow } from '@trivium/rules/speed'
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

/** Sums per subcategory, or per category without subcategories; most answered first. */
export async function figuresByLeaf(db: Db, accountId: number) {
  const { rows } = await sql<{ slug: string; names: Record<string, string>; type: CategoryType; answered: number; correct: number }>`
    select leaf.slug, leaf.names, leaf.type, sum(d.answered)::int as answered, sum(d.correct)::int as correct
    from play_days d join categories leaf on leaf.id = d.category_id
    where d.account_id = ${accountId}
    group by leaf.id having sum(d.answered) > 0
    order by answered desc, leaf.id`.execute(db)
  return rows
}

/** Includes the category's subcategories. */
export async function figuresOfCategory(db: Db, accountId: number, categoryId: number): Promise<{ answered: number; correct: number }> {
  return db
    .selectFrom('play_days as d')
    .innerJoin('categories as c', 'c.id', 'd.category_id')
    .select([sql<number>`coalesce(sum(d.answered), 0)::int`.as('answered'), sql<number>`coalesce(sum(d.correct), 0)::int`.as('correct')])
    .where('d.account_id', '=', accountId)
    .where(eb => eb.or([eb('c.id', '=', categoryId), eb('c.parent_id', '=', categoryId)]))
    .executeTakeFirstOrThrow()
}

export async function readSpeeds(db: Db, accountId: number): Promise<SpeedRow[]> {
  return db.selectFrom('answer_speeds').select(['speed_range', 'answers', 'correct']).where('account_id', '=', accountId).execute()
}

const sumOf = <Column extends 'plays' | 'answered' | 'correct'>(column: Column) => sql<number>`sum(${sql.ref(column)})::int`.as(column)
