// All SQL of accounts and their sessions.

import { type Insertable, type Updateable, sql } from 'kysely'
import { Unauthorized } from '../api/respond.ts'
import { advisoryLocks } from '../db/advisory-locks.ts'
import type { Db } from '../db/connect.ts'
import { lockAccountRow } from '../db/lock-account.ts'
import type { Accounts } from '../db/schema.ts'

export function insertSession(db: Db, session: { tokenHash: Buffer; accountId: number; now: Date }) {
  const { tokenHash, accountId, now } = session
  return db.insertInto('sessions').values({ token_hash: tokenHash, account_id: accountId, created_at: now, last_used_at: now }).execute()
}

export function readSession(db: Db, tokenHash: Buffer, usedAfter: Date) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.role', 'a.timezone', 'a.language_id', 'a.web_language', 's.last_used_at'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.last_used_at', '>', usedAfter)
    .where('a.status', '=', 'active')
    .executeTakeFirst()
}

export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** Every server process hears whose sessions ended, and closes their sockets. */
export const sessionsChannel = 'sessions'

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`
    with ended as (delete from sessions where token_hash = ${tokenHash} returning account_id)
    select pg_notify(${sessionsChannel}, account_id::text) from ended`.execute(db)
}

export async function deleteSessionsOf(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
  await sql`select pg_notify(${sessionsChannel}, ${accountId}::int::text)`.execute(db)
}

/** @returns those of the tokens that somebody is still signed in with. */
export async function readLiveSessions(db: Db, tokenHashes: Buffer[], usedAfter: Date): Promise<Buffer[]> {
  if (tokenHashes.length === 0) return []
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select('s.token_hash')
    .where('s.token_hash', 'in', tokenHashes)
    .where('s.last_used_at', '>', usedAfter)
    .where('a.status', '=', 'active')
    .execute()
  // The embedded database gives plain byte arrays.
  return rows.map(row => Buffer.from(row.token_hash))
}

/** What somebody typed goes, whatever it says; that they answered, and how well, stays. */
export async function blankTypedText(tx: Db, accountId: number): Promise<void> {
  await sql`
    update answers a set answer = '…' from questions q
    where q.id = a.question_id and q.word is not null and a.account_id = ${accountId} and a.answer <> ''`.execute(tx)
  await tx.updateTable('reports').set({ reason: 'The account was deleted.' }).where('account_id', '=', accountId).execute()
}

/** What a deleted account did is kept; what it was told is not. */
export async function deleteStoredReplies(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('account_id', '=', accountId).execute()
}

/** The fingerprints of whom a deleted account was: gifts are given once. */
export async function rememberContacts(tx: Db, fingerprints: Buffer[]): Promise<void> {
  if (fingerprints.length === 0) return
  const rows = fingerprints.map(hash => ({ hash }))
  await tx
    .insertInto('past_contacts')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function hadAccount(db: Db, fingerprints: Buffer[]): Promise<boolean> {
  if (fingerprints.length === 0) return false
  return (await db.selectFrom('past_contacts').select('hash').where('hash', 'in', fingerprints).executeTakeFirst()) !== undefined
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

export async function isMobileTaken(db: Db, mobile: string | null): Promise<boolean> {
  if (mobile === null) return false
  const taken = db.selectFrom('accounts').select('id').where('mobile', '=', mobile).where('status', '<>', 'deleted')
  return (await taken.executeTakeFirst()) !== undefined
}

export function readAccount(db: Db, accountId: number) {
  return db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
}

export function readBySubject(db: Db, subject: string) {
  return db.selectFrom('accounts').select(['id', 'status', 'role']).where('subject', '=', subject).executeTakeFirst()
}

export function readByReferCode(db: Db, code: string) {
  return db.selectFrom('accounts').select('id').where('refer_code', '=', code).where('status', '=', 'active').executeTakeFirst()
}

/** For what a player changes: a call that was under way when the account ended changes nothing any more. @throws Unauthorized */
export async function lockActiveAccount(tx: Db, accountId: number) {
  const account = await lockAccountRow(tx, accountId)
  if (account.status !== 'active') throw new Unauthorized()
  return account
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
    .select(eb => [
      eb
        .selectFrom('badges as b')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('b.account_id', '=', 'a.id')
        .where('b.unlocked_at', 'is not', null)
        .as('badges_unlocked'),
      eb
        .selectFrom('notices as n')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('n.account_id', '=', 'a.id')
        .where('n.read_at', 'is', null)
        .as('unread_notifications'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export interface Referral {
  ownerId: number
  isOwnerActive: boolean
  isVerified: boolean
  isFriendPaid: boolean
  isOwnerPaid: boolean
  /** Finished plays in which something was answered, counted no further than needed. */
  plays: number
}

/** Of the account `a`. Starting and giving up is not playing. */
const playsThatCount = (needed: number) => sql`
      (select count(*)::int from
        (select from plays p
          where p.account_id = a.id and p.state = 'finished' and p.correct + p.wrong > 0 limit ${needed}) played)`

/** @returns undefined for somebody who came without an invitation. */
export async function readReferral(db: Db, accountId: number, playsNeeded: number): Promise<Referral | undefined> {
  const result = await sql<Referral>`
    select o.id as "ownerId", o.status = 'active' as "isOwnerActive",
      case when a.sign_in_type = 'mobile' then a.mobile else a.email end is not null as "isVerified",
      exists (select from transfers where idempotency_key = 'referral:friend:' || a.id) as "isFriendPaid",
      exists (select from transfers where idempotency_key = 'referral:owner:' || a.id) as "isOwnerPaid",
      ${playsThatCount(playsNeeded)} as plays
    from accounts a join accounts o on o.id = a.referred_by
    where a.id = ${accountId} and a.status = 'active'`.execute(db)
  return result.rows[0]
}

export async function lockReferralsOf(tx: Db, ownerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.referrals}::int, ${ownerId}::int)`.execute(tx)
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

export interface FriendRow {
  name: string
  isDeleted: boolean
  joinedAt: Date
  isVerified: boolean
  /** Finished plays in which something was answered, counted no further than needed. */
  plays: number
  /** What the owner of the code has got for this friend. */
  coins: number
}

/** Newest first. */
export async function readFriends(
  db: Db,
  ownerId: number,
  page: { playsNeeded: number; offset: number; limit: number },
): Promise<FriendRow[]> {
  const result = await sql<FriendRow>`
    select a.name, a.status = 'deleted' as "isDeleted", a.registered_at as "joinedAt",
      case when a.sign_in_type = 'mobile' then a.mobile else a.email end is not null as "isVerified",
      ${playsThatCount(page.playsNeeded)} as plays,
      coalesce((select amount from transfers where idempotency_key = 'referral:owner:' || a.id), 0) as coins
    from accounts a where a.referred_by = ${ownerId}
    order by a.registered_at desc, a.id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  return result.rows
}

export async function sumFriends(db: Db, ownerId: number): Promise<{ total: number; coins: number }> {
  const result = await sql<{ total: number; coins: number }>`
    select count(*) as total, coalesce(sum(t.amount), 0)::bigint as coins
    from accounts a left join transfers t on t.idempotency_key = 'referral:owner:' || a.id
    where a.referred_by = ${ownerId}`.execute(db)
  return result.rows[0] ?? { total: 0, coins: 0 }
}
