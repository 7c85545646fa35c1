// What a format has found of a question. What it leaves out is worked out.

import type { categoryTypes } from '@trivium/contract/bank/catalogue'
import type { NumberKey } from '@trivium/rules/bank/questions/numbers'
import type { QuestionSource } from '../../../platform/db/tables/play-tables.ts'

export type Difficulty = 'easy' | 'medium' | 'hard'
export type CategoryType = (typeof categoryTypes)[number]

export interface DraftMatch {
  text: string
  /** Named like those of options. */
  image: string | null
  imageText?: string | null
}

/** What a format found; what it leaves out is worked out. */
export interface Draft {
  type?: string | null
  question: string
  options?: string[]
  optionImages?: (string | null)[]
  answer?: number[]
  word?: string | null
  /** Right words beside `word`. */
  accepted?: readonly string[]
  /** Matching: what the options are matched with; `answer` has the index of the match of each option. */
  matches?: readonly DraftMatch[]
  number?: NumberKey | null
  /** The options are shown in the order of the file. */
  keepsOrder?: boolean
  tags?: readonly string[]
  /** Of each option: what is said of it once the question was answered. */
  remarks?: readonly (string | null)[]
  imageText?: string | null
  optionImageTexts?: readonly (string | null)[]
  category?: string | null
  subcategory?: string | null
  categoryType?: string | null
  slugs?: { category: string; subcategory: string | null } | null
  level?: number | null
  difficulty?: Difficulty | number | null
  language?: string | null
  note?: string | null
  image?: string | null
  audio?: string | null
  audioText?: string | null
  fact?: string | null
  passage?: string | null
  source?: QuestionSource | null
  marks?: number | null
  /** What a wrong answer takes away, in steps of 0.25. */
  minusMarks?: number | null
  /** What is right in part is worth part of the marks, in an exam. */
  partMarks?: boolean
  /** Percent of each option, from -100 to 100. */
  shares?: readonly number[]
  isActive?: boolean
  /** The key of the bank; one that has not its form is taken for an external id. */
  ownKey?: string | null
  /** What another system calls it. */
  externalId?: string | null
  /** The folder within the archive that names of pictures and sounds are relative to; '' is its root. Null: that of the file of questions. */
  attached?: string | null
  /** Of an archive with several files: the one it stands in. */
  file?: string
  /** What stands as its category is a name, even where it is a number. */
  isPlaceName?: boolean
  /** What this row has in its file and a question of ours cannot hold, in sentences. */
  lost?: readonly string[]
}
