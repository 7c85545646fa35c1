// SQL of the library. Nothing here reads the bytes of a file.

import type { MediaKind } from '@trivium/contract/platform/media'
import { type RawBuilder, sql } from 'kysely'
import { type ExamManagement, managersOf } from '../../assess/exams/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Page } from '../../platform/db/page.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { isUsed } from '../../platform/media/index.ts'
import type { Sight } from './policy.ts'

export interface FileRow {
  name: string
  kind: MediaKind
  type: string
  bytes: number
  width: number | null
  height: number | null
  title: string | null
  alt_text: string | null
  source: string | null
  licence: string | null
  for_exams: boolean
  kept: boolean
  is_used: boolean
  delete_at: Date | null
  account_id: number
  account_name: string
  /** Of the file of questions that it came with. */
  import_name: string | null
  uploaded_at: Date
  version: number
}

export interface FileFilter {
  q?: string | undefined
  kind?: MediaKind | undefined
  used?: boolean | undefined
}

const mostCounted = 100_000
const used = isUsed(sql<string>`u.name`)
const order = sql`u.uploaded_at desc, u.name desc`

const files = (from: RawBuilder<unknown>) => sql<FileRow>`
  select u.name, u.kind, m.type, octet_length(m.bytes) as bytes, u.width, u.height, u.title, u.alt_text, u.source, u.licence, u.for_exams,
    u.kept, ${used} as is_used, u.delete_at, u.account_id, a.name as account_name, i.name as import_name, u.uploaded_at, u.version
  from ${from} join media m on m.name = u.name join accounts a on a.id = u.account_id
  left join imports i on i.id = u.import_id`

/** Selects the page first, so that uses are looked up only for its rows. */
export async function readFiles(db: Db, sight: Sight, filter: FileFilter, { offset, limit }: Page): Promise<FileRow[]> {
  const page = sql`(select * from uploads u where ${chosen(sight, filter)} order by ${order} offset ${offset} limit ${limit}) u`
  const { rows } = await sql<FileRow>`${files(page)} order by ${order}`.execute(db)
  return rows
}

export async function countFiles(db: Db, sight: Sight, filter: FileFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from uploads u where ${chosen(sight, filter)} limit ${mostCounted}) counted`.execute(db)
  return rows[0]?.total ?? 0
}

export async function readFile(db: Db, sight: Sight, name: string): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`${files(sql`uploads u`)} where u.name = ${name} and ${seenBy(sight)}`.execute(db)
  return rows[0]
}

function seenBy(sight: Sight): RawBuilder<unknown> {
  if (sight === 'all') return sql`true`
  if (sight === 'none') return sql`false`
  return sight.ofBank ? sql`(not u.for_exams or u.account_id = ${sight.uploadedBy})` : sql`u.account_id = ${sight.uploadedBy}`
}

function chosen(sight: Sight, filter: FileFilter): RawBuilder<unknown> {
  const conditions = [
    seenBy(sight),
    ...(filter.kind === undefined ? [] : [sql`u.kind = ${filter.kind}`]),
    ...(filter.q === undefined ? [] : [foundBy(filter.q)]),
    ...(filter.used === undefined ? [] : [filter.used ? used : sql`not ${used}`]),
  ]
  return sql.join(conditions, sql` and `)
}

/** All words must match as beginnings of words. */
function foundBy(text: string): RawBuilder<unknown> {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length === 0) return sql`false`
  const query = words.map(word => `'${word}':*`).join(' & ')
  return sql`words_of_upload(u.title, u.alt_text, u.source, u.licence) @@ to_tsquery('simple', ${query})`
}

export interface ExamOfUse {
  /** Of the question, or of the exam if `is_exam`. */
  id: number
  is_exam: boolean
  is_earlier: boolean
  is_of_exam: boolean
  exam_id: number | null
  managers: ExamManagement | null
}

/** The exams of questions, also of their earlier versions, and the managers of exams. */
export async function readExamsOfUses(db: Db, questionIds: number[], examIds: number[]): Promise<ExamOfUse[]> {
  const { rows } = await sql<ExamOfUse>`
    select q.id, false as is_exam, q.is_earlier, q.is_of_exam, e.id as exam_id, case when e.id is not null then ${managersOf} end as managers
    from (
      select id, category_id = any(array(select id from categories where type = 'exam')) as is_of_exam,
        key like '%#' || id as is_earlier, case when key like '%#' || id then left(key, -length('#' || id)) else key end as chain
      from questions where id = any(${questionIds}::int[])) q
    left join questions present on q.is_of_exam and present.key = q.chain
    left join exam_questions x on x.question_id = present.id
    left join exams e on e.id = x.exam_id
    union all
    select e.id, true, false, true, e.id, ${managersOf} from exams e where e.id = any(${examIds}::int[])`.execute(db)
  return rows
}

/** Locks the file against changes of it and against new uses, so that it can be deleted. */
export async function lockFile(tx: Tx, name: string): Promise<void> {
  await sql`select from media m join uploads u on u.name = m.name where m.name = ${name} for update`.execute(tx)
}

export interface Description {
  title: string | null
  alt_text: string | null
  source: string | null
  licence: string | null
  kept: boolean
}

/** The next sweep finds out whether anything uses the file, and gives it time if nothing does. */
export async function describeFile(tx: Tx, name: string, description: Description): Promise<void> {
  await tx
    .updateTable('uploads')
    .set({ ...description, ...(description.kept && { delete_at: null }) })
    .where('name', '=', name)
    .execute()
}
