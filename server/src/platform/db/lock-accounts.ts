// Locks accounts. Code that counts, limits or pays per player must lock the account first, so that two parallel requests cannot both use
// the last allowance. Lock order: see ARCHITECTURE.md.

import { type Selectable, sql } from 'kysely'
import type { Db } from './connect.ts'
import type { Accounts } from './tables/schema.ts'

export type AccountRow = Selectable<Accounts>

/** Accounts that are locked until the transaction ends. */
export class LockedAccounts {
  readonly #rows: ReadonlyMap<number, AccountRow>

  constructor(rows: AccountRow[]) {
    this.#rows = new Map(rows.map(row => [row.id, row]))
  }

  of(accountId: number): AccountRow {
    const row = this.#rows.get(accountId)
    if (!row) throw new Error(`account ${accountId} is locked before anything is earned`)
    return row
  }

  /** Whether the account is not deleted: a deleted account earns nothing, gets no payments and no notices. */
  isThere(accountId: number): boolean {
    return this.of(accountId).status !== 'deleted'
  }
}

/** Locks all accounts at once, in id order. Other transactions can still insert rows that refer to the accounts. */
export async function lockAccounts(tx: Db, accountIds: readonly number[]): Promise<LockedAccounts> {
  const rows = await tx
    .selectFrom('accounts')
    .selectAll()
    .where('id', 'in', [...accountIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new LockedAccounts(rows)
}

export async function lockAccountRow(tx: Db, accountId: number): Promise<AccountRow> {
  return (await lockAccounts(tx, [accountId])).of(accountId)
}

/** Locks the account and the one that invited it: paying for an invitation needs both. */
export const lockWithInviter = (tx: Db, accountId: number): Promise<LockedAccounts> => lockWithInviters(tx, [accountId])

/** Locks several accounts, each with the one that invited it. */
export async function lockWithInviters(tx: Db, accountIds: readonly number[]): Promise<LockedAccounts> {
  const ids = [...accountIds]
  const rows = await tx
    .selectFrom('accounts')
    .selectAll()
    // We use one list of ids, because with `or` PostgreSQL would read all accounts.
    .where(sql<boolean>`id = any(${ids}::int[] || array(select i.referred_by from accounts i where i.id = any(${ids}::int[])))`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new LockedAccounts(rows)
}
