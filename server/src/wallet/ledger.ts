// The one function that moves coins. Double entry; the rules that must never break are in the database (0003-wallet.sql).

import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { errorCode, violatedConstraint } from '../db/transaction.ts'
import { must, refuse } from '../api/refuse.ts'

export type House = 'house:rewards' | 'house:bonus' | 'house:sales' | 'house:adjustments'
export type LedgerName = House | 'payouts:pending' | 'payouts:paid' | `player:${number}` | `escrow:${string}`

/** Why coins moved; the client holds the words (wallet.title.*). */
export type TransferTitle =
  | 'welcome_bonus'
  | 'refer_bonus'
  | 'level_won'
  | 'badge_reward'
  | 'premium_category'
  | 'hint'
  | 'adjustment'
  | `lifeline_${string}`

export interface Transfer {
  from: LedgerName
  to: LedgerName
  /** Whole coins, more than 0. */
  amount: number
  title: TransferTitle
  /** What it belongs to, as `play:12` or `category:3`. */
  reference: string
  /** The same key moves coins once, ever. */
  idempotencyKey: string
}

export interface Moved {
  /** False when this key had moved its coins before: nothing happened now. */
  moved: boolean
  fromBalance: number
  toBalance: number
}

export const playerLedger = (accountId: number): LedgerName => `player:${accountId}`

export async function openPlayerLedger(db: Db, accountId: number): Promise<void> {
  await db
    .insertInto('ledger_accounts')
    .values({ name: playerLedger(accountId), kind: 'player', owner_id: accountId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/**
 * Moves coins, at most once per idempotency key. Call it inside the transaction of whatever earns or costs the coins, and last: it
 * locks both accounts until that transaction ends.
 * @throws Refused not_enough_coins
 */
export async function moveCoins(tx: Db, transfer: Transfer): Promise<Moved> {
  await sql`savepoint move_coins`.execute(tx)
  try {
    const row = await insertTransfer(tx, transfer)
    await sql`release savepoint move_coins`.execute(tx)
    if (row) return { moved: true, fromBalance: row.from_balance_after, toBalance: row.to_balance_after }
  } catch (error) {
    await sql`rollback to savepoint move_coins`.execute(tx)
    // The database has refused, whatever anybody had read before: the balance would be negative, or the key was just used.
    const [code, constraint] = [errorCode(error), violatedConstraint(error)]
    if (code === '23514' && constraint.startsWith('ledger_accounts')) refuse('not_enough_coins')
    if (code !== '23505' || !constraint.includes('idempotency_key')) throw error
  }
  return movedBefore(tx, transfer)
}

async function insertTransfer(tx: Db, transfer: Transfer) {
  const { from, to, amount, title, reference, idempotencyKey } = transfer
  const result = await sql<{ from_balance_after: number; to_balance_after: number }>`
    insert into transfers (from_id, to_id, amount, title, reference, idempotency_key)
    select f.id, t.id, ${amount}, ${title}, ${reference}, ${idempotencyKey}
    from ledger_accounts f, ledger_accounts t
    where f.name = ${from} and t.name = ${to}
      and not exists (select 1 from transfers where idempotency_key = ${idempotencyKey})
    returning from_balance_after, to_balance_after`.execute(tx)
  return result.rows[0]
}

async function movedBefore(tx: Db, transfer: Transfer): Promise<Moved> {
  const row = await tx.selectFrom('transfers').select('id').where('idempotency_key', '=', transfer.idempotencyKey).executeTakeFirst()
  must(row, `no ledger account ${transfer.from} or ${transfer.to}`)
  return { moved: false, fromBalance: await balanceOf(tx, transfer.from), toBalance: await balanceOf(tx, transfer.to) }
}

export async function balanceOf(db: Db, name: LedgerName): Promise<number> {
  const row = await db.selectFrom('ledger_accounts').select('balance').where('name', '=', name).executeTakeFirst()
  return row?.balance ?? 0
}
