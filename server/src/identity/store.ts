// The little SQL of our own about identities: everything else in these tables is better-auth's.

import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'

const daySeconds = 86_400

export interface SendingRule {
  /** No two within this time; 0 for none such. */
  everySeconds: number
  most: number
  withinSeconds: number
}

/** Counts a message to an address or number, given as a hash. @returns false when it has had its share; then nothing is counted. */
export function takeSending(db: Db, address: Buffer, rule: SendingRule, now: Date): Promise<boolean> {
  return inTransaction(db, async tx => {
    // Two requests at the same moment must not both be the last one allowed.
    await sql`select pg_advisory_xact_lock(hashtextextended(encode(${address}::bytea, 'hex'), 0))`.execute(tx)
    const { rows } = await sql<{ recently: number; counted: number }>`
      select count(*) filter (where sent_at > ${before(now, rule.everySeconds)})::int as recently, count(*)::int as counted
      from identity_sendings where address = ${address} and sent_at > ${before(now, rule.withinSeconds)}`.execute(tx)
    const [sent] = rows
    if (!sent || (rule.everySeconds > 0 && sent.recently > 0) || sent.counted >= rule.most) return false
    await sql`insert into identity_sendings (address, sent_at) values (${address}, ${now})`.execute(tx)
    return true
  })
}

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** Google only, when that is how this person signs in. */
export async function signsInWithGoogleOnly(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ provider: string }>`
    select "providerId" as provider from identity_accounts where "userId" = ${userId}`.execute(db)
  return rows.length > 0 && rows.every(row => row.provider === 'google')
}

export async function isKnownEmail(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_users where email = ${email} and "emailVerified"`.execute(db)
  return rows.length > 0
}

export async function isSignedIn(db: Db, { sub, sid }: { sub: string; sid: string }): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_sessions where "id" = ${sid} and "userId" = ${sub}`.execute(db)
  return rows.length > 0
}

/** What this person has proved to be theirs: address, number, and accounts elsewhere. */
export async function readContacts(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ contact: string }>`
    select 'mail:' || email as contact from identity_users where "id" = ${userId} and "emailVerified"
    union all select 'mobile:' || "phoneNumber" from identity_users where "id" = ${userId} and "phoneNumberVerified"
    union all select "providerId" || ':' || "accountId" from identity_accounts
      where "userId" = ${userId} and "providerId" <> 'credential'`.execute(db)
  return rows.map(row => row.contact)
}

/**
 * An address nobody has confirmed belongs to nobody: who signs up with it later starts anew, with a password of their own. Without
 * this, whoever came first could wait with a password they know until the owner of the address confirms it.
 */
export async function forgetUnconfirmed(db: Db, email: string): Promise<void> {
  await sql`delete from identity_users where email = ${email} and not "emailVerified"`.execute(db)
}

/** Who opened a link that was mailed there owns the address. @returns false when nobody has this id any more. */
export async function confirmEmail(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`update identity_users set "emailVerified" = true where "id" = ${userId} returning 1`.execute(db)
  return rows.length > 0
}

/** Ends the provider's sessions, and with them their ID tokens, and every other link to a new password. */
export async function endOtherWaysIn(db: Db, userId: string): Promise<void> {
  await sql`delete from identity_sessions where "userId" = ${userId}`.execute(db)
  await sql`delete from identity_verifications where value = ${userId}`.execute(db)
}

export interface StoredKey {
  id: string
  publicKey: string
  privateKey: string
  alg: string | null
}

/** Those that sign or have signed tokens that may still be about. */
export async function readKeys(db: Db, now: Date): Promise<StoredKey[]> {
  const { rows } = await sql<StoredKey>`
    select "id", "publicKey", "privateKey", "alg" from identity_keys
    where "expiresAt" is null or "expiresAt" > ${before(now, daySeconds)}`.execute(db)
  return rows
}

export async function retireKey(db: Db, id: string, now: Date): Promise<void> {
  await sql`update identity_keys set "expiresAt" = ${now} where "id" = ${id} and ("expiresAt" is null or "expiresAt" > ${now})`.execute(db)
}

/** Sessions, passwords and links to other providers go with the row. */
export async function deletePerson(tx: Db, userId: string): Promise<void> {
  await sql`delete from identity_users where "id" = ${userId}`.execute(tx)
}

export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await sql`delete from identity_sessions where "expiresAt" < ${now}`.execute(db)
  await sql`delete from identity_verifications where "expiresAt" < ${now}`.execute(db)
  await sql`delete from identity_sendings where sent_at < ${before(now, daySeconds)}`.execute(db)
  // A week is long enough to confirm an address.
  await sql`delete from identity_users where not "emailVerified" and "phoneNumber" is null and "createdAt" < ${before(now, 7 * daySeconds)}`.execute(
    db,
  )
}
