// All SQL of accounts and their sessions.

import { type Insertable, type Updateable, sql } from 'kysely'
import { Unauthorized } from '../../platform/api/respond.ts'
import type { Db } from '../../platform/db/connect.ts'
import { lockAccountRow } from '../../platform/db/lock-accounts.ts'
import type { Accounts } from '../../platform/db/tables/schema.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { blankedDrafts, isTyped } from '../../platform/db/connection/typed-text.ts'
import { wakeJob } from '../../platform/scheduler/wake.ts'
import { isPlayed } from '../../rewards/wallet/index.ts'

interface NewSession {
  tokenHash: Buffer
  accountId: number
  now: Date
  /** Where push messages reach the device. */
  fcmId: string | null
  proof: SignInProof
}

/** How a session's person has proved who they are. */
export interface SignInProof {
  at: Date
  hasSecondFactor: boolean
}

/** A session is live if it was used and opened after these times. */
export interface LiveSince {
  usedAfter: Date
  openedAfter: Date
}

const mostSessions = 10

/** Ends the oldest sessions when there are more than `mostSessions`. The account must be locked, or parallel sign-ins could exceed that. */
export async function insertSession(db: Db, { tokenHash, accountId, now, fcmId, proof }: NewSession): Promise<void> {
  // The device now belongs to this session: push messages for the previous account must not show up there.
  if (fcmId !== null) await db.updateTable('sessions').set({ fcm_id: null }).where('fcm_id', '=', fcmId).execute()
  const proved = { proved_at: proof.at, has_second_factor: proof.hasSecondFactor }
  const session = { token_hash: tokenHash, account_id: accountId, created_at: now, last_used_at: now, fcm_id: fcmId, ...proved }
  await db.insertInto('sessions').values(session).execute()
  await sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where account_id = ${accountId} and token_hash <> ${tokenHash}
      order by created_at desc, token_hash offset ${mostSessions - 1})`.execute(db)
}

/** Sessions of active accounts, including expired ones. */
export function readSessions(db: Db, tokenHashes: Buffer[]) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select([
      'a.id',
      'a.roles',
      'a.timezone',
      'a.language_id',
      'a.web_language',
      'a.is_shared',
      's.created_at',
      's.last_used_at',
      's.token_hash',
      's.proved_at',
      's.has_second_factor',
    ])
    .where('s.token_hash', 'in', tokenHashes)
    .where('a.status', '=', 'active')
    .execute()
}

/** @returns false when the session has expired */
export async function touchSession(db: Db, tokenHash: Buffer, { now, usedAfter }: { now: Date; usedAfter: Date }): Promise<boolean> {
  const touched = await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '>', usedAfter)
    .executeTakeFirst()
  return touched.numUpdatedRows > 0n
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsOf(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
}

/** A deleted account's tokens get no reason any more. */
export async function deleteDeactivatedSessions(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('deactivated_sessions').where('account_id', '=', accountId).execute()
}

/** Ends the sessions of a deactivated account and keeps their token hashes, so that a later call with one gets the reason. */
export async function endSessionsOfDeactivated(tx: Tx, accountId: number): Promise<void> {
  await sql`
    with ended as (delete from sessions where account_id = ${accountId} returning token_hash)
    insert into deactivated_sessions (token_hash, account_id) select token_hash, ${accountId} from ended`.execute(tx)
}

/** Whether this token belongs to an account that is deactivated now. */
export async function readIsOfDeactivated(db: Db, tokenHash: Buffer): Promise<boolean> {
  const ofSession = (table: 'sessions' | 'deactivated_sessions') =>
    db.selectFrom(table).select('account_id').where('token_hash', '=', tokenHash)
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('status', '=', 'deactivated')
    .where('id', 'in', ofSession('sessions').unionAll(ofSession('deactivated_sessions')))
    .executeTakeFirst()
  return account !== undefined
}

/** @returns the tokens whose sessions are still live */
export async function readLiveSessions(db: Db, tokenHashes: Buffer[], { usedAfter, openedAfter }: LiveSince): Promise<Buffer[]> {
  if (tokenHashes.length === 0) return []
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select('s.token_hash')
    .where('s.token_hash', 'in', tokenHashes)
    .where('s.last_used_at', '>', usedAfter)
    .where('s.created_at', '>', openedAfter)
    .where('a.status', '=', 'active')
    .execute()
  // The embedded database returns plain byte arrays.
  return rows.map(row => Buffer.from(row.token_hash))
}

/**
 * Blanks the texts that a player typed into answers, drafts and reports, and deletes notes and the claims of exam pages. That the player
 * answered, and the marks, stay.
 */
export async function blankTypedText(tx: Db, accountId: number): Promise<void> {
  await sql`
    update answers a set answer = '…' from questions q
    where q.id = a.question_id and ${isTyped('q')} and a.account_id = ${accountId} and a.answer <> ''`.execute(tx)
  await sql`update plays p set drafts = ${blankedDrafts('p')}, version = version + 1 where account_id = ${accountId} and drafts <> '{}'`.execute(
    tx,
  )
  await tx.updateTable('reports').set({ reason: 'The account was deleted.' }).where('account_id', '=', accountId).execute()
  await tx.deleteFrom('annotations').where('account_id', '=', accountId).execute()
  await tx.updateTable('exam_attempts').set({ claim: null }).where('account_id', '=', accountId).execute()
}

/** Nobody plays against the recorded rounds of a deleted account any more, and battles against them name nobody. */
export async function deleteRecordings(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('battle_recordings').where('account_id', '=', accountId).execute()
}

/** Deletes the replies stored for idempotency keys: what a deleted account did stays on record, the replies do not. */
export async function deleteStoredReplies(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('account_id', '=', accountId).execute()
}

/**
 * Remembers contacts by fingerprint, also after the account was deleted, so that each contact gets the welcome gifts once.
 * @returns false when one of them was known already
 */
export async function rememberContacts(tx: Db, fingerprints: Buffer[]): Promise<boolean> {
  if (fingerprints.length === 0) return true
  const added = await tx
    .insertInto('past_contacts')
    .values(fingerprints.map(hash => ({ hash })))
    .onConflict(conflict => conflict.doNothing())
    .returning('hash')
    .execute()
  return added.length === fingerprints.length
}

/** @returns undefined when the value of a unique column is taken */
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

export function readBySubject(db: Db, subject: string) {
  return db.selectFrom('accounts').select(['id', 'status', 'roles']).where('subject', '=', subject).executeTakeFirst()
}

/** Locks the accounts of other providers whose verified contact this is. A contact that a player merely typed does not count. */
export async function lockOfFormerProvider(tx: Tx, { email, mobile }: { email: string | null; mobile: string | null }, provider: string) {
  const result = await sql<{ id: number; subject: string }>`
    select id, subject from accounts
    where status <> 'deleted' and provider <> ${provider}
      and (lower(email) = ${email}::text and sign_in_type <> 'mobile' or mobile = ${mobile}::text and sign_in_type = 'mobile')
    order by id for no key update`.execute(tx)
  return result.rows
}

/** Ends the sessions whose person proved who they are before this time. */
export async function endSessionsProvedBefore(tx: Tx, accountId: number, at: Date): Promise<void> {
  await tx.deleteFrom('sessions').where('account_id', '=', accountId).where('proved_at', '<', at).execute()
}

export function readByReferCode(db: Db, code: string) {
  return db.selectFrom('accounts').select('id').where('refer_code', '=', code).where('status', '=', 'active').executeTakeFirst()
}

/** For changes by the player: a call that was running when the account ended must change nothing. @throws Unauthorized */
export async function lockActiveAccount(tx: Db, accountId: number) {
  const account = await lockAccountRow(tx, accountId)
  if (account.status !== 'active') throw new Unauthorized()
  return account
}

export async function updateAccount(db: Db, accountId: number, changes: Updateable<Accounts>): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('accounts').set(changes).where('id', '=', accountId).execute()
  // A trigger adds the task (0038-hosted-identity.sql).
  if (changes.status !== undefined) wakeJob(db, 'notify_identity_provider')
}

export function readLanguageId(db: Db, code: string) {
  return db.selectFrom('languages').select('id').where('code', '=', code).executeTakeFirst()
}

/** @param now for messages that are shown for a limited time */
export function readUser(db: Db, accountId: number, now: Date) {
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
      sql<number>`(select count(*)::int from messages_for(${eb.ref('a.id')}, ${now}::timestamptz) where is_new)`.as('unread_messages'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export interface Referral {
  ownerId: number
  isFriendPaid: boolean
  /** The owner is active and not yet paid for this friend. */
  isOwnerDue: boolean
  /** Referrals paid to the owner this month; 0 where the owner is not due. */
  paidOfMonth: number
}

export interface StakeNeeds {
  plays: number
  days: number
}

/** Counted in the server's hours: a player who changes the time zone could have two days within seconds. */
const hoursApart = 20

/**
 * For the account `a`: the finished plays that were mostly answered, and their days. A second day counts only when the first and the last
 * play are far enough apart. Both are counted only up to the number needed. For a qualified account nothing is counted, because its plays
 * grow for years.
 * @param endingAt end of the play being settled, if that play counts
 */
const playsThatCount = ({ plays, days }: StakeNeeds, endingAt: Date | null) => sql`
      lateral (
        select case when a.qualified_at is null then least(count(*), ${plays}) else ${plays} end::int as plays,
          case when a.qualified_at is not null then ${days}
            else least(count(distinct (p.finished_at at time zone a.timezone)::date), ${days},
              case when max(p.finished_at) - min(p.finished_at) >= ${sql.lit(hoursApart)} * interval '1 hour' then ${days} else 1 end)
            end::int as days
        from (
          select finished_at from plays f where a.qualified_at is null and f.account_id = a.id and ${isPlayed}
          union all select ${endingAt}::timestamptz where ${endingAt !== null}::boolean
        ) p
      ) played`

const isVerified = sql`case when a.sign_in_type = 'mobile' then a.mobile else a.email end is not null`

interface Qualifying {
  needed: StakeNeeds
  /** See `playsThatCount`. */
  endingAt: Date | null
  now: Date
  monthStart: Date
}

/**
 * Marks an invited account that has played enough as qualified, and reads who is to be paid. Both accounts must be locked.
 * @returns undefined while it is not qualified, and for an account without an inviter
 */
export async function qualify(tx: Tx, accountId: number, { needed, endingAt, now, monthStart }: Qualifying): Promise<Referral | undefined> {
  const result = await sql<Referral>`
    with referral as (
      select a.id, o.id as "ownerId", a.qualified_at is null as "isNew",
        exists (select from transfer_keys where key = 'referral:friend:' || a.id) as "isFriendPaid",
        o.status = 'active' and not exists (select from transfer_keys where key = 'referral:owner:' || a.id) as "isOwnerDue"
      from accounts a join accounts o on o.id = a.referred_by, ${playsThatCount(needed, endingAt)}
      where a.id = ${accountId} and a.status = 'active' and (a.qualified_at is not null
        or (${isVerified} and played.plays >= ${needed.plays} and played.days >= ${needed.days}))
    ), qualified as (
      update accounts a set qualified_at = ${now} from referral r where a.id = r.id and r."isNew"
    )
    select "ownerId", "isFriendPaid", "isOwnerDue",
      case when "isOwnerDue" then (
        select count(*)::int from accounts friend join transfer_keys k on k.key = 'referral:owner:' || friend.id
        where friend.referred_by = r."ownerId" and k.moved_at >= ${monthStart}
      ) else 0 end as "paidOfMonth"
    from referral r`.execute(tx)
  return result.rows[0]
}

/** The payment that the owner of the code got for the account `friend`. */
const paidFor = (friend: string) => sql`transfer_keys k join transfers t on t.idempotency_key = k.key and t.created_at = k.moved_at
  where k.key = 'referral:owner:' || ${sql.ref(`${friend}.id`)}`

export interface FriendRow {
  name: string
  isDeleted: boolean
  joinedAt: Date
  isQualified: boolean
  plays: number
  days: number
  /** Paid to the owner of the code for this friend. */
  coins: number
}

interface FriendPage {
  needed: StakeNeeds
  offset: number
  limit: number
}

/** Newest first. */
export async function readFriends(db: Db, ownerId: number, { needed, offset, limit }: FriendPage): Promise<FriendRow[]> {
  const result = await sql<FriendRow>`
    select a.name, a.status = 'deleted' as "isDeleted", a.registered_at as "joinedAt", a.qualified_at is not null as "isQualified",
      played.plays, played.days,
      coalesce((select t.amount from ${paidFor('a')}), 0) as coins
    from accounts a, ${playsThatCount(needed, null)} where a.referred_by = ${ownerId}
    order by a.registered_at desc, a.id desc limit ${limit} offset ${offset}`.execute(db)
  return result.rows
}

export async function sumFriends(db: Db, ownerId: number): Promise<{ total: number; coins: number }> {
  const result = await sql<{ total: number; coins: number }>`
    select count(*) as total, coalesce(sum(t.amount), 0)::bigint as coins
    from accounts a left join lateral (select t.amount from ${paidFor('a')}) t on true
    where a.referred_by = ${ownerId}`.execute(db)
  return result.rows[0] ?? { total: 0, coins: 0 }
}

/** Marks sample accounts, whose passwords everybody knows, as shared: the server lets visitors store nothing in them. */
export async function shareAccounts(db: Db, emails: string[]): Promise<void> {
  await db.updateTable('accounts').set({ is_shared: true }).where('email', 'in', emails).where('is_shared', '=', false).execute()
}
