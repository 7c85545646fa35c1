// The one function that moves coins, for the wallet alone: other domains earn, charge and stake. Double entry; the database itself
// enforces the invariants (0003-wallet.sql, 0009-ledger-once.sql).

import { sql } from 'kysely'
import type { Mode } from '@trivium/contract/plays'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { must, refuse } from '../api/refuse.ts'

export type House = 'house:rewards' | 'house:bonus' | 'house:sales' | 'house:adjustments'
export type LedgerName = House | `${House}:${number}` | 'payouts:pending' | 'payouts:paid' | PlayerLedger | EscrowLedger

/** Why coins moved; the client has the texts (wallet.title.*). */
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
  /** What the transfer is for, such as `play:12` or `category:3`. */
  reference: string
  /** A key moves coins at most once, ever. */
  idempotencyKey: string
}

export interface Moved {
  /** False when this key had moved its coins before, so that nothing happened now. */
  moved: boolean
  fromBalance: number
  toBalance: number
}

export type PlayerLedger = `player:${number}`
export type EscrowLedger = `escrow:${string}`

export const playerLedger = (accountId: number): PlayerLedger => `player:${accountId}`

export async function openPlayerLedger(db: Db, accountId: number): Promise<void> {
  await openLedger(db, { name: playerLedger(accountId), kind: 'player', owner_id: accountId })
}

export async function openEscrow(db: Db, name: EscrowLedger): Promise<void> {
  await openLedger(db, { name, kind: 'escrow', owner_id: null })
}

async function openLedger(db: Db, account: { name: LedgerName; kind: 'player' | 'escrow'; owner_id: number | null }): Promise<void> {
  await db
    .insertInto('ledger_accounts')
    .values(account)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/**
 * Moves coins: all of the transfers or none, each at most once per idempotency key. Every ledger account involved is locked first,
 * in id order, until the transaction ends: transfers between the same players wait for each other and cannot deadlock.
 * @throws Refused not_enough_coins
 */
export async function moveCoins(tx: Tx, asked: readonly Transfer[]): Promise<Moved[]> {
  const transfers = asked.map(inParts)
  const [first, ...more] = transfers
  if (!first) return []
  // A single transfer from the house needs no locks here: the database trigger locks both accounts in the same order, and the house
  // may be overdrawn.
  if (more.length === 0 && isHouse(first.from)) return [await giveOnce(tx, first)]
  const balances = await lockAll(tx, transfers)
  const moves: Moved[] = []
  for (const transfer of transfers) moves.push(await moveLocked(tx, transfer, balances))
  return moves
}

const isHouse = (name: LedgerName): name is House => name.startsWith('house:')

/** Each account of the house lies in this many parts (0016-parts-of-the-house.sql): payments to different players do not wait for each other. */
const parts = 16

const inParts = ({ from, to, ...transfer }: Transfer): Transfer => ({ ...transfer, from: partFor(from, to), to: partFor(to, from) })

/** The part of the house that deals with this player; part 0 has no number, and deals with escrows, too. */
function partFor(name: LedgerName, other: LedgerName): LedgerName {
  const part = other.startsWith('player:') ? Number(other.slice('player:'.length)) % parts : 0
  return isHouse(name) && part > 0 ? `${name}:${part}` : name
}

async function giveOnce(tx: Tx, transfer: Transfer): Promise<Moved> {
  const row = await insertTransfer(tx, transfer)
  if (row) return { moved: true, ...row }
  if (!(await hasMoved(tx, transfer.idempotencyKey))) throw new Error(`no ledger account ${transfer.from} or ${transfer.to}`)
  return { moved: false, fromBalance: await balanceOf(tx, transfer.from), toBalance: await balanceOf(tx, transfer.to) }
}

async function moveLocked(tx: Tx, transfer: Transfer, balances: Map<string, number>): Promise<Moved> {
  const { from, to, amount, idempotencyKey } = transfer
  const balance = (name: LedgerName) => must(balances.get(name), `no ledger account ${name}`)
  const before = { moved: false, fromBalance: balance(from), toBalance: balance(to) }
  // The key is checked before the balance: a repeated transfer is not refused, however few coins are left.
  if (!isHouse(from) && before.fromBalance < amount) return (await hasMoved(tx, idempotencyKey)) ? before : refuse('not_enough_coins')
  const row = await insertTransfer(tx, transfer)
  if (!row) return before
  balances.set(from, row.fromBalance).set(to, row.toBalance)
  return { moved: true, ...row }
}

/** @returns balances by name. */
async function lockAll(tx: Tx, transfers: readonly Transfer[]): Promise<Map<string, number>> {
  const names = [...new Set(transfers.flatMap(({ from, to }) => [from, to]))]
  const { rows } = await sql<{ name: string; balance: number }>`
    select name, balance from ledger_accounts where name = any(${names}::text[]) order by id for update`.execute(tx)
  return new Map(rows.map(row => [row.name, row.balance]))
}

export async function hasMoved(db: Db, idempotencyKey: string): Promise<boolean> {
  const row = await db.selectFrom('transfers').select('id').where('idempotency_key', '=', idempotencyKey).executeTakeFirst()
  return row !== undefined
}

/** @returns the keys that have already moved their coins */
export async function movedAmong(db: Db, idempotencyKeys: string[]): Promise<Set<string>> {
  if (idempotencyKeys.length === 0) return new Set()
  const { rows } = await sql<{ key: string }>`
    select idempotency_key as key from transfers where idempotency_key = any(${idempotencyKeys}::text[])`.execute(db)
  return new Set(rows.map(row => row.key))
}

/** @returns undefined when the key was used before. */
async function insertTransfer(tx: Tx, { from, to, amount, title, reference, idempotencyKey }: Transfer) {
  const result = await sql<{ fromBalance: number; toBalance: number }>`
    insert into transfers (from_id, to_id, amount, title, reference, idempotency_key)
    select giver.id, taker.id, ${amount}::bigint, ${title}, ${reference}, ${idempotencyKey}
    from ledger_accounts giver, ledger_accounts taker where giver.name = ${from} and taker.name = ${to}
      and not exists (select 1 from transfers where idempotency_key = ${idempotencyKey})
    returning from_balance_after as "fromBalance", to_balance_after as "toBalance"`.execute(tx)
  return result.rows[0]
}

export async function balanceOf(db: Db, name: LedgerName): Promise<number> {
  const row = await db.selectFrom('ledger_accounts').select('balance').where('name', '=', name).executeTakeFirst()
  return row?.balance ?? 0
}
