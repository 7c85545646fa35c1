// The only function that moves coins, for use within the wallet: other domains earn, charge and stake. Double entry; the database
// enforces the invariants (0003-wallet.sql, 0040-months.sql).

import { sql } from 'kysely'
import type { Mode } from '@trivium/contract/platform/mode-names'
import type { Db } from '../../platform/db/connect.ts'
import { counter } from '../../platform/db/counter.ts'
import { prepared } from '../../platform/db/connection/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { must, refuse } from '../../platform/api/refuse.ts'

// The one way to charge a player: lifelines, hints, reviews, premium categories.
export interface Charge extends Omit<Transfer, 'from' | 'to'> {
  accountId: number
}

/**
 * Charges at most once per idempotency key; an amount of 0 writes no transfer. Lock order: ledger accounts come after everything
 * else except the play.
 * @returns the balance afterwards. @throws Refused not_enough_coins
 */
export async function charge(tx: Tx, { accountId, ...transfer }: Charge): Promise<number> {
  const from = playerLedger(accountId)
  if (transfer.amount === 0) return balanceOf(tx, from)
  const [moved] = await moveCoins(tx, [{ ...transfer, from, to: 'house:sales' }])
  return moved?.fromBalance ?? 0
}

/** @param coins positive to give, negative to take. @throws Refused not_enough_coins when the balance is too low */
export async function adjust(
  tx: Tx,
  { adjustmentId, accountId, coins }: { adjustmentId: number; accountId: number; coins: number },
): Promise<void> {
  const [balance, house] = [playerLedger(accountId), 'house:adjustments'] as const
  const way = coins > 0 ? { from: house, to: balance } : { from: balance, to: house }
  const keys = { reference: `adjustment:${adjustmentId}`, idempotencyKey: `adjustment:${adjustmentId}` }
  await moveCoins(tx, [{ ...way, amount: Math.abs(coins), title: 'adjustment', ...keys }])
}

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
  | 'battle_entry'
  | 'battle_won'
  | 'battle_refund'
  | 'hint'
  | 'review'
  | 'adjustment'
  | 'payout'
  | 'payout_paid'
  | 'payout_returned'
  | 'contest_entry'
  | 'contest_prize'
  | 'contest_refund'
  | 'report_thanks'
  | 'regraded'
  | 'quest'
  | 'quests_done'
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
  /** Coins that must stay in the account; default 0. */
  keeps?: number
}

export const coinsMoved = counter({ name: 'trivium_coins_moved_total', help: 'Coins that moved, by what for', labels: ['title'] })

export interface Moved {
  /** False when this key had already moved its coins: nothing happened now. */
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
 * @throws Refused not_enough_coins when a player or an escrow holds less at the start than all these transfers together take from it;
 *   play_before_staking when less than `keeps` would stay
 */
export async function moveCoins(tx: Tx, asked: readonly Transfer[]): Promise<Moved[]> {
  if (asked.length === 0) return []
  const transfers = asked.map(inParts)
  // House accounts may be overdrawn, so their transfers need no check of balances.
  if (!transfers.every(({ from }) => isHouse(from))) await requireCoins(tx, transfers)
  const moved = await insertTransfers(tx, transfers)
  for (const { title, amount, idempotencyKey } of transfers) if (moved.has(idempotencyKey)) coinsMoved.add(tx, { title }, amount)
  const before = await readMoved(
    tx,
    transfers.map(({ idempotencyKey }) => idempotencyKey).filter(key => !moved.has(key)),
  )
  return transfers.map(({ from, to, idempotencyKey: key }) => must(moved.get(key) ?? before.get(key), `no ledger account ${from} or ${to}`))
}

const isHouse = (name: LedgerName): name is House => name.startsWith('house:')

/** Parts of each house account (0016-parts-of-the-house.sql), so that payments to different players do not wait for each other. */
const parts = 16

const inParts = ({ from, to, ...transfer }: Transfer): Transfer => ({ ...transfer, from: partFor(from, to), to: partFor(to, from) })

/** The part of a house account for this player. Part 0 has no number, and is used for escrows, too. */
function partFor(name: LedgerName, other: LedgerName): LedgerName {
  const part = other.startsWith('player:') ? Number(other.slice('player:'.length)) % parts : 0
  return isHouse(name) && part > 0 ? `${name}:${part}` : name
}

/** Locks all accounts of the transfers. */
async function requireCoins(tx: Tx, transfers: readonly Transfer[]): Promise<void> {
  const { rows } = await sql<{ name: LedgerName; balance: number }>`
    select name, balance from ledger_accounts where name = any(${namesOf(transfers)}::text[]) order by id for update`.execute(tx)
  const isShort = (wanted: readonly Transfer[], keptOf = mostKept) =>
    rows.some(({ name, balance }) => {
      const own = wanted.filter(({ from }) => from === name)
      return own.length > 0 && !isHouse(name) && balance < sumOf(own) + keptOf(own)
    })
  if (!isShort(transfers)) return
  // A repeated transfer is not refused, however few coins are left.
  const keys = await movedAmong(
    tx,
    transfers.map(({ idempotencyKey }) => idempotencyKey),
  )
  const wanted = transfers.filter(({ idempotencyKey }) => !keys.has(idempotencyKey))
  if (isShort(wanted, () => 0)) refuse('not_enough_coins')
  if (isShort(wanted)) refuse('play_before_staking')
}

const mostKept = (transfers: readonly Transfer[]) => Math.max(...transfers.map(({ keeps = 0 }) => keeps))

const namesOf = (transfers: readonly Transfer[]) => [...new Set(transfers.flatMap(({ from, to }) => [from, to]))]

const sumOf = (transfers: readonly Transfer[]) => transfers.reduce((sum, { amount }) => sum + amount, 0)

/** @returns the keys that have already moved their coins */
export async function movedAmong(db: Db, idempotencyKeys: string[]): Promise<Set<string>> {
  if (idempotencyKeys.length === 0) return new Set()
  const { rows } = await sql<{ key: string }>`
    select key from transfer_keys where key = any(${idempotencyKeys}::text[])`.execute(db)
  return new Set(rows.map(row => row.key))
}

// The aggregate makes sure that all accounts are locked, in id order, before the first transfer moves its coins.
const insert = prepared<Moved & { key: string }, [names: string[], transfers: string]>(
  'move_coins',
  `with locked as (
    select id, name from ledger_accounts where name = any($1::text[]) order by id for update
  ), accounts as (
    select jsonb_object_agg(name, id) as ids from locked
  )
  insert into transfers (from_id, to_id, amount, title, reference, idempotency_key)
  select (ids->>"from")::int, (ids->>"to")::int, amount, title, reference, "idempotencyKey"
  from accounts, rows from (jsonb_to_recordset($2::jsonb)
    as ("from" text, "to" text, amount bigint, title text, reference text, "idempotencyKey" text)) with ordinality
  where ids ? "from" and ids ? "to" and not exists (select from transfer_keys where key = "idempotencyKey")
  order by ordinality
  returning idempotency_key as key, true as moved, from_balance_after as "fromBalance", to_balance_after as "toBalance"`,
)

/** @returns the moved transfers by idempotency key; none for a key that was used before or an account that does not exist */
async function insertTransfers(tx: Tx, transfers: readonly Transfer[]): Promise<Map<string, Moved>> {
  return byKey(await insert.run(tx, namesOf(transfers), JSON.stringify(transfers)))
}

/** @returns for each used key: the current balances of the accounts between which it moved coins */
async function readMoved(db: Db, idempotencyKeys: readonly string[]): Promise<Map<string, Moved>> {
  if (idempotencyKeys.length === 0) return new Map()
  const { rows } = await sql<Moved & { key: string }>`
    select t.idempotency_key as key, false as moved, giver.balance as "fromBalance", taker.balance as "toBalance"
    from transfer_keys k join transfers t on t.idempotency_key = k.key and t.created_at = k.moved_at join ledger_accounts giver on giver.id = t.from_id join ledger_accounts taker on taker.id = t.to_id
    where k.key = any(${idempotencyKeys}::text[])`.execute(db)
  return byKey(rows)
}

const byKey = (rows: (Moved & { key: string })[]) => new Map(rows.map(({ key, ...moved }) => [key, moved]))

export async function balanceOf(db: Db, name: LedgerName): Promise<number> {
  const row = await db.selectFrom('ledger_accounts').select('balance').where('name', '=', name).executeTakeFirst()
  return row?.balance ?? 0
}

/** @returns balances by account id */
export async function readBalances(db: Db, accountIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['owner_id', 'balance'])
    .where('owner_id', 'in', [...accountIds])
    .execute()
  return new Map(rows.flatMap(({ owner_id, balance }) => (owner_id === null ? [] : [[owner_id, balance]])))
}
