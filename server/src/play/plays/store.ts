// SQL that reads plays. save-store.ts changes them, answer-store.ts reads their answers, ../questions/draw-store.ts draws their questions.

import type { LoggedAnswer } from '@trivium/rules/play/engine/state'
import { type Selectable, sql } from 'kysely'
import { modesWith } from '@trivium/rules/play/modes'
import type { Mode } from '@trivium/contract/platform/mode-names'
import type { Result } from '@trivium/contract/play/plays'
import type { Db } from '../../platform/db/connect.ts'
import { prepared } from '../../platform/db/connection/prepared.ts'
import type { Plays } from '../../platform/db/tables/play-tables.ts'

/** A play as one call holds it: the row as read, changed in memory, and the answers that are not in the log yet. */
export interface PlayRow extends Selectable<Plays> {
  unsaved: readonly LoggedAnswer[]
}

const playById = prepared<Selectable<Plays>, [id: number]>('read_play', 'select * from plays where id = $1')

/** Takes no lock: changes are saved by the play's version (save-store.ts). */
export async function readPlay(db: Db, id: number): Promise<PlayRow | undefined> {
  const [row] = await playById.run(db, id)
  return row && toPlayRow(row)
}

export async function readPlays(db: Db, ids: number[]): Promise<Map<number, PlayRow>> {
  const rows = await db
    .selectFrom('plays')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map(row => [row.id, toPlayRow(row)]))
}

export const toPlayRow = (row: Selectable<Plays>): PlayRow => ({ ...row, result: wholeResult(row), unsaved: [] })

/** The play's month is archived: only its times and its result are left (archive/). */
export const isEmptied = ({ state, questions }: Pick<PlayRow, 'state' | 'questions'>) => state === 'finished' && questions.length === 0

/** SQL condition: the play is not emptied. @param play the alias of the table of plays */
export const isWhole = (play: string) => sql<boolean>`${sql.ref(`${play}.questions`)} <> '[]'`

/** During a release, servers of the previous one still write results; those lack newer fields (migrations 0036, 0037). */
function wholeResult({ result, rules }: Selectable<Plays>): Selectable<Plays>['result'] {
  if (result === null) return null
  const next_level = (result.won ? rules.nextLevel : result.level_unlocked) ?? null
  const added: Partial<Result> = { average_ms: null, fastest_ms: null, best_before: null, next_level }
  return { ...added, ...result }
}

/** Leaves out plays of battles: they are resumed in their rooms, and no start elsewhere ends them. */
export const isDrivenByPlayer = sql<boolean>`mode <> all(${modesWith(({ driver }) => driver === 'shared')}::text[])`

/** More open plays than any player has; those whose time is over are closed soon. */
const mostOpen = 20

/** Newest first; some may be over already, because `closes_at` is only the latest possible end. */
export async function readOpenPlays(db: Db, accountId: number, now: Date): Promise<PlayRow[]> {
  const rows = await db
    .selectFrom('plays')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .where(isDrivenByPlayer)
    .where('closes_at', '>=', now)
    .orderBy('started_at', 'desc')
    .limit(mostOpen)
    .execute()
  return rows.map(toPlayRow)
}

/** Whether this player has seen a question: it is in the log, or opened in an open play. */
export async function hasMet(db: Db, accountId: number, questionId: number): Promise<boolean> {
  const { rows } = await sql<{ met: boolean }>`
    select exists (select 1 from met_questions m where m.account_id = ${accountId} and m.question_id = ${questionId})
      or ${isShown(accountId, questionId)} as met`.execute(db)
  return rows[0]?.met === true
}

export async function isInOpenPlay(db: Db, accountId: number, mode: Mode, questionId: number): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`select ${isShown(accountId, questionId, mode)} as shown`.execute(db)
  return rows[0]?.shown === true
}

/** In modes that open one question at a time, those after the current one are sealed. */
const isShown = (accountId: number, questionId: number, mode?: Mode) => sql`exists (
  select 1 from plays p where p.account_id = ${accountId} and p.state = 'open' ${mode === undefined ? sql`` : sql`and p.mode = ${mode}`}
    and p.questions @> ${JSON.stringify([{ question_id: questionId }])}::jsonb
    and (p.mode <> all(${modesWith(({ opens }) => opens === 'one')}::text[]) or exists (
      select 1 from jsonb_array_elements(p.questions) with ordinality as asked (question, number)
      where (asked.question->>'question_id')::int = ${questionId}::int and asked.number <= p.position + 1)))`

/** Ids of plays past their latest possible end, oldest first. Two processes may read the same id: only one of them settles the play. */
export async function readOverduePlays(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('plays')
    .select('id')
    .where('state', '=', 'open')
    .where('closes_at', '<', now)
    .orderBy('closes_at')
    .limit(limit)
    .execute()
  return rows.map(row => row.id)
}

/** When the next play is past its latest possible end. */
export async function readNextClose(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('plays').select('closes_at').where('state', '=', 'open').orderBy('closes_at').limit(1).executeTakeFirst()
  // The sweep takes plays whose end is past.
  return row ? new Date(row.closes_at.getTime() + 1) : null
}

/** Whether a player had a clock at that time. Battles have a clock of their own. */
export async function hasRunningClock(db: Db, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('plays')
    .select('id')
    .where('state', '=', 'open')
    .where('closes_at', '>', at)
    .where('deadline_at', 'is not', null)
    .where(isDrivenByPlayer)
    .orderBy('closes_at')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The earliest start of a play whose clock ran after `at`; null if no clock did. Battles have a clock of their own. */
export async function readClocksSince(db: Db, at: Date): Promise<Date | null> {
  const { since } = await db
    .selectFrom('plays')
    .select(eb => eb.fn.min('started_at').as('since'))
    .where('state', '=', 'open')
    .where('closes_at', '>', at)
    .where('deadline_at', 'is not', null)
    .where(isDrivenByPlayer)
    .executeTakeFirstOrThrow()
  return since
}
