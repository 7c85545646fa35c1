// SQL of data exports: their tickets and their rows.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Section } from './section-store.ts'
import type { Page } from '../../platform/db/page.ts'

export interface Ticket {
  accountId: number
  secretHash: Buffer
  session: Buffer
  at: Date
}

/** @returns false if the player's last ticket is newer than `after` */
export async function insertTicket(db: Db, { accountId, secretHash, session, at }: Ticket, after: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into data_export_tickets as t (account_id, secret_hash, session, asked_at) values (${accountId}, ${secretHash}, ${session}, ${at})
    on conflict (account_id) do update set secret_hash = excluded.secret_hash, session = excluded.session, asked_at = excluded.asked_at,
      taken_at = null where t.asked_at <= ${after}
    returning account_id`.execute(db)
  return rows.length > 0
}

/** Uses the ticket up; it works once, and only while the session that asked for it lasts. @returns the account id */
export async function takeTicket(db: Db, secretHash: Buffer, { now, since }: { now: Date; since: Date }): Promise<number | undefined> {
  const { rows } = await sql<{ accountId: number }>`
    update data_export_tickets t set taken_at = ${now} from sessions s, accounts a
    where t.secret_hash = ${secretHash} and t.taken_at is null and t.asked_at > ${since}
      and s.token_hash = t.session and s.account_id = t.account_id and a.id = t.account_id and a.status = 'active'
    returning t.account_id as "accountId"`.execute(db)
  return rows[0]?.accountId
}

export interface Whose {
  accountId: number
  /** The time of the export. */
  now: Date
}

export async function readSection(db: Db, section: Section, { accountId, now }: Whose, { offset, limit }: Page): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(s) as row from (${section.rows(accountId, now)} offset ${offset} limit ${limit}) s`.execute(db)
  return rows.map(({ row }) => row)
}
