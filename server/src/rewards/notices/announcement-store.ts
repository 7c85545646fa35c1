// SQL of announcements. Each recipient gets a notice; store.ts has the SQL of notices.

import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { AnnouncementState } from '@trivium/contract/rewards/notice-names'
import { announcement } from '../../platform/db/changes/announce.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Announcements } from '../../platform/db/tables/schedule-tables.ts'
import type { Tables } from '../../platform/db/tables/schema.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { wakeJob } from '../../platform/scheduler/wake.ts'
import { noticeRoomKind } from './store.ts'

export type AnnouncementRow = Awaited<ReturnType<typeof readAnnouncements>>[number]

const announcements = (db: Db) =>
  db
    .selectFrom('announcements as w')
    .selectAll('w')
    .select(eb => eb.selectFrom('accounts as a').select('a.name').whereRef('a.id', '=', 'w.created_by').as('name'))
    .select(
      sql<{ sent: number; failed: number; stopped: number }>`(select jsonb_build_object('sent', count(*) filter (where l.state = 'sent'),
        'failed', count(*) filter (where l.state = 'failed'), 'stopped', count(l.stopped_at)) from letters l where l.announcement_id = w.id)`.as(
        'letters',
      ),
    )

interface Page {
  offset: number
  limit: number
}

function narrowed<Row>(query: SelectQueryBuilder<Tables & { w: Announcements }, 'w', Row>, state: AnnouncementState | undefined) {
  return state === undefined ? query : query.where('w.state', '=', state)
}

export function readAnnouncements(db: Db, state: AnnouncementState | undefined, { offset, limit }: Page) {
  return narrowed(announcements(db), state).orderBy('w.send_at', 'desc').orderBy('w.id', 'desc').offset(offset).limit(limit).execute()
}

const mostCounted = 10_000

export async function countAnnouncements(db: Db, state: AnnouncementState | undefined): Promise<number> {
  const some = narrowed(db.selectFrom('announcements as w').select('w.id'), state).limit(mostCounted)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export function readAnnouncement(db: Db, id: number): Promise<AnnouncementRow | undefined> {
  return announcements(db).where('w.id', '=', id).executeTakeFirst()
}

export function lockAnnouncement(tx: Tx, id: number): Promise<AnnouncementRow | undefined> {
  return announcements(tx).where('w.id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** @returns the id of the announcement of this form, and whether this call inserted it */
export async function insertAnnouncement(tx: Tx, row: Insertable<Announcements>): Promise<{ id: number; isNew: boolean }> {
  const inserted = await tx
    .insertInto('announcements')
    .values(row)
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) {
    wakeJob(tx, 'announcements', new Date(row.send_at))
    return { id: inserted.id, isNew: true }
  }
  const { id } = await tx
    .selectFrom('announcements')
    .select('id')
    .where('key', '=', row.key ?? '')
    .executeTakeFirstOrThrow()
  return { id, isNew: false }
}

export async function updateAnnouncement(tx: Tx, id: number, changes: Updateable<Announcements>): Promise<void> {
  await tx
    .updateTable('announcements')
    .set(eb => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  if (changes.send_at) wakeJob(tx, 'announcements', new Date(changes.send_at))
}

/** The recipients. `spellings`: how accounts may store the announcement's language. */
export interface Circle {
  accountIds: number[] | null
  spellings: string[] | null
  /** Accounts without a language use the default one. */
  isDefault: boolean
  /** Days, as 2026-11-30: only accounts that used the app since, or did not. */
  seenSince: string | null
  unseenSince: string | null
}

const wasSeen = (since: string | null) =>
  sql<boolean>`exists (select from streaks s where s.account_id = a.id and s.kind = 'app' and s.last_day >= ${since}::date)`

const isMeant = ({ spellings, isDefault, seenSince, unseenSince }: Circle) => sql<boolean>`a.status = 'active'
  and (${seenSince === null} or ${wasSeen(seenSince)}) and (${unseenSince === null} or not ${wasSeen(unseenSince)}) and (${spellings === null} or case
  when a.web_language is null then ${isDefault}
  else array[lower(a.web_language), lower(split_part(a.web_language, '-', 1))] && ${spellings ?? []}::text[] end)`

const isChosen = ({ accountIds }: Circle) => (accountIds === null ? sql`true` : sql`a.id = any(${accountIds}::int[])`)

export async function countCircle(db: Db, circle: Circle): Promise<number> {
  const { rows } = await sql<{ accounts: number }>`
    select count(*)::int as accounts from accounts a where ${isChosen(circle)} and ${isMeant(circle)}`.execute(db)
  return rows[0]?.accounts ?? 0
}

/** SQL condition: the account `a` asked for letters, confirmed it, and has the same address still. */
const wantsLetters = sql<boolean>`exists (select from mail_choices c where c.account_id = a.id and c.confirmed_at is not null
  and c.stopped_at is null and lower(c.email) = lower(a.email))`

export async function countLetters(db: Db, circle: Circle): Promise<number> {
  const { rows } = await sql<{ accounts: number }>`
    select count(*)::int as accounts from mail_choices m join accounts a on a.id = m.account_id
    where m.confirmed_at is not null and m.stopped_at is null and ${isChosen(circle)} and ${isMeant(circle)} and ${wantsLetters}`.execute(
    db,
  )
  return rows[0]?.accounts ?? 0
}

export interface NextLetter {
  account_id: number
  email: string
  web_language: string | null
}

/** Accounts that get this announcement by email and have no row in letters yet, without those who signed up after it. */
export async function readNextLetters(
  db: Db,
  circle: Circle,
  { id, last, most }: { id: number; last: number; most: number },
): Promise<NextLetter[]> {
  const { rows } = await sql<NextLetter>`
    select a.id as account_id, a.email, a.web_language from mail_choices m join accounts a on a.id = m.account_id
    where m.confirmed_at is not null and m.stopped_at is null and a.id <= ${last} and ${isChosen(circle)} and ${isMeant(circle)}
      and ${wantsLetters}
      and not exists (select from letters l where l.announcement_id = ${id} and l.account_id = a.id)
    order by a.id limit ${most}`.execute(db)
  return rows
}

/** Takes the letter, if the player wants it still and no process has taken it. @returns whether it is to be sent now */
export async function takeLetter(db: Db, { id, accountId, email, at }: { id: number; accountId: number; email: string; at: Date }) {
  const { rows } = await sql`
    insert into letters (announcement_id, account_id, state, at)
    select ${id}, a.id, 'begun', ${at} from accounts a
    where a.id = ${accountId} and a.status = 'active' and a.email = ${email} and ${wantsLetters}
    on conflict do nothing returning account_id`.execute(db)
  return rows.length > 0
}

export async function readDueAnnouncements(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from announcements where state in ('scheduled', 'sending') and send_at <= ${now} order by send_at, id limit 20`.execute(db)
  return rows.map(row => row.id)
}

export async function readNextSending(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('announcements')
    .select(eb => eb.fn.min('send_at').as('at'))
    .where('state', 'in', ['scheduled', 'sending'])
    .executeTakeFirstOrThrow()
  return at
}

/** @returns undefined when the announcement is not due, or another process is sending it */
export async function takeDue(tx: Tx, id: number, now: Date): Promise<AnnouncementRow | undefined> {
  return announcements(tx)
    .where('w.id', '=', id)
    .where('w.state', 'in', ['scheduled', 'sending'])
    .where('w.send_at', '<=', now)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function readNewestAccount(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from accounts`.execute(tx)
  return rows[0]?.id ?? 0
}

export interface Stretch {
  after: number
  last: number
  most: number
}

/** @returns the last id of the next `most` accounts, recipients or not; null after the last */
export async function readEndOfBatch(tx: Tx, circle: Circle, { after, last, most }: Stretch): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id from (
      select id from accounts a where id > ${after} and id <= ${last} and ${isChosen(circle)} order by id limit ${most}) batch`.execute(tx)
  return rows[0]?.id ?? null
}

/**
 * Skips accounts that already have the notice. Locks accounts in id order, so that none gets it after its deletion.
 * @returns the number of notices
 */
export async function notifyAccounts(
  tx: Tx,
  circle: Circle,
  { id, after, upTo, at }: { id: number; after: number; upTo: number; at: Date },
): Promise<number> {
  const { rows } = await sql`
    with meant as materialized (
      select a.id from accounts a where a.id > ${after} and a.id <= ${upTo} and ${isChosen(circle)} and ${isMeant(circle)}
      order by a.id for key share
    ), inserted as (
      insert into notices (account_id, type, key, type_id, created_at)
      select m.id, 'announcement', ${`announcement:${id}`}, ${id}, ${at} from meant m order by m.id
      on conflict (account_id, key) do nothing
      returning id, account_id
    )
    select ${announcement(noticeRoomKind, sql`account_id`, sql`id`)} from inserted`.execute(tx)
  wakeJob(tx, 'push')
  return rows.length
}
