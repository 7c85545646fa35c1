// SQL of sign-ups by e-mail. An unconfirmed address belongs to nobody. The latest sign-up can sign in to get its link again; earlier ones
// are set aside, but their links stay valid. The first sign-up whose link is opened gets the address.

import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'

/** How long a confirmation link is valid. */
export const confirmMinutes = 60

interface SignUp {
  id: string
  name: string
  email: string
  passwordHash: string
}

const standIn = sql`"id" || '@set-aside.invalid'`

/** Runs the same statements whether the address is known or not, so that the time reveals nothing. */
export function insertSignUp(db: Db, { id, name, email, passwordHash }: SignUp, now: Date): Promise<void> {
  return inTransaction(db, async tx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up:${email}`}, 0))`.execute(tx)
    await setUnconfirmedAside(tx, email, now)
    await sql`
      insert into identity_users ("id", "name", "email", "emailVerified", set_aside_email, "createdAt", "updatedAt")
      select "id", ${name}::text, case when is_known then ${standIn} else ${email}::text end, false,
        case when is_known then ${email}::text end, ${now}::timestamptz, ${now}::timestamptz
      from (select ${id}::text as "id", exists (select from identity_users where email = ${email}) as is_known) s`.execute(tx)
    await sql`
      insert into identity_accounts ("id", "accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
      values (${crypto.randomUUID()}, ${id}, 'credential', ${id}, ${passwordHash}, ${now}, ${now})`.execute(tx)
  })
}

/**
 * Sets unconfirmed sign-ups aside for the next one, which has another password. Otherwise an attacker could sign up first, with a
 * password the attacker knows, and wait until the owner of the address confirms that sign-up.
 */
export async function setUnconfirmedAside(db: Db, email: string, now: Date): Promise<void> {
  await sql`
    update identity_users set set_aside_email = email, email = ${standIn}, "updatedAt" = ${now}
    where email = ${email} and not "emailVerified"`.execute(db)
}

/**
 * The sign-up whose link was opened gets the address; all other unconfirmed sign-ups with it are deleted.
 * @returns false when this sign-up does not exist any more, or the address already belongs to another
 */
export function confirmEmail(db: Db, userId: string): Promise<boolean> {
  return inTransaction(db, async tx => {
    const { rows } = await sql<{ email: string }>`
      select coalesce(set_aside_email, email) as email from identity_users where "id" = ${userId} for update`.execute(tx)
    const [person] = rows
    if (!person) return false
    const { email } = person
    await sql`
      delete from identity_users
      where "id" <> ${userId} and not "emailVerified" and (email = ${email} or set_aside_email = ${email})`.execute(tx)
    const confirmed = await sql`
      update identity_users u set email = ${email}, set_aside_email = null, "emailVerified" = true
      where "id" = ${userId} and not exists (select from identity_users o where o.email = ${email} and o."id" <> u."id")
      returning 1`.execute(tx)
    return confirmed.rows.length > 0
  })
}

/** @returns false while nobody has confirmed the address */
export async function isKnownEmail(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_users where email = ${email} and "emailVerified"`.execute(db)
  return rows.length > 0
}

export async function forgetUnconfirmed(db: Db, now: Date): Promise<void> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  // Their links have expired.
  await sql`delete from identity_users where set_aside_email is not null and "updatedAt" < ${before(confirmMinutes)}`.execute(db)
  const week = 7 * 24 * 60
  await sql`
    delete from identity_users where not "emailVerified" and "phoneNumber" is null and "createdAt" < ${before(week)}`.execute(db)
}
