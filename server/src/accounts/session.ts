// The api_token of a device. Only its hash is stored: who reads the table cannot sign in with it.

import { createHash, randomBytes } from 'node:crypto'
import type { SignedIn } from '../api/handle.ts'
import type { Database, Db } from '../db/connect.ts'
import {
  deleteSession,
  deleteSessionsOf,
  insertSession,
  readBySubject,
  readLiveSessions,
  readSession,
  sessionsChannel,
  touchSession,
} from './store.ts'

/** Since the last use. */
export const sessionDays = 30
const dayMs = 86_400_000
/** Not every call writes: the last use is known to the hour. */
const touchAfterMs = 3_600_000

/** The first moment at which a session must have been used to count at `now`. */
const usedAfter = (now: Date) => new Date(now.getTime() - sessionDays * dayMs)

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** @returns the token, which exists nowhere else. */
export async function openSession(tx: Db, accountId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertSession(tx, { tokenHash: hashOf(token), accountId, now })
  return token
}

/** @returns null for a token that is unknown, expired, or belongs to an account that is not active. */
export async function findSignedIn(db: Db, token: string, now: Date): Promise<SignedIn | null> {
  const tokenHash = hashOf(token)
  const row = await readSession(db, tokenHash, usedAfter(now))
  if (!row) return null
  if (now.getTime() - row.last_used_at.getTime() > touchAfterMs) await touchSession(db, tokenHash, now)
  return { id: row.id, role: row.role, timezone: row.timezone, languageId: row.language_id, webLanguage: row.web_language, tokenHash }
}

/** Asking does not count as using. @returns those of the tokens that somebody is still signed in with. */
export function findLiveSessions(db: Db, tokenHashes: Buffer[], now: Date): Promise<Buffer[]> {
  return readLiveSessions(db, tokenHashes, usedAfter(now))
}

/** Tells the account's id whenever sessions of it end, in whatever process that happens. */
export function onSessionsEnded(database: Database, onEnded: (accountId: number) => void): Promise<() => Promise<void>> {
  return database.listen(sessionsChannel, payload => onEnded(Number(payload)))
}

export const closeSession = deleteSession

/** On every device. */
export async function endSessionsOf(db: Db, subject: string): Promise<void> {
  const account = await readBySubject(db, subject)
  if (account) await deleteSessionsOf(db, account.id)
}
