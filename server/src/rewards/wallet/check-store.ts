// SQL of the check of the ledger. Each check is one statement and sees one snapshot, so coins that move meanwhile raise no alarm.
// PostgreSQL computes the sums over all rows at once.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Page } from '../../platform/db/page.ts'

export async function sumOfBalances(db: Db): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(balance), 0)::bigint as sum from ledger_accounts`.execute(db)
  return rows[0]?.sum ?? 0
}

export interface WrongBalance {
  name: string
  balance: number
  moved: number
}

/** Accounts whose balance differs from the sum of their transfers; at most `most`. */
export async function readWrongBalances(db: Db, most: number): Promise<WrongBalance[]> {
  const { rows } = await sql<WrongBalance>`
    with moves as (
      select id, sum(coins)::bigint as moved from (
        select to_id as id, sum(amount) as coins from transfers group by to_id
        union all select from_id, -sum(amount) from transfers group by from_id
      ) sides group by id
    )
    select a.name, a.balance, coalesce(m.moved, 0)::bigint as moved from ledger_accounts a left join moves m on m.id = a.id
    where a.balance <> coalesce(m.moved, 0) order by a.id limit ${most}`.execute(db)
  return rows
}

/** Coins held for payouts: according to the ledger, and according to the open requests. */
export async function readHeld(db: Db): Promise<{ held: number; asked: number }> {
  const { rows } = await sql<{ held: number; asked: number }>`
    select (select balance from ledger_accounts where name = 'payouts:pending') as held,
      (select coalesce(sum(coins), 0)::bigint from payouts where state in ('pending', 'approved')) as asked`.execute(db)
  return rows[0] ?? { held: 0, asked: 0 }
}

/** Escrows that still hold coins although their battle or contest is over, or that belong to none. */
export async function readLeftBehind(db: Db, most: number): Promise<{ name: string; balance: number }[]> {
  const { rows } = await sql<{ name: string; balance: number }>`
    with held as materialized (
      select name, balance, split_part(name, ':', 2) as game,
        case when split_part(name, ':', 3) ~ '^[0-9]{1,9}$' then split_part(name, ':', 3)::int end as id
      from ledger_accounts where kind = 'escrow' and balance <> 0
    )
    select h.name, h.balance from held h
      left join battles b on h.game = 'battle' and b.id = h.id
      left join contests c on h.game = 'contest' and c.id = h.id
    where b.ended_at is not null or c.state in ('over', 'called_off') or (b.id is null and c.id is null)
    order by h.name limit ${most}`.execute(db)
  return rows
}

export interface LedgerCheck {
  id: number
  at: Date
  is_sound: boolean
  problems: string[]
  took_ms: number
}

export function insertVerdict(db: Db, { at, is_sound, problems, took_ms }: Omit<LedgerCheck, 'id'>): Promise<LedgerCheck> {
  return db
    .insertInto('ledger_checks')
    .values({ at, is_sound, problems: JSON.stringify(problems), took_ms })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function readVerdicts(db: Db, { offset, limit }: Page): Promise<LedgerCheck[]> {
  return db.selectFrom('ledger_checks').selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute()
}

export async function countVerdicts(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('ledger_checks')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
