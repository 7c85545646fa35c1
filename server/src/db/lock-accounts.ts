// The turn of one or more accounts: whatever counts, caps or pays per player takes it first, so that two requests at once cannot
// both be the last. ARCHITECTURE.md has the order in which everything is locked.

import type { Selectable } from 'kysely'
import { must } from '../api/refuse.ts'
import type { Db } from './connect.ts'
import type { Accounts } from './schema.ts'

export type AccountRow = Selectable<Accounts>

/** Accounts whose turn it is until the transaction ends. */
export class LockedAccounts {
  readonly #rows: ReadonlyMap<number, AccountRow>

  constructor(rows: AccountRow[]) {
    this.#rows = new Map(rows.map(row => [row.id, row]))
  }

  of(accountId: number): AccountRow {
    return must(this.#rows.get(accountId), `account ${accountId} is locked before anything is earned`)
  }

  /** A deleted account has nobody left to earn, to pay or to be told anything. */
  isThere(accountId: number): boolean {
    return this.of(accountId).status !== 'deleted'
  }
}

/** In id order, all at once. Others may still write rows that refer to the accounts. */
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

/** The account, and with it the one that invited it: paying for an invitation needs both. */
export async function lockWithInviter(tx: Db, accountId: number): Promise<LockedAccounts> {
  const inviter = tx.selectFrom('accounts').select('referred_by').where('id', '=', accountId)
  const rows = await tx
    .selectFrom('accounts')
    .selectAll()
    .where(eb => eb.or([eb('id', '=', accountId), eb('id', '=', inviter)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new LockedAccounts(rows)
}
