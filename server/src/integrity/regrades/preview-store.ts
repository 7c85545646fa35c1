// SQL that counts the answers to a question and its players.

import { sql } from 'kysely'
import type { Mode } from '@trivium/contract/platform/mode-names'
import { readContestsAsking } from '../../compete/contests/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import { isArranged } from '../../bank/questions/index.ts'

export interface AnswerGroup {
  question_id: number
  mode: Mode
  answer: string
  /** As their plays have frozen the question. */
  arranged: boolean
  correct: boolean
  answers: number
}

const isOf = (ids: number[]) => sql`a.question_id = any(${ids}::int[]) and a.answer <> ''`

export async function groupAnswers(db: Db, ids: number[]): Promise<AnswerGroup[]> {
  const { rows } = await sql<AnswerGroup>`
    select a.question_id, a.mode, a.answer, ${isArranged('p', 'a')} as arranged, a.correct, count(*)::int as answers
    from answers a join plays p on p.id = a.play_id where ${isOf(ids)}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`.execute(db)
  return rows
}

type Given = Pick<AnswerGroup, 'question_id' | 'answer' | 'arranged'>

const isAmong = (given: Given[]) => sql`exists (
  select 1 from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (question_id int, answer text, arranged boolean)
  where g.question_id = a.question_id and g.answer = a.answer and g.arranged = ${isArranged('p', 'a')})`

/** @param given counts only players who gave one of these answers and did not get it counted as right; null: everyone */
export async function countPlayers(db: Db, ids: number[], given: Given[] | null): Promise<number> {
  const { rows } = await sql<{ players: number }>`
    select count(distinct a.account_id)::int as players from answers a join plays p on p.id = a.play_id
    where ${isOf(ids)} ${given === null ? sql`` : sql`and not a.correct and ${isAmong(given)}`}`.execute(db)
  return rows[0]?.players ?? 0
}

export async function readAccountsWith(db: Db, given: Given[], limit: number): Promise<number[]> {
  if (given.length === 0) return []
  const ids = given.map(({ question_id }) => question_id)
  const { rows } = await sql<{ account_id: number }>`
    select distinct a.account_id from answers a join plays p on p.id = a.play_id
    where ${isOf(ids)} and not a.correct and ${isAmong(given)}
    order by a.account_id limit ${limit}`.execute(db)
  return rows.map(row => row.account_id)
}

/** Contests that have asked one of these questions. */
export async function readContestsOf(db: Db, ids: number[]): Promise<{ contest_id: number; is_over: boolean }[]> {
  const contests = await readContestsAsking(db, ids)
  return contests.map(({ id, state }) => ({ contest_id: id, is_over: state === 'over' || state === 'called_off' }))
}
