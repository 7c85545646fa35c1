// SQL of friendship requests, and of the players who can be asked: those of battles by code.

import type { FriendState } from '@trivium/contract/people/friends'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Page } from '../../platform/db/page.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export interface PersonRow {
  id: number
  name: string
  profile: string | null
}

/** SQL condition: one of the two players has blocked the other. */
const isBlocked = (one: ReturnType<typeof sql>, other: ReturnType<typeof sql>) => sql`exists (select from player_blocks p
  where (p.account_id, p.blocked_id) = (${one}, ${other}) or (p.account_id, p.blocked_id) = (${other}, ${one}))`

const areFriends = (one: ReturnType<typeof sql>, other: ReturnType<typeof sql>) => sql`exists (select from friends f
  where f.account_id = ${one} and f.friend_id = ${other} and f.removed_at is null)`

/** SQL: what the player knows of the friendship with `other`. A declined request looks like a pending one. */
const stateWith = (accountId: number, other: ReturnType<typeof sql>) => sql<FriendState>`case
  when ${areFriends(sql`${accountId}::int`, other)} then 'friends'
  when exists (select from friend_requests r where r.from_id = ${other} and r.to_id = ${accountId} and r.answered_at is null) then 'wants'
  when exists (select from friend_requests r where r.from_id = ${accountId} and r.to_id = ${other} and r.accepted is not true) then 'asked'
  else 'none' end`

/** The others who played in this room, if it was a battle by code and the player played there; null if the player has no seat in it. */
export async function readPlayersOfRoom(db: Db, accountId: number, roomId: string): Promise<(PersonRow & { state: FriendState })[] | null> {
  const room = await db
    .selectFrom('battles as b')
    .innerJoin('battle_seats as s', 's.battle_id', 'b.id')
    .select('b.id')
    .where('b.room_id', '=', roomId)
    .where('s.account_id', '=', accountId)
    .executeTakeFirst()
  if (!room) return null
  const { rows } = await sql<PersonRow & { state: FriendState }>`
    select a.id, a.name, a.profile, ${stateWith(accountId, sql`a.id`)} as state
    from battle_seats o join battles b on b.id = o.battle_id join accounts a on a.id = o.account_id
    where o.battle_id = ${room.id} and o.account_id <> ${accountId} and o.outcome is not null and b.kind <> 'random' and a.status = 'active'
      and not exists (select from player_blocks p where p.account_id = ${accountId} and p.blocked_id = a.id)
    order by o.seat`.execute(db)
  return rows
}

/** Only battles of this many last ones count, so that the check stays quick. */
const battlesRemembered = 500

/** Whether the two players have finished a battle by code together, and the first has not blocked the other. */
export async function haveMet(db: Db, accountId: number, otherId: number): Promise<boolean> {
  const { rows } = await sql`
    select from (select battle_id from battle_seats where account_id = ${accountId} and outcome is not null
      order by battle_id desc limit ${battlesRemembered}) m
    join battle_seats o on o.battle_id = m.battle_id and o.account_id = ${otherId} and o.outcome is not null
    join battles b on b.id = m.battle_id and b.kind <> 'random'
    where ${accountId}::int <> ${otherId}::int
      and not exists (select from player_blocks p where p.account_id = ${accountId} and p.blocked_id = ${otherId}) limit 1`.execute(db)
  return rows.length > 0
}

export async function readFriendState(db: Db, accountId: number, otherId: number): Promise<FriendState> {
  const { rows } = await sql<{ state: FriendState }>`select ${stateWith(accountId, sql`${otherId}::int`)} as state`.execute(db)
  return rows[0]?.state ?? 'none'
}

export async function isBlockedBetween(db: Db, accountId: number, otherId: number): Promise<boolean> {
  const { rows } = await sql`select where ${isBlocked(sql`${accountId}::int`, sql`${otherId}::int`)}`.execute(db)
  return rows.length > 0
}

export interface FriendRequest {
  fromId: number
  toId: number
  at: Date
}

/** A request that was accepted before can be asked again, once the friendship has ended. */
export async function insertRequest(tx: Tx, { fromId, toId, at }: FriendRequest): Promise<void> {
  await tx
    .insertInto('friend_requests')
    .values({ from_id: fromId, to_id: toId, asked_at: at, answered_at: null, accepted: null })
    .onConflict(conflict =>
      conflict
        .columns(['from_id', 'to_id'])
        .doUpdateSet({ asked_at: at, answered_at: null, accepted: null })
        .where('friend_requests.accepted', '=', true),
    )
    .execute()
}

/** @returns false if no such request is pending */
export async function answerRequest(tx: Tx, { fromId, toId, at }: FriendRequest, accepted: boolean): Promise<boolean> {
  const row = await tx
    .updateTable('friend_requests')
    .set({ answered_at: at, accepted })
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .where('answered_at', 'is', null)
    .returning('from_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Both want it again, so it begins anew. */
export async function restoreFriends(tx: Tx, one: number, other: number, at: Date): Promise<void> {
  await sql`
    update friends set removed_at = null, since = ${at}
    where (account_id, friend_id) in ((${one}::int, ${other}::int), (${other}::int, ${one}::int)) and removed_at is not null`.execute(tx)
}

export async function countRequestsSince(db: Db, fromId: number, since: Date): Promise<number> {
  const row = await db
    .selectFrom('friend_requests')
    .select(eb => eb.fn.countAll<string>().as('asked'))
    .where('from_id', '=', fromId)
    .where('asked_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(row.asked)
}

/** Requests of blocked players are hidden, and those of players who have blocked this one. */
const pendingFor = (accountId: number) => sql`
  from friend_requests r join accounts a on a.id = r.from_id and a.status = 'active'
  where r.to_id = ${accountId} and r.answered_at is null and not ${isBlocked(sql`r.from_id`, sql`r.to_id`)}`

export async function readRequests(db: Db, accountId: number, page: Page): Promise<(PersonRow & { since: Date })[]> {
  const { rows } = await sql<PersonRow & { since: Date }>`
    select a.id, a.name, a.profile, r.asked_at as since ${pendingFor(accountId)}
    order by r.asked_at desc, a.id desc offset ${page.offset} limit ${page.limit}`.execute(db)
  return rows
}

export async function countRequests(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${pendingFor(accountId)}`.execute(db)
  return rows[0]?.total ?? 0
}
