// SQL of review before publishing (0080-versions.sql).

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** Adds the author of a change, who may not accept it. With `waits`, the draft then waits for review, and is not published before. */
export async function noteAuthor(tx: Tx, ids: number[], authorId: number, waits: boolean): Promise<void> {
  await sql`
    update questions set authors = array_append(array_remove(authors, ${authorId}::int), ${authorId}::int),
      review = case when ${waits}::boolean then 'waiting' end, publish_at = case when ${waits}::boolean then null else publish_at end
    where id = any(${ids}::int[])`.execute(tx)
}

/** Marks all drafts that an import has created or changed. The importer counts as their author. */
export async function awaitReviewOfImport(tx: Tx, importId: number, authorId: number | null): Promise<void> {
  await sql`
    update questions set review = 'waiting', publish_at = null,
      authors = case when ${authorId}::int is null then authors else array_append(array_remove(authors, ${authorId}::int), ${authorId}::int) end
    where is_draft and (import_id = ${importId} or id in (select question_id from import_changes where import_id = ${importId}))`.execute(
    tx,
  )
}

/** By the index of questions in review. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from questions where review = 'waiting'`.execute(db)
  return rows[0]?.waiting ?? 0
}

export async function markAsChange(tx: Tx, id: number, { of, version }: { of: number; version: number }): Promise<void> {
  await tx.updateTable('questions').set({ change_of: of, change_of_version: version }).where('id', '=', id).execute()
}

/** The review is over: the next change begins with its own authors. */
export async function endReview(tx: Tx, ids: number[]): Promise<void> {
  await sql`update questions set review = null, authors = '{}' where id = any(${ids}::int[])`.execute(tx)
}

export async function sendBack(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('questions').set({ review: 'sent_back' }).where('id', '=', id).execute()
}

/** @returns the draft that is to change this question */
export async function readPendingChange(db: Db, id: number): Promise<number | null> {
  const row = await db.selectFrom('questions').select('id').where('change_of', '=', id).executeTakeFirst()
  return row?.id ?? null
}

/** @returns the published questions that these drafts are to change */
export async function readChanged(db: Db, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ of: number }>`
    select change_of as of from questions where id = any(${ids}::int[]) and change_of is not null`.execute(db)
  return rows.map(({ of }) => of)
}

/** Deletes the draft of an accepted change; its comments stay with the question that players get. */
export async function dropChange(tx: Tx, id: number, acceptedAs: number): Promise<void> {
  await tx.updateTable('question_comments').set({ question_id: acceptedAs }).where('question_id', '=', id).execute()
  await tx.deleteFrom('questions').where('id', '=', id).execute()
}

export interface NewComment {
  question_id: number
  account_id: number
  kind: 'comment' | 'sent_back' | 'accepted'
  text: string
  at: Date
}

export async function insertComments(tx: Tx, comments: NewComment[]): Promise<void> {
  if (comments.length > 0) await tx.insertInto('question_comments').values(comments).execute()
}

export function readComments(db: Db, questionId: number) {
  return db
    .selectFrom('question_comments as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['c.id', 'a.name', 'c.kind', 'c.text', 'c.at'])
    .where('c.question_id', '=', questionId)
    .orderBy('c.id')
    .execute()
}

export async function readNames(db: Db, ids: number[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from accounts where id = any(${ids}::int[]) order by name, id`.execute(db)
  return rows.map(({ name }) => name)
}
