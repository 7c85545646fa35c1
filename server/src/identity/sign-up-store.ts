// SQL of sign-ups by e-mail. Nobody owns an address before it is confirmed: whoever comes last with it can sign in to be sent the
// link again, and those before are set aside with theirs. The first to open a link of their own has it.

import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'

/** How long a link to confirm an address is good. */
export const confirmMinutes = 60

interface SignUp {
  id: string
  name: string
  email: string
  passwordHash: string
}

const standIn = sql`"id" || '@set-aside.invalid'`

/** The same statements whether the address is known or not: the time they take tells nothing. */
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
 * Makes way for whoever signs up with the address next, with a password of their own. Without this, whoever came first could wait
 * with a password they know until the owner of the address confirms it.
 */
export async function setUnconfirmedAside(db: Db, email: string, now: Date): Promise<void> {
  await sql`
    update identity_users set set_aside_email = email, email = ${standIn}, "updatedAt" = ${now}
    where email = ${email} and not "emailVerified"`.execute(db)
}

/**
 * Who opened a link that was mailed there owns the address; whoever else began with it has lost the race.
 * @returns false when nobody has this id any more, or somebody else owns the address already
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

/** @returns false as long as nobody has confirmed it. */
export async function isKnownEmail(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_users where email = ${email} and "emailVerified"`.execute(db)
  return rows.length > 0
}

export async function forgetUnconfirmed(db: Db, now: Date): Promise<void> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  // No link to them is good any more.
  await sql`delete from identity_users where set_aside_email is not null and "updatedAt" < ${before(confirmMinutes)}`.execute(db)
  const week = 7 * 24 * 60
  await sql`
    delete from identity_users where not "emailVerified" and "phoneNumber" is null and "createdAt" < ${before(week)}`.execute(db)
}
