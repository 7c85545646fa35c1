// Reads the questions of an exam from a CSV file, row by row: what is wrong with one is said, and the others are taken.

import Papa from 'papaparse'
import { refuse } from '../api/refuse.ts'
import { ExamQuestion, placesIn } from './exam-question.ts'

/** The first line names the columns, in any order. */
const needed = ['type', 'question', 'option_1', 'option_2', 'answer', 'marks'] as const
const mostRows = 500

export interface ReadRows {
  questions: ExamQuestion[]
  problems: { row: number; problem: string }[]
}

/** @throws Refused invalid_file when it is no such file at all */
export function readQuestionRows(bytes: Buffer): ReadRows {
  const { data, meta } = Papa.parse<Record<string, string>>(textOf(bytes), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: name => name.trim().toLowerCase(),
  })
  const columns = meta.fields ?? []
  if (needed.some(name => !columns.includes(name)) || data.length === 0 || data.length > mostRows) refuse('invalid_file')
  const rows = data.map((row, index) => ({ row: index + 1, read: ExamQuestion.safeParse(questionOf(row)) }))
  return {
    questions: rows.flatMap(({ read }) => (read.success ? [read.data] : [])),
    problems: rows.flatMap(({ row, read }) => (read.success ? [] : [{ row, problem: sentenceOf(read.error.issues[0]) }])),
  }
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    refuse('invalid_file')
  }
}

/** The numbers of options count from 1: for a sequence they are the right order. Where a word is to be guessed, the answer is the word. */
function questionOf(row: Record<string, string>) {
  const type = row['type']?.trim().toLowerCase()
  const answer = row['answer']?.trim() ?? ''
  return {
    type,
    question: row['question'],
    options: [1, 2, 3, 4, 5].map(number => row[`option_${number}`]?.trim() ?? '').filter(text => text !== ''),
    ...(type === 'guess_the_word' ? { answer: [], word: answer } : { answer: placesIn(answer) }),
    note: row['note']?.trim() || null,
    marks: Number(row['marks']),
  }
}

function sentenceOf(issue: { path: PropertyKey[]; message: string } | undefined): string {
  return issue ? `${String(issue.path[0] ?? 'the row')}: ${issue.message}` : 'cannot be read'
}
