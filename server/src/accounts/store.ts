// All SQL of accounts and their sessions.

import { type Insertable, type Updateable, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Accounts } from '../db/schema.ts'

export function insertSession(db: Db, session: { tokenHash: Buffer; accountId: number; now: Date }) {
  const { tokenHash, accountId, now } = session
  return db.insertInto('sessions').values({ token_hash: tokenHash, account_id: accountId, created_at: now, last_used_at: now }).execute()
}

export function readSession(db: Db, tokenHash: Buffer, usedAfter: Date) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.role', 'a.timezone', 'a.language_id', 's.last_used_at'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.last_used_at', '>', usedAfter)
    .where('a.status', '=', 'active')
    .executeTakeFirst()
}

export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsOf(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
}

/** What a deleted account did is kept; what it was told is not. */
export async function deleteStoredReplies(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('account_id', '=', accountId).execute()
}

/** @returns undefined when any of the unique columns is taken. */
export function insertAccount(db: Db, account: Insertable<Accounts>) {
  return db
    .insertInto('accounts')
    .values(account)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

export function readAccount(db: Db, accountId: number) {
  return db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
}

/** Two changes to one account wait for each other. */
export function lockAccount(tx: Db, accountId: number) {
  return tx.selectFrom('accounts').selectAll().where('id', '=', accountId).forUpdate().executeTakeFirstOrThrow()
}

export function readBySubject(db: Db, subject: string) {
  return db.selectFrom('accounts').select(['id', 'status', 'role']).where('subject', '=', subject).executeTakeFirst()
}

export function readByReferCode(db: Db, code: string) {
  return db.selectFrom('accounts').select('id').where('refer_code', '=', code).where('status', '=', 'active').executeTakeFirst()
}

export async function updateAccount(db: Db, accountId: number, changes: Updateable<Accounts>): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('accounts').set(changes).where('id', '=', accountId).execute()
}

/** A contact somebody merely typed gives way to whoever proves it; one that was proven stays where it is. */
export async function releaseTypedContact(tx: Db, proven: { email: string | null } | { mobile: string | null }): Promise<void> {
  const live = tx.updateTable('accounts').where('status', '<>', 'deleted')
  if ('email' in proven) {
    const { email } = proven
    if (email)
      await live
        .set({ email: null })
        .where(sql`lower(email)`, '=', email)
        .where('sign_in_type', '=', 'mobile')
        .execute()
  } else {
    const { mobile } = proven
    if (mobile) await live.set({ mobile: null }).where('mobile', '=', mobile).where('sign_in_type', '<>', 'mobile').execute()
  }
}

/** The first call of a day counts it: a streak goes on from yesterday, else it starts again. */
export async function countDay(db: Db, accountId: number, today: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      last_seen_on: today,
      app_streak: sql<number>`case when last_seen_on = ${today}::date - 1 then app_streak + 1 else 1 end`,
    })
    .where('id', '=', accountId)
    // A move to a zone further west must not count a day twice.
    .where(eb => eb.or([eb('last_seen_on', 'is', null), eb('last_seen_on', '<', today)]))
    .execute()
}

export function readLanguageId(db: Db, code: string) {
  return db.selectFrom('languages').select('id').where('code', '=', code).executeTakeFirst()
}

export function readUser(db: Db, accountId: number) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('languages as l', 'l.id', 'a.language_id')
    .leftJoin('ledger_accounts as w', 'w.owner_id', 'a.id')
    .selectAll('a')
    .select(['l.code as language', 'w.balance as coins'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export interface Referral {
  ownerId: number
  isOwnerActive: boolean
  isVerified: boolean
  isFriendPaid: boolean
  isOwnerPaid: boolean
  /** Finished plays, counted no further than needed. */
  plays: number
}

/** @returns undefined for somebody who came without an invitation. */
export async function readReferral(db: Db, accountId: number, playsNeeded: number): Promise<Referral | undefined> {
  const result = await sql<Referral>`
    select o.id as "ownerId", o.status = 'active' as "isOwnerActive",
      case when a.sign_in_type = 'mobile' then a.mobile else a.email end is not null as "isVerified",
      exists (select from transfers where idempotency_key = 'referral:friend:' || a.id) as "isFriendPaid",
      exists (select from transfers where idempotency_key = 'referral:owner:' || a.id) as "isOwnerPaid",
      (select count(*)::int from
        (select from plays p where p.account_id = a.id and p.state = 'finished' limit ${playsNeeded}) finished) as plays
    from accounts a join accounts o on o.id = a.referred_by
    where a.id = ${accountId} and a.status = 'active'`.execute(db)
  return result.rows[0]
}

/** Any constant that differs from the other advisory locks. */
const referralLocks = 7_315_043

export async function lockReferralsOf(tx: Db, ownerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${referralLocks}::int, ${ownerId}::int)`.execute(tx)
}

export async function countReferralsPaid(db: Db, ownerId: number, since: Date): Promise<number> {
  const { paid } = await db
    .selectFrom('transfers as t')
    .innerJoin('ledger_accounts as w', 'w.id', 't.to_id')
    .select(eb => eb.fn.countAll<number>().as('paid'))
    .where('w.owner_id', '=', ownerId)
    .where('t.idempotency_key', 'like', 'referral:owner:%')
    .where('t.created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return paid
}
