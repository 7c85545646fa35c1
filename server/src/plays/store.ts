// All SQL about plays, answers and what they are drawn from.

import { type Selectable, sql } from 'kysely'
import type { Mode } from '@trivium/contract/plays'
import type { ClockState } from '@trivium/rules/clock'
import type { FrozenQuestion, FrozenRules } from '@trivium/rules/frozen'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import type { Plays, Questions } from '../db/schema.ts'

export type PlayRow = Selectable<Plays>
export type QuestionRow = Selectable<Questions>

export interface DrawFrom {
  leafId: number
  languageId: number
  level: number
  accountId: number
  /** Questions that must not be drawn. */
  without: number[]
}

/** A question without what only grading needs; with the names of where it lives. */
export type ShownQuestion = Omit<QuestionRow, 'answer' | 'word' | 'note'> & {
  category_slug: string
  category_names: Record<string, string>
  subcategory_slug: string | null
  subcategory_names: Record<string, string> | null
  language_code: string
  word: string | null
}

/**
 * Draws questions of a level: starts anywhere on the line of picks, reads on, and prefers what this player has not answered yet.
 * Costs the same for a level of 20 and of 2 million.
 */
export async function drawFromLevel(db: Db, from: DrawFrom, count: number, start: number): Promise<number[]> {
  const candidates = count * 5
  const { rows } = await sql<{ id: number }>`
    with line as (
      (select id, 0 as lap, pick from questions
        where is_active and category_id = ${from.leafId} and language_id = ${from.languageId} and level = ${from.level} and pick >= ${start}
        order by pick limit ${candidates})
      union all
      (select id, 1 as lap, pick from questions
        where is_active and category_id = ${from.leafId} and language_id = ${from.languageId} and level = ${from.level} and pick < ${start}
        order by pick limit ${candidates})
    )
    select id from line
    where id <> all(${from.without}::int[])
    order by exists (select 1 from answers a where a.account_id = ${from.accountId} and a.question_id = line.id and a.is_first), lap, pick
    limit ${count}`.execute(db)
  return rows.map(row => row.id)
}

/** A question from the nearest level of the same place: what stands in when a level has no more than the play shows. */
export async function drawNearLevel(db: Db, from: DrawFrom): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select near.id from question_counts c
    cross join lateral (
      select id from questions q
      where q.is_active and q.category_id = c.category_id and q.language_id = c.language_id and q.level = c.level
        and q.id <> all(${from.without}::int[])
      order by q.pick limit 1) near
    where c.category_id = ${from.leafId} and c.language_id = ${from.languageId}
    order by abs(c.level - ${from.level}), c.level limit 1`.execute(db)
  return rows[0]?.id
}

export async function readQuestions(db: Db, ids: number[]): Promise<Map<number, ShownQuestion & Pick<QuestionRow, 'answer' | 'note'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('questions as q')
    .innerJoin('categories as leaf', 'leaf.id', 'q.category_id')
    .leftJoin('categories as top', 'top.id', 'leaf.parent_id')
    .innerJoin('languages as l', 'l.id', 'q.language_id')
    .selectAll('q')
    .select([
      'leaf.slug as leaf_slug',
      'leaf.names as leaf_names',
      'top.slug as top_slug',
      'top.names as top_names',
      'l.code as language_code',
    ])
    .where('q.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ leaf_slug, leaf_names, top_slug, top_names, ...row }) => [
      row.id,
      {
        ...row,
        category_slug: top_slug ?? leaf_slug,
        category_names: top_names ?? leaf_names,
        subcategory_slug: top_slug === null ? null : leaf_slug,
        subcategory_names: top_slug === null ? null : leaf_names,
      },
    ]),
  )
}

export async function readQuestion(db: Db, id: number): Promise<QuestionRow> {
  return db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export interface NewPlay {
  account_id: number
  mode: Mode
  target: string
  category_id: number | null
  level: number | null
  language_id: number
  questions: FrozenQuestion[]
  rules: FrozenRules
  clock: ClockState
  startedAt: Date
  closesAt: Date
}

/** @returns null when the player has an open play of this target already: the unique index decides between two tabs. */
export async function insertPlay(tx: Tx, play: NewPlay): Promise<PlayRow | null> {
  const { questions, rules, clock, startedAt, closesAt, ...own } = play
  const row = await tx
    .insertInto('plays')
    .values({
      ...own,
      questions: JSON.stringify(questions),
      rules: JSON.stringify(rules),
      position: clock.position,
      opened_at: new Date(clock.openedAt),
      deadline_at: clock.deadlineAt === null ? null : new Date(clock.deadlineAt),
      started_at: startedAt,
      closes_at: closesAt,
    })
    .onConflict(conflict => conflict.columns(['account_id', 'target']).where('state', '=', 'open').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function lockPlay(tx: Tx, id: number): Promise<PlayRow | undefined> {
  return tx.selectFrom('plays').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function lockOpenPlayOf(tx: Tx, accountId: number, target: string): Promise<PlayRow | undefined> {
  return tx
    .selectFrom('plays')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('target', '=', target)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
}

export async function newestOpenPlay(db: Db, accountId: number): Promise<PlayRow | undefined> {
  return db
    .selectFrom('plays')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Plays whose time is over, skipping those another process is closing. */
export async function lockOverduePlay(tx: Tx, now: Date, without: number[]): Promise<PlayRow | undefined> {
  return tx
    .selectFrom('plays')
    .selectAll()
    .where('state', '=', 'open')
    .where('closes_at', '<', now)
    .where(sql<boolean>`id <> all(${without}::bigint[])`)
    .orderBy('closes_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export interface LoggedAnswer {
  position: number
  questionId: number
  /** In the author's order; '' passed, null lapsed. */
  answer: string | null
  correct: boolean
  ms: number
  at: Date
}

/** Writes to the log and, for a first meeting, to the counts of choices: one statement. */
export async function logAnswers(tx: Tx, play: PlayRow, answers: LoggedAnswer[]): Promise<void> {
  if (answers.length === 0) return
  const rows = answers.map(a => ({
    position: a.position,
    question_id: a.questionId,
    answer: a.answer,
    correct: a.correct,
    ms: Math.round(a.ms),
    at: a.at.toISOString(),
  }))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g(position int, question_id int, answer text, correct boolean, ms int, at timestamptz)
    ), logged as (
      insert into answers (play_id, position, question_id, account_id, mode, answer, correct, is_first, ms, answered_at)
      select ${play.id}::bigint, g.position, g.question_id, ${play.account_id}::int, ${play.mode}, g.answer, g.correct,
        not exists (select 1 from answers a where a.account_id = ${play.account_id} and a.question_id = g.question_id and a.is_first),
        g.ms, g.at
      from given g order by g.question_id
      returning question_id, answer, is_first
    )
    insert into item_choices (question_id, choice, times)
    select question_id, answer, 1 from logged where is_first and answer <> '' order by question_id
    on conflict (question_id, choice) do update set times = item_choices.times + 1`.execute(tx)
}

export async function readAnswers(db: Db, playId: number) {
  return db
    .selectFrom('answers')
    .select(['position', 'question_id', 'answer', 'correct', 'ms'])
    .where('play_id', '=', playId)
    .orderBy('position')
    .execute()
}

export async function readAnswer(db: Db, playId: number, position: number) {
  return db
    .selectFrom('answers')
    .select(['answer', 'correct'])
    .where('play_id', '=', playId)
    .where('position', '=', position)
    .executeTakeFirst()
}

/** Everything about a play that changes while it runs. */
export async function savePlay(tx: Tx, play: PlayRow): Promise<void> {
  await tx
    .updateTable('plays')
    .set({
      questions: JSON.stringify(play.questions),
      lifelines: JSON.stringify(play.lifelines),
      drafts: JSON.stringify(play.drafts),
      position: play.position,
      opened_at: play.opened_at,
      deadline_at: play.deadline_at,
      closes_at: play.closes_at,
      correct: play.correct,
      wrong: play.wrong,
      state: play.state,
      finished_at: play.finished_at,
      result: play.result === null ? null : JSON.stringify(play.result),
    })
    .where('id', '=', play.id)
    .execute()
}

/** First answers of a question by choice, in the author's order. */
export async function firstChoices(db: Db, questionId: number, options: number): Promise<number[]> {
  const rows = await db.selectFrom('item_choices').select(['choice', 'times']).where('question_id', '=', questionId).execute()
  return Array.from({ length: options }, (_, index) => rows.find(row => row.choice === String(index))?.times ?? 0)
}

/** Serialises the settlements of one player, so that the daily cap and the first win cannot be passed twice at once. */
export async function lockAccount(tx: Tx, accountId: number): Promise<{ timezone: string; status: string }> {
  return tx.selectFrom('accounts').select(['timezone', 'status']).where('id', '=', accountId).forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function coinsEarnedOn(tx: Tx, accountId: number, day: string): Promise<number> {
  const row = await tx
    .selectFrom('play_days')
    .select(eb => eb.fn.sum<number>('coins').as('coins'))
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .executeTakeFirst()
  return Number(row?.coins ?? 0)
}

export async function wonTargetBefore(tx: Tx, play: PlayRow, day: string | null, timezone: string): Promise<boolean> {
  let query = tx
    .selectFrom('plays')
    .select('id')
    .where('account_id', '=', play.account_id)
    .where('target', '=', play.target)
    .where('id', '<>', play.id)
    .where('state', '=', 'finished')
    .where(sql<boolean>`(result->>'won')::boolean`)
  if (day !== null) query = query.where(sql<boolean>`(finished_at at time zone ${timezone})::date = ${day}`)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** Adds a settled play to the player's day, by the categories of its questions; the coins stand with the first of them. */
export async function addPlayDay(tx: Tx, play: PlayRow, day: string, coins: number): Promise<void> {
  await sql`
    insert into play_days (account_id, day, mode, category_id, plays, answered, correct, coins)
    select ${play.account_id}::int, ${day}::date, ${play.mode}, category_id,
      case when row_number() over (order by category_id) = 1 then 1 else 0 end, answered, correct,
      case when row_number() over (order by category_id) = 1 then ${coins}::int else 0 end
    from (
      select q.category_id, count(*) filter (where a.answer <> '')::int answered, count(*) filter (where a.correct)::int correct
      from answers a join questions q on q.id = a.question_id where a.play_id = ${play.id} group by q.category_id) by_category
    on conflict (account_id, day, mode, category_id) do update set
      plays = play_days.plays + excluded.plays, answered = play_days.answered + excluded.answered,
      correct = play_days.correct + excluded.correct, coins = play_days.coins + excluded.coins`.execute(tx)
}
