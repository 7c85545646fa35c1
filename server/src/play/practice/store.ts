// All SQL about practice cards.

import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { PracticeCards } from '../../platform/db/tables/play-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { activeQuestions } from '../questions/index.ts'

export type CardRow = Selectable<PracticeCards>

interface Deck {
  accountId: number
  languageId: number
}

/** The cards that exist, locked until the transaction ends, always in the same order to prevent deadlocks. */
export async function lockCards(tx: Tx, of: readonly { accountId: number; questionId: number }[]): Promise<CardRow[]> {
  const pairs = of.map(({ accountId, questionId }) => ({ account_id: accountId, question_id: questionId }))
  const { rows } = await sql<CardRow>`
    select * from practice_cards
    where (account_id, question_id) in (
      select account_id, question_id from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as g (account_id int, question_id int))
    order by account_id, question_id for update`.execute(tx)
  return rows
}

export async function saveCards(tx: Tx, cards: Insertable<PracticeCards>[]): Promise<void> {
  if (cards.length === 0) return
  await tx
    .insertInto('practice_cards')
    .values(cards.toSorted((a, b) => a.account_id - b.account_id || a.question_id - b.question_id))
    .onConflict(conflict =>
      conflict.columns(['account_id', 'question_id']).doUpdateSet(eb => ({
        due_at: eb.ref('excluded.due_at'),
        stability: eb.ref('excluded.stability'),
        difficulty: eb.ref('excluded.difficulty'),
        state: eb.ref('excluded.state'),
        reps: eb.ref('excluded.reps'),
        lapses: eb.ref('excluded.lapses'),
        learning_steps: eb.ref('excluded.learning_steps'),
        scheduled_days: eb.ref('excluded.scheduled_days'),
        reviewed_at: eb.ref('excluded.reviewed_at'),
        times_missed: eb.ref('excluded.times_missed'),
        times_practised: eb.ref('excluded.times_practised'),
      })),
    )
    .execute()
}

/** Longest overdue first. @param without questions that must not be drawn */
export async function readDue(db: Db, deck: Deck & { now: Date }, without: number[], limit: number): Promise<number[]> {
  const rows = await dueCards(db, deck, limit)
    .where(sql<boolean>`c.question_id <> all(${without}::int[])`)
    .execute()
  return rows.map(row => row.question_id)
}

/** `count` of the `among` cards that are due next, in any order, so that the same do not come again and again. */
export async function readAhead(
  db: Db,
  deck: Deck,
  without: number[],
  { among, count }: { among: number; count: number },
): Promise<number[]> {
  const next = activeCards(db, deck)
    .select('c.question_id')
    .where(sql<boolean>`c.question_id <> all(${without}::int[])`)
    .orderBy('c.due_at')
    .orderBy('c.question_id')
    .limit(among)
  const rows = await db
    .selectFrom(next.as('next'))
    .select('question_id')
    .orderBy(sql`random()`)
    .limit(count)
    .execute()
  return rows.map(row => row.question_id)
}

/** How many cards `readDue` would draw: questions that other plays ask now are left out. */
export async function countDue(db: Db, deck: Deck & { now: Date }, target: string, limit: number): Promise<number> {
  const asked = activeQuestions({ accountId: deck.accountId, except: target }, deck.now)
  const drawable = dueCards(db, deck, limit).where(sql<boolean>`c.question_id <> all(${asked})`)
  const row = await db.selectFrom(drawable.as('due')).select(countOfRows).executeTakeFirstOrThrow()
  return row.count
}

function dueCards(db: Db, { accountId, languageId, now }: Deck & { now: Date }, limit: number) {
  return activeCards(db, { accountId, languageId })
    .select('c.question_id')
    .where('c.due_at', '<=', now)
    .orderBy('c.due_at')
    .orderBy('c.question_id')
    .limit(limit)
}

/** Questions that were removed from the bank, and those of a contest that is not over, are not practised. */
function activeCards(db: Db, { accountId, languageId }: Deck) {
  return db
    .selectFrom('practice_cards as c')
    .innerJoin('questions as q', 'q.id', 'c.question_id')
    .where('c.account_id', '=', accountId)
    .where('c.language_id', '=', languageId)
    .where('q.is_active', '=', true)
    .where('q.sealed_by', 'is', null)
}

export interface Practised {
  /** Answers given in practice; questions that were never reached do not count. */
  done: number
  /** Questions that open practice plays in other languages still ask. */
  promised: number
}

/** Not a play ahead, which is outside the limit. */
const isDue = sql`p.target not like 'practice\\_ahead:%'`

/** One statement, so that an answer given meanwhile is counted once. @param since start of the player's day */
export async function countPractised(db: Db, { accountId, languageId }: Deck, since: Date, now: Date): Promise<Practised> {
  const { rows } = await sql<Practised>`
    select (
      select count(*)::int from answers a join plays p on p.id = a.play_id
      where a.account_id = ${accountId} and a.mode = 'practice' and a.answer is not null and a.answered_at >= ${since} and ${isDue}
    ) as done, (
      select coalesce(sum(jsonb_array_length(questions) - position), 0)::int from plays p
      where account_id = ${accountId} and mode = 'practice' and state = 'open' and closes_at >= ${now} and language_id <> ${languageId}
        and ${isDue}
    ) as promised`.execute(db)
  return rows[0] ?? { done: 0, promised: 0 }
}

/** @param starts when each day after today begins, in order. @returns cards per day from today on; 0 is today and earlier */
export async function countByDay(db: Db, deck: Deck, starts: Date[]): Promise<{ day: number; due: number }[]> {
  const bounds = starts.map(start => start.toISOString())
  const day = sql<number>`width_bucket(c.due_at, ${bounds}::timestamptz[])`
  // Grouped by position, because PostgreSQL does not see that two expressions with a parameter are the same.
  return activeCards(db, deck)
    .select([day.as('day'), sql<number>`count(*)::int`.as('due')])
    .groupBy(sql`1`)
    .execute()
}

/** The cards of a player in the other content languages, most due first. */
export async function countElsewhere(db: Db, { accountId, languageId, now }: Deck & { now: Date }) {
  return db
    .selectFrom('practice_cards as c')
    .innerJoin('questions as q', 'q.id', 'c.question_id')
    .where('c.account_id', '=', accountId)
    .where('c.language_id', '<>', languageId)
    .where('q.is_active', '=', true)
    .where('q.sealed_by', 'is', null)
    .groupBy('c.language_id')
    .select([
      'c.language_id',
      sql<number>`count(*)::int`.as('cards'),
      sql<number>`(count(*) filter (where c.due_at <= ${now}))::int`.as('due'),
    ])
    .orderBy('due', 'desc')
    .orderBy('c.language_id')
    .execute()
}

export async function nextDueAt(db: Db, { now, ...deck }: Deck & { now: Date }): Promise<Date | null> {
  const row = await activeCards(db, deck).select('c.due_at').where('c.due_at', '>', now).orderBy('c.due_at').limit(1).executeTakeFirst()
  return row?.due_at ?? null
}

export async function readCard(db: Db, accountId: number, questionId: number): Promise<CardRow | undefined> {
  return db
    .selectFrom('practice_cards')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId)
    .executeTakeFirst()
}

const countOfRows = sql<number>`count(*)::int`.as('count')
