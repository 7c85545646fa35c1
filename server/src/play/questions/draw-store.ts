// SQL that draws questions. A draw starts at a random place in the index on `pick` and reads on, so its cost does not grow with the table.

import { type RawBuilder, sql } from 'kysely'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { Db } from '../../platform/db/connect.ts'

export interface LevelDraw {
  leafId: number
  languageId: number
  level: number
  accountId: number
  now: Date
  /** Random, between 0 and 1. */
  start: number
  count: number
}

export interface DrawFrom extends Omit<LevelDraw, 'start' | 'count'> {
  /** These must not be drawn. */
  without: number[]
  /** These are drawn only when nothing else is left. */
  avoid: number[]
}

/** Draws another question of a level, in the order of levelDraw. */
export async function drawOneFromLevel(db: Db, { without, avoid, ...from }: DrawFrom, start: number): Promise<number | undefined> {
  const isOut = sql`line.id = any(${without}::int[])`
  const { rows } = await levelDraw({ ...from, start, count: 1 }, isAvoided(avoid), isOut).execute(db)
  return rows[0]?.id
}

/**
 * Sorts by `leastKnown`, then prefers questions that somebody has written.
 * @param isAvoided, isOut conditions on `line.id`: drawn last, and never drawn. @returns SQL that selects the questions
 */
export function levelDraw({ leafId, languageId, level, start, count, accountId, now }: LevelDraw, isAvoided: Condition, isOut?: Condition) {
  const place = sql`is_active and sealed_by is null and category_id = ${leafId} and language_id = ${languageId} and level = ${level}`
  const candidates = count * 5
  return sql<{ id: number }>`
    select line.id from (
      (select id, 0 as lap, pick, is_written, for_daily from questions where ${place} and pick >= ${start} order by pick limit ${candidates})
      union all
      (select id, 1 as lap, pick, is_written, for_daily from questions where ${place} and pick < ${start} order by pick limit ${candidates})
    ) line ${meetings({ accountIds: [accountId], now })}
    ${isOut === undefined ? sql`` : sql`where not (${isOut})`}
    order by ${isAvoided}, ${leastKnown}, not is_written, lap, pick
    limit ${count}`
}

type Condition = RawBuilder<unknown>

/** Any other question of this level or of the nearest lower one: a higher level may be locked. */
export async function drawUpToLevel(db: Db, from: DrawFrom): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select near.id from question_counts c
    cross join lateral (
      select id from questions q
      where q.is_active and q.sealed_by is null and q.category_id = c.category_id and q.language_id = c.language_id and q.level = c.level
        and q.id <> all(${from.without}::int[])
      order by q.pick limit 1) near
    where c.category_id = ${from.leafId} and c.language_id = ${from.languageId} and c.level <= ${from.level}
    order by c.level desc limit 1`.execute(db)
  return rows[0]?.id
}

export interface DrawAmong {
  leafIds: number[]
  languageId: number
  /** The players: one, or all who play against each other. */
  accountIds: number[]
  now: Date
  avoid: number[]
}

/** Draws from whole categories at any level, easier questions first. Prefers those that the players know least, and written ones. */
export async function drawFromCategories(db: Db, among: DrawAmong, count: number, start: number): Promise<number[]> {
  const place = sql`category_id = leaf.id and language_id = ${among.languageId}`
  const { rows } = await sql<{ id: number }>`
    with line as (
      select near.* from unnest(${among.leafIds}::int[]) as leaf (id) cross join lateral (${lineFrom(place, start, count * 5)}) near
    ), chosen as (
      select id, level from line ${meetings(among)}
      order by ${isAvoided(among.avoid)}, ${leastKnown}, not is_written, random() limit ${count}
    )
    select id from chosen order by level, random()`.execute(db)
  return rows.map(row => row.id)
}

/**
 * Draws questions of these types, in the shares in which these categories have them. Frequent players have met many of them, so it reads
 * more candidates than other draws.
 */
export async function drawOfTypes(
  db: Db,
  types: readonly QuestionType[],
  among: DrawAmong,
  count: number,
  start: number,
): Promise<number[]> {
  const candidates = count * 20
  // One query per type, so that each reads on in the index that begins with the type.
  const lines = types.map(type => {
    const place = sql`question_type = ${type} and language_id = ${among.languageId} and category_id = any(${among.leafIds}::int[])`
    return sql`(select * from (${lineFrom(place, start, candidates)}) of_type)`
  })
  const { rows } = await sql<{ id: number }>`
    with line as (
      select * from (${sql.join(lines, sql` union all `)}) of_types order by pick < ${start}, pick limit ${candidates}
    )
    select id from line ${meetings(among)} order by ${isAvoided(among.avoid)}, ${leastKnown}, random() limit ${count}`.execute(db)
  return rows.map(row => row.id)
}

/** Reads on from `start`, then from the beginning of the index. */
function lineFrom(place: RawBuilder<unknown>, start: number, candidates: number) {
  return sql`
    (select id, level, is_written, for_daily, pick from questions where is_active and sealed_by is null and ${place} and pick >= ${start} order by pick limit ${candidates})
    union all
    (select id, level, is_written, for_daily, pick from questions where is_active and sealed_by is null and ${place} and pick < ${start} order by pick limit ${candidates})`
}

const isAvoided = (ids: number[]) => sql`line.id = any(${ids}::int[])`

/** A daily player meets no question again for this long while there are others. */
export const latelyMs = 30 * 24 * 3_600_000

/** A lateral subquery uses the index for each candidate; PostgreSQL may run `exists` by hashing all answers of the players. */
const meetings = ({ accountIds, now }: Pick<DrawAmong, 'accountIds' | 'now'>) => sql`cross join lateral (
    select count(*) as players, count(*) filter (where m.first_at > ${new Date(now.getTime() - latelyMs)}) as lately
    from met_questions m where m.account_id = any(${accountIds}::int[]) and m.question_id = line.id
  ) met`

/**
 * The order of `line`: first the questions that the fewest players have met lately, among them those not kept for the quiz of the day
 * before those that are, and then those that the fewest have ever met.
 */
const leastKnown = sql`met.lately, for_daily, met.players`
