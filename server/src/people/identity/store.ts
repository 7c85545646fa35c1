// Our own SQL on identities; better-auth makes all other statements on these tables.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { deleteCodes } from './code-store.ts'
import { deleteSendings } from './mail/sending-store.ts'
import { deleteUnconfirmed } from './sign-up-store.ts'
import { deleteUsedCodes } from './second-factor/used-code-store.ts'
import { dropExpiredEmails } from './mail/email-queue-store.ts'

const daySeconds = 86_400
const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** Whether Google is this person's only way to sign in. */
export async function signsInWithGoogleOnly(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ provider: string }>`
    select "providerId" as provider from identity_accounts where "userId" = ${userId}`.execute(db)
  return rows.length > 0 && rows.every(row => row.provider === 'google')
}

export async function isSignedIn(db: Db, { sub, sid }: { sub: string; sid: string }): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_sessions where "id" = ${sid} and "userId" = ${sub}`.execute(db)
  return rows.length > 0
}

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_users where "id" = ${userId} and "twoFactorEnabled"`.execute(db)
  return rows.length > 0
}

/** This person's verified contacts: address, number, and external accounts. */
export async function readContacts(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ contact: string }>`
    select 'mail:' || email as contact from identity_users where "id" = ${userId} and "emailVerified"
    union all select 'mobile:' || "phoneNumber" from identity_users where "id" = ${userId} and "phoneNumberVerified"
    union all select "providerId" || ':' || "accountId" from identity_accounts
      where "userId" = ${userId} and "providerId" <> 'credential'`.execute(db)
  return rows.map(row => row.contact)
}

/** Ends the provider's sessions, which invalidates their ID tokens, and all links for a new password. */
export async function endOtherWaysIn(db: Db, userId: string): Promise<void> {
  await sql`delete from identity_sessions where "userId" = ${userId}`.execute(db)
  await sql`delete from identity_verifications where value = ${userId}`.execute(db)
}

/** Removes the second factor and ends the provider's sessions, which were opened with it. @returns whether there was one */
export async function takeSecondFactorAway(tx: Db, userId: string): Promise<boolean> {
  const had = await hasSecondFactor(tx, userId)
  await sql`update identity_users set "twoFactorEnabled" = false where "id" = ${userId}`.execute(tx)
  await sql`delete from identity_two_factors where "userId" = ${userId}`.execute(tx)
  if (had) await endOtherWaysIn(tx, userId)
  return had
}

export interface StoredKey {
  id: string
  publicKey: string
  privateKey: string
  alg: string | null
}

/** Keys that sign now, and keys whose tokens may still be valid. */
export async function readKeys(db: Db, now: Date): Promise<StoredKey[]> {
  const { rows } = await sql<StoredKey>`
    select "id", "publicKey", "privateKey", "alg" from identity_keys
    where "expiresAt" is null or "expiresAt" > ${before(now, daySeconds)}`.execute(db)
  return rows
}

export async function retireKey(db: Db, id: string, now: Date): Promise<void> {
  await sql`update identity_keys set "expiresAt" = ${now} where "id" = ${id} and ("expiresAt" is null or "expiresAt" > ${now})`.execute(db)
}

/** Sessions, passwords and linked accounts are deleted with the row. */
export async function deletePerson(tx: Db, userId: string): Promise<void> {
  await sql`delete from identity_users where "id" = ${userId}`.execute(tx)
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await sql`delete from identity_sessions where "expiresAt" < ${now}`.execute(db)
  await sql`delete from identity_verifications where "expiresAt" < ${now}`.execute(db)
  await deleteCodes(db, now)
  await deleteSendings(db, now)
  await deleteUnconfirmed(db, now)
  await deleteUsedCodes(db, now)
  // Another provider may have taken over: then no process sends the queued emails any more.
  await dropExpiredEmails(db, now)
}
