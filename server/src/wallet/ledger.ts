// The one function that moves coins. Double entry; the rules that must never break are in the database
// (0003-wallet.sql, 0009-ledger-once.sql).

import { sql } from 'kysely'
import type { Mode } from '@trivium/contract/plays'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { must, refuse } from '../api/refuse.ts'

export type House = 'house:rewards' | 'house:bonus' | 'house:sales' | 'house:adjustments'
export type LedgerName = House | 'payouts:pending' | 'payouts:paid' | `player:${number}` | `escrow:${string}`

/** Why coins moved; the client holds the words (wallet.title.*). */
export type TransferTitle =
  | 'welcome_bonus'
  | 'refer_bonus'
  | 'level_won'
  | `won_${Mode}`
  | 'badge_reward'
  | 'premium_category'
  | 'hint'
  | 'review'
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
export function moveCoins(db: Db, transfer: Transfer): Promise<Moved> {
  return inTransaction(db, tx => moveLocked(tx, transfer))
}

async function moveLocked(tx: Db, transfer: Transfer): Promise<Moved> {
  const { from, to } = await lockBoth(tx, transfer)
  const before = { moved: false, fromBalance: from.balance, toBalance: to.balance }
  // A key that has moved its coins is no overdraft, however little is left: so the key is looked at before the balance.
  if (from.kind !== 'house' && from.balance < transfer.amount) {
    return (await hasMoved(tx, transfer.idempotencyKey)) ? before : refuse('not_enough_coins')
  }
  const row = await insertTransfer(tx, from.id, to.id, transfer)
  return row ? { moved: true, fromBalance: row.from_balance_after, toBalance: row.to_balance_after } : before
}

/** In id order, as the database's own trigger does, so that opposite transfers cannot deadlock. */
async function lockBoth(tx: Db, transfer: Transfer) {
  const rows = await tx
    .selectFrom('ledger_accounts')
    .select(['id', 'name', 'kind', 'balance'])
    .where('name', 'in', [transfer.from, transfer.to])
    .orderBy('id')
    .forUpdate()
    .execute()
  const named = (name: LedgerName) =>
    must(
      rows.find(row => row.name === name),
      `no ledger account ${name}`,
    )
  return { from: named(transfer.from), to: named(transfer.to) }
}

/** Whether the coins of this key have moved. */
export async function hasMoved(db: Db, idempotencyKey: string): Promise<boolean> {
  const row = await db.selectFrom('transfers').select('id').where('idempotency_key', '=', idempotencyKey).executeTakeFirst()
  return row !== undefined
}

/** Both accounts are locked, so nobody else is using this key now. @returns undefined when it was used before. */
async function insertTransfer(tx: Db, fromId: number, toId: number, { amount, title, reference, idempotencyKey }: Transfer) {
  const result = await sql<{ from_balance_after: number; to_balance_after: number }>`
    insert into transfers (from_id, to_id, amount, title, reference, idempotency_key)
    select ${fromId}::int, ${toId}::int, ${amount}::bigint, ${title}, ${reference}, ${idempotencyKey}
    where not exists (select 1 from transfers where idempotency_key = ${idempotencyKey})
    returning from_balance_after, to_balance_after`.execute(tx)
  return result.rows[0]
}

export async function balanceOf(db: Db, name: LedgerName): Promise<number> {
  const row = await db.selectFrom('ledger_accounts').select('balance').where('name', '=', name).executeTakeFirst()
  return row?.balance ?? 0
}
