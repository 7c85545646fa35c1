// All SQL of notices.

import { type Selectable, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Notices } from '../db/play-tables.ts'
import type { NewNotice } from './notify.ts'

export type NoticeRow = Selectable<Notices>

/** What every server process hears when the transaction commits: ids only. */
export const noticesChannel = 'notices'

/** Nothing happens when the account knows this key. */
export async function insertNotice(tx: Db, { accountId, type, key, params, typeId, at }: NewNotice): Promise<void> {
  await sql`
    with inserted as (
      insert into notices (account_id, type, key, params, type_id, created_at)
      values (${accountId}, ${type}, ${key}, ${JSON.stringify(params)}::jsonb, ${typeId ?? null}, ${at})
      on conflict (account_id, key) do nothing
      returning id, account_id
    )
    select pg_notify(${noticesChannel}, account_id || ':' || id) from inserted`.execute(tx)
}

export interface NoticePage {
  sort: 'id' | 'date_sent'
  order: 'asc' | 'desc'
  offset: number
  limit: number
}

export function readNotices(db: Db, accountId: number, { sort, order, offset, limit }: NoticePage): Promise<NoticeRow[]> {
  const all = db.selectFrom('notices').selectAll().where('account_id', '=', accountId)
  const sorted = sort === 'id' ? all : all.orderBy('created_at', order)
  return sorted.orderBy('id', order).offset(offset).limit(limit).execute()
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

/** With the language it is to be told in. @returns undefined when the notice or its account is gone. */
export function readNotice(db: Db, id: number) {
  return db
    .selectFrom('notices as n')
    .innerJoin('accounts as a', 'a.id', 'n.account_id')
    .selectAll('n')
    .select('a.web_language')
    .where('n.id', '=', id)
    .executeTakeFirst()
}

export async function deleteNotices(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('notices').where('account_id', '=', accountId).execute()
}
