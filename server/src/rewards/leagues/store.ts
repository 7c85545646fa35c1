// All SQL of leagues. Migration 0070 has the database functions that take seats.

import type { LeagueOutcome } from '@trivium/contract/rewards/league-names'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { prepared } from '../../platform/db/connection/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

const adding = prepared<unknown, [accountId: number, week: string, points: number, at: string, seats: number, least: number]>(
  'add_points_in_league',
  'select add_points_in_league($1::int, $2::date, $3::int, $4::timestamptz, $5::int, $6::int)',
)

export interface WeekGain {
  week: string
  points: number
  at: Date
}

/** How many seats a group has, and from how many players on a tier has a group of its own. */
interface GroupSizes {
  seats: number
  least: number
}

export async function addPoints(tx: Tx, accountId: number, { week, points, at }: WeekGain, { seats, least }: GroupSizes): Promise<void> {
  await adding.run(tx, accountId, week, points, at.toISOString(), seats, least)
}

export interface LeagueStanding {
  week: string
  groupId: number | null
  /** Null while the entry has no group. */
  tier: number | null
  finalRank: number | null
  outcome: LeagueOutcome | null
  nextTier: number | null
}

/** The player's newest weeks up to this one, the newest first. */
export async function readNewest(db: Db, accountId: number, week: string): Promise<LeagueStanding[]> {
  return db
    .selectFrom('league_entries as e')
    .leftJoin('league_groups as g', 'g.id', 'e.group_id')
    .select(['e.week', 'e.group_id as groupId', 'e.final_rank as finalRank', 'e.outcome', 'e.next_tier as nextTier'])
    .select(eb => eb.fn.coalesce('e.tier', 'g.tier').as('tier'))
    .where('e.account_id', '=', accountId)
    .where('e.week', '<=', week)
    .orderBy('e.week', 'desc')
    .limit(2)
    .execute()
}

export interface LeaguePlace {
  tier: number
  rank: number
  members: number
  points: number
  /** The member next above; below for the first; null for a player alone. */
  rival: { name: string; points: number } | null
}

/**
 * Ranks the shown players: by points, then by the time they were reached. @returns undefined before the first points of the week
 */
export async function readPlace(db: Db, accountId: number, week: string): Promise<LeaguePlace | undefined> {
  const { rows } = await sql<LeaguePlace>`
    with ranked as (
      select o.account_id, o.points, a.name, count(*) over ()::int as members,
        row_number() over (order by o.points desc, o.reached_at, o.account_id)::int as rank
      from league_entries o join accounts a on a.id = o.account_id and a.status = 'active'
      where o.group_id = (select group_id from league_entries where account_id = ${accountId} and week = ${week}::date)
    )
    select coalesce(e.tier, g.tier) as tier, mine.rank, mine.members, mine.points,
      (select jsonb_build_object('name', name, 'points', points) from ranked r
        where r.rank = case when mine.rank = 1 then 2 else mine.rank - 1 end) as rival
    from ranked mine join league_entries e on e.account_id = mine.account_id and e.week = ${week}::date
      join league_groups g on g.id = e.group_id
    where mine.account_id = ${accountId}`.execute(db)
  return rows[0]
}

export interface LeagueMember {
  id: number
  name: string
  profile: string | null
  points: number
  reachedAt: Date
  isActive: boolean
  /** The player's own: guests have another one than the group. */
  tier: number
}

export async function readMembers(db: Db, groupId: number): Promise<LeagueMember[]> {
  const rows = await db
    .selectFrom('league_entries as e')
    .innerJoin('league_groups as g', 'g.id', 'e.group_id')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['a.id', 'a.name', 'a.profile', 'a.status', 'e.points', 'e.reached_at as reachedAt'])
    .select(sql<number>`coalesce(e.tier, g.tier)`.as('tier'))
    .where('e.group_id', '=', groupId)
    .orderBy('a.id')
    .execute()
  return rows.map(({ status, ...member }) => ({ ...member, isActive: status === 'active' }))
}

/** Groups of weeks up to this one that are not counted yet, the oldest first. */
export async function readUncounted(db: Db, week: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('league_groups')
    .select('id')
    .where('closed_at', 'is', null)
    .where('week', '<=', week)
    .orderBy('week')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** @returns undefined when it is counted already */
export function lockGroup(tx: Tx, groupId: number) {
  return tx
    .selectFrom('league_groups')
    .select(['id', 'week'])
    .where('id', '=', groupId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export interface Ending {
  account_id: number
  final_rank: number | null
  outcome: LeagueOutcome
  next_tier: number
}

export async function saveEndings(tx: Tx, groupId: number, endings: readonly Ending[], at: Date): Promise<void> {
  await sql`
    with ended as (
      update league_entries e set final_rank = o.final_rank, outcome = o.outcome, next_tier = o.next_tier
      from jsonb_to_recordset(${JSON.stringify(endings)}::jsonb) as o (account_id int, final_rank int, outcome text, next_tier int)
      where e.group_id = ${groupId} and e.account_id = o.account_id
    )
    update league_groups set closed_at = ${at} where id = ${groupId}`.execute(tx)
}

interface Waiting extends GroupSizes {
  accountIds: number[]
  week: string
}

/**
 * Gives a group to those of these players who waited for the result of this week. Lower tiers first, the lock order of groups. Locks the
 * weeks first, because each seat after the first is taken with groups locked.
 */
export async function seatWaiting(tx: Tx, { accountIds, week, seats, least }: Waiting): Promise<void> {
  const { rows } = await sql<{ accountId: number; week: string; tier: number }>`
    select distinct on (e.week, b.next_tier, e.account_id) e.account_id as "accountId", e.week::text as week, b.next_tier as tier
    from league_entries e join league_entries b on b.account_id = e.account_id and b.week = ${week}::date
    where e.account_id = any(${accountIds}::int[]) and e.week > ${week}::date and e.group_id is null
      and not exists (select from league_entries m where m.account_id = e.account_id and m.week > ${week}::date and m.week < e.week)
    order by e.week, b.next_tier, e.account_id`.execute(tx)
  const weeks = [...new Set(rows.map(row => row.week))]
  for (const one of weeks) await sql`select lock_league_week(${one}::date)`.execute(tx)
  for (const waiting of rows) {
    await sql`
      update league_entries e set group_id = s.seated, is_guest = s.as_guest, tier = ${waiting.tier}
      from seat_among(${waiting.week}::date, ${waiting.tier}, ${seats}, ${least}) s
      where e.account_id = ${waiting.accountId} and e.week = ${waiting.week}::date`.execute(tx)
  }
}

export async function deleteEntries(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('league_entries').where('account_id', '=', accountId).execute()
}
