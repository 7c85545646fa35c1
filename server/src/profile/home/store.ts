// SQL of the home page alone: the player's progress, and news.

import { sql } from 'kysely'
import type { PlayerHome } from '@trivium/contract/profile/home'
import { modesWith } from '@trivium/rules/play/modes'
import type { Streak } from '@trivium/rules/rewards/streaks'
import { must } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { NextLevel } from './next-level.ts'

const most = 3

/** The newest texts in a language and the newest categories with questions in it. The initial categories (first hour) are not news. */
export async function readNews(db: Db, languageId: number, languageCode: string): Promise<PlayerHome['news']> {
  const { rows } = await sql<PlayerHome['news'][number]>`
    with news as (
      (select c.created_at, 0 as position, 'category' as kind, c.id, c.slug,
          coalesce(c.names->>${languageCode}::text, c.names->>'en', c.slug) as title, c.type as category_type
        from categories c
        where c.parent_id is null and c.created_at > (select min(created_at) + interval '1 hour' from categories)
          and exists (select 1 from question_counts n join categories leaf on leaf.id = n.category_id
            where n.language_id = ${languageId} and n.questions > 0 and c.id in (leaf.id, leaf.parent_id))
        order by c.created_at desc, c.id limit ${most})
      union all
      (select p.created_at, p.position, 'text', p.id, coalesce(parent.slug, c.slug), p.title, 'fun_and_learn'
        from passages p join categories c on c.id = p.category_id left join categories parent on parent.id = c.parent_id
        where p.is_active and p.language_id = ${languageId}
        order by p.created_at desc, p.position desc, p.id limit ${most})
    )
    select kind, id, slug, title, category_type from news order by created_at desc, position desc, id limit ${most}`.execute(db)
  return rows
}

/** Modes whose result is revealed at once; that of a contest or an exam is revealed later. */
const toldModes = modesWith(({ ranks }) => ranks)
/** Kinds of category that are played by levels; the first is where a beginner starts. */
const levelTypes = modesWith(({ coins }) => coins?.when === 'first_win_of_level')
const mostRounds = 10

export interface Journey {
  rounds_finished: number
  best_yesterday: number | null
  /** Streak of days in the app, as last counted. */
  streak: Streak | null
  next: NextLevel | null
}

interface JourneyAsked {
  accountId: number
  languageId: number
  yesterday: Date
  today: Date
}

/**
 * The player's progress, in one statement. The next level is the first not won, from the level played last. If there is none, it is the
 * first level of a category not started yet, preferably in the same top-level category.
 */
export async function readJourney(db: Db, { accountId, languageId, yesterday, today }: JourneyAsked): Promise<Journey> {
  const { rows } = await sql<Journey>`
    with places as (
      select leaf.id, top.id as top_id, array_position(${levelTypes}::text[], top.type) as kind, top.position as top_position, leaf.position
      from categories leaf join categories top on top.id = coalesce(leaf.parent_id, leaf.id)
      where top.type = any(${levelTypes}::text[]) and (not top.is_premium or exists (
        select 1 from category_unlocks u where u.account_id = ${accountId} and u.category_id = top.id))
    ), last as (
      select places.id, places.top_id, p.level from level_progress p join places on places.id = p.category_id
      where p.account_id = ${accountId} order by p.last_played_at desc, p.level desc limit 1
    ), next as (
      (select 0 as turn, n.category_id, n.level, p.best_percentage
        from last join question_counts n on n.category_id = last.id and n.language_id = ${languageId} and n.questions > 0
          left join level_progress p on p.account_id = ${accountId} and p.category_id = n.category_id and p.level = n.level
        where n.level >= last.level and p.won_at is null order by n.level limit 1)
      union all
      (select 1, n.category_id, n.level, null
        from places join question_counts n on n.category_id = places.id and n.language_id = ${languageId} and n.questions > 0
        where not exists (select 1 from level_progress p where p.account_id = ${accountId} and p.category_id = places.id)
        order by places.top_id = (select top_id from last) desc nulls last, kind, top_position, top_id, position, places.id, n.level limit 1)
      order by turn limit 1
    )
    select
      (select count(*)::int from (select 1 from plays
        where account_id = ${accountId} and state = 'finished' limit ${mostRounds}) finished) as rounds_finished,
      (select max((result ->> 'percentage')::float8) from plays
        where account_id = ${accountId} and started_at >= ${yesterday} and started_at < ${today}
          and state = 'finished' and mode = any(${toldModes}::text[])) as best_yesterday,
      (select json_build_object('length', length, 'best', best, 'run', run, 'lastDay', last_day, 'freezes', freezes,
          'frozenDays', frozen_days) from streaks
        where account_id = ${accountId} and kind = 'app') as streak,
      (select json_build_object('categoryId', category_id, 'level', level, 'bestPercentage', best_percentage) from next) as next`.execute(
    db,
  )
  return must(rows[0], 'a select without a table has one row')
}
