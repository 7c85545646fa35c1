// SQL of invitations, and of the players whom a player can invite.

import { sql } from 'kysely'
import type { BattleState } from '@trivium/contract/compete/battle-names'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Page } from '../../platform/db/page.ts'
import { wakeJob } from '../../platform/scheduler/wake.ts'

export interface InvitingRoom {
  id: number
  phase: BattleState
  seats: number
  taken: number
}

/** @returns undefined if this player has no seat in the room */
export async function readPlayerRoom(db: Db, roomId: string, accountId: number): Promise<InvitingRoom | undefined> {
  const { rows } = await sql<InvitingRoom>`
    select b.id, b.phase, (created.payload #>> '{rules,seats}')::int as seats,
      (select count(*)::int from battle_seats s where s.battle_id = b.id) as taken
    from battles b join battle_events created on created.battle_id = b.id and created.seq = 1
    where b.room_id = ${roomId} and exists (select from battle_seats s where s.battle_id = b.id and s.account_id = ${accountId})`.execute(
    db,
  )
  return rows[0]
}

export interface Invitation {
  battleId: number
  accountId: number
  fromId: number
  at: Date
}

export async function isInvited(db: Db, battleId: number, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('battle_id')
    .where('battle_id', '=', battleId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the invitation is unread and still open, and the sender is neither blocked nor gone. */
export async function hasNewInvitation(db: Db, { accountId, now }: { accountId: number; now: Date }, battleId: string): Promise<boolean> {
  const { rows } = await sql`
    select from messages_to(${accountId}, ${now}::timestamptz) m join battles b on b.id = m.battle_id
    where m.kind = 'invitation' and m.battle_id = ${battleId}::bigint and m.is_new and b.phase = 'waiting'`.execute(db)
  return rows.length > 0
}

/** Triggers notify open pages and queue push messages. If somebody else in the room was faster, nothing changes. */
export async function insertInvitation(tx: Tx, { battleId, accountId, fromId, at }: Invitation): Promise<void> {
  await tx
    .insertInto('invitations')
    .values({ battle_id: battleId, account_id: accountId, from_id: fromId, created_at: at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  wakeJob(tx, 'push')
}

export async function countInvitationsSince(db: Db, fromId: number, since: Date): Promise<number> {
  const row = await db
    .selectFrom('invitations')
    .select(eb => eb.fn.countAll<number>().as('sent'))
    .where('from_id', '=', fromId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(row.sent)
}

export async function deleteInvitationsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('invitations').where('created_at', '<', before).execute()
}

export interface InvitableRow {
  id: number
  name: string
  profile: string | null
  hasMet: boolean
  since: Date
  isInvited: boolean
}

export interface Inviting {
  accountId: number
  /** The room to invite to; null for any. */
  battleId: number | null
}

/** Only players of this many last battles count as met, so that the list stays quick. */
const battlesRemembered = 500

/** Includes players who have blocked this one, so that nobody learns of a block. */
const invitable = ({ accountId, battleId }: Inviting) => sql`
  select a.id, a.name, a.profile, k.has_met, k.since,
    exists (select from invitations i where i.battle_id = ${battleId}::bigint and i.account_id = a.id) as is_invited
  from (
    select id, bool_or(has_met) as has_met, max(since) as since from (
      select o.account_id as id, true as has_met, o.joined_at as since
      from (
        select battle_id from battle_seats where account_id = ${accountId} and (play_id is not null or outcome is not null)
        order by battle_id desc limit ${battlesRemembered}
      ) lately join battle_seats o on o.battle_id = lately.battle_id
      union all
      select friend.id, false, friend.registered_at from accounts friend where friend.referred_by = ${accountId}
      union all
      select me.referred_by, false, me.registered_at from accounts me where me.id = ${accountId} and me.referred_by is not null
    ) all_known group by id
  ) k join accounts a on a.id = k.id
  where a.status = 'active' and a.id <> ${accountId}
    and not exists (select from player_blocks b where b.account_id = ${accountId} and b.blocked_id = a.id)
    and not exists (select from battle_seats s where s.battle_id = ${battleId}::bigint and s.account_id = a.id)`

/** Newest acquaintance first. */
export async function readInvitable(db: Db, inviting: Inviting, page: Page): Promise<InvitableRow[]> {
  const { rows } = await sql<InvitableRow>`
    select id, name, profile, has_met as "hasMet", since, is_invited as "isInvited" from (${invitable(inviting)}) p
    order by since desc, id desc offset ${page.offset} limit ${page.limit}`.execute(db)
  return rows
}

export async function countInvitable(db: Db, inviting: Inviting): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${invitable(inviting)}) p`.execute(db)
  return rows[0]?.total ?? 0
}

export async function isInvitable(db: Db, inviting: Inviting, accountId: number): Promise<boolean> {
  const { rows } = await sql`select id from (${invitable(inviting)}) p where id = ${accountId}`.execute(db)
  return rows.length > 0
}
