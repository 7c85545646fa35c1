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
  const { type, question, options, answer, word, note, marks } = row.question
  const more = notHeld(row.question)
  if (more) return { problem: `${more}: a file of an exam cannot bring it` }
  if (marks === null) return { problem: 'marks: is missing' }
  const { data, error } = ExamQuestion.safeParse({ type, question, options, answer, note, marks, ...(word !== null && { word }) })
  if (data) return { question: data }
  const [issue] = error.issues
  return { problem: `${String(issue?.path[0] ?? 'the row')}: ${issue?.message ?? 'cannot be read'}` }
}

/** What would be left out unsaid. */
function notHeld(question: Extract<ImportRow, { question: object }>['question']): string | null {
  const { image, audio, optionImages, accepted, remarks, keepsOrder, matches, number, minusMarks } = question
  const held: [string, boolean][] = [
    ['image', image !== null],
    ['audio', audio !== null],
    ['pictures of options', optionImages.some(Boolean)],
    ['further right words', accepted.length > 0],
    ['remarks on options', remarks.some(Boolean)],
    ['a fixed order', keepsOrder],
    ['pairs', matches.length > 0],
    ['a number', number !== null],
    ['marks that a wrong answer takes away', minusMarks !== null],
  ]
  return held.find(([, isThere]) => isThere)?.[0] ?? null
}
