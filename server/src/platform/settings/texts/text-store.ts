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

export interface LastChange {
  key: string
  at: Date
  name: string | null
}

/** Who changed these texts last, by themselves or by a file; a text that nobody has changed is left out. */
export async function readLastChanges(db: Db, language: string, keys: readonly string[]): Promise<LastChange[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<LastChange>`
    with files as (
      select distinct on (at) id, at, account_id from audit_entries
      where subject = ${`language:${language}`} and action = 'import_interface_texts' order by at, id desc)
    select key.value as key, change.at, a.name from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) key
    left join interface_texts t on t.language = ${language} and t.key = key.value
    left join files on files.at = t.changed_at
    left join lateral (
      select id, at, account_id from audit_entries where subject = ${`text:${language}:`} || key.value order by id desc limit 1
    ) own on true
    cross join lateral (
      select own.at, own.account_id where own.id > coalesce(files.id, 0)
      union all select files.at, files.account_id where files.id > coalesce(own.id, 0)
    ) change
    left join accounts a on a.id = change.account_id`.execute(db)
  return rows
}
