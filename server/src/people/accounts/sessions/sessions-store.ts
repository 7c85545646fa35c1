// SQL of the sessions of one account, for its list of sessions.

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { LiveSince } from '../store.ts'
import { sessionDays } from './session.ts'

/** Identifies a session but does not work as a token: not even the token's whole hash can be derived from it. */
export const sessionId = sql<string>`left(encode(sha256(token_hash), 'hex'), 12)`

/** The account, and the session that makes the call. */
interface Asking {
  accountId: number
  tokenHash: Buffer
}

export type OwnSessionRow = Awaited<ReturnType<typeof readOwnSessions>>[number]

/** Ten rows at most (`insertSession`). */
export function readOwnSessions(db: Db, { accountId, tokenHash }: Asking, { usedAfter, openedAfter }: LiveSince) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'last_used_at', sessionId.as('id')])
    .select(sql<boolean>`token_hash = ${tokenHash}`.as('isCurrent'))
    .where('account_id', '=', accountId)
    .where('last_used_at', '>', usedAfter)
    .where('created_at', '>', openedAfter)
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .execute()
}

/** Deletes the session only if it belongs to this account. */
export async function deleteOwnSession(db: Db, accountId: number, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).where(sessionId, '=', id).execute()
}

export async function deleteOtherSessions(db: Db, { accountId, tokenHash }: Asking): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).where('token_hash', '<>', tokenHash).execute()
}

/** Deletes sessions that have expired, and old records of sessions that a deactivation ended. */
export async function deleteOldSessions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - sessionDays * 86_400_000)
  await db.deleteFrom('sessions').where('last_used_at', '<', before).execute()
  await db.deleteFrom('deactivated_sessions').where('ended_at', '<', before).execute()
}
