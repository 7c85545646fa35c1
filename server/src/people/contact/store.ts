// SQL of messages to the operator.

import { type Selectable, sql } from 'kysely'
import { advisoryLocks } from '../../platform/db/advisory-locks.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { ContactMessages } from '../../platform/db/tables/message-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type ContactRow = Selectable<ContactMessages> & { name: string | null; closed_by_name: string | null }

export interface NewContact {
  accountId: number | null
  email: string | null
  message: string
  webLanguage: string | null
  at: Date
}

const ownOr = (accountId: number | null) => sql<boolean>`account_id is not distinct from ${accountId}::int`

/** Whether the same person has sent the same message and it is still open: a client sends again when the reply was lost. */
export async function isThereAlready(db: Db, { accountId, email, message }: NewContact): Promise<boolean> {
  const row = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('closed_at', 'is', null)
    .where(ownOr(accountId))
    .where(sql<boolean>`email is not distinct from ${email}::text`)
    .where('message', '=', message)
    .executeTakeFirst()
  return row !== undefined
}

/** Strangers' messages wait for each other, so that the count stays true until the message is stored. */
export async function lockStrangers(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.contact})`.execute(tx)
}

export async function insertContact(db: Db, { accountId, email, message, webLanguage, at }: NewContact): Promise<number> {
  const row = await db
    .insertInto('contact_messages')
    .values({ account_id: accountId, email, message, web_language: webLanguage, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function countSince(db: Db, since: Date, accountId?: number): Promise<number> {
  const all = db
    .selectFrom('contact_messages')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>=', since)
  const row = await (accountId === undefined ? all : all.where('account_id', '=', accountId)).executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function countOpenOfStrangers(db: Db): Promise<number> {
  const row = await db
    .selectFrom('contact_messages')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('closed_at', 'is', null)
    .where('account_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

const rows = (db: Db) =>
  db
    .selectFrom('contact_messages as c')
    .leftJoin('accounts as a', 'a.id', 'c.account_id')
    .leftJoin('accounts as b', 'b.id', 'c.closed_by')
    .selectAll('c')
    .select(['a.name', 'b.name as closed_by_name'])

export interface ContactQuery {
  isOpen: boolean
  order: 'asc' | 'desc'
  offset: number
  limit: number
}

export function readContacts(db: Db, { isOpen, order, offset, limit }: ContactQuery): Promise<ContactRow[]> {
  return rows(db)
    .where('c.closed_at', isOpen ? 'is' : 'is not', null)
    .orderBy('c.id', order)
    .offset(offset)
    .limit(limit)
    .execute()
}

const mostCounted = 10_000

/** Counting stops at 10,000. */
export async function countContacts(db: Db, isOpen: boolean): Promise<number> {
  const counted = db
    .selectFrom('contact_messages')
    .select('id')
    .where('closed_at', isOpen ? 'is' : 'is not', null)
    .limit(mostCounted)
  const row = await db
    .selectFrom(counted.as('counted'))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export function readContact(db: Db, id: number): Promise<ContactRow | undefined> {
  return rows(db).where('c.id', '=', id).executeTakeFirst()
}

/** Locks the message against another administrator who deals with it at the same moment. */
export async function lockContact(tx: Tx, id: number) {
  return tx.selectFrom('contact_messages').select(['account_id', 'closed_at']).where('id', '=', id).forUpdate().executeTakeFirst()
}

export interface Closing {
  by: number
  at: Date
  answer: string | null
}

export async function closeContact(tx: Tx, id: number, { by, at, answer }: Closing): Promise<void> {
  await tx
    .updateTable('contact_messages')
    .set({ closed_by: by, closed_at: at, ...(answer !== null && { answer, answered_at: at }) })
    .where('id', '=', id)
    .execute()
}

/** Messages of people without an account: there is no account with which they could be deleted. */
export async function deleteClosedOfStrangers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('account_id', 'is', null).where('closed_at', '<', before).execute()
}
