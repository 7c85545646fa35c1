// Reads the questions of an exam from a table (CSV or a workbook), row by row: what is wrong with one is said, and the others are taken.

import { refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import { ImportError, type ImportRow, readQuestions } from '../imports/index.ts'
import { ExamQuestion } from './exam-question.ts'

const mostRows = 500

export interface ReadRows {
  questions: ExamQuestion[]
  problems: { row: number; problem: string }[]
}

/** @throws Refused invalid_file when it is no such file at all */
export async function readQuestionRows(db: Db, bytes: Buffer, languageId: number): Promise<ReadRows> {
  const rows = await rowsOf(db, bytes, languageId)
  if (rows.length === 0) refuse('invalid_file')
  const read = rows.map(row => ({ row: row.row, ...questionOf(row) }))
  return {
    questions: read.flatMap(one => ('question' in one ? [one.question] : [])),
    problems: read.flatMap(one => ('problem' in one ? [{ row: one.row, problem: one.problem }] : [])),
  }
}

async function rowsOf(db: Db, bytes: Buffer, languageId: number): Promise<ImportRow[]> {
  try {
    return await readQuestions(db, bytes, { languageId, most: mostRows })
  } catch (error) {
    if (error instanceof ImportError) refuse('invalid_file')
    throw error
  }
}

function questionOf(row: ImportRow): { question: ExamQuestion } | { problem: string } {
  if ('refused' in row) return { problem: row.refused }
  const more = notHeld(row.question)
  if (more) return { problem: `${more}: a table of an exam cannot bring it` }
  if (row.question.marks === null) return { problem: 'marks: is missing' }
  const { data, error } = ExamQuestion.safeParse(askedIn(row.question))
  if (data) return { question: data }
  const [issue] = error.issues
  return { problem: `${String(issue?.path[0] ?? 'the row')}: ${issue?.message ?? 'cannot be read'}` }
}

type Imported = Extract<ImportRow, { question: object }>['question']

/** As the form of an examiner has it: what the row does not say is left out. */
function askedIn({ type, question, options, remarks, shares, answer, word, note, marks, ...row }: Imported) {
  const isPlain = remarks.length === 0 && shares.length === 0
  return {
    type,
    question,
    options: isPlain ? options : options.map((text, index) => ({ text, remark: remarks[index], share: shares[index] })),
    answer,
    note,
    marks,
    ...(shares.length > 0 && { part_marks: true }),
    ...(word !== null && { word }),
    ...(row.accepted.length > 0 && { accepted: row.accepted }),
    ...(row.matches.length > 0 && { matches: row.matches.map(({ text }) => text) }),
    ...(row.number !== null && { number: row.number }),
    ...(row.keepsOrder && type !== 'sequence' && { keeps_order: true }),
    ...(row.tags.length > 0 && { tags: row.tags }),
    ...(row.minusMarks !== null && { minus_marks: row.minusMarks }),
  }
}

/** What would be left out unsaid: a table names pictures and sounds, and does not hold them. */
function notHeld({ image, audio, optionImages, matches, passage }: Imported): string | null {
  const held: [string, boolean][] = [
    ['image', image !== null],
    ['audio', audio !== null],
    ['pictures of options', optionImages.some(Boolean)],
    ['pictures of matches', matches.some(match => match.image !== null)],
    ['passage', passage !== null],
  ]
  return held.find(([, isThere]) => isThere)?.[0] ?? null
}
