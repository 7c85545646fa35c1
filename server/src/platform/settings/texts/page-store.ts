// All SQL of the site's texts.

import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'

export async function readPage(db: Db, type: string, languages: string[]): Promise<{ language: string; html: string } | null> {
  const rows = await db
    .selectFrom('pages')
    .select(['language', 'html'])
    .where('type', '=', type)
    .where('language', 'in', languages)
    .execute()
  const wanted = languages.find(language => rows.some(row => row.language === language))
  return rows.find(row => row.language === wanted) ?? null
}

export const readAllPages = (db: Db) => db.selectFrom('pages').select(['type', 'language', 'html']).execute()

/** Also locks a page that is not written yet. */
export async function lockPage(tx: Tx, type: string, language: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`page:${type}:${language}`}, 0))`.execute(tx)
}

interface PageRow {
  type: string
  language: string
  html: string
}

/** Keeps an existing page, because the operator may have changed it. */
export async function insertPage(db: Db, page: PageRow): Promise<void> {
  await db
    .insertInto('pages')
    .values(page)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function upsertPage(tx: Tx, page: PageRow): Promise<void> {
  await tx
    .insertInto('pages')
    .values(page)
    .onConflict(conflict => conflict.columns(['type', 'language']).doUpdateSet({ html: page.html }))
    .execute()
}

export async function deletePage(tx: Tx, type: string, language: string): Promise<void> {
  await tx.deleteFrom('pages').where('type', '=', type).where('language', '=', language).execute()
}
