// SQL about a player's stats: sums by day, mode and category.

import { type RawBuilder, sql } from 'kysely'
import type { CategoryType } from '@trivium/contract/bank/catalogue'
import type { Mode } from '@trivium/contract/platform/mode-names'
import type { SpeedRow } from '@trivium/rules/play/plays/speed'
import type { Db } from '../../platform/db/connect.ts'
import { revealedDaysOf } from '../../assess/exams/index.ts'

export interface ModeStats {
  mode: Mode
  plays: number
  asked: number
  answered: number
  correct: number
}

/** During a release, a server of the release before does not count the questions that it asks. */
const asked = sql<number>`greatest(asked, answered)`

/**
 * All rounds of an account by day: what every sum of days is made of, here and in the week in review.
 * An earlier release may have added exams; those count from their attempts instead.
 */
export const daysOf = (accountId: number, timezone: string | RawBuilder<unknown>) => sql`(
  select day, mode, plays, ${asked} as asked, answered, correct from play_days where account_id = ${accountId} and mode <> 'exam'
  union all ${revealedDaysOf(accountId, timezone)}) d`

export async function statsByMode(db: Db, accountId: number, timezone: string): Promise<ModeStats[]> {
  const { rows } = await sql<ModeStats>`
    select mode, ${sumOf('plays')}, ${sumOf('asked')}, ${sumOf('answered')}, ${sumOf('correct')} from ${daysOf(accountId, timezone)} group by mode order by mode`.execute(
    db,
  )
  return rows
}

export async function statsByDay(db: Db, accountId: number, { timezone, fromDay }: { timezone: string; fromDay: string }) {
  const { rows } = await sql<{ day: string; asked: number; answered: number; correct: number }>`
    select day::text as day, ${sumOf('asked')}, ${sumOf('answered')}, ${sumOf('correct')} from ${daysOf(accountId, timezone)}
    where day >= ${fromDay}::date group by day order by day`.execute(db)
  return rows
}

/** Sums per subcategory, or per category without subcategories; most answered first. */
export async function statsByLeaf(db: Db, accountId: number) {
  const { rows } = await sql<{
    slug: string
    names: Record<string, string>
    type: CategoryType
    asked: number
    answered: number
    correct: number
  }>`
    select leaf.slug, leaf.names, leaf.type, sum(${asked})::int as asked, sum(d.answered)::int as answered, sum(d.correct)::int as correct
    from play_days d join categories leaf on leaf.id = d.category_id
    where d.account_id = ${accountId}
    group by leaf.id having sum(d.answered) > 0
    order by answered desc, leaf.id`.execute(db)
  return rows
}

/** Includes the category's subcategories. */
export async function statsOfCategory(db: Db, accountId: number, categoryId: number): Promise<{ asked: number; correct: number }> {
  return db
    .selectFrom('play_days as d')
    .innerJoin('categories as c', 'c.id', 'd.category_id')
    .select([sql<number>`coalesce(sum(${asked}), 0)::int`.as('asked'), sql<number>`coalesce(sum(d.correct), 0)::int`.as('correct')])
    .where('d.account_id', '=', accountId)
    .where(eb => eb.or([eb('c.id', '=', categoryId), eb('c.parent_id', '=', categoryId)]))
    .executeTakeFirstOrThrow()
}

export async function readSpeeds(db: Db, accountId: number): Promise<SpeedRow[]> {
  return db.selectFrom('answer_speeds').select(['speed_range', 'answers', 'correct']).where('account_id', '=', accountId).execute()
}

const sumOf = (column: 'plays' | 'asked' | 'answered' | 'correct') => sql`sum(${sql.ref(column)})::int as ${sql.ref(column)}`
