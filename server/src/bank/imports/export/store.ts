// SQL of exports: reads the questions in portions, and stores tickets for downloads.

import { sql } from 'kysely'
import type { ResultFile } from '@trivium/contract/assess/exam-names'
import type { ExportFormat } from '@trivium/contract/bank/import-names'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { Db } from '../../../platform/db/connect.ts'
import type { Categories, QuestionContent } from '../../../platform/db/tables/play-tables.ts'

export interface ExportFilter {
  format: ExportFormat
  language_id?: number | undefined
  category_id?: number | undefined
  question_type?: QuestionType | undefined
  /** Only the questions of this exam, not those of the bank. */
  exam_id?: number | undefined
}

/** Results of an exam; the area assess, which is above this one, writes the file. */
export interface ResultsDownload {
  exam_id: number
  results: ResultFile
}

/** The content of a download: questions of the bank or of an exam, the refused rows of an import, or results of an exam. */
export type Download = QuestionsDownload | ResultsDownload
export type QuestionsDownload = ExportFilter | { refused_of: number }

/** The question itself and its marks. */
export type AskedRow = Omit<QuestionContent, 'level' | 'difficulty' | 'fact' | 'source'> & {
  marks: number
  minus_marks: number
  part_marks: boolean
}

export interface ExportedQuestion extends AskedRow, Pick<QuestionContent, 'level' | 'difficulty' | 'fact' | 'source'> {
  id: number
  key: string
  language: string
  category_type: Categories['type']
  category_slug: string
  category_names: Record<string, string>
  subcategory_slug: string | null
  subcategory_names: Record<string, string> | null
  passage: string | null
  is_active: boolean
}

const asked = sql`q.question_type, q.question, q.options, q.matches, q.answer, q.word, q.accepted, q.number, q.keeps_order, q.tags, q.note,
  q.image, q.image_text, q.audio, q.audio_text, q.marks, q.minus_marks, q.part_marks`

export interface ExamRow extends AskedRow {
  language: string
  title: string
  position: number
}

/** The questions of an exam, in order. There are some hundreds at most. */
export async function readPaper(db: Db, examId: number): Promise<ExamRow[]> {
  const { rows } = await sql<ExamRow>`
    select l.code as language, e.title, x.position, ${asked}
    from exam_questions x join exams e on e.id = x.exam_id join questions q on q.id = x.question_id
      join languages l on l.id = q.language_id
    where x.exam_id = ${examId} order by x.position`.execute(db)
  return rows
}

/**
 * Reads a portion in the order of ids. Leaves out earlier versions, which are not part of the bank, and questions of exams, which belong
 * to their examiners.
 */
export async function readPortion(
  db: Db,
  { language_id, category_id, question_type }: ExportFilter,
  after: number,
  limit: number,
): Promise<ExportedQuestion[]> {
  const { rows } = await sql<ExportedQuestion>`
    select q.id, q.key, l.code as language, c.type as category_type,
      coalesce(p.slug, c.slug) as category_slug, coalesce(p.names, c.names) as category_names,
      case when p.id is not null then c.slug end as subcategory_slug, case when p.id is not null then c.names end as subcategory_names,
      q.level, q.difficulty, ${asked}, q.fact, t.key as passage, q.source, q.is_active
    from questions q join languages l on l.id = q.language_id join categories c on c.id = q.category_id
      left join categories p on p.id = c.parent_id left join passages t on t.id = q.passage_id
    where q.id > ${after} and q.fingerprint is not null and c.type <> 'exam'
      ${language_id === undefined ? sql`` : sql`and q.language_id = ${language_id}`}
      ${category_id === undefined ? sql`` : sql`and (c.id = ${category_id} or c.parent_id = ${category_id})`}
      ${question_type === undefined ? sql`` : sql`and q.question_type = ${question_type}`}
    order by q.id limit ${limit}`.execute(db)
  return rows
}

export interface Ticket {
  secretHash: Buffer
  accountId: number
  tokenHash: Buffer
  wanted: Download
  at: Date
}

export async function insertTicket(db: Db, { secretHash, accountId, tokenHash, wanted, at }: Ticket): Promise<void> {
  await db
    .insertInto('export_tickets')
    .values({ secret_hash: secretHash, account_id: accountId, token_hash: tokenHash, wanted: JSON.stringify(wanted), created_at: at })
    .execute()
}

/** Uses up a ticket, once. It is valid while its owner is still signed in and an editor, or for an exam an examiner. */
export async function takeTicket(db: Db, secretHash: Buffer, since: Date): Promise<Download | undefined> {
  const { rows } = await sql<{ wanted: Download }>`
    with taken as (delete from export_tickets where secret_hash = ${secretHash} returning *)
    select taken.wanted from taken
      join sessions s on s.token_hash = taken.token_hash and s.account_id = taken.account_id
      join accounts a on a.id = taken.account_id
    where taken.created_at > ${since} and a.status = 'active'
      and a.roles && array[case when taken.wanted ? 'exam_id' then 'examiner' else 'editor' end, 'administrator']`.execute(db)
  return rows[0]?.wanted
}
