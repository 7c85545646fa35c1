// SQL of tests: their choices, their play, and the players' answers in them.

import { type Selectable, sql } from 'kysely'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { NumberKey } from '@trivium/rules/bank/questions/numbers'
import type { Db } from '../../platform/db/connect.ts'
import { sinceStartOf } from '../../platform/db/upkeep/months.ts'
import type { PracticeTests } from '../../platform/db/tables/test-tables.ts'
import { isOfBank } from './bank-store.ts'

export type TestRow = Selectable<PracticeTests>

export interface NewTest {
  account_id: number
  play_id: number
  test_type: PracticeTests['test_type']
  retake_of: number | null
  choices: TestRow['choices']
  is_practice: boolean
  group_test_id: number | null
}

export async function insertTest(tx: Db, test: NewTest): Promise<TestRow> {
  return tx
    .insertInto('practice_tests')
    .values({ ...test, choices: JSON.stringify(test.choices) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function readTest(db: Db, id: number): Promise<TestRow | undefined> {
  return db.selectFrom('practice_tests').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function readTestOfPlay(db: Db, playId: number): Promise<TestRow | undefined> {
  return db.selectFrom('practice_tests').selectAll().where('play_id', '=', playId).executeTakeFirst()
}

export async function readLastTest(db: Db, accountId: number): Promise<TestRow | undefined> {
  return db.selectFrom('practice_tests').selectAll().where('account_id', '=', accountId).orderBy('id', 'desc').limit(1).executeTakeFirst()
}

/** Newest first. */
export async function readTestsIn(db: Db, accountId: number, state: 'open' | 'finished', limit: number): Promise<TestRow[]> {
  return db
    .selectFrom('practice_tests as t')
    .innerJoin('plays as p', 'p.id', 't.play_id')
    .selectAll('t')
    .where('t.account_id', '=', accountId)
    .where('p.state', '=', state)
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countFinished(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from practice_tests t join plays p on p.id = t.play_id and p.state = 'finished' where t.account_id = ${accountId}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

export async function noteRunOut(tx: Db, playId: number): Promise<void> {
  await tx.updateTable('practice_tests').set({ has_run_out: true }).where('play_id', '=', playId).execute()
}

export interface FirstAnswer {
  /** Difficulty in logits; null while the item is provisional. */
  b: number | null
  question_type: QuestionType
  answer: string
  correct: boolean
  options: number
  key: number[]
  number: NumberKey | null
}

/** The latest first answers in tests that ended by `until` and are no retakes: the evidence of ability. */
export async function readEvidence(db: Db, accountId: number, { until, most }: { until: Date; most: number }): Promise<FirstAnswer[]> {
  const { rows } = await sql<FirstAnswer>`
    select c.b, q.question_type, g.answer, g.correct, jsonb_array_length(q.options) as options, q.answer as key, q.number
    from practice_tests t join plays p on p.id = t.play_id and p.state = 'finished' and p.finished_at <= ${until}
    join answers g on g.play_id = t.play_id and g.answered_at >= ${sinceStartOf('p')} and g.is_first and g.answer is not null
    join questions q on q.id = g.question_id
    left join item_calibrations c on c.question_id = g.question_id and c.is_calibrated
    where t.account_id = ${accountId} and t.retake_of is null
    order by g.id desc limit ${most}`.execute(db)
  return rows
}

/** Area ids by category. */
export async function readAreaOfCategories(db: Db): Promise<Map<number, number[]>> {
  const rows = await db.selectFrom('area_categories').selectAll().orderBy('area_id').execute()
  const byCategory = Map.groupBy(rows, row => row.category_id)
  return new Map([...byCategory].map(([category, those]) => [category, those.map(row => row.area_id)]))
}

export interface ReportSums {
  answered: number
  milliseconds: number
}

/** Sums over all finished tests except retakes. */
export async function readReportSums(db: Db, accountId: number): Promise<ReportSums> {
  const { rows } = await sql<ReportSums>`
    select coalesce(sum((p.result->>'answered')::int), 0)::int as answered, coalesce(sum((p.result->>'duration_ms')::bigint), 0)::float8 as milliseconds
    from practice_tests t join plays p on p.id = t.play_id and p.state = 'finished' where t.account_id = ${accountId} and t.retake_of is null`.execute(
    db,
  )
  return rows[0] ?? { answered: 0, milliseconds: 0 }
}

/** Number of the bank's questions in a language that this player has not met. */
export async function countUnused(db: Db, accountId: number, languageId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select distinct q.id from area_categories c join questions q on q.category_id = c.category_id and q.language_id = ${languageId}
        and q.is_active and q.sealed_by is null and ${isOfBank('q')}) b
    where (select m.first_at from met_questions m where m.account_id = ${accountId} and m.question_id = b.id) is null`.execute(db)
  return rows[0]?.count ?? 0
}
