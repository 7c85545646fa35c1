// SQL that rearranges the options of questions that were written before there was a stored order, or by a server of the previous release.
// Changes only the row and the counts of its choices: what plays, battles and guests' keys have frozen stays, and so do the answers
// (asFrozen). A server of the previous release does not know that, so nothing happens while one is alive.

import { sql } from 'kysely'
import { advisoryLocks } from '../../../platform/db/advisory-locks.ts'
import type { Database, Db } from '../../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import { choiceIn, rearranged } from './arranged.ts'

/** Few enough not to block the event loop: arranging them takes a few milliseconds. */
const batch = 200

/** @returns the number of rearranged rows; 0 also while a server of the previous release is alive */
export async function rearrangeQuestions(database: Database, now: Date): Promise<number> {
  if (database.kind === 'postgres' && (await isReleaseBeforeAlive(database.db, now))) return 0
  for (let total = 0; ;) {
    const done = await inTransaction(database.db, rearrangeBatch)
    total += done
    if (done < batch) return total
  }
}

/** A process without a heartbeat for so long is gone. */
const goneAfterMs = 6_000

async function isReleaseBeforeAlive(db: Db, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('processes')
    .select('id')
    .where('knows_order', '=', false)
    .where('seen_at', '>', new Date(now.getTime() - goneAfterMs))
    .executeTakeFirst()
  return row !== undefined
}

export async function rearrangeBatch(tx: Tx): Promise<number> {
  const { rows: there } = await sql`select from questions where not is_arranged limit 1`.execute(tx)
  if (there.length === 0) return 0
  await sql`select pg_advisory_xact_lock(${advisoryLocks.storedOrder})`.execute(tx)
  const before = await tx
    .selectFrom('questions')
    .select(['id', 'question_type', 'options', 'answer', 'corrections', 'is_arranged', 'former_order'])
    .where('is_arranged', '=', false)
    .orderBy('id')
    .limit(batch)
    .forNoKeyUpdate()
    .execute()
  const rows = before.map(rearranged)
  await sql`
    update questions q set options = r.options, answer = r.answer, corrections = r.corrections, former_order = r.former_order,
      is_arranged = true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id int, options jsonb, answer smallint[], corrections jsonb, former_order smallint[])
    where q.id = r.id`.execute(tx)
  await moveChoices(tx, rows)
  return rows.length
}

type Rearranged = ReturnType<typeof rearranged<Parameters<typeof rearranged>[0] & { id: number }>>

/** The counts are by index of the choice, so they must move with the options. */
async function moveChoices(tx: Tx, rows: Rearranged[]): Promise<void> {
  const moved = new Map(rows.flatMap(row => (row.former_order === null ? [] : [[row.id, row] as const])))
  if (moved.size === 0) return
  const ids = [...moved.keys()]
  const choices = await tx
    .deleteFrom('item_choices')
    .where(sql<boolean>`question_id = any(${ids}::int[])`)
    .returningAll()
    .execute()
  const now = choices.map(({ choice, ...counts }) => {
    const row = moved.get(counts.question_id)
    return { ...counts, choice: row?.former_order ? choiceIn(row.question_type, choice, row.former_order) : choice }
  })
  if (now.length === 0) return
  await sql`
    insert into item_choices (question_id, choice, times, rest_attempts, rest_sum)
    select * from jsonb_to_recordset(${JSON.stringify(now)}::jsonb)
      as c (question_id int, choice text, times int, rest_attempts int, rest_sum float8)`.execute(tx)
}

/**
 * SQL condition: the play froze the question of this answer after it had been rearranged (see FrozenQuestion).
 * @param play the statement's alias of the table of plays; `answer` that of answers
 */
export const isArranged = (play: string, answer: string) =>
  sql<boolean>`coalesce((${sql.ref(`${play}.questions`)} -> ${sql.ref(`${answer}.position`)} -> 'arranged')::boolean, false)`
