// A question as a format reads it. Missing fields are derived later.

import type { categoryTypes } from '@trivium/contract/bank/catalogue'
import type { NumberKey } from '@trivium/rules/bank/questions/numbers'
import type { QuestionSource } from '../../../platform/db/tables/play-tables.ts'

export type Difficulty = 'easy' | 'medium' | 'hard'
export type CategoryType = (typeof categoryTypes)[number]

export interface DraftMatch {
  text: string
  /** A file name, like the pictures of options. */
  image: string | null
  imageText?: string | null
}

/** A question as a format reads it; missing fields are derived. */
export interface Draft {
  type?: string | null
  question: string
  options?: string[]
  optionImages?: (string | null)[]
  answer?: number[]
  word?: string | null
  /** Further right words beside `word`. */
  accepted?: readonly string[]
  /** Matching: the matches of the options; `answer` has the index of each option's match. */
  matches?: readonly DraftMatch[]
  number?: NumberKey | null
  /** Show the options in the file's order. */
  keepsOrder?: boolean
  tags?: readonly string[]
  /** One remark per option, shown after the answer. */
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
  /** The marks that a wrong answer costs, in steps of 0.25. */
  minusMarks?: number | null
  /** A partly right answer earns part of the marks, in exams. */
  partMarks?: boolean
  /** Percent of the marks per option, from -100 to 100. */
  shares?: readonly number[]
  isActive?: boolean
  /** The key of the bank. A key in another form counts as an external id. */
  ownKey?: string | null
  /** The question's name in another system. */
  externalId?: string | null
  /**
   * The folder within the archive to which names of pictures and sounds are relative; '' is the root. Null: the folder of the file of
   * questions.
   */
  mediaFolder?: string | null
  /** The file within an archive of several files. */
  file?: string
  /** The category is a name, even if it is a number. */
  isPlaceName?: boolean
  /** Sentences on what the row has and our questions cannot hold. */
  lost?: readonly string[]
}
