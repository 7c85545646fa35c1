// SQL of searches for an opponent.

import { sql } from 'kysely'
import type { Why } from '@trivium/contract/compete/battle-names'
import type { Search } from '@trivium/rules/compete/battles/pairing'
import { announcement } from '../../../platform/db/changes/announce.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { wakeJob } from '../../../platform/scheduler/wake.ts'

export interface SearchRow extends Search {
  expiresAt: number
  roomId: string | null
  isOver: boolean
}

interface Stored {
  id: string
  account_id: number
  language_id: number
  category_id: number | null
  rating: number
  started_at: Date
  expires_at: Date
  room_id: string | null
  is_over: boolean
  why: Why | null
}

const searchOf = (row: Stored): SearchRow => ({
  id: row.id,
  accountId: row.account_id,
  languageId: row.language_id,
  categoryId: row.category_id,
  rating: row.rating,
  startedAt: row.started_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  roomId: row.room_id,
  isOver: row.is_over,
  why: row.why,
})

export async function readSearch(db: Db, accountId: number): Promise<SearchRow | undefined> {
  const row = await db.selectFrom('battle_searches').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return row && searchOf(row)
}

export async function readSearchById(db: Db, id: string): Promise<SearchRow | undefined> {
  const row = await db.selectFrom('battle_searches').selectAll().where('id', '=', id).executeTakeFirst()
  return row && searchOf(row)
}

/** A player has one search: a new one replaces it. */
export async function saveSearch(
  tx: Db,
  { id, accountId, rating, languageId, categoryId, startedAt, expiresAt, why }: SearchRow,
): Promise<void> {
  const values = {
    id,
    language_id: languageId,
    category_id: categoryId,
    rating,
    started_at: new Date(startedAt),
    expires_at: new Date(expiresAt),
    room_id: null,
    is_over: false,
    why,
  }
  await tx
    .insertInto('battle_searches')
    .values({ ...values, account_id: accountId })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(values))
    .execute()
  wakeJob(tx, 'pair_up')
}

/** Only one process pairs at a time. @returns false if another process is pairing */
export async function lockPairing(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(hashtext('battle pairing')) as locked`.execute(tx)
  return rows[0]?.locked === true
}

export async function hasOpenSearch(db: Db): Promise<boolean> {
  return (await db.selectFrom('battle_searches').select('id').where('is_over', '=', false).limit(1).executeTakeFirst()) !== undefined
}

/** More than one run can pair: the next run takes the rest. */
const mostSearches = 2_000

/** Open searches, oldest first. */
export async function readOpenSearches(db: Db, now: Date): Promise<SearchRow[]> {
  const rows = await db
    .selectFrom('battle_searches')
    .selectAll()
    .where('is_over', '=', false)
    .where('expires_at', '>', now)
    .orderBy('started_at')
    .limit(mostSearches)
    .execute()
  return rows.map(searchOf)
}

/** @param roomId null if nobody was found. @returns how many of these searches were still open; their players are notified at commit */
export async function endSearches(tx: Db, ids: string[], roomId: string | null): Promise<number> {
  const { rows } = await sql`
    with ended as (
      update battle_searches set is_over = true, room_id = ${roomId} where id = any(${ids}::text[]) and not is_over returning id
    )
    select ${announcement('search', sql`id`, sql`1`)} from ended`.execute(tx)
  return rows.length
}

/** Ends a player's search without an opponent. @returns false if one was found */
export async function endOwnSearch(tx: Tx, id: string, accountId: number): Promise<boolean> {
  const row = await tx
    .updateTable('battle_searches')
    .set({ is_over: true })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('room_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends searches whose time is over without an opponent, and notifies each player once. */
export async function endExpiredSearches(db: Db, now: Date): Promise<void> {
  await sql`
    with ended as (
      update battle_searches set is_over = true where not is_over and expires_at <= ${now} returning id
    )
    select ${announcement('search', sql`id`, sql`1`)} from ended`.execute(db)
}

/** @returns the search as it was; undefined if this player has no search with this id */
export async function deleteSearch(db: Db, id: string, accountId: number): Promise<{ roomId: string | null } | undefined> {
  return db
    .deleteFrom('battle_searches')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('room_id as roomId')
    .executeTakeFirst()
}

export async function deleteOldSearches(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('battle_searches').where('expires_at', '<', before).execute()
}

/**
 * Counts a try atomically, so that two simultaneous calls cannot share one. @returns tries in this hour, including this one
 */
export async function countCodeTry(db: Db, accountId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    insert into room_code_tries as t (account_id, since, tries) values (${accountId}, ${now}, 1)
    on conflict (account_id) do update set
      since = case when t.since < ${now}::timestamptz - interval '1 hour' then excluded.since else t.since end,
      tries = case when t.since < ${now}::timestamptz - interval '1 hour' then 1 else t.tries + 1 end
    returning tries`.execute(db)
  return rows[0]?.tries ?? 1
}

/** Uncounts a try, because the code was right. */
export async function forgiveCodeTry(db: Db, accountId: number): Promise<void> {
  await sql`update room_code_tries set tries = greatest(tries - 1, 0) where account_id = ${accountId}`.execute(db)
}
