// SQL of the bank: its organisations and areas, its counts for a player, and draws from it.

import { sql } from 'kysely'
import { bankQuestionTypes, type BankQuestionType, type Pool } from '@trivium/contract/assess/practice-test-names'
import type { Db } from '../../platform/db/connect.ts'

export interface AreaRow {
  id: number
  slug: string
  names: Record<string, string>
  share: number
  organisation: string
  organisation_names: Record<string, string>
}

/** In display order. */
export async function readAreas(db: Db): Promise<AreaRow[]> {
  const { rows } = await sql<AreaRow>`
    select a.id, a.slug, a.names, a.share, o.slug as organisation, o.names as organisation_names
    from organisations o join areas a on a.organisation_id = o.id order by o.position, o.id, a.position, a.id`.execute(db)
  return rows
}

interface Slice {
  languageId: number
  areaIds: number[]
  questionTypes: readonly string[]
}

export const isOfBank = (question: string) =>
  sql<boolean>`${sql.ref(`${question}.question_type`)} in (${sql.join(bankQuestionTypes.map(type => sql.lit(type)))})`

/** The questions of these areas, each once, in the first area that it belongs to. */
const bank = ({ languageId, areaIds }: Pick<Slice, 'languageId' | 'areaIds'>) => sql`
  select distinct on (q.id) q.id, q.fact, q.question_type, q.difficulty, a.id as area
  from areas a join organisations o on o.id = a.organisation_id
  join area_categories c on c.area_id = a.id
  join questions q on q.category_id = c.category_id and q.language_id = ${languageId} and q.is_active and q.sealed_by is null
  where a.id = any(${areaIds}::int[]) and ${isOfBank('q')}
  order by q.id, o.position, o.id, a.position, a.id`

/** Whether a question of the bank (`b`) is in a pool of this player: `unused` not met yet, `missed` not answered right so far. */
const inPool = (accountId: number): Record<Pool, ReturnType<typeof sql<boolean>>> => ({
  unused: sql<boolean>`(select m.first_at from met_questions m where m.account_id = ${accountId} and m.question_id = b.id) is null`,
  missed: sql<boolean>`b.id in (select g.question_id from answers g where g.account_id = ${accountId} group by g.question_id having not bool_or(g.correct))`,
  marked: sql<boolean>`exists (select 1 from annotations n where n.account_id = ${accountId} and n.question_id = b.id and n.marked)`,
  all: sql<boolean>`true`,
})

export interface BankCount {
  area: number
  question_type: BankQuestionType
  unused: number
  missed: number
  marked: number
  all: number
  /** Calibrated questions in the pool that was asked for. */
  calibrated: number
}

/** Number of questions by area, type and pool of the player; for one pool also how many are calibrated. */
export async function countBank(
  db: Db,
  { accountId, pool, ...slice }: Pick<Slice, 'languageId' | 'areaIds'> & { accountId: number; pool: Pool },
): Promise<BankCount[]> {
  const { [pool]: chosen, unused, missed, marked } = inPool(accountId)
  const { rows } = await sql<BankCount>`
    select b.area, b.question_type, count(*) filter (where ${unused})::int as unused, count(*) filter (where ${missed})::int as missed,
      count(*) filter (where ${marked})::int as marked, count(*)::int as all,
      count(*) filter (where c.is_calibrated and ${chosen})::int as calibrated
    from (${bank(slice)}) b left join item_calibrations c on c.question_id = b.id group by b.area, b.question_type`.execute(db)
  return rows
}

export interface TestDraw extends Slice {
  accountId: number
  pool: Pool
  length: number
  /** Questions that other open plays ask now. */
  without: number[]
}

/** Draws at random, and one question per fact. */
export async function drawFixed(db: Db, { accountId, pool, length, without, questionTypes, ...slice }: TestDraw): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select distinct on (coalesce(b.fact, b.id::text)) b.id from (${bank(slice)}) b
      where b.question_type = any(${[...questionTypes]}::text[]) and b.id <> all(${without}::int[]) and ${inPool(accountId)[pool]}
      order by coalesce(b.fact, b.id::text), random()
    ) drawn order by random() limit ${length}`.execute(db)
  return rows.map(row => row.id)
}

export interface BankItem {
  id: number
  fact: string | null
  area: number
  /** The author's estimate of difficulty, from 0 to 1. */
  difficulty: number
  /** Difficulty in logits; null while the item is provisional. */
  calibrated_b: number | null
  /** How often adaptive tests of the same choices have asked it. */
  given: number
}

/** All items that an adaptive test may ask. */
export async function readItems(db: Db, slice: Slice & { accountId: number; pool: Pool }, scope: string): Promise<BankItem[]> {
  const { rows } = await sql<BankItem>`
    select b.id, b.fact, b.area, b.difficulty, c.b as calibrated_b, coalesce(e.given, 0) as given
    from (${bank(slice)}) b left join item_calibrations c on c.question_id = b.id and c.is_calibrated
    left join item_exposures e on e.scope = ${scope} and e.question_id = b.id
    where b.question_type = any(${[...slice.questionTypes]}::text[]) and ${inPool(slice.accountId)[slice.pool]}
    order by b.id`.execute(db)
  return rows
}

/** Difficulties in logits of the calibrated ones among these questions. */
export async function readCalibrated(db: Db, ids: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; b: number }>`
    select question_id as id, b from item_calibrations where question_id = any(${ids}::int[]) and is_calibrated`.execute(db)
  return new Map(rows.map(({ id, b }) => [id, b]))
}

/** @returns the number of tests of these choices that have begun */
export async function readTestsBegun(db: Db, scope: string): Promise<number> {
  const row = await db.selectFrom('exposure_tests').select('tests').where('scope', '=', scope).executeTakeFirst()
  return row?.tests ?? 0
}

export async function countTest(tx: Db, scope: string): Promise<void> {
  await sql`insert into exposure_tests as t (scope, tests) values (${scope}, 1) on conflict (scope) do update set tests = t.tests + 1`.execute(
    tx,
  )
}

export async function countItem(tx: Db, scope: string, questionId: number): Promise<void> {
  await sql`
    insert into item_exposures as t (scope, question_id, given) values (${scope}, ${questionId}, 1)
    on conflict (scope, question_id) do update set given = t.given + 1`.execute(tx)
}
