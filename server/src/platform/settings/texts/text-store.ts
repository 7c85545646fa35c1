// All SQL of interface languages and their texts.

import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'

export const readAddedLanguages = (db: Db) =>
  db.selectFrom('interface_languages').select(['id', 'code', 'name', 'rtl', 'is_on']).orderBy('id').execute()

export const readOverrides = (db: Db) =>
  db.selectFrom('interface_texts').select(['language', 'key', 'text']).orderBy('language').orderBy('key').execute()

/** @returns false if a language with this code exists */
export async function insertLanguage(tx: Tx, language: { code: string; name: string; rtl: boolean }): Promise<boolean> {
  const row = await tx
    .insertInto('interface_languages')
    .values(language)
    .onConflict(conflict => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateLanguage(tx: Tx, code: string, change: { name: string; rtl: boolean; is_on: boolean }): Promise<void> {
  await tx.updateTable('interface_languages').set(change).where('code', '=', code).execute()
}

export async function upsertText(tx: Tx, row: { language: string; key: string; text: string; at: Date }): Promise<void> {
  await upsertTexts(tx, row.language, [[row.key, row.text]], row.at)
}

/** Writes all texts in one statement, so that one notification announces all of them. */
export async function upsertTexts(tx: Tx, language: string, texts: readonly (readonly [string, string])[], at: Date): Promise<void> {
  if (texts.length === 0) return
  await sql`
    insert into interface_texts (language, key, text, changed_at)
    select ${language}, entry ->> 0, entry ->> 1, ${at}::timestamptz from jsonb_array_elements(${JSON.stringify(texts)}::jsonb) entry
    on conflict (language, key) do update set text = excluded.text, changed_at = excluded.changed_at`.execute(tx)
}

export async function deleteText(tx: Tx, language: string, key: string): Promise<void> {
  await tx.deleteFrom('interface_texts').where('language', '=', language).where('key', '=', key).execute()
}
