// SQL of the players that a player has blocked.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Page } from '../../platform/db/page.ts'

export interface PlayerBlock {
  accountId: number
  blockedId: number
  at: Date
}

export async function insertBlock(tx: Tx, { accountId, blockedId, at }: PlayerBlock): Promise<void> {
  await tx
    .insertInto('player_blocks')
    .values({ account_id: accountId, blocked_id: blockedId, created_at: at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteBlock(tx: Tx, accountId: number, blockedId: number): Promise<void> {
  await tx.deleteFrom('player_blocks').where('account_id', '=', accountId).where('blocked_id', '=', blockedId).execute()
}

export interface BlockedRow {
  id: number
  name: string
  profile: string | null
  since: Date
}

/** Newest first. */
export async function readBlocked(db: Db, accountId: number, page: Page): Promise<BlockedRow[]> {
  return db
    .selectFrom('player_blocks as b')
    .innerJoin('accounts as a', 'a.id', 'b.blocked_id')
    .select(['a.id', 'a.name', 'a.profile', 'b.created_at as since'])
    .where('b.account_id', '=', accountId)
    .orderBy('b.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
}

export async function countBlocked(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('player_blocks')
    .select(eb => eb.fn.countAll<number>().as('blocked'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(row.blocked)
}

/** For players in one room: each player who has blocked others in it, and whom. */
export async function readBlocksAmong(db: Db, accountIds: readonly number[]): Promise<Map<number, Set<number>>> {
  const { rows } = await sql<{ accountId: number; blocked: number[] }>`
    select account_id as "accountId", array_agg(blocked_id) as blocked from player_blocks
    where account_id = any(${[...accountIds]}::int[]) and blocked_id = any(${[...accountIds]}::int[]) group by account_id`.execute(db)
  return new Map(rows.map(({ accountId, blocked }) => [accountId, new Set(blocked)]))
}

export async function isThere(db: Db, accountId: number): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('id').where('id', '=', accountId).where('status', '<>', 'deleted').executeTakeFirst()
  return row !== undefined
}
