// All SQL of bookmarks.

import { sql } from 'kysely'
import type { BookmarkType } from '@trivium/contract/play/bookmarks'
import { modesWith } from '@trivium/rules/play/modes'
import type { Db } from '../../platform/db/connect.ts'

export async function countBookmarks(db: Db, accountId: number, type: BookmarkType): Promise<number> {
  const row = await stillAsked(db, accountId, type)
    .select(eb => eb.fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow()
  return Number(row.kept)
}

export async function insertBookmark(
  tx: Db,
  bookmark: { accountId: number; questionId: number; type: BookmarkType; at: Date },
): Promise<void> {
  const { accountId, questionId, type, at } = bookmark
  await tx
    .insertInto('bookmarks')
    .values({ account_id: accountId, question_id: questionId, type, created_at: at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteBookmark(tx: Db, accountId: number, questionId: number): Promise<void> {
  await tx.deleteFrom('bookmarks').where('account_id', '=', accountId).where('question_id', '=', questionId).execute()
}

/** Questions that were removed from the bank, and those of a contest that is not over, are neither shown nor counted. */
function stillAsked(db: Db, accountId: number, type?: BookmarkType) {
  const kept = db
    .selectFrom('bookmarks as b')
    .innerJoin('questions as q', 'q.id', 'b.question_id')
    .where('b.account_id', '=', accountId)
    .where('q.is_active', '=', true)
    .where('q.sealed_by', 'is', null)
  return type === undefined ? kept : kept.where('b.type', '=', type)
}

export interface Bookmark {
  question_id: number
  type: BookmarkType
  language_id: number
}

/** Newest first; only active questions, of one type or of all, in one content language or in all. */
export function readBookmarks(db: Db, accountId: number, type?: BookmarkType, languageId?: number): Promise<Bookmark[]> {
  let query = stillAsked(db, accountId, type).select(['b.question_id', 'b.type', 'q.language_id'])
  if (languageId !== undefined) query = query.where('q.language_id', '=', languageId)
  return query.orderBy('b.created_at', 'desc').orderBy('b.question_id').execute()
}

export async function readBookmarkedAmong(db: Db, accountId: number, questionIds: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('bookmarks')
    .select('question_id')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`question_id = any(${questionIds}::int[])`)
    .execute()
  return rows.map(row => row.question_id)
}

/**
 * Questions whose answer this player knows: a play asked them before, and no open play asks them now. A play that was only opened, or
 * whose window is still open, has revealed nothing. A later answer may have revealed it, so the query looks at all answers since the
 * first. Questions first met in an archived month count as known.
 */
export async function readKnownAmong(db: Db, accountId: number, questionIds: number[], now: Date): Promise<Set<number>> {
  const { rows } = await sql<{ question_id: number }>`
    select m.question_id from met_questions m
    where m.account_id = ${accountId} and m.question_id = any(${questionIds}::int[])
      and (exists (
        select 1 from answers a where a.account_id = m.account_id and a.answered_at >= m.first_at
          and a.question_id = m.question_id and ${hasTold('a', now)}) or ${isArchived('m')})
      and not exists (
        select 1 from plays p where p.account_id = ${accountId} and p.state = 'open'
          and p.questions @> jsonb_build_array(jsonb_build_object('question_id', m.question_id)))`.execute(db)
  return new Set(rows.map(row => row.question_id))
}

const isArchived = (met: string) => sql`not exists (
  select 1 from answers first where first.account_id = ${sql.ref(`${met}.account_id`)}
    and first.question_id = ${sql.ref(`${met}.question_id`)} and first.answered_at = ${sql.ref(`${met}.first_at`)})`

const hasTold = (answer: string, now: Date) => sql`exists (
  select 1 from plays told where told.id = ${sql.ref(`${answer}.play_id`)}
    and (told.taken_at is not null or told.mode <> all(${modesWith(({ takenFrom }) => takenFrom === 'first_answer')}::text[]))
    and (told.window_ends_at <= ${now}::timestamptz or told.mode <> all(${modesWith(({ feedback }) => feedback === 'after_window')}::text[])))`
