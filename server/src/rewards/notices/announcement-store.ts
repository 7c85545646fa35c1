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
}

const isMeant = ({ spellings, isDefault }: Circle) => sql<boolean>`a.status = 'active' and (${spellings === null} or case
  when a.web_language is null then ${isDefault}
  else array[lower(a.web_language), lower(split_part(a.web_language, '-', 1))] && ${spellings ?? []}::text[] end)`

const isChosen = ({ accountIds }: Circle) => (accountIds === null ? sql`true` : sql`a.id = any(${accountIds}::int[])`)

export async function countCircle(db: Db, circle: Circle): Promise<number> {
  const { rows } = await sql<{ accounts: number }>`
    select count(*)::int as accounts from accounts a where ${isChosen(circle)} and ${isMeant(circle)}`.execute(db)
  return rows[0]?.accounts ?? 0
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
