// SQL about plays. Their answers are in answer-store.ts, what they are drawn from in draw-store.ts.

import { type Selectable, sql } from 'kysely'
import type { Mode } from '@trivium/contract/plays'
import type { ClockState } from '@trivium/rules/clock'
import type { FrozenQuestion, FrozenRules } from '@trivium/rules/frozen'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import type { Plays, Questions } from '../db/play-tables.ts'

export type PlayRow = Selectable<Plays>
export type QuestionRow = Selectable<Questions>

/** A question without what only grading needs; with the names of where it lives. */
export type ShownQuestion = Omit<QuestionRow, 'answer' | 'word' | 'note'> & {
  category_slug: string
  category_names: Record<string, string>
  subcategory_slug: string | null
  subcategory_names: Record<string, string> | null
  language_code: string
  word: string | null
  /** First answers of all players, and how many of them were right. */
  attempts: number
  correct: number
}

export async function readQuestions(db: Db, ids: number[]): Promise<Map<number, ShownQuestion & Pick<QuestionRow, 'answer' | 'note'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('questions as q')
    .innerJoin('categories as leaf', 'leaf.id', 'q.category_id')
    .leftJoin('categories as top', 'top.id', 'leaf.parent_id')
    .innerJoin('languages as l', 'l.id', 'q.language_id')
    .leftJoin('item_figures as f', 'f.question_id', 'q.id')
    .selectAll('q')
    .select(eb => [
      'leaf.slug as leaf_slug',
      'leaf.names as leaf_names',
      'top.slug as top_slug',
      'top.names as top_names',
      'l.code as language_code',
      eb.fn.coalesce('f.attempts', eb.lit(0)).as('attempts'),
      eb.fn.coalesce('f.correct', eb.lit(0)).as('correct'),
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
  reward: string | null
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
      opened_at: clock.openedAt === null ? null : new Date(clock.openedAt),
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

/** The newest that has time left: others wait for the sweep. */
export async function newestOpenPlay(db: Db, accountId: number, now: Date): Promise<PlayRow | undefined> {
  return db
    .selectFrom('plays')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .where('closes_at', '>=', now)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether this player has been shown a question: in the log, or in an open play. */
export async function hasMet(db: Db, accountId: number, questionId: number): Promise<boolean> {
  const { rows } = await sql<{ met: boolean }>`
    select exists (select 1 from answers a where a.account_id = ${accountId} and a.question_id = ${questionId} and a.is_first)
      or ${isShown(accountId, questionId)} as met`.execute(db)
  return rows[0]?.met === true
}

export async function isInOpenPlay(db: Db, accountId: number, mode: Mode, questionId: number): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`select ${isShown(accountId, questionId, mode)} as shown`.execute(db)
  return rows[0]?.shown === true
}

const isShown = (accountId: number, questionId: number, mode?: Mode) => sql`exists (
  select 1 from plays p where p.account_id = ${accountId} and p.state = 'open' ${mode === undefined ? sql`` : sql`and p.mode = ${mode}`}
    and p.questions @> ${JSON.stringify([{ question_id: questionId }])}::jsonb)`

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

/** Everything about a play that changes with every answer. The questions change with lifelines and hints only: see saveEffect. */
export async function savePlay(tx: Tx, play: PlayRow): Promise<void> {
  await tx
    .updateTable('plays')
    .set({
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

/** What a lifeline or a hint has changed. */
export async function saveEffect(tx: Tx, play: PlayRow): Promise<void> {
  const { opened_at, deadline_at, closes_at } = play
  const questions = JSON.stringify(play.questions)
  const lifelines = JSON.stringify(play.lifelines)
  await tx.updateTable('plays').set({ questions, lifelines, opened_at, deadline_at, closes_at }).where('id', '=', play.id).execute()
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

/** Whether another play of the same reward was won before. */
export async function wonRewardBefore(tx: Tx, play: PlayRow): Promise<boolean> {
  const row = await tx
    .selectFrom('plays')
    .select('id')
    .where('account_id', '=', play.account_id)
    .where('reward', '=', play.reward)
    .where('id', '<>', play.id)
    .where('state', '=', 'finished')
    .where(sql<boolean>`(result->>'won')::boolean`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function markCategoryPlayed(tx: Tx, play: PlayRow, at: Date): Promise<void> {
  if (play.category_id === null) return
  await tx
    .insertInto('category_plays')
    .values({ account_id: play.account_id, category_id: play.category_id, last_played_at: at })
    .onConflict(conflict =>
      conflict.columns(['account_id', 'category_id']).doUpdateSet(eb => ({
        last_played_at: eb.fn('greatest', ['category_plays.last_played_at', 'excluded.last_played_at']),
      })),
    )
    .execute()
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
