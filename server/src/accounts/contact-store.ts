// SQL about contacts that were proved, as keyed hashes (identity/secret.ts): which an account has had, and what was entered with them. What
// becomes of them when an account is deleted, the database sees to (0046-marks-and-contacts.sql).

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'

export async function keepContacts(tx: Tx, accountId: number, fingerprints: Buffer[]): Promise<void> {
  if (fingerprints.length === 0) return
  await tx
    .insertInto('account_contacts')
    .values(fingerprints.map(hash => ({ account_id: accountId, hash })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

interface Entering {
  accountId: number
  /** `contest:7`, `exam:3:2026-11-21`: what each person enters once. */
  entered: string
  /** When nobody can enter it any more. */
  until: Date
}

/**
 * Two parts of the `with` of a statement that enters: they remember every contact of the account. Of two accounts with one mailbox the
 * second waits for the first: a primary key lets one of them in.
 */
export const rememberingEntry = ({ accountId, entered, until }: Entering): RawBuilder<unknown> => sql`
  own_contacts as (select hash from account_contacts where account_id = ${accountId}),
  remembered as (
    insert into entered_contacts (entered, hash, until)
    select ${entered}::text, hash, ${until}::timestamptz from own_contacts order by hash
    on conflict do nothing returning hash)`

/** Whether no contact of the account has entered before. An account from before contacts were kept has none until its next sign-in. */
export const isFirstEntry: RawBuilder<boolean> = sql<boolean>`(select count(*) from remembered) = (select count(*) from own_contacts)`

export async function forgetEntered(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('entered_contacts').where('until', '<', until).execute()
}
