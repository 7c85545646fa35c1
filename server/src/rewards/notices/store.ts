// All SQL of notices.

import type { NoticeType } from '@trivium/contract/rewards/notices'
import { type Selectable, sql } from 'kysely'
import { announcement } from '../../platform/db/changes/announce.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Notices } from '../../platform/db/tables/play-tables.ts'
import type { AnnouncementTexts } from '../../platform/db/tables/schedule-tables.ts'
import { wakeJob } from '../../platform/scheduler/wake.ts'
import type { EventRange } from '../../platform/live/index.ts'

/** A notice; one of an announcement comes with the announcement's texts, image and link, which are null for others. */
export type NoticeRow = Selectable<Notices> & { texts: AnnouncementTexts | null; image: string | null; link: string | null }

/** A notice is an event in the room of its account; its id is the event's number. */
export const noticeRoomKind = 'account'

export interface NewNotice {
  accountId: number
  /** Its texts are notice.<type>.title and notice.<type>.message. */
  type: NoticeType
  /** An account gets one notice per key, ever. */
  key: string
  /** Values for the texts; `count` selects the plural. No data about other people: a notice may outlive their accounts. */
  params: Record<string, string | number>
  typeId?: number
  at: Date
}

/** Leaves out each notice whose account already has one with this key. Several notices of one account are numbered in the order given. */
export async function insertNotices(tx: Db, notices: readonly NewNotice[]): Promise<void> {
  await sql`
    with inserted as (
      insert into notices (account_id, type, key, params, type_id, created_at)
      select "accountId", type, key, params, "typeId", at
      from rows from (jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
        as ("accountId" int, type text, key text, params jsonb, "typeId" int, at timestamptz)) with ordinality
      order by ordinality
      on conflict (account_id, key) do nothing
      returning id, account_id
    )
    select ${announcement(noticeRoomKind, sql`account_id`, sql`id`)} from inserted`.execute(tx)
  wakeJob(tx, 'push')
}

export interface NoticePage {
  sort: 'id' | 'date_sent'
  order: 'asc' | 'desc'
  offset: number
  limit: number
}

const noticesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('notices as n')
    .leftJoin('announcements as w', join => join.onRef('w.id', '=', 'n.type_id').on('n.type', '=', 'announcement'))
    .selectAll('n')
    .select(['w.texts', 'w.image', 'w.link'])
    .where('n.account_id', '=', accountId)

export function readNotices(db: Db, accountId: number, { sort, order, offset, limit }: NoticePage): Promise<NoticeRow[]> {
  const all = noticesOf(db, accountId)
  const sorted = sort === 'id' ? all : all.orderBy('n.created_at', order)
  return sorted.orderBy('n.id', order).offset(offset).limit(limit).execute()
}

export function readUnread(db: Db, { id, accountId }: { id: number; accountId: number }): Promise<NoticeRow | undefined> {
  return noticesOf(db, accountId).where('n.id', '=', id).where('n.read_at', 'is', null).executeTakeFirst()
}

export async function countNotices(db: Db, accountId: number): Promise<{ total: number; unread: number }> {
  return db
    .selectFrom('notices')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .select(eb => eb.fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export async function countUnread(db: Db, accountId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notices')
    .select(eb => eb.fn.countAll<number>().as('unread'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
}

export async function markRead(db: Db, accountId: number, upToId: number, at: Date): Promise<void> {
  await db
    .updateTable('notices')
    .set({ read_at: at })
    .where('account_id', '=', accountId)
    .where('id', '<=', upToId)
    .where('read_at', 'is', null)
    .execute()
}

export async function readNewestId(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('notices')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

/** Oldest first, with the account's interface language. */
export function readNoticesAfter(db: Db, accountId: number, { after, upTo, limit }: EventRange) {
  return noticesOf(db, accountId)
    .innerJoin('accounts as a', 'a.id', 'n.account_id')
    .select('a.web_language')
    .where('n.id', '>', after)
    .$if(upTo !== null, query => query.where('n.id', '<=', upTo))
    .orderBy('n.id')
    .limit(limit)
    .execute()
}

export async function deleteNotices(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('notices').where('account_id', '=', accountId).execute()
}
