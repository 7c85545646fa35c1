// SQL of texts to read, for editors. The queries for players are in play/solo/store.ts.

import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Passages } from '../../platform/db/tables/play-tables.ts'
import type { Tables } from '../../platform/db/tables/schema.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { wakeJob } from '../../platform/scheduler/wake.ts'

type State = 'draft' | 'scheduled' | 'published'

export interface PassageFilter {
  language_id?: number | undefined
  category_id?: number | undefined
  state?: State | undefined
  search?: string | undefined
}

export interface Order {
  sort: 'id' | 'title' | 'created_at'
  order: 'asc' | 'desc'
  offset: number
  limit: number
}

export type PassageRow = Awaited<ReturnType<typeof readPassages>>[number]

const passages = (db: Db) =>
  db
    .selectFrom('passages as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .innerJoin('languages as l', 'l.id', 'p.language_id')
    .selectAll('p')
    .select(['c.names', 'l.code', 'l.rtl'])
    .select(sql<number>`(select count(*)::int from questions q where q.passage_id = p.id and q.is_active)`.as('questions'))

/** Escapes the wildcards of LIKE. */
const beginning = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

function narrowed<Row>(
  query: SelectQueryBuilder<Tables & { p: Passages }, 'p', Row>,
  { language_id, category_id, state, search }: PassageFilter,
) {
  return query
    .$if(language_id !== undefined, narrow => narrow.where('p.language_id', '=', language_id ?? 0))
    .$if(category_id !== undefined, narrow => narrow.where('p.category_id', '=', category_id ?? 0))
    .$if(state === 'published', narrow => narrow.where('p.is_active', '=', true))
    .$if(state === 'scheduled', narrow => narrow.where('p.publish_at', 'is not', null))
    .$if(state === 'draft', narrow => narrow.where('p.is_active', '=', false).where('p.publish_at', 'is', null))
    .$if(search !== undefined, narrow => narrow.where('p.title', 'ilike', beginning(search ?? '')))
}

export function readPassages(db: Db, wanted: PassageFilter, { sort, order, offset, limit }: Order) {
  // Filters and sorts on `passages` alone, so that one index serves both.
  const page = narrowed(db.selectFrom('passages as p').select('p.id'), wanted).orderBy(`p.${sort}`, order)
  const ids = sort === 'id' ? page : page.orderBy('p.id', order)
  const rows = passages(db).where('p.id', 'in', ids.offset(offset).limit(limit)).orderBy(`p.${sort}`, order)
  return rows.orderBy('p.id', order).execute()
}

const mostCounted = 10_000

export async function countPassages(db: Db, wanted: PassageFilter): Promise<number> {
  const some = narrowed(db.selectFrom('passages as p').select('p.id'), wanted).limit(mostCounted)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export function readPassage(db: Db, id: number): Promise<PassageRow | undefined> {
  return passages(db).where('p.id', '=', id).executeTakeFirst()
}

/** Locks the text until the transaction ends. @returns whether it exists */
export async function lockPassage(tx: Tx, id: number): Promise<boolean> {
  return (await tx.selectFrom('passages').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) !== undefined
}

/** @returns the id of the text; if the same form was sent before, the id of the first one */
export async function insertPassage(tx: Tx, row: Insertable<Passages>): Promise<number> {
  const inserted = await tx
    .insertInto('passages')
    .values(row)
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? (await tx.selectFrom('passages').select('id').where('key', '=', row.key).executeTakeFirstOrThrow()).id
}

export async function updatePassage(tx: Tx, id: number, changes: Updateable<Passages>): Promise<void> {
  await tx
    .updateTable('passages')
    .set(eb => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  if (changes.publish_at) wakeJob(tx, 'publish_texts', changes.publish_at)
}

/** Moves the questions of a text to its category. */
export async function moveQuestions(tx: Tx, passageId: number, categoryId: number): Promise<void> {
  await tx
    .updateTable('questions')
    .set({ category_id: categoryId })
    .where('passage_id', '=', passageId)
    .where('category_id', '<>', categoryId)
    .execute()
}

export async function readAsked(db: Db, passageId: number) {
  return db
    .selectFrom('questions')
    .select(['id', 'question', 'question_type', 'is_active'])
    .where('passage_id', '=', passageId)
    .orderBy('is_active', 'desc')
    .orderBy('level')
    .orderBy('id')
    .execute()
}

export interface Belonging {
  passageId: number
  categoryId: number
  languageId: number
}

/** Locks and returns those questions that may belong to the text: same language, in a category of texts, and of no other text. */
export async function lockFitting(tx: Tx, ids: number[], { passageId, languageId }: Belonging): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select q.id from questions q
    where q.id = any(${ids}::int[]) and q.language_id = ${languageId} and coalesce(q.passage_id, ${passageId}) = ${passageId}
      and q.category_id in (select id from categories where type = 'fun_and_learn')
    order by q.id for no key update`.execute(tx)
  return new Set(rows.map(row => row.id))
}

export async function setQuestions(tx: Tx, ids: number[], { passageId, categoryId }: Belonging): Promise<void> {
  await sql`
    update questions set passage_id = null where passage_id = ${passageId} and id <> all(${ids}::int[])`.execute(tx)
  await sql`
    update questions set passage_id = ${passageId}, category_id = ${categoryId}
    where id = any(${ids}::int[]) and passage_id is null`.execute(tx)
}

/** @returns how many were due */
export async function publishDue(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`
    update passages set is_active = true, created_at = publish_at, publish_at = null, version = version + 1
    where publish_at <= ${now} returning id`.execute(db)
  return rows.length
}

export async function readNextPublication(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('passages')
    .select(eb => eb.fn.min('publish_at').as('at'))
    .executeTakeFirstOrThrow()
  return at
}
