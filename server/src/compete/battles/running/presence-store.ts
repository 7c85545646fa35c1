// SQL of heartbeats and presence: server processes, the service clock, and the pages of players in rooms.

import { sql } from 'kysely'
import type { Outage } from '@trivium/rules/compete/battles/moves'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/**
 * Timeouts of a beat, for which every process waits. A process that stops in the middle of its beat loses its locks after 2 s. A process
 * that waits for them gives up after 2 s, frees its connection and beats again; within a call's transaction it waits on.
 */
export async function waitShortly(tx: Tx, isOwn: boolean): Promise<void> {
  await sql`
    select set_config('idle_in_transaction_session_timeout', '2000', true),
      set_config('lock_timeout', case when ${isOwn}::boolean then '2000' else current_setting('lock_timeout') end, true)`.execute(tx)
}

/** Moves the service clock on. @returns when any process last beat before */
export async function moveServiceClock(tx: Tx, now: Date): Promise<Date | null> {
  const before = await tx.selectFrom('service_clock').select('seen_at').forUpdate().executeTakeFirst()
  const at = before?.seen_at ?? null
  if (at === null || at < now) await tx.updateTable('service_clock').set({ seen_at: now }).execute()
  return at
}

export async function insertOutage(tx: Tx, began_at: Date, ended_at: Date): Promise<void> {
  await tx.insertInto('outages').values({ began_at, ended_at }).execute()
}

/** Outages, oldest first. */
export async function readOutages(db: Db, endedAfter: Date): Promise<Outage[]> {
  const rows = await db.selectFrom('outages').selectAll().where('ended_at', '>', endedAfter).orderBy('id').execute()
  return rows.map(({ id, began_at, ended_at }) => ({ id, beganAt: began_at.getTime(), endedAt: ended_at.getTime() }))
}

export async function noteProcess(tx: Db, id: string, seen_at: Date): Promise<void> {
  await tx
    .insertInto('processes')
    .values({ id, seen_at, knows_order: true })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ seen_at }))
    .execute()
}

export interface Absent {
  roomId: string
  accountId: number
}

/** Deletes processes last seen before `before`, with their pages. @returns players who have no page left in their room */
export async function deleteProcesses(tx: Db, before: Date): Promise<Absent[]> {
  const { rows } = await sql<Absent>`
    with gone as (
      delete from processes where seen_at < ${before} returning id
    ), left_behind as (
      delete from battle_presence p where p.process_id in (select id from gone)
        or (p.process_id <> all(select id from processes))
      returning p.battle_id, p.account_id, p.process_id
    )
    select distinct b.room_id as "roomId", l.account_id as "accountId" from left_behind l join battles b on b.id = l.battle_id
    where b.ended_at is null and not exists (
      select from battle_presence p where p.battle_id = l.battle_id and p.account_id = l.account_id
        and p.process_id not in (select process_id from left_behind))`.execute(tx)
  return rows
}

export async function notePresence(db: Db, roomId: string, accountId: number, processId: string): Promise<void> {
  await sql`
    insert into battle_presence (battle_id, account_id, process_id)
    select id, ${accountId}, ${processId}::uuid from battles where room_id = ${roomId}
    on conflict do nothing`.execute(db)
}

/** @returns whether the player has a page in this room on another process */
export async function deletePresence(db: Db, roomId: string, accountId: number, processId: string): Promise<boolean> {
  const { rows } = await sql<{ isElsewhere: boolean }>`
    with room as (select id from battles where room_id = ${roomId}), gone as (
      delete from battle_presence p using room
      where p.battle_id = room.id and p.account_id = ${accountId} and p.process_id = ${processId}::uuid
    )
    select exists (select from battle_presence p, room
      where p.battle_id = room.id and p.account_id = ${accountId} and p.process_id <> ${processId}::uuid) as "isElsewhere"`.execute(db)
  return rows[0]?.isElsewhere === true
}

/** Deletes the presence in rooms that ended before `endedBefore`. */
export async function deleteOldPresence(db: Db, endedBefore: Date): Promise<void> {
  await sql`
    delete from battle_presence p using battles b where b.id = p.battle_id and b.ended_at < ${endedBefore}`.execute(db)
}
