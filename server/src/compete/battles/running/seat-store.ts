// SQL of seats in battles, their outcomes, and the ratings of players.

import { type Selectable, sql } from 'kysely'
import type { BattleKind } from '@trivium/contract/platform/mode-names'
import type { BattleOutcome } from '@trivium/rules/compete/battles/outcome'
import type { Db } from '../../../platform/db/connect.ts'
import type { BattleRatings } from '../../../platform/db/tables/battle-tables.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export interface NewSeat {
  battleId: number
  seat: number
  accountId: number
  paid: number
  at: Date
}

/** @returns false if the player sits in another room, or the seat is taken */
export async function takeSeat(tx: Tx, { battleId, seat, accountId, paid, at }: NewSeat): Promise<boolean> {
  const row = await tx
    .insertInto('battle_seats')
    .values({ battle_id: battleId, seat, account_id: accountId, paid, joined_at: at })
    .onConflict(conflict => conflict.doNothing())
    .returning('seat')
    .executeTakeFirst()
  return row !== undefined
}

export interface PaidSeat {
  seat: number
  accountId: number
  paid: number
}

export async function readSeats(tx: Db, battleId: number): Promise<PaidSeat[]> {
  return tx
    .selectFrom('battle_seats')
    .select(['seat', 'account_id as accountId', 'paid'])
    .where('battle_id', '=', battleId)
    .orderBy('seat')
    .execute()
}

export async function freeSeat(tx: Tx, battleId: number, seat: number): Promise<void> {
  await tx.deleteFrom('battle_seats').where('battle_id', '=', battleId).where('seat', '=', seat).execute()
}

/** Closes all seats: the battle has ended and its pot is empty. */
export async function closeSeats(tx: Tx, battleId: number): Promise<void> {
  await tx.updateTable('battle_seats').set({ is_open: false }).where('battle_id', '=', battleId).execute()
}

/** Closes one seat: its player may go to another room, the battle goes on. */
export async function closeSeat(tx: Tx, battleId: number, seat: number): Promise<void> {
  await tx.updateTable('battle_seats').set({ is_open: false }).where('battle_id', '=', battleId).where('seat', '=', seat).execute()
}

export async function deletePaid(tx: Tx, battleId: number): Promise<void> {
  await tx.updateTable('battle_seats').set({ paid: 0 }).where('battle_id', '=', battleId).execute()
}

export async function setPlays(tx: Tx, battleId: number, plays: { seat: number; play_id: number }[]): Promise<void> {
  await sql`
    update battle_seats s set play_id = p.play_id from jsonb_to_recordset(${JSON.stringify(plays)}::jsonb) as p (seat int, play_id bigint)
    where s.battle_id = ${battleId} and s.seat = p.seat`.execute(tx)
}

export interface SeatOutcome {
  seat: number
  outcome: BattleOutcome
  points: number
  /** Coins won, less the player's own entry. */
  coins: number
  rating_before: number | null
  rating_after: number | null
}

/** What of a battle others may play against. */
export interface Recordable {
  /** The seats that are worth it. */
  seats: number[]
  questionIds: number[]
  at: Date
}

interface Ended {
  id: number
  kind: BattleKind
}

/** Writes the outcome of every seat, adds it to the player's tally, and records the seats that others may play against. */
export async function saveOutcomes(tx: Tx, battle: Ended, outcomes: SeatOutcome[], { seats, questionIds, at }: Recordable): Promise<void> {
  await sql`
    with told as (
      update battle_seats s set is_open = false, outcome = o.outcome, points = o.points, coins = o.coins,
        rating_before = o.rating_before, rating_after = o.rating_after
      from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
        as o (seat int, outcome text, points int, coins int, rating_before real, rating_after real)
      where s.battle_id = ${battle.id} and s.seat = o.seat
      returning s.account_id, s.seat, o.rating_before, o.outcome
    ), recorded as (
      insert into battle_recordings (battle_id, seat, account_id, language_id, category_id, rating, question_ids, played_at)
      select b.id, told.seat, a.id, b.language_id, b.category_id, told.rating_before, ${questionIds}::int[], ${at}
      from told join battles b on b.id = ${battle.id} join accounts a on a.id = told.account_id and a.status = 'active'
      where told.seat = any(${seats}::int[]) and told.rating_before is not null
    )
    insert into battle_tallies as t (account_id, kind, won, lost, drawn)
    select account_id, ${battle.kind}, (outcome = 'won')::int, (outcome = 'lost')::int, (outcome = 'drawn')::int from told order by account_id
    on conflict (account_id, kind) do update set
      won = t.won + excluded.won, lost = t.lost + excluded.lost, drawn = t.drawn + excluded.drawn`.execute(tx)
}

/** Recent battles for coins between two players. */
export interface CoinMoves {
  /** Battles for coins in the last hour. */
  battles: number
  /** Coins staked between them in the last day. */
  coins: number
}

/** Between this player and each of the others; the map has no entry for others without such battles. */
export async function readCoinMoves(db: Db, accountId: number, others: number[], now: Date): Promise<Map<number, CoinMoves>> {
  const { rows } = await sql<CoinMoves & { accountId: number }>`
    select o.account_id as "accountId", sum(o.paid)::int as coins,
      (count(*) filter (where m.joined_at > ${now}::timestamptz - interval '1 hour'))::int as battles
    from battle_seats m join battle_seats o on o.battle_id = m.battle_id and o.account_id = any(${others}::int[])
    where m.account_id = ${accountId} and m.paid > 0 and o.paid > 0 and m.joined_at > ${now}::timestamptz - interval '1 day'
      and m.outcome is not null
    group by o.account_id`.execute(db)
  return new Map(rows.map(({ accountId, ...moves }) => [accountId, moves]))
}

/**
 * What each of these players has won from others in the last 24 hours, less losses: pots of battles and prizes of contests, without the
 * own entries. By server time, so that no time zone makes a day shorter.
 */
export async function readWonFromOthers(db: Db, accountIds: readonly number[], now: Date): Promise<Map<number, number>> {
  const ids = [...accountIds]
  const { rows } = await sql<{ accountId: number; coins: number }>`
    select "accountId", sum(coins)::int as coins from (
      select account_id as "accountId", case when outcome = 'lost' then -paid else coins end as coins from battle_seats
      where account_id = any(${ids}::int[]) and joined_at > ${now}::timestamptz - interval '1 day' and outcome is not null
      union all
      select e.account_id, coalesce(e.prize, 0) - e.paid from contest_entries e join contests c on c.id = e.contest_id
      where e.account_id = any(${ids}::int[]) and c.closed_at > ${now}::timestamptz - interval '1 day' and c.called_off_at is null
    ) had group by "accountId"`.execute(db)
  return new Map(rows.map(({ accountId, coins }) => [accountId, coins]))
}

export type RatingRow = Selectable<BattleRatings>

export async function readRatings(db: Db, accountIds: number[]): Promise<Map<number, RatingRow>> {
  const rows = await db.selectFrom('battle_ratings').selectAll().where('account_id', 'in', accountIds).execute()
  return new Map(rows.map(row => [row.account_id, row]))
}

/** The accounts must be locked. */
export async function saveRatings(tx: Tx, ratings: RatingRow[]): Promise<void> {
  await sql`
    insert into battle_ratings (account_id, rating, deviation, volatility, rated_at, streak, best_streak)
    select * from jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb)
      as r (account_id int, rating float8, deviation float8, volatility float8, rated_at timestamptz, streak int, best_streak int)
    order by account_id
    on conflict (account_id) do update set rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
      rated_at = excluded.rated_at, streak = excluded.streak, best_streak = excluded.best_streak`.execute(tx)
}

export interface SeatedPlayer {
  id: number
  name: string
  profile: string | null
}

export async function readPeople(db: Db, accountIds: number[]): Promise<Map<number, SeatedPlayer>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db.selectFrom('accounts').select(['id', 'name', 'profile']).where('id', 'in', accountIds).execute()
  return new Map(rows.map(row => [row.id, row]))
}
