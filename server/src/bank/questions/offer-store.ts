// SQL of what the bank offers to examiners: published questions that nothing seals now. Drafts, withdrawn questions, earlier versions and
// the questions of contests and exams stay closed to them.

import { type RawBuilder, sql } from 'kysely'
import { difficultyOfLevel } from '@trivium/rules/assess/adaptive/model'
import type { Db } from '../../platform/db/connect.ts'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { StoredOption } from '../../platform/db/tables/play-tables.ts'
import { type BankFilter, conditionsOf } from './bank-store.ts'

export interface OfferFilter extends Pick<BankFilter, 'q' | 'category_id' | 'level' | 'question_type' | 'tag'> {
  language_id: number
  least_difficulty?: number | undefined
  most_difficulty?: number | undefined
  only_calibrated?: boolean | undefined
}

export interface OfferedRow {
  id: number
  question_type: QuestionType
  question: string
  options: StoredOption[]
  category_id: number
  level: number
  tags: string[]
  image: string | null
  audio: string | null
  /** In logits: calibrated, or by the author's estimate. */
  b: number
  is_calibrated: boolean
}

const mostCounted = 100_000

/** firstDifficulty in SQL. */
const estimate = sql`${difficultyOfLevel(1)}::float8 + ${difficultyOfLevel(10) - difficultyOfLevel(1)}::float8
  * (least(10, greatest(1, 10 * q.difficulty::float8 + 0.5)) - 1) / 9`
const difficulty = sql`coalesce(c.b, ${estimate})`

const offered = sql`q.state = 'published' and q.sealed_by is null and q.fingerprint is not null and q.passage_id is null`
const calibrations = sql`left join item_calibrations c on c.question_id = q.id and c.is_calibrated`

function chosen({ least_difficulty, most_difficulty, only_calibrated, ...wanted }: OfferFilter): RawBuilder<unknown> {
  const conditions = [
    offered,
    ...conditionsOf(wanted),
    ...(least_difficulty === undefined ? [] : [sql`${difficulty} >= ${least_difficulty}::float8`]),
    ...(most_difficulty === undefined ? [] : [sql`${difficulty} <= ${most_difficulty}::float8`]),
    ...(only_calibrated === true ? [sql`c.question_id is not null`] : []),
  ]
  return sql`from questions q ${calibrations} where ${sql.join(conditions, sql` and `)}`
}

const columns = sql`q.id, q.question_type, q.question, q.options, q.category_id, q.level, q.tags, q.image, q.audio,
  ${difficulty} as b, c.question_id is not null as is_calibrated`

export async function readOffered(
  db: Db,
  wanted: OfferFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<OfferedRow[]> {
  const { rows } = await sql<OfferedRow>`select ${columns} ${chosen(wanted)} order by q.id desc offset ${offset} limit ${limit}`.execute(db)
  return rows
}

export async function countOffered(db: Db, wanted: OfferFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 ${chosen(wanted)} limit ${mostCounted}) counted`.execute(db)
  return rows[0]?.total ?? 0
}

/** Those of these questions that the bank offers. */
export async function readOfferedById(db: Db, ids: readonly number[]): Promise<Map<number, OfferedRow>> {
  const { rows } = await sql<OfferedRow>`
    select ${columns} from questions q ${calibrations}
    where q.id = any(${[...ids]}::int[]) and ${offered} and q.category_id <> all(array(select id from categories where type = 'exam'))`.execute(
    db,
  )
  return new Map(rows.map(row => [row.id, row]))
}

/** A random sample of what the filter finds. */
export async function sampleOffered(db: Db, wanted: OfferFilter, most: number): Promise<OfferedRow[]> {
  const { rows } = await sql<OfferedRow>`select ${columns} ${chosen(wanted)} order by random() limit ${most}`.execute(db)
  return rows
}
