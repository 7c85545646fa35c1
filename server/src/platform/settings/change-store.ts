// All SQL of setting changes and their history.

import { sql } from 'kysely'
import { advisoryLocks } from '../db/advisory-locks.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'

interface Page {
  offset: number
  limit: number
}

/** Allows one change at a time, so that each old value in the history is correct. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.settings})`.execute(tx)
}

/** @returns undefined if the default applies */
export async function readStored(db: Db, name: string): Promise<{ value: unknown } | undefined> {
  return db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
}

export const readAllStored = (db: Db) => db.selectFrom('settings').select(['name', 'value']).execute()

export async function storeValue(db: Db, name: string, value: unknown, at: Date): Promise<void> {
  const text = JSON.stringify(value)
  await db
    .insertInto('settings')
    .values({ name, value: text, updated_at: at })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value: text, updated_at: at }))
    .execute()
}

export async function deleteValue(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('settings').where('name', '=', name).execute()
}

interface Change {
  name: string
  accountId: number | null
  at: Date
  was: { value: unknown } | undefined
  became: { value: unknown } | undefined
  undoes: number | null
}

const textOf = (stored: { value: unknown } | undefined) => (stored === undefined ? null : JSON.stringify(stored.value))

export async function insertChange(tx: Tx, { name, accountId, at, was, became, undoes }: Change): Promise<void> {
  await tx
    .insertInto('setting_changes')
    .values({ name, account_id: accountId, at, was: textOf(was), became: textOf(became), undoes })
    .execute()
}

export type ChangeRow = Awaited<ReturnType<typeof readChanges>>[number]

export const readChanges = (db: Db, name: string | undefined, { offset, limit }: Page) =>
  db
    .selectFrom('setting_changes as c')
    .leftJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['c.id', 'c.at', 'c.name as setting', 'c.account_id', 'a.name', 'c.was', 'c.became', 'c.undoes'])
    // JSON null is a value. If the column itself is null, there was no row.
    .select(sql<boolean>`c.was is null`.as('was_default'))
    .$if(name !== undefined, query => query.where('c.name', '=', name ?? ''))
    .orderBy('c.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

export async function countChanges(db: Db, name: string | undefined): Promise<number> {
  const { total } = await db
    .selectFrom('setting_changes')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .$if(name !== undefined, query => query.where('name', '=', name ?? ''))
    .executeTakeFirstOrThrow()
  return total
}

export async function readChange(db: Db, id: number) {
  return db
    .selectFrom('setting_changes')
    .select(['id', 'name', 'was'])
    .select(sql<boolean>`was is null`.as('was_default'))
    .where('id', '=', id)
    .executeTakeFirst()
}
