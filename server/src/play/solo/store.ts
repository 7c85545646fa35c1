// SQL for what the solo modes start from: leaves of categories, quizzes of the day, texts to read.

import { sql } from 'kysely'
import type { DailyCandidate } from '@trivium/rules/play/solo/daily'
import type { Db } from '../../platform/db/connect.ts'

/** Leaves of the quiz zone that this player may draw from: free ones and those already bought. For null, the free ones only. */
export async function readFreeLeaves(db: Db, accountId: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select leaf.id from categories leaf
    join categories top on top.id = coalesce(leaf.parent_id, leaf.id)
    where top.type = 'quiz_zone'
      and not exists (select 1 from categories sub where sub.parent_id = leaf.id)
      and (not top.is_premium or exists (
        select 1 from category_unlocks u where u.category_id = top.id and u.account_id = ${accountId}::int))
    order by leaf.id`.execute(db)
  return rows.map(row => row.id)
}

/** The leaves of a category: its subcategories, or itself when it has none. */
export async function readLeaves(db: Db, categoryId: number): Promise<number[]> {
  const subs = await db.selectFrom('categories').select('id').where('parent_id', '=', categoryId).orderBy('id').execute()
  return subs.length > 0 ? subs.map(sub => sub.id) : [categoryId]
}

interface SavedQuiz {
  question_ids: number[]
  /** A player has it: editors can no longer change it. */
  isStarted: boolean
}

/** Leaves out questions that a contest asks now. */
export async function readDailyQuestions(db: Db, day: string, languageId: number): Promise<SavedQuiz | null> {
  const { rows } = await sql<SavedQuiz>`
    select d.started_at is not null as "isStarted", array(
      select q.id from unnest(d.question_ids) with ordinality as chosen (id, number)
      join questions q on q.id = chosen.id and q.sealed_by is null
      order by chosen.number) as question_ids
    from daily_quizzes d where d.day = ${day}::date and d.language_id = ${languageId}`.execute(db)
  return rows[0] ?? null
}

/**
 * Fixes the quiz when the first player gets it, without questions that left the bank since it was chosen. Waits for an editor who is
 * changing it. @returns its questions as they are then; null when the editor returned it to the draw
 */
export async function startDailyQuestions(tx: Db, day: string, languageId: number, at: Date): Promise<number[] | null> {
  await sql`
    update daily_quizzes set started_at = ${at}, question_ids = coalesce(nullif(array(
      select q.id from unnest(question_ids) with ordinality as chosen (id, number)
      join questions q on q.id = chosen.id and q.is_active order by chosen.number), '{}'), question_ids)
    where day = ${day}::date and language_id = ${languageId} and started_at is null`.execute(tx)
  return (await readDailyQuestions(tx, day, languageId))?.question_ids ?? null
}

interface NewQuiz {
  day: string
  languageId: number
  ids: number[]
  at: Date
}

/** When several processes draw at once, the first insert wins. @returns the quiz that was kept */
export async function saveDailyQuestions(tx: Db, { day, languageId, ids, at }: NewQuiz): Promise<number[]> {
  const kept = await tx
    .insertInto('daily_quizzes')
    .values({ day, language_id: languageId, question_ids: ids, started_at: at })
    .onConflict(conflict => conflict.columns(['day', 'language_id']).doNothing())
    .returning('question_ids')
    .executeTakeFirst()
  return kept?.question_ids ?? (await startDailyQuestions(tx, day, languageId, at)) ?? ids
}

/** SQL condition: the quiz of the day may ask this question. Its type must suit a clock per question. */
export const askableDaily = sql`q.is_active and q.sealed_by is null
  and q.question_type in ('multiple_choice', 'true_false', 'audio', 'guess_the_word')`

/** SQL of the leaves that the quiz of the day draws from, free for all players, and the top-level category of each. */
export const dailyLeaves = sql`
  select leaf.id, top.id as subject from categories leaf
  join categories top on top.id = coalesce(leaf.parent_id, leaf.id)
  where top.type in ('quiz_zone', 'audio', 'guess_the_word') and not top.is_premium
    and not exists (select 1 from categories sub where sub.parent_id = leaf.id)`

interface CandidatesFrom {
  day: string
  languageId: number
  /** Between 0 and 1: the `pick` at which to start in each leaf. */
  start: number
  /** Leaves out questions that quizzes of this language ask within this many days, before or after. */
  restDays: number
}

const candidatesOfLeaf = 60

/** Some questions of every leaf, sorted by id, so that the same `start` gives the same list. */
export async function readDailyCandidates(db: Db, { day, languageId, start, restDays }: CandidatesFrom): Promise<DailyCandidate[]> {
  const line = sql`${askableDaily} and q.category_id = leaf.id and q.language_id = ${languageId} and q.id <> all(asked.ids)`
  const columns = sql`q.id, q.difficulty, q.is_written, q.for_daily, q.image, q.question_type`
  const { rows } = await sql<DailyCandidate>`
    with asked as materialized (
      select coalesce(array_agg(id), '{}') as ids from daily_quizzes d, unnest(d.question_ids) as id
      where d.language_id = ${languageId} and d.day between ${day}::date - ${restDays}::int and ${day}::date + ${restDays}::int)
    select near.id, leaf.subject, near.difficulty::float as difficulty, near.is_written as "isWritten", near.for_daily as "isKept",
      case when near.question_type in ('audio', 'guess_the_word') then 'sound_or_word' when near.image is not null then 'picture' else 'text' end
        as shows
    from asked cross join (${dailyLeaves}) leaf
    cross join lateral (
      (select ${columns} from questions q where ${line} and q.pick >= ${start} order by q.pick limit ${candidatesOfLeaf})
      union all
      (select ${columns} from questions q where ${line} and q.pick < ${start} order by q.pick limit ${candidatesOfLeaf})
    ) near
    order by near.id`.execute(db)
  return rows
}

export interface DailyRow {
  id: number
  target: string
  state: 'open' | 'finished'
  percentage: number | null
  won: boolean
}

/** Daily quizzes that were taken, and open ones that may not count as taken yet. Targets contain the day, so they sort by time. */
export async function readDailyPlays(db: Db, accountId: number, targets: string[]): Promise<(DailyRow & { taken: boolean })[]> {
  const { rows } = await sql<DailyRow & { taken: boolean }>`
    select p.id, p.target, p.state, (p.result->>'percentage')::float as percentage, coalesce((p.result->>'won')::boolean, false) as won,
      p.taken_at is not null as taken
    from plays p where p.account_id = ${accountId} and p.target = any(${targets}::text[])
    order by p.id`.execute(db)
  return rows
}

/** Whether the quiz of this day or of a later one was taken. */
export async function hasTakenDaily(db: Db, accountId: number, target: string): Promise<boolean> {
  const row = await db
    .selectFrom('plays')
    .select('id')
    .where('account_id', '=', accountId)
    .where('mode', '=', 'daily_quiz')
    .where('target', '>=', target)
    .where('taken_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface PassageRow {
  id: number
  title: string
  html: string
  content_type: 'text' | 'video' | 'pdf'
  content_url: string | null
  image: string | null
  caption: string | null
  /** Hue of its category. */
  hue: number
  words: number
  names: Record<string, string>
  /** Names of the parent category of a subcategory. */
  parent_names: Record<string, string> | null
  questions: number
  played: boolean
}

const passagesWith = (accountId: number) => sql`
  select p.id, p.title, p.html, p.content_type, p.content_url, p.image, p.caption, p.words, c.hue, c.names, parent.names as parent_names,
    (select count(*)::int from questions q where q.passage_id = p.id and q.is_active and q.sealed_by is null) as questions,
    exists (select 1 from plays done where done.taken_at is not null and done.account_id = ${accountId} and done.reward = 'fun_and_learn:' || coalesce(p.fact, p.id::text) and done.state = 'finished') as played
  from passages p join categories c on c.id = p.category_id left join categories parent on parent.id = c.parent_id`

export async function readPassages(db: Db, leafIds: number[], languageId: number, accountId: number): Promise<PassageRow[]> {
  const { rows } = await sql<PassageRow>`${passagesWith(accountId)}
    where p.is_active and p.category_id = any(${leafIds}::int[]) and p.language_id = ${languageId}
    order by p.position, p.id limit 100`.execute(db)
  return rows
}

export function readPassage(db: Db, id: number) {
  return db
    .selectFrom('passages')
    .select(['id', 'fact', 'category_id', 'language_id'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
}

export async function readQuestionsOfPassage(db: Db, passageId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('questions')
    .select('id')
    .where('passage_id', '=', passageId)
    .where('is_active', '=', true)
    .where('sealed_by', 'is', null)
    .orderBy('level')
    .orderBy('id')
    .execute()
  return rows.map(row => row.id)
}
