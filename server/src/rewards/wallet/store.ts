// Reads the ledger for the player's history. Only ledger.ts writes to it.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

export interface HistoryPage {
  accountId: number
  type: 'history' | 'income' | 'spent' | undefined
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
  level: number | null
  /** Names of the category; `parentNames` has those of its parent category. */
  names: Record<string, string> | null
  parentNames: Record<string, string> | null
}

/** Newest first. Income and spending are each read from their own index, only as many rows as the page needs. */
export async function readHistory(db: Db, { accountId, type, offset, limit }: HistoryPage): Promise<HistoryRow[]> {
  const reach = offset + limit
  const result = await sql<HistoryRow>`
    with mine as (select id from ledger_accounts where owner_id = ${accountId}), page as (
    (select id, title, reference, amount, true as "isIncome", to_balance_after as "balanceAfter", created_at as "createdAt"
      from transfers where to_id = (select id from mine) and ${type !== 'spent'} order by id desc limit ${reach})
    union all
    (select id, title, reference, amount, false, from_balance_after, created_at
      from transfers where from_id = (select id from mine) and ${type !== 'income'} order by id desc limit ${reach})
    order by id desc limit ${limit} offset ${offset})
    select page.id, page.title, page.amount, page."isIncome", page."balanceAfter", page."createdAt",
      p.level, c.names, parent.names as "parentNames"
    from page
      left join plays p on p.id = case when page.reference like 'play:%' then substring(page.reference from 6)::bigint end
      left join categories c on c.id = coalesce(p.category_id,
        case when page.reference like 'category:%' then substring(page.reference from 10)::int end)
      left join categories parent on parent.id = c.parent_id
    order by page.id desc`.execute(db)
  return result.rows
}

export async function countHistory(db: Db, { accountId, type }: Pick<HistoryPage, 'accountId' | 'type'>): Promise<number> {
  const result = await sql<{ total: number }>`
    with mine as (select id from ledger_accounts where owner_id = ${accountId})
    select (select count(*) from transfers where to_id = (select id from mine) and ${type !== 'spent'})
      + (select count(*) from transfers where from_id = (select id from mine) and ${type !== 'income'}) as total`.execute(db)
  return result.rows[0]?.total ?? 0
}
