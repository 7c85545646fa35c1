// SQL of levels: the questions of each level, and a player's progress.

import { sql } from 'kysely'
import { must } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { prepared } from '../../platform/db/connection/prepared.ts'

export interface LevelRow {
  level: number
  questions: number
  best_percentage: number | null
  isWon: boolean
  isPlayed: boolean
}

export interface LevelsAsked {
  accountId: number
  leafId: number
  languageId: number
}

/** Selects the levels that hold questions in this language, lowest first. */
export const levelRows = ({ accountId, leafId, languageId }: LevelsAsked) => sql<LevelRow>`
  select n.level, n.questions, p.best_percentage, p.won_at is not null as "isWon", p.played_at is not null as "isPlayed"
  from question_counts n
  left join level_progress p on p.account_id = ${accountId} and p.category_id = n.category_id and p.level = n.level
  where n.category_id = ${leafId} and n.language_id = ${languageId} and n.questions > 0
  order by n.level`

export interface OwnLevelRow extends Omit<LevelRow, 'questions'> {
  leafId: number
}

/** A player's progress in every level that the player has begun. */
export async function readOwnLevels(db: Db, accountId: number): Promise<OwnLevelRow[]> {
  const { rows } = await sql<OwnLevelRow>`
    select category_id as "leafId", level, best_percentage, won_at is not null as "isWon", played_at is not null as "isPlayed"
    from level_progress where account_id = ${accountId}`.execute(db)
  return rows
}

export interface LevelResult {
  accountId: number
  /** The subcategory, or the category when it has none. */
  leafId: number
  level: number
  percentage: number
  won: boolean
  /** Every question was answered or ran out of time; the player did not give up. */
  isPlayed: boolean
  at: Date
}

export interface RecordedProgress {
  wasWon: boolean
  wasPlayed: boolean
  bestBefore: number | null
}

const record = prepared<
  RecordedProgress,
  [accountId: number, leafId: number, level: number, percentage: number, at: Date, won: boolean, isPlayed: boolean]
>(
  'record_level',
  `with known as (
    select won_at, played_at, best_percentage from level_progress where account_id = $1 and category_id = $2 and level = $3
  ), recorded as (
    insert into level_progress as l (account_id, category_id, level, best_percentage, last_played_at, won_at, played_at)
    values ($1, $2, $3, $4, $5::timestamptz, case when $6::boolean then $5::timestamptz end, case when $7::boolean then $5::timestamptz end)
    on conflict (account_id, category_id, level) do update set
      best_percentage = greatest(l.best_percentage, excluded.best_percentage),
      last_played_at = greatest(l.last_played_at, excluded.last_played_at),
      won_at = coalesce(l.won_at, excluded.won_at), played_at = coalesce(l.played_at, excluded.played_at)
  )
  select exists (select 1 from known where won_at is not null) as "wasWon",
    exists (select 1 from known where played_at is not null) as "wasPlayed",
    (select best_percentage from known) as "bestBefore"`,
)

/** Lock the account first: then of several settlements at most one finds the level not yet won. */
export async function recordProgress(tx: Db, { accountId, leafId, level, percentage, at, won, isPlayed }: LevelResult) {
  const [before] = await record.run(tx, accountId, leafId, level, percentage, at, won, isPlayed)
  return must(before, 'the statement returns one row')
}
