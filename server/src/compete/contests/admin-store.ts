// SQL of contests as their editors see them.

import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Contests, ContestWords } from '../../platform/db/tables/contest-tables.ts'
import type { Tables } from '../../platform/db/tables/schema.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { thingOfEntry } from './entry-store.ts'
import { columns, type ContestRow } from './store.ts'
import type { Page } from '../../platform/db/page.ts'

/** A contest row with the columns that only editors need. */
export interface StagedRow extends ContestRow {
  version: number
}

const staged = (db: Db) => db.selectFrom('contests').select([...columns, 'version'])

export interface ContestFilter {
  state?: 'upcoming' | 'live' | 'past' | undefined
  language_id?: number | undefined
}

const statesOf = { upcoming: ['announced'], live: ['open'], past: ['over', 'called_off'] } as const

function narrowed<Row>(query: SelectQueryBuilder<Tables & { contests: Contests }, 'contests', Row>, { state, language_id }: ContestFilter) {
  const ofState = state === undefined ? query : query.where('state', 'in', statesOf[state])
  return language_id === undefined ? ofState : ofState.where('language_id', '=', language_id)
}

export function readStaged(db: Db, wanted: ContestFilter, { offset, limit }: Page): Promise<StagedRow[]> {
  return narrowed(staged(db), wanted).orderBy('starts_at', 'desc').orderBy('id', 'desc').offset(offset).limit(limit).execute()
}

const mostCounted = 10_000

export async function countStaged(db: Db, wanted: ContestFilter): Promise<number> {
  const some = narrowed(db.selectFrom('contests').select('id'), wanted).limit(mostCounted)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export function readStagedContest(db: Db, id: number): Promise<StagedRow | undefined> {
  return staged(db).where('id', '=', id).executeTakeFirst()
}

export function lockStagedContest(tx: Tx, id: number): Promise<StagedRow | undefined> {
  return staged(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export interface NewWords {
  name: string
  description: string
  image: string | null
  translations: ContestWords
  starts_at: Date
  ends_at: Date
}

export async function rewordContest(tx: Tx, id: number, { translations, ...words }: NewWords): Promise<void> {
  await tx
    .updateTable('contests')
    .set(eb => ({ ...words, translations: JSON.stringify(translations), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function findContestByKey(db: Db, key: string): Promise<number | undefined> {
  return (await db.selectFrom('contests').select('id').where('key', '=', key).executeTakeFirst())?.id
}

export interface EntryRow {
  id: number
  name: string
  paid: number
  started_at: Date
  finished_at: Date | null
  place: number | null
  score: number | null
  ms: number | null
  prize: number | null
  thing: string | null
}

const entryColumns = ['a.id', 'a.name', 'e.paid', 'e.started_at', 'e.finished_at', 'e.place', 'e.score', 'e.ms', 'e.prize'] as const

export function readEntriesOf(
  db: Db,
  contestId: number,
  { who, offset, limit }: { who: 'finished' | 'playing'; offset: number; limit: number },
): Promise<EntryRow[]> {
  const entries = db
    .selectFrom('contest_entries as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select([...entryColumns, thingOfEntry.as('thing')])
    .where('e.contest_id', '=', contestId)
    .where('e.finished_at', who === 'finished' ? 'is not' : 'is', null)
  const ordered = who === 'finished' ? entries.orderBy('e.behind').orderBy('e.ms').orderBy('e.finished_at') : entries
  return ordered.orderBy('e.account_id').offset(offset).limit(limit).execute()
}

export interface LeafRow {
  id: number
  names: Record<string, string>
  parent_names: Record<string, string> | null
  is_premium: boolean
  questions: number
  levels: number
}

/** Leaf categories of a type with their drawable questions in a language, in the order of the catalogue. */
export async function readLeafCategories(db: Db, type: 'quiz_zone' | 'fun_and_learn', languageId: number): Promise<LeafRow[]> {
  const { rows } = await sql<LeafRow>`
    select leaf.id, leaf.names, top.names as parent_names, coalesce(top.is_premium, leaf.is_premium) as is_premium,
      coalesce(sum(n.questions), 0)::int as questions, coalesce(max(n.level) filter (where n.questions > 0), 0)::int as levels
    from categories leaf left join categories top on top.id = leaf.parent_id
      left join question_counts n on n.category_id = leaf.id and n.language_id = ${languageId}
    where leaf.type = ${type} and not exists (select from categories sub where sub.parent_id = leaf.id)
    group by leaf.id, top.id
    order by coalesce(top.position, leaf.position), coalesce(top.id, leaf.id), leaf.position, leaf.id`.execute(db)
  return rows
}

/** Number of questions to draw from, from the counts that the database maintains. */
export async function countDrawableAt(
  db: Db,
  { languageId, leafIds, levels }: { languageId: number; leafIds: number[]; levels: { from: number; to: number } | undefined },
): Promise<number> {
  const { rows } = await sql<{ questions: number }>`
    select coalesce(sum(questions), 0)::int as questions from question_counts
    where language_id = ${languageId} and category_id = any(${leafIds}::int[])
      and (${levels === undefined} or level between ${levels?.from ?? 0}::int and ${levels?.to ?? 0}::int)`.execute(db)
  return rows[0]?.questions ?? 0
}
