// SQL of blocked words.

import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { BlockedWordLists } from '../../platform/db/tables/message-tables.ts'

export function readBlockedLists(db: Db): Promise<Selectable<BlockedWordLists>[]> {
  return db.selectFrom('blocked_words').selectAll().orderBy('language_code').execute()
}

/** Also where the language has no list yet. */
export async function lockBlockedList(tx: Tx, language: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`blocked-words:${language}`}, 0))`.execute(tx)
}

export async function saveBlockedList(db: Db, language_code: string, words: string, at: Date): Promise<void> {
  const changed = { words, changed_at: at }
  await db
    .insertInto('blocked_words')
    .values({ language_code, ...changed })
    .onConflict(conflict => conflict.column('language_code').doUpdateSet(changed))
    .execute()
}
