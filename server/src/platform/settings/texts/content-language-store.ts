// All SQL of changing the languages of questions. The catalogue (bank/catalogue/store.ts) reads them for play.

import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'

export type ContentLanguage = Awaited<ReturnType<typeof readContentLanguages>>[number]

export const readContentLanguages = (db: Db) =>
  db
    .selectFrom('languages as l')
    .selectAll('l')
    .select(sql<number>`(select coalesce(sum(c.questions), 0)::int from question_counts c where c.language_id = l.id)`.as('questions'))
    .orderBy('l.is_default', 'desc')
    .orderBy('l.id')
    .execute()

/** @returns null if a language with this code exists */
export async function insertContentLanguage(tx: Tx, language: { code: string; name: string; rtl: boolean }): Promise<number | null> {
  const row = await tx
    .insertInto('languages')
    .values(language)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function updateContentLanguage(tx: Tx, id: number, change: { name: string; rtl: boolean }): Promise<void> {
  await tx.updateTable('languages').set(change).where('id', '=', id).execute()
}

/** Clears the old default before it sets the new one, because there may never be two. */
export async function makeDefault(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('languages').set({ is_default: false }).where('is_default', '=', true).execute()
  await tx.updateTable('languages').set({ is_default: true }).where('id', '=', id).execute()
}
