// SQL of translations: questions of the same fact.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { QuestionRow } from './admin-store.ts'

const most = 60

/** Of each other language the best one: a published question before a draft, an earlier one before a later one. */
export async function readOfFact(
  db: Db,
  { id, fact, language_id }: Pick<QuestionRow, 'id' | 'fact' | 'language_id'>,
): Promise<QuestionRow[]> {
  if (fact === null) return []
  return db
    .selectFrom('questions')
    .selectAll()
    .distinctOn('language_id')
    .where('fact', '=', fact)
    .where('id', '<>', id)
    .where('language_id', '<>', language_id)
    .where('state', '<>', 'withdrawn')
    .where(sql<boolean>`category_id <> all(array(select id from categories where type = 'exam'))`)
    .orderBy('language_id')
    .orderBy('is_active', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Two editors who translate one question at the same moment wait for each other, whichever of its translations they began with. */
export async function lockFact(tx: Tx, fact: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fact:${fact}`}, 0))`.execute(tx)
}

export async function setFact(tx: Tx, ids: number[], fact: string): Promise<void> {
  await tx
    .updateTable('questions')
    .set({ fact })
    .where('id', 'in', ids)
    .where(sql<boolean>`fact is distinct from ${fact}`)
    .execute()
}
