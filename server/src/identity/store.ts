// The little SQL of our own about identities: everything else in these tables is better-auth's.

import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'

const codesADay = 5
const codeEverySeconds = 60

/** Takes one of the codes a number may be sent. @returns false when it has had its share. */
export function takeCode(db: Db, mobile: string, now: Date): Promise<boolean> {
  return inTransaction(db, async tx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`code:${mobile}`}, 0))`.execute(tx)
    const { rows } = await sql<{ last_minute: number; last_day: number }>`
      select count(*) filter (where sent_at > ${secondsBefore(now, codeEverySeconds)})::int as last_minute, count(*)::int as last_day
      from identity_code_sends where mobile = ${mobile} and sent_at > ${secondsBefore(now, 86_400)}`.execute(tx)
    const sent = rows[0]
    if (!sent || sent.last_minute > 0 || sent.last_day >= codesADay) return false
    await sql`insert into identity_code_sends (mobile, sent_at) values (${mobile}, ${now})`.execute(tx)
    return true
  })
}

const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** Google only, when that is how this person signs in. */
export async function signsInWithGoogleOnly(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ provider: string }>`
    select "providerId" as provider from identity_accounts where "userId" = ${userId}`.execute(db)
  return rows.length > 0 && rows.every(row => row.provider === 'google')
}

export async function knowsEmail(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_users where email = ${email}`.execute(db)
  return rows.length > 0
}

export async function verifyEmail(db: Db, email: string): Promise<void> {
  await sql`update identity_users set "emailVerified" = true where email = ${email}`.execute(db)
}

export async function readPublicKeys(db: Db): Promise<{ id: string; publicKey: string; alg: string | null }[]> {
  const { rows } = await sql<{ id: string; publicKey: string; alg: string | null }>`
    select "id", "publicKey", "alg" from identity_keys`.execute(db)
  return rows
}

export async function deletePerson(tx: Db, userId: string): Promise<void> {
  const { rows } = await sql<{ email: string; phoneNumber: string | null }>`
    delete from identity_users where "id" = ${userId} returning email, "phoneNumber"`.execute(tx)
  for (const { email, phoneNumber } of rows) {
    await sql`delete from identity_verifications where "identifier" in (${email}, ${phoneNumber ?? email})`.execute(tx)
    if (phoneNumber) await sql`delete from identity_code_sends where mobile = ${phoneNumber}`.execute(tx)
  }
}

export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await sql`delete from identity_sessions where "expiresAt" < ${now}`.execute(db)
  await sql`delete from identity_verifications where "expiresAt" < ${now}`.execute(db)
  await sql`delete from identity_code_sends where sent_at < ${secondsBefore(now, 86_400)}`.execute(db)
}
