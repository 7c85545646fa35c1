// Reads the questions of an exam from a CSV file, row by row: what is wrong with one is said, and the others are taken.

import { refuse } from '../api/refuse.ts'
import { ImportError, readCells } from '../imports/index.ts'
import { ExamQuestion, placesIn } from './exam-question.ts'

/** The first line names the columns, in any order. */
const needed = ['type', 'question', 'option_1', 'option_2', 'answer', 'marks'] as const
const mostRows = 500
/** No column holds as much; what is longer is not looked into. */
const longestCell = 5000

export interface ReadRows {
  questions: ExamQuestion[]
  problems: { row: number; problem: string }[]
}

/** @throws Refused invalid_file when it is no such file at all */
export async function readQuestionRows(bytes: Buffer): Promise<ReadRows> {
  const [names = [], ...rows] = await cellsOf(textOf(bytes))
  const columns = names.map(name => name.trim().toLowerCase())
  if (needed.some(name => !columns.includes(name)) || rows.length === 0 || rows.length > mostRows) refuse('invalid_file')
  const read = rows.map((cells, index) => ({ row: index + 1, ...readRow(columns, cells) }))
  return {
    questions: read.flatMap(({ question }) => (question ? [question] : [])),
    problems: read.flatMap(({ row, problem }) => (problem === null ? [] : [{ row, problem }])),
  }
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    refuse('invalid_file')
  }
}

async function cellsOf(text: string): Promise<string[][]> {
  try {
    return await readCells(text, mostRows + 1)
  } catch (error) {
    if (error instanceof ImportError) refuse('invalid_file')
    throw error
  }
}

function readRow(columns: string[], cells: string[]): { question: ExamQuestion | null; problem: string | null } {
  const long = cells.findIndex(cell => cell.length > longestCell)
  if (long !== -1) return { question: null, problem: `${columns[long] ?? 'the row'}: is longer than ${longestCell} characters` }
  const { data, error } = ExamQuestion.safeParse(questionOf(Object.fromEntries(columns.map((name, index) => [name, cells[index]]))))
  return data ? { question: data, problem: null } : { question: null, problem: sentenceOf(error.issues[0]) }
}

/** The numbers of options count from 1: for a sequence they are the right order. Where a word is to be guessed, the answer is the word. */
function questionOf(row: Record<string, string | undefined>) {
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
