// SQL of editing: one question with its versions, and every write to it. The upserts and withdrawals of releases are in store.ts.

import { type Selectable, sql } from 'kysely'
import type { QuestionState } from '@trivium/contract/bank/question-names'
import { must } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { NumberKey } from '@trivium/rules/bank/questions/numbers'
import type { QuestionContent, Questions, StoredMatch, StoredOption } from '../../platform/db/tables/play-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { wakeJob } from '../../platform/scheduler/wake.ts'
import { arranged } from './starter/arranged.ts'
import { type ComparedContent, compare, likenessOf } from './likeness.ts'

export type QuestionRow = Selectable<Questions>

/** The fields of an editor's form, as they are stored. */
export interface EditedQuestion extends QuestionContent {
  category_id: number
  language_id: number
  passage_id: number | null
  fingerprint: string
}

function columnsOf(question: EditedQuestion) {
  const { options, matches, number, source, ...written } = arranged(question)
  return {
    ...written,
    options: JSON.stringify(options),
    matches: JSON.stringify(matches),
    number: number && JSON.stringify(number),
    source: source && JSON.stringify(source),
    is_arranged: true,
    former_order: null,
  }
}

/** @returns undefined also for a question of an exam */
export function readForEditor(db: Db, id: number): Promise<QuestionRow | undefined> {
  return db
    .selectFrom('questions')
    .selectAll()
    .where('id', '=', id)
    .where(sql<boolean>`category_id <> all(array(select id from categories where type = 'exam'))`)
    .executeTakeFirst()
}

/** Locks the questions in the order of their ids; skips questions of exams. */
export function lockQuestions(tx: Tx, ids: number[]): Promise<QuestionRow[]> {
  return tx
    .selectFrom('questions')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where(sql<boolean>`category_id <> all(array(select id from categories where type = 'exam'))`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function insertDraft(tx: Tx, key: string, written: EditedQuestion, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('questions')
    .values({ ...columnsOf(written), key, is_active: false, is_draft: true, edited_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates a draft in its row, because no player has met it. */
export async function rewrite(tx: Tx, id: number, written: EditedQuestion, at: Date): Promise<void> {
  await tx
    .updateTable('questions')
    .set({ ...columnsOf(written), edited_at: at })
    .where('id', '=', id)
    .execute()
}

/** Updates in its row everything except type, options, answer, words, matches, number and fixed order, which the row keeps. */
export async function reword(tx: Tx, id: number, written: EditedQuestion, at: Date): Promise<void> {
  const { question_type: _type, options: _options, answer: _answer, word: _word, ...others } = written
  const { matches: _matches, number: _number, accepted: _accepted, keeps_order: _order, source, ...worded } = others
  await tx
    .updateTable('questions')
    .set({ ...worded, source: source && JSON.stringify(source), edited_at: at })
    .where('id', '=', id)
    .execute()
}

/** Withdraws the old question; the new one gets its key and standing (docs/decisions/016). @returns the new id */
export async function replace(tx: Tx, old: QuestionRow, written: EditedQuestion, at: Date): Promise<number> {
  await tx
    .updateTable('questions')
    .set({ key: `${old.key}#${old.id}`, is_active: false, fingerprint: null, publish_at: null, is_draft: false })
    .where('id', '=', old.id)
    .execute()
  const standing = {
    key: old.key,
    is_active: old.is_active,
    publish_at: old.publish_at,
    marks: old.marks,
    minus_marks: old.minus_marks,
    edited_at: at,
  }
  const { id } = await tx
    .insertInto('questions')
    .values({ ...columnsOf(written), ...standing })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The common key of all versions: an earlier version has its own id behind it. */
const chainOf = ({ key, id }: { key: string; id: number }) => (isReplaced({ key, id }) ? key.slice(0, -`#${id}`.length) : key)

export const isReplaced = ({ key, id }: { key: string; id: number }): boolean => key.endsWith(`#${id}`)

export interface VersionRow {
  id: number
  state: QuestionState
  question: string
  options: StoredOption[]
  matches: StoredMatch[]
  answer: number[]
  word: string | null
  accepted: string[]
  number: NumberKey | null
  created_at: Date
  attempts: number
  correct: number
}

export async function readVersions(db: Db, row: { key: string; id: number }): Promise<VersionRow[]> {
  const chain = chainOf(row)
  const { rows } = await sql<VersionRow>`
    select q.id, q.state, q.question, q.options, q.matches, q.answer, q.word, q.accepted, q.number, q.created_at, coalesce(f.attempts, 0) as attempts,
      coalesce(f.correct, 0) as correct
    from questions q left join item_stats f on f.question_id = q.id
    where q.key = ${chain}
      -- '$' comes after '#': what lies between begins with the key and a '#'. The number behind it is that of the row.
      or (q.key ~>=~ ${`${chain}#`} and q.key ~<~ ${`${chain}$`} and q.key = ${chain} || '#' || q.id)
    order by q.id desc limit 50`.execute(db)
  return rows
}

type Twin = Pick<EditedQuestion, 'language_id' | 'fingerprint'> & ComparedContent

/**
 * Locks the fingerprint until the transaction ends, so that no other transaction adds a twin.
 * @returns the id of the oldest question that asks the same, with the same right answer or a contradicting one
 */
export async function findTwin(tx: Tx, { language_id, fingerprint, ...asked }: Twin, besides: readonly number[]) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`twin:${language_id}:${fingerprint}`}, 0))`.execute(tx)
  const alike = await tx
    .selectFrom('questions')
    .select([
      'id',
      'question_type',
      'question',
      'options',
      'matches',
      'answer',
      'word',
      'number',
      'keeps_order',
      'image',
      'audio',
      'passage_id',
    ])
    .where('language_id', '=', language_id)
    .where('fingerprint', '=', fingerprint)
    .where(sql<boolean>`id <> all(${besides}::int[])`)
    .orderBy('id')
    .execute()
  const own = likenessOf(asked)
  return alike.find(other => compare(own, likenessOf(other)) !== 'another')?.id ?? null
}

export async function readPassage(db: Db, id: number) {
  return db.selectFrom('passages').select(['category_id', 'language_id', 'fact']).where('id', '=', id).executeTakeFirst()
}

interface Published {
  id: number
  /** A release that withdraws a question sets it to null. */
  fingerprint: string | null
}

/** Publishes now (`publishAt` is null), or schedules. */
export async function publish(tx: Tx, questions: Published[], publishAt: Date | null): Promise<void> {
  await sql`
    update questions q set is_active = ${publishAt === null}::boolean, publish_at = ${publishAt}::timestamptz,
      is_draft = q.is_draft and ${publishAt !== null}::boolean, fingerprint = p.fingerprint
    from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as p (id int, fingerprint text) where q.id = p.id`.execute(tx)
  if (publishAt) wakeJob(tx, 'publish_questions', publishAt)
}

export async function withdraw(tx: Tx, ids: number[]): Promise<void> {
  await sql`update questions set is_active = false, publish_at = null where id = any(${ids}::int[])`.execute(tx)
}

export async function move(tx: Tx, ids: number[], to: { categoryId: number | null; level: number | null }, at: Date): Promise<void> {
  await sql`
    update questions set category_id = coalesce(${to.categoryId}::int, category_id), level = coalesce(${to.level}::int, level),
      edited_at = ${at}::timestamptz
    where id = any(${ids}::int[])`.execute(tx)
}

/** @returns the questions that the undo of an import still needs */
export async function readNeeded(tx: Tx, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{
    question_id: number
  }>`select question_id from import_changes where question_id = any(${ids}::int[])`.execute(tx)
  return rows.map(({ question_id }) => question_id)
}

export async function deleteQuestions(tx: Tx, ids: number[]): Promise<void> {
  await sql`delete from questions where id = any(${ids}::int[])`.execute(tx)
}

const batch = 500

/**
 * Publishes what is due. Skips rows that another process has locked, so that each is published once. @returns the number, at most a batch
 */
export async function publishDue(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`
    update questions set is_active = true, publish_at = null, is_draft = false
    where id in (
      select id from questions where publish_at <= ${now}::timestamptz and not is_active and sealed_by is null and review is null
      order by publish_at limit ${batch} for update skip locked)
    returning id`.execute(db)
  return rows.length
}

export async function publishAllDue(db: Db, now: Date): Promise<number> {
  for (let total = 0; ;) {
    const published = await publishDue(db, now)
    total += published
    if (published < batch) return total
  }
}

export async function readNextPublication(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('questions')
    .select(eb => eb.fn.min('publish_at').as('at'))
    .where('is_active', '=', false)
    .where('sealed_by', 'is', null)
    .executeTakeFirstOrThrow()
  return at
}

/** A random key, which cannot collide, and does not reveal the number of questions. */
export async function freshKey(db: Db): Promise<string> {
  const { rows } = await sql<{ key: string }>`select 'own:' || gen_random_uuid() as key`.execute(db)
  return must(rows[0], 'the statement returns one row').key
}
