// The interface of a file format. A new format needs a file like open-trivia.ts and an entry in importers.ts.

import type { QuestionSource } from '../../db/play-tables.ts'

export type Difficulty = 'easy' | 'medium' | 'hard'

export interface ImportedQuestion {
  /** Identifies the question in every file of this format, so that a second import recognizes it. */
  key: string
  category: string
  subcategory: string | null
  difficulty: Difficulty
  type: 'multiple_choice' | 'true_false'
  question: string
  /** For true_false, "true" comes first. */
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
  /** Whether a parsed file has this format. */
  recognises(content: unknown): boolean
  /** One entry per row, numbered from 1, including rows that cannot be imported. */
  read(content: unknown): ImportRow[]
}

/** The whole file is unusable: the message is shown without a stack. */
export class ImportError extends Error {}
