// What a file format has to bring: one file like open-trivia.ts, and its name in importers.ts.

import type { QuestionSource } from '../../db/play-tables.ts'

export type Difficulty = 'easy' | 'medium' | 'hard'

export interface ImportedQuestion {
  /** The same for the same question in every file of this format, so that a second import finds it again. */
  key: string
  category: string
  subcategory: string | null
  difficulty: Difficulty
  type: 'multiple_choice' | 'true_false'
  question: string
  /** True first where the type is true_false. */
  options: string[]
  answer: number[]
  note: string | null
  source: QuestionSource
}

export type ImportRow =
  | { row: number; text: string; question: ImportedQuestion }
  /** `text` helps to find the row; `refused` says what is wrong with it. */
  | { row: number; text: string; refused: string }

export interface Importer {
  name: string
  /** Whether a parsed file is of this format. */
  recognises(content: unknown): boolean
  /** One entry a row, numbered from 1, whether it can be imported or not. */
  read(content: unknown): ImportRow[]
}

/** The file as a whole is no good: its message is all there is to say. */
export class ImportError extends Error {}
