// SQL of quizzes of the day, for editors.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { askableDaily, dailyLeaves } from './store.ts'

export interface DailyQuizRow {
  day: string
  question_ids: number[]
  started_at: Date | null
  /** The name of the editor who chose it. */
  chosen_by: string | null
}

const quizzes = (languageId: number) => sql`
  select d.day::text as day, d.question_ids, d.started_at, a.name as chosen_by
  from daily_quizzes d left join accounts a on a.id = d.chosen_by where d.language_id = ${languageId}`

/** From the first day to the last. */
export async function readDailyQuizzes(db: Db, languageId: number, from: string, to: string): Promise<DailyQuizRow[]> {
  const { rows } = await sql<DailyQuizRow>`
    ${quizzes(languageId)} and d.day between ${from}::date and ${to}::date order by d.day`.execute(db)
  return rows
}

export async function readDailyQuiz(db: Db, languageId: number, day: string): Promise<DailyQuizRow | undefined> {
  const { rows } = await sql<DailyQuizRow>`${quizzes(languageId)} and d.day = ${day}::date`.execute(db)
  return rows[0]
}

/** Also where the day has no quiz yet, so that two first choices do not overwrite each other. */
export async function lockDailyQuiz(tx: Tx, languageId: number, day: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`daily-quiz:${day}:${languageId}`}, 0))`.execute(tx)
}

export interface ChosenDay {
  day: string
  languageId: number
  ids: number[]
  accountId: number
}

/** @returns false when a player already has the quiz of this day */
export async function chooseDailyQuestions(tx: Tx, { day, languageId, ids, accountId }: ChosenDay): Promise<boolean> {
  const { rows } = await sql`
    insert into daily_quizzes (day, language_id, question_ids, chosen_by) values (${day}::date, ${languageId}, ${ids}::int[], ${accountId})
    on conflict (day, language_id) do update set question_ids = excluded.question_ids, chosen_by = excluded.chosen_by
    where daily_quizzes.started_at is null
    returning day`.execute(tx)
  return rows.length > 0
}

/** @returns false when a player already has the quiz of this day */
export async function deleteDailyQuestions(tx: Tx, languageId: number, day: string): Promise<boolean> {
  await sql`
    delete from daily_quizzes where day = ${day}::date and language_id = ${languageId} and started_at is null`.execute(tx)
  return (await readDailyQuiz(tx, languageId, day)) === undefined
}

export interface AskedRow {
  id: number
  question: string
  category: Record<string, string>
  level: number
  is_out: boolean
}

/** In the order of `ids`. */
export async function readAskedOf(db: Db, ids: number[]): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select q.id, q.question, c.names as category, q.level, q.sealed_by is not null or not q.is_active as is_out
    from unnest(${ids}::int[]) with ordinality as chosen (id, number)
      join questions q on q.id = chosen.id join categories c on c.id = q.category_id
    order by chosen.number`.execute(db)
  return rows
}

/** Those of `ids` that every player may be asked; the draw uses the same conditions. */
export async function readAskable(db: Db, ids: number[], languageId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select q.id from questions q
    where q.id = any(${ids}::int[]) and ${askableDaily} and q.language_id = ${languageId}
      and q.category_id in (select id from (${dailyLeaves}) leaf)`.execute(db)
  return new Set(rows.map(row => row.id))
}
