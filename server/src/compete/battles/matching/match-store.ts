// SQL of named matches: two players agree on a name. A player has at most one.

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export interface MatchRow {
  accountId: number
  key: string
  languageId: number
  categoryId: number | null
  expiresAt: Date
  /** Null while the player waits. */
  roomId: string | null
}

const columns = ['account_id as accountId', 'key', 'language_id as languageId', 'category_id as categoryId'] as const
const more = ['expires_at as expiresAt', 'room_id as roomId'] as const

export async function readMatch(db: Db, accountId: number): Promise<MatchRow | undefined> {
  return db
    .selectFrom('battle_matches')
    .select([...columns, ...more])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Serialises players who name the same match. */
export async function lockMatch(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`battle match:${key}`}, 0))`.execute(tx)
}

/** The other player who waits for this match; the match must be locked. */
export async function readWaiting(
  tx: Tx,
  key: string,
  { accountId, now }: { accountId: number; now: Date },
): Promise<MatchRow | undefined> {
  return tx
    .selectFrom('battle_matches')
    .select([...columns, ...more])
    .where('key', '=', key)
    .where('room_id', 'is', null)
    .where('expires_at', '>', now)
    .where('account_id', '<>', accountId)
    .executeTakeFirst()
}

/** Saves this player's match and deletes waiting rows of others, which have expired; the match must be locked. */
export async function saveMatch(tx: Tx, { accountId, key, languageId, categoryId, expiresAt, roomId }: MatchRow): Promise<void> {
  const values = { key, language_id: languageId, category_id: categoryId, expires_at: expiresAt, room_id: roomId }
  await tx.deleteFrom('battle_matches').where('key', '=', key).where('room_id', 'is', null).where('account_id', '<>', accountId).execute()
  await tx
    .insertInto('battle_matches')
    .values({ ...values, account_id: accountId })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

export async function deleteMatch(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('battle_matches').where('account_id', '=', accountId).execute()
}

export async function deleteOldMatches(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('battle_matches').where('expires_at', '<', before).execute()
}
