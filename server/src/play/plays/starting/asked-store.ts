// SQL that reads what a start needs: the open play, the questions of other plays (questions/active-questions-store.ts), and the turn.

import { sql } from 'kysely'
import { must } from '../../../platform/api/refuse.ts'
import { type LevelRow, levelRows } from '../../../bank/catalogue/index.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { activeQuestions, type LevelDraw, levelDraw, type OtherPlays, withSameFacts } from '../../questions/index.ts'
import { toPlayRow, isDrivenByPlayer, type PlayRow } from '../store.ts'

export interface BeforeStart {
  /** The id of the open play of the same target. */
  openId: number | null
  activeQuestions: number[]
  /** Drawn questions, when a level is drawn and none of its plays is open. */
  drawn: number[]
  /** All levels of the category, lowest first; empty unless a level is drawn. */
  levels: LevelRow[]
  turn: number
  /** How many plays were started on `startedOn`, the last day with a start. */
  starts: number
  startedOn: string | null
}

interface BeforeRow {
  openId: number | null
  asked: number[]
  drawn: number[]
  levels: LevelRow[]
  turn: number | null
  starts: number | null
  startedOn: string | null
}

/**
 * One statement, so that all parts come from one snapshot. The result is valid until the player's turn changes.
 * @param level drawn in the same statement, which also reads whether it is unlocked
 */
export async function readBeforeStart(db: Db, others: OtherPlays, now: Date, level: LevelDraw | null): Promise<BeforeStart> {
  const draw = level && levelDraw(level, sql`line.id = any(other.asked)`)
  const allLevels = level && sql`select coalesce(jsonb_agg(l), '[]') from (${levelRows(level)}) l`
  const { rows } = await sql<BeforeRow>`
    with other as materialized (select ${activeQuestions(others, now)} as asked)
    select p.id as "openId", t.turn, t.starts, t.day::text as "startedOn", other.asked,
      case when p.id is null then array(${draw ?? sql`select 0 where false`}) else '{}' end as drawn,
      (${allLevels ?? sql`select '[]'::jsonb`}) as levels
    from other
    left join play_turns t on t.account_id = ${others.accountId}
    left join plays p on p.account_id = ${others.accountId} and p.target = ${others.except} and p.state = 'open'`.execute(db)
  const { openId, asked, drawn, levels, turn, starts, startedOn } = must(rows[0], 'there is a row for the player')
  return { openId, activeQuestions: asked, drawn, levels, turn: turn ?? 0, starts: starts ?? 0, startedOn }
}

/** Of these questions, those that a battle of the player asks now, in any language. */
export async function readAskedInBattle(db: Db, accountId: number, questionIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ asked: number[] }>`
    select ${withSameFacts(sql`array(
      select (asked.question->>'question_id')::int from plays p cross join lateral jsonb_array_elements(p.questions) as asked (question)
      where p.account_id = ${accountId} and p.state = 'open' and not (${isDrivenByPlayer}))`)} as asked`.execute(db)
  const asked = new Set(must(rows[0], 'there is a row').asked)
  return questionIds.filter(id => asked.has(id))
}

export interface Asking extends OtherPlays {
  questionIds: number[]
}

export async function readOpenPlayAsking(tx: Db, { accountId, except, questionIds }: Asking): Promise<PlayRow | undefined> {
  const same = withSameFacts(sql`${questionIds}::int[]`)
  const row = await tx
    .selectFrom('plays')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .where('target', '<>', except)
    .where(isDrivenByPlayer)
    .where(
      sql<boolean>`exists (
        select 1 from jsonb_array_elements(plays.questions) with ordinality as asked (question, number)
        where asked.number > plays.position and (asked.question->>'question_id')::int = any(${same}))`,
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && toPlayRow(row)
}
