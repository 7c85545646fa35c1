// Reads the ledger for the player's own eyes. Writing it is ledger.ts alone.

import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export interface HistoryPage {
  accountId: number
  type: 'income' | 'spent' | undefined
  offset: number
  limit: number
}

export interface HistoryRow {
  id: number
  title: string
  amount: number
  isIncome: boolean
  balanceAfter: number
  createdAt: Date
}

/** Newest first. Each side is read from its own index, and no further than the page reaches. */
export async function readHistory(db: Db, { accountId, type, offset, limit }: HistoryPage): Promise<HistoryRow[]> {
  const reach = offset + limit
  const result = await sql<HistoryRow>`
    with mine as (select id from ledger_accounts where owner_id = ${accountId})
    (select id, title, amount, true as "isIncome", to_balance_after as "balanceAfter", created_at as "createdAt"
      from transfers where to_id = (select id from mine) and ${type !== 'spent'} order by id desc limit ${reach})
    union all
    (select id, title, amount, false, from_balance_after, created_at
      from transfers where from_id = (select id from mine) and ${type !== 'income'} order by id desc limit ${reach})
    order by id desc limit ${limit} offset ${offset}`.execute(db)
  return result.rows
}

export async function countHistory(db: Db, { accountId, type }: Pick<HistoryPage, 'accountId' | 'type'>): Promise<number> {
  const result = await sql<{ total: number }>`
    with mine as (select id from ledger_accounts where owner_id = ${accountId})
    select (select count(*) from transfers where to_id = (select id from mine) and ${type !== 'spent'})
      + (select count(*) from transfers where from_id = (select id from mine) and ${type !== 'income'}) as total`.execute(db)
  return result.rows[0]?.total ?? 0
}
