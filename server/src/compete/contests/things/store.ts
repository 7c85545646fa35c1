// SQL of things that players have won.

import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { Thing, WonThings } from '../../../platform/db/tables/contest-tables.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export type WonThingRow = Selectable<WonThings>

interface Given {
  accountId: number
  thing: Thing
}

/**
 * Leaves out players who have this thing or a better one already. After a regrade a better thing replaces one that was not sent; one that was
 * sent stays, and the better one comes in addition.
 * @returns the accounts with a new thing
 */
export async function insertWonThings(tx: Tx, contestId: number, given: readonly Given[], at: Date): Promise<Set<number>> {
  const wanted = given.map(({ accountId, thing: { from, name, description, image } }) => ({ accountId, from, name, description, image }))
  const { rows } = await sql<{ accountId: number }>`
    insert into won_things (contest_id, account_id, first_rank, name, description, image, won_at)
    select ${contestId}::int, g."accountId", g."from", g.name, g.description, g.image, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as g ("accountId" int, "from" int, name text, description text, image text)
    where not exists (select from won_things w
      where w.contest_id = ${contestId} and w.account_id = g."accountId" and w.first_rank <= g."from")
    on conflict (contest_id, account_id) where state in ('waiting', 'to_send') do update set
      first_rank = excluded.first_rank, name = excluded.name, description = excluded.description, image = excluded.image,
      version = won_things.version + 1
    returning account_id as "accountId"`.execute(tx)
  return new Set(rows.map(row => row.accountId))
}

export function readOwnThings(db: Db, accountId: number, contestId: number): Promise<WonThingRow[]> {
  return db
    .selectFrom('won_things')
    .selectAll()
    .where('contest_id', '=', contestId)
    .where('account_id', '=', accountId)
    .orderBy('first_rank')
    .execute()
}

export function lockWonThing(tx: Tx, id: number): Promise<WonThingRow | undefined> {
  return tx.selectFrom('won_things').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

type Changes = Partial<Pick<WonThingRow, 'state' | 'how' | 'recipient' | 'address' | 'claimed_at' | 'note' | 'sent_at' | 'sent_by'>>

/** The row must be locked. */
export function changeWonThing(tx: Tx, id: number, changes: Changes): Promise<WonThingRow> {
  return tx
    .updateTable('won_things')
    .set(eb => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes the personal data of things sent before this time. */
export async function wipeSentThings(db: Db, before: Date): Promise<void> {
  await sql`
    update won_things set recipient = null, address = null, note = null
    where state = 'sent' and (recipient is not null or address is not null or note is not null) and sent_at < ${before}::timestamptz`.execute(
    db,
  )
}
