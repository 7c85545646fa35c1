// SQL of contest questions: the candidates of a draw, and the seal that keeps questions out of all other modes.

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { isWhole } from '../../../play/plays/index.ts'

export interface CandidateRule {
  languageId: number
  leafIds: number[]
  /** Null: any level. */
  levels: { from: number; to: number } | null
  /** Draw only from levels with at least this many questions; 0: from all. */
  leastOfLevel: number
  /** From 0 to 1: where in the bank reading begins, if it has more than `most`. */
  start: number
  most: number
}

/**
 * Ids of the questions that a contest may draw, in order. Excludes questions of other contests, and of the daily quizzes around `now`,
 * which all players of a language share.
 */
export async function readCandidates(tx: Tx, rule: CandidateRule, now: Date): Promise<number[]> {
  const { languageId, leafIds, levels, leastOfLevel, start, most } = rule
  const from = (side: string) => sql`(
    select id from questions q
    where is_active and sealed_by is null and language_id = ${languageId} and category_id = any(${leafIds}::int[])
      and (${leastOfLevel} <= 0 or ${leastOfLevel} <= (
        select c.questions from question_counts c
        where c.category_id = q.category_id and c.language_id = q.language_id and c.level = q.level))
      and (${levels === null} or level between ${levels?.from ?? 0}::int and ${levels?.to ?? 0}::int)
      and pick ${sql.raw(side)} ${start} and id <> all(array(select unnest(question_ids) from around))
    order by pick limit ${most})`
  const { rows } = await sql<{ id: number }>`
    with around as materialized (
      select question_ids from daily_quizzes
      where day between (${now}::timestamptz at time zone 'UTC')::date - 1 and (${now}::timestamptz at time zone 'UTC')::date + 1
    )
    select id from (select id from (${from('>=')} union all ${from('<')}) line limit ${most}) candidates order by id`.execute(tx)
  return rows.map(row => row.id)
}

/** Number of questions to draw from in a language, from the counts that the database maintains. */
export async function countDrawable(db: Db, languageId: number, leafIds: number[]): Promise<number> {
  const { rows } = await sql<{ questions: number }>`
    select coalesce(sum(questions), 0)::int as questions from question_counts
    where language_id = ${languageId} and category_id = any(${leafIds}::int[])`.execute(db)
  return rows[0]?.questions ?? 0
}

const sealOf = (contestId: number) => `contest:${contestId}`

/** Also seals the same facts in other languages, because their answers would reveal these. */
export async function sealQuestions(tx: Tx, contestId: number, questionIds: number[]): Promise<void> {
  await sql`
    update questions set sealed_by = ${sealOf(contestId)}
    where sealed_by is null and id = any(${questionIds}::int[] || array(
      select o.id from questions o where o.fact = any(array(
        select q.fact from questions q where q.id = any(${questionIds}::int[]) and q.fact is not null))))`.execute(tx)
}

export async function unsealQuestions(tx: Tx, contestId: number): Promise<void> {
  await tx.updateTable('questions').set({ sealed_by: null }).where('sealed_by', '=', sealOf(contestId)).execute()
}

/** Those of these questions that no other mode can have shown: not in the bank, in no other contest, in no exam. Locks them. */
export async function lockOwnQuestions(tx: Tx, questionIds: number[], languageId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from questions
    where id = any(${questionIds}::int[]) and language_id = ${languageId} and not is_active and sealed_by is null
      and category_id <> all(array(select id from categories where type = 'exam'))
    order by id for update`.execute(tx)
  return new Set(rows.map(row => row.id))
}

export async function readDraw(db: Db, contestId: number): Promise<number[] | null> {
  const row = await db.selectFrom('contests').select('candidates').where('id', '=', contestId).executeTakeFirst()
  return row?.candidates ?? null
}

/** Number of plays of a contest whose questions differ from the contest's. Archived plays are not counted. */
export async function countOtherPlays(db: Db, contestId: number): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others
    from contests c join contest_entries e on e.contest_id = c.id join plays p on p.id = e.play_id
    where c.id = ${contestId} and ${isWhole('p')} and c.question_ids is distinct from array(
      select (asked.question->>'question_id')::int
      from jsonb_array_elements(p.questions) with ordinality as asked (question, number) order by asked.number)`.execute(db)
  return rows[0]?.others ?? 0
}
