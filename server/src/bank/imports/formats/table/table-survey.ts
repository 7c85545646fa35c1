// Facts about all rows of a table, collected before the first row is read.

import type { Mapping } from '@trivium/contract/bank/imports.admin'
import { AnswerColumn } from './answer-column.ts'
import { DifficultyColumn } from './difficulty-column.ts'
import { holdsTex } from '../dollars.ts'
import { choicesOf, saidIn } from './row-choices.ts'
import type { RowCells } from './row-cells.ts'

export interface Survey {
  answers: AnswerColumn
  difficulty: DifficultyColumn
  /** Whether dollars enclose formulas. */
  hasFormulas: boolean
}

const ofExams = ['type', 'question', 'option_1', 'option_2', 'answer', 'marks']

/** The answer form of known templates: Kahoot, Blooket, Wayground (once Quizizz), quizzes that number their types, and our own exams. */
function usualForm({ answer_type, time_limit, key }: Mapping['columns'], names: readonly string[]): 'letters' | 'numbers' | undefined {
  if (answer_type !== undefined || key !== undefined) return 'letters'
  if (ofExams.every(name => names.includes(name))) return 'numbers'
  const isOfGame = names.some(name => /choose at least one|only include answer #/i.test(name))
  const isOfWayground = names.some(name => /^time in seconds$/i.test(name))
  return time_limit !== undefined && (isOfGame || isOfWayground) ? 'numbers' : undefined
}

const textFields = /^(?:question|note|answer|option_\d+|wrong_\d+|match_\d+)$/

/** @param names of the columns */
export async function surveyOf(rows: AsyncIterable<RowCells>, mapping: Mapping, names: readonly string[]): Promise<Survey> {
  const { columns } = mapping
  const answers = new AnswerColumn(mapping.answers, usualForm(columns, names))
  const difficulty = new DifficultyColumn(mapping.difficulty, names[columns.difficulty ?? -1] ?? '')
  const texts = Object.entries(columns).flatMap(([field, index]) => (textFields.test(field) ? [index] : []))
  let hasFormulas = mapping.formulas ?? false
  for await (const row of rows) {
    const choices = choicesOf(row)
    answers.see(saidIn(row, choices), choices)
    difficulty.see(row.cell('difficulty'))
    if (mapping.formulas === undefined) hasFormulas ||= texts.some(index => holdsTex(row.cells[index] ?? ''))
  }
  return { answers, difficulty, hasFormulas }
}
