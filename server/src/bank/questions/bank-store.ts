// SQL of the editors' list of the bank: one statement for a page with any filter and order, and one for the count.

import { type RawBuilder, sql } from 'kysely'
import type { InputOf } from '@trivium/contract/platform/action'
import type { QuestionType, ItemFlag, QuestionState, ReviewState, WhyUnreachable } from '@trivium/contract/bank/question-names'
import type { questionAdmin } from '@trivium/contract/bank/questions.admin'
import type { Db } from '../../platform/db/connect.ts'

export type BankFilter = Omit<InputOf<(typeof questionAdmin)['get_bank_questions']>, 'offset' | 'limit'>

export interface LineRow {
  id: number
  key: string
  question_type: QuestionType
  question: string
  category_id: number
  language_id: number
  level: number
  difficulty: number
  state: QuestionState
  publish_at: Date | null
  edited_at: Date | null
  created_at: Date
  sealed_by: string | null
  review: ReviewState | null
  version: number
  has_picture: boolean
  has_sound: boolean
  open_reports: number
  unreachable: WhyUnreachable | null
  attempts: number | null
  facility: number | null
  discrimination: number | null
  flags: ItemFlag[] | null
}

/** A search considers at most so many matches; beyond that, the editor must refine it. */
const mostFound = 2000
const mostCounted = 100_000

interface Page {
  offset: number
  limit: number
}

/** Selects the page first, so that reports are counted only for its rows. */
export async function readLines(db: Db, wanted: BankFilter, { offset, limit }: Page): Promise<LineRow[]> {
  const order = orderOf(wanted)
  const { rows } = await sql<LineRow>`
    with page as (select q.id, row_number() over () as place ${chosen(wanted)} order by ${order} offset ${offset} limit ${limit})
    select q.id, q.key, q.question_type, q.question, q.category_id, q.language_id, q.level, q.difficulty, q.state, q.publish_at, q.edited_at,
      q.created_at, q.sealed_by, q.review, q.version, q.image is not null as has_picture, q.audio is not null as has_sound,
      (select count(*)::int from reports r where r.question_id = q.id and r.state = 'open') as open_reports,
      ${whyUnreachable} as unreachable, f.attempts, f.facility, f.discrimination, f.flags
    from page join questions q on q.id = page.id left join item_flags f on f.question_id = q.id
    order by ${order}`.execute(db)
  return rows
}

export async function countLines(db: Db, wanted: BankFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 ${chosen(wanted)} limit ${mostCounted}) counted`.execute(db)
  return rows[0]?.total ?? 0
}

/** Players reach a category's own questions only if it has no subcategories, and a text's questions only while the text is active. */
const whyUnreachable = sql`case
  when q.state <> 'published' then null
  when exists (select from categories part where part.parent_id = q.category_id) then 'divided_category'
  when q.passage_id is not null and not exists (select from passages t where t.id = q.passage_id and t.is_active) then 'text_withdrawn'
  when q.passage_id is null and q.category_id = any(array(select id from categories where type = 'fun_and_learn')) then 'without_text'
end`

type StatName = 'attempts' | 'facility' | 'discrimination'
const stats: readonly string[] = ['attempts', 'facility', 'discrimination'] satisfies StatName[]

/** Sorting by a stat lists only questions that have it, so that PostgreSQL can use the index on the stat. */
const figureOf = ({ sort }: BankFilter): BankFilter['sort'] => (sort !== undefined && stats.includes(sort) ? sort : undefined)

function orderOf({ sort = 'id', order = 'desc' }: BankFilter): RawBuilder<unknown> {
  const direction = sql.raw(order)
  if (sort === 'id') return sql`q.id ${direction}`
  if (stats.includes(sort)) return sql`${sql.ref(`f.${sort}`)} ${direction}, f.question_id ${direction}`
  return sql`${sql.ref(`q.${sort}`)} ${direction}, q.id ${direction}`
}

/** `from` and `where` with all conditions. Questions of exams belong to their examiners. */
function chosen(wanted: BankFilter): RawBuilder<unknown> {
  const conditions = conditionsOf(wanted)
  const needsFlags = figureOf(wanted) !== undefined || wanted.flag !== undefined
  const flags = needsFlags ? sql`join item_flags f on f.question_id = q.id` : sql``
  return sql`from questions q ${flags} where ${sql.join(conditions, sql` and `)}`
}

export function conditionsOf(wanted: BankFilter): RawBuilder<unknown>[] {
  const { category_id, language_id, level, question_type, state, flag, has_picture, has_sound, reported, sort } = wanted
  const stat = figureOf(wanted)
  const conditions = [
    sql`q.category_id <> all(array(select id from categories where type = 'exam'))`,
    category_id !== undefined && sql`q.category_id = any(array(select id from categories where ${category_id} in (id, parent_id)))`,
    language_id !== undefined && sql`q.language_id = ${language_id}`,
    level !== undefined && sql`q.level = ${level}`,
    question_type !== undefined && sql`q.question_type = ${question_type}`,
    wanted.review !== undefined && sql`q.review = ${wanted.review}`,
    state !== undefined && sql`q.state = ${state}`,
    flag === 'any' && sql`f.flags <> '{}'`,
    flag !== undefined && flag !== 'any' && sql`f.flags @> array[${flag}]::text[]`,
    stat !== undefined && sql`${sql.ref(`f.${stat}`)} is not null`,
    sort === 'edited_at' && sql`q.edited_at is not null`,
    has_picture !== undefined && sql`${has_picture} = (q.image is not null)`,
    has_sound !== undefined && (has_sound ? sql`q.audio is not null` : sql`q.audio is null`),
    wanted.unreachable !== undefined && sql`${wanted.unreachable} = (${whyUnreachable} is not null)`,
    reported === true && sql`q.id in (select question_id from reports where state = 'open')`,
    reported === false && sql`not exists (select from reports r where r.question_id = q.id and r.state = 'open')`,
  ]
  return [...conditions, ...searched(wanted)].filter(condition => condition !== false)
}

/** A withdrawn question is no translation. */
const lacks = (languageId: number) => sql`q.language_id <> ${languageId} and (q.fact is null or not exists (
  select from questions t where t.fact = q.fact and t.language_id = ${languageId} and t.state <> 'withdrawn'))`

const searched = ({ q, origin, import_id, tag, lacks_language_id }: BankFilter) => [
  lacks_language_id !== undefined && lacks(lacks_language_id),
  q !== undefined && foundBy(q),
  origin !== undefined && beginsWith(origin),
  import_id !== undefined && sql`q.import_id = ${import_id}`,
  // Repeats the condition of the partial index: otherwise PostgreSQL would not use it.
  tag !== undefined && sql`q.tags <> '{}' and q.tags @> array[${tag}]::text[]`,
]

/** A number also matches the question's id. All words must match as beginnings of words. */
function foundBy(text: string): RawBuilder<unknown> {
  const number = /^#?\s*(\d{1,9})$/.exec(text)?.[1]
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length === 0) return sql`false`
  const query = words.map(word => `'${word}':*`).join(' & ')
  const found = sql`select id from questions where words_of_question(question, options, word) @@ to_tsquery('simple', ${query}) limit ${mostFound}`
  const byNumber = number === undefined ? sql`` : sql` || ${Number(number)}::int`
  return sql`q.id = any(array(${found})${byNumber})`
}

/** Compares bytes, like the index on keys: from the prefix up to the largest key that begins with it. */
const beginsWith = (origin: string) => sql`q.key ~>=~ ${origin} and q.key ~<~ ${`${origin}\u{10ffff}`}`
