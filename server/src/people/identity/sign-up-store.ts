// SQL of sign-ups by email. An unconfirmed address belongs to nobody. The latest sign-up can sign in to get its link again; earlier ones
// are set aside, but their links stay valid. The first sign-up whose link is opened gets the address. The same transaction decides whether
// that opens a session, too.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'

/** How long a confirmation link is valid. */
export const confirmMinutes = 60

/** The details from the form that the account takes over. */
export interface SignUpDetails {
  friendsCode: string | null
  timezone: string | null
  webLanguage: string | null
}

export interface SignUp extends SignUpDetails {
  id: string
  name: string
  email: string
  passwordHash: string
  /** Keyed hash of the browser's cookie. */
  browser: Buffer | null
  /** The page to open after the address is confirmed. */
  returnPath: string | null
}

const standIn = sql`"id" || '@set-aside.invalid'`

/** Runs the same statements whether the address is known or not, so that the time reveals nothing. */
export function insertSignUp(db: Db, { id, name, email, passwordHash, ...told }: SignUp, now: Date): Promise<void> {
  return inTransaction(db, async tx => {
    await lockAddress(tx, email)
    await setUnconfirmedAside(tx, email, now)
    await sql`
      insert into identity_users ("id", "name", "email", "emailVerified", set_aside_email, "createdAt", "updatedAt")
      select "id", ${name}::text, case when is_known then ${standIn} else ${email}::text end, false,
        case when is_known then ${email}::text end, ${now}::timestamptz, ${now}::timestamptz
      from (select ${id}::text as "id", exists (select from identity_users where email = ${email}) as is_known) s`.execute(tx)
    await sql`
      insert into identity_accounts ("id", "accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
      values (${crypto.randomUUID()}, ${id}, 'credential', ${id}, ${passwordHash}, ${now}, ${now})`.execute(tx)
    await sql`
      insert into identity_sign_ups (user_id, browser, friends_code, timezone, web_language, return_path)
      values (${id}, ${told.browser}, ${told.friendsCode}, ${told.timezone}, ${told.webLanguage}, ${told.returnPath})`.execute(tx)
  })
}

/** Sign-ups and confirmations of one address take turns. */
async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up:${email}`}, 0))`.execute(tx)
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
 * Makes a person whose address is proved by a mailed link. Deletes unconfirmed sign-ups with the address: their passwords may be a stranger's.
 * @returns false if a confirmed person has the address
 */
export async function insertConfirmed(
  tx: Tx,
  { id, name, email, passwordHash }: Pick<SignUp, 'id' | 'name' | 'email' | 'passwordHash'>,
  now: Date,
): Promise<boolean> {
  await lockAddress(tx, email)
  if (await isKnownEmail(tx, email)) return false
  await sql`delete from identity_users where not "emailVerified" and (email = ${email} or set_aside_email = ${email})`.execute(tx)
  await sql`
    insert into identity_users ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
    values (${id}, ${name}, ${email}, true, ${now}, ${now})`.execute(tx)
  await sql`
    insert into identity_accounts ("id", "accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
    values (${crypto.randomUUID()}, ${id}, 'credential', ${id}, ${passwordHash}, ${now}, ${now})`.execute(tx)
  return true
}

export interface Confirmation {
  /** `gone`: this sign-up does not exist any more, or the address already belongs to another. `used`: it was confirmed before. */
  outcome: 'gone' | 'used' | 'confirmed'
  /** Whether the link may open a session, too. */
  opens: boolean
}

/**
 * The sign-up whose link was opened gets the address; all other unconfirmed sign-ups with it are deleted.
 * @param browser as in SignUp, of the browser that confirms
 */
export function confirmEmail(db: Db, userId: string, browser: Buffer | null = null): Promise<Confirmation> {
  return inTransaction(db, async tx => {
    const email = await addressOf(tx, userId)
    if (email === undefined) return { outcome: 'gone', opens: false }
    await lockAddress(tx, email)
    const { rows } = await sql<{ isConfirmed: boolean }>`
      select "emailVerified" as "isConfirmed" from identity_users where "id" = ${userId} for update`.execute(tx)
    if (rows[0]?.isConfirmed) return { outcome: 'used', opens: false }
    const rivals = await sql`
      delete from identity_users
      where "id" <> ${userId} and not "emailVerified" and (email = ${email} or set_aside_email = ${email})
      returning 1`.execute(tx)
    const confirmed = await sql`
      update identity_users u set email = ${email}, set_aside_email = null, "emailVerified" = true
      where "id" = ${userId} and not exists (select from identity_users o where o.email = ${email} and o."id" <> u."id")
      returning 1`.execute(tx)
    if (confirmed.rows.length === 0) return { outcome: 'gone', opens: false }
    return { outcome: 'confirmed', opens: await mayOpen(tx, { userId, browser, isAlone: rivals.rows.length === 0 }) }
  })
}

/**
 * A link opens a session for a sign-up by the form, which cannot have an account yet. If several people have signed up with the address,
 * the owner may have opened a stranger's link, which confirms the stranger's password: then only the browser that signed up gets a session
 * without the password.
 */
async function mayOpen(tx: Tx, { userId, browser, isAlone }: { userId: string; browser: Buffer | null; isAlone: boolean }) {
  const { rows } = await sql`
    select 1 from identity_sign_ups s join identity_users u on u."id" = s.user_id
    where s.user_id = ${userId} and (${isAlone}::boolean or s.browser = ${browser}::bytea) and u."twoFactorEnabled" is not true`.execute(tx)
  return rows.length > 0
}

async function addressOf(tx: Tx, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select coalesce(set_aside_email, email) as email from identity_users where "id" = ${userId}`.execute(tx)
  return rows[0]?.email
}

export interface Pending {
  name: string
  email: string
  returnPath: string | null
  isSameBrowser: boolean
  isConfirmed: boolean
}

/**
 * @param browser as in confirmEmail
 * @returns undefined when this sign-up does not exist any more, or the address belongs to another
 */
export async function readSignUp(db: Db, userId: string, browser: Buffer | null): Promise<Pending | undefined> {
  const { rows } = await sql<Pending>`
    select u."name", a.email, u."emailVerified" as "isConfirmed", s.return_path as "returnPath",
      coalesce(s.browser = ${browser}::bytea, false) as "isSameBrowser"
    from identity_users u cross join lateral (select coalesce(u.set_aside_email, u.email) as email) a
    left join identity_sign_ups s on s.user_id = u."id"
    where u."id" = ${userId}
      and not exists (select from identity_users o where o.email = a.email and o."emailVerified" and o."id" <> u."id")`.execute(db)
  return rows[0]
}

/** Reads and deletes the details, for the account that is being made. */
export async function takeSignUpDetails(tx: Db, userId: string): Promise<SignUpDetails | null> {
  const { rows } = await sql<SignUpDetails>`
    delete from identity_sign_ups where user_id = ${userId}
    returning friends_code as "friendsCode", timezone, web_language as "webLanguage"`.execute(tx)
  return rows[0] ?? null
}

/** @returns false while nobody has confirmed the address */
export async function isKnownEmail(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_users where email = ${email} and "emailVerified"`.execute(db)
  return rows.length > 0
}

export async function deleteUnconfirmed(db: Db, now: Date): Promise<void> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  // Their links have expired.
  await sql`delete from identity_users where set_aside_email is not null and "updatedAt" < ${before(confirmMinutes)}`.execute(db)
  const week = 7 * 24 * 60
  await sql`
    delete from identity_users where not "emailVerified" and "phoneNumber" is null and "createdAt" < ${before(week)}`.execute(db)
}
