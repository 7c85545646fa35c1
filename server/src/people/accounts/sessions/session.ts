// The api_token of a device. Only its hash is stored, so that reading the table is not enough to sign in.

import { createHash, randomBytes } from 'node:crypto'
import type { SignedIn } from '../../../platform/api/handle.ts'
import type { Database, Db } from '../../../platform/db/connect.ts'
import { cached } from '../../../platform/db/changes/cached.ts'
import {
  deleteSession,
  deleteSessionsOf,
  insertSession,
  type LiveSince,
  readBySubject,
  readIsOfDeactivated,
  readLiveSessions,
  readSessions,
  type SignInProof,
  touchSession,
} from '../store.ts'

/** A session expires this long after its last use. */
export const sessionDays = 30
/** A session ends this long after its sign-in, however much it is used. Housekeeping deletes its row later, as an unused one. */
const mostSessionDays = 365
const dayMs = 86_400_000
/** The last use is stored with a precision of an hour, so that most calls write nothing. */
const touchAfterMs = 3_600_000

/** The earliest last use and sign-in of a session that is live at `now`. */
export const liveSince = (now: Date): LiveSince => ({
  usedAfter: new Date(now.getTime() - sessionDays * dayMs),
  openedAfter: new Date(now.getTime() - mostSessionDays * dayMs),
})

const hashOf = (token: string) => createHash('sha256').update(token).digest()

interface Opening {
  /** Where push messages reach the device. */
  fcmId?: string | null
  /** Default: proved now, without a second factor. */
  proof?: SignInProof
}

/** @returns the token, which is not stored itself */
export async function openSession(tx: Db, accountId: number, now: Date, { fcmId = null, proof }: Opening = {}): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertSession(tx, { tokenHash: hashOf(token), accountId, now, fcmId, proof: proof ?? { at: now, hasSecondFactor: false } })
  return token
}

interface SignIn {
  player: SignedIn
  openedAt: Date
  /** As far as this process knows: another process may have stored a later use. */
  lastUsedAt: Date
}

const mostSignIns = 10_000

/** The key is the token hash in hexadecimal. */
const readSignIns = cached<string, SignIn>({
  topic: 'sign_ins',
  most: mostSignIns,
  idOf: ({ player }) => player.id,
  async read(db, hashes) {
    const rows = await readSessions(
      db,
      hashes.map(hash => Buffer.from(hash, 'hex')),
    )
    return new Map(
      rows.map(({ token_hash, created_at, last_used_at, ...row }) => {
        // The embedded database returns plain byte arrays.
        const tokenHash = Buffer.from(token_hash)
        return [tokenHash.toString('hex'), { player: playerOf(row, tokenHash), openedAt: created_at, lastUsedAt: last_used_at }]
      }),
    )
  },
})

type AccountOfSession = Omit<Awaited<ReturnType<typeof readSessions>>[number], 'token_hash' | 'created_at' | 'last_used_at'>

function playerOf({ id, roles, timezone, ...row }: AccountOfSession, tokenHash: Buffer): SignedIn {
  return {
    id,
    roles,
    timezone,
    languageId: row.language_id,
    webLanguage: row.web_language,
    tokenHash,
    provedAt: row.proved_at,
    hasSecondFactor: row.has_second_factor,
    isShared: row.is_shared,
  }
}

/** @returns null for a token that is unknown, expired, or belongs to an account that is not active. */
export async function findSignedIn(db: Db, token: string, now: Date): Promise<SignedIn | null> {
  const tokenHash = hashOf(token)
  const key = tokenHash.toString('hex')
  const signIn = (await readSignIns(db, [key])).get(key)
  const { usedAfter, openedAfter } = liveSince(now)
  if (!signIn || signIn.openedAt.getTime() <= openedAfter.getTime()) return null
  if (now.getTime() - signIn.lastUsedAt.getTime() > touchAfterMs) {
    if (!(await touchSession(db, tokenHash, { now, usedAfter }))) return null
    signIn.lastUsedAt = now
  }
  return signIn.player
}

/** Whether this token was valid until its account was deactivated. Only the owner of the account has such a token. */
export const isOfDeactivated = (db: Db, token: string): Promise<boolean> => readIsOfDeactivated(db, hashOf(token))

/** Does not count as using the sessions. @returns the tokens whose sessions are still live */
export function findLiveSessions(db: Db, tokenHashes: Buffer[], now: Date): Promise<Buffer[]> {
  return readLiveSessions(db, tokenHashes, liveSince(now))
}

/** Calls the listener with the account ids when any process ends sessions of theirs; with null when any session may have ended. */
export function onSessionsEnded({ changes }: Database, onEnded: (accountIds: number[] | null) => void): () => void {
  return changes.on('sign_ins', onEnded)
}

export const closeSession = deleteSession

/** Ends the sessions on every device. */
export async function endSessionsOf(db: Db, subject: string): Promise<void> {
  const account = await readBySubject(db, subject)
  if (account) await deleteSessionsOf(db, account.id)
}
