// SQL of payment requests and their steps. A step is a compare-and-set on the state.

import { type Insertable, type Selectable, sql } from 'kysely'
import type { PayoutState } from '@trivium/contract/rewards/payout-names'
import type { Db } from '../../platform/db/connect.ts'
import type { Payouts } from '../../platform/db/tables/payout-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { isPlayed } from '../wallet/index.ts'

export type PayoutRow = Selectable<Payouts>

interface Page {
  offset: number
  limit: number
}

/** Requests that the player deleted are not shown. */
const shownTo = (db: Db, accountId: number) => db.selectFrom('payouts').where('account_id', '=', accountId).where('state', '<>', 'deleted')

export function readOwn(db: Db, accountId: number, { offset, limit }: Page): Promise<PayoutRow[]> {
  return shownTo(db, accountId).selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute()
}

export async function countOwn(db: Db, accountId: number): Promise<number> {
  const { total } = await shownTo(db, accountId)
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The time of the last request, whatever its state, and whether one is pending. */
export async function readLast(db: Db, accountId: number): Promise<{ askedAt: Date | null; isWaiting: boolean }> {
  const { rows } = await sql<{ askedAt: Date | null; isWaiting: boolean }>`
    select max(asked_at) as "askedAt", coalesce(bool_or(state in ('pending', 'approved')), false) as "isWaiting"
    from payouts where account_id = ${accountId}`.execute(db)
  return rows[0] ?? { askedAt: null, isWaiting: false }
}

/** Counts finished plays with most questions answered, up to `upTo`. */
export async function countPlays(db: Db, accountId: number, upTo: number): Promise<number> {
  if (upTo === 0) return 0
  const { rows } = await sql<{ plays: number }>`
    select count(*)::int as plays from (
      select from plays f where f.account_id = ${accountId} and ${isPlayed} limit ${upTo}) counted`.execute(db)
  return rows[0]?.plays ?? 0
}

/** Lets only one request at a time check and take an address. Lock order: before any account. */
export async function lockAddress(tx: Tx, hash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payout:${hash.toString('hex')}`}, 0))`.execute(tx)
}

/** Whether another account was paid at this address, or has a request for it. Rejected and deleted requests do not count. */
export async function isTaken(db: Db, hash: Buffer, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('payouts')
    .select('id')
    .where('address_hash', '=', hash)
    .where('account_id', '<>', accountId)
    .where('state', 'in', ['pending', 'approved', 'paid'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function insertPayout(tx: Tx, payout: Insertable<Payouts>): Promise<PayoutRow> {
  return tx.insertInto('payouts').values(payout).returningAll().executeTakeFirstOrThrow()
}

export function readPayout(db: Db, id: number): Promise<PayoutRow | undefined> {
  return db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst()
}

type Changes = Partial<Pick<PayoutRow, 'reason' | 'reference' | 'decided_at' | 'decided_by' | 'paid_at' | 'paid_by' | 'second_person'>>

interface Step {
  from: PayoutState[]
  to: PayoutState
  changes?: Changes
}

/** @returns undefined when the request is in another state by now; then nothing changes */
export function moveOn(tx: Tx, id: number, { from, to, changes = {} }: Step): Promise<PayoutRow | undefined> {
  return tx
    .updateTable('payouts')
    .set({ ...changes, state: to })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()
}

export function readPending(tx: Tx, accountId: number): Promise<PayoutRow | undefined> {
  return tx.selectFrom('payouts').selectAll().where('account_id', '=', accountId).where('state', '=', 'pending').executeTakeFirst()
}

/** Removes the personal data from the requests of a deleted account. Requests still to be paid keep their address until they are. */
export async function blankAddresses(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ address: '', details: null })
    .where('account_id', '=', accountId)
    .where('state', '<>', 'approved')
    .execute()
}
