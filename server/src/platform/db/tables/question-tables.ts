// The table of questions, typed for Kysely; the migrations are authoritative.

import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { QuestionType, ReviewState } from '@trivium/contract/bank/question-names'
import type { LaterKey } from '@trivium/rules/play/plays/grading'
import type { NumberKey } from '@trivium/rules/bank/questions/numbers'
import type { Json, Time, TimeByDefault } from './columns.ts'

export interface StoredOption {
  /** '' for an option with only a picture. */
  text: string
  image: string | null
  /** A description of the picture. Absent if there is none, like the next two fields. */
  image_text?: string
  /** Revealed after the answer. */
  remark?: string
  /** The option's percentage of the marks, for questions with partial marks: -100 to 100. */
  share?: number
}

/** The other side of a matching question: players match options with these. */
export type StoredMatch = Pick<StoredOption, 'text' | 'image' | 'image_text'>

export interface QuestionSource {
  name: string
  url: string
  licence: string
}

export interface Questions {
  id: Generated<number>
  /** Counts the changes of what a form edits; a trigger increases it. */
  version: Generated<number>
  key: string
  category_id: number
  language_id: number
  level: number
  question_type: QuestionType
  question: string
  image: string | null
  audio: string | null
  audio_text: ColumnType<string | null, string | null | undefined, string | null>
  /** Identifies the fact that is asked, across languages; null when no other question asks the same. */
  fact: ColumnType<string | null, string | null | undefined, string | null>
  passage_id: number | null
  options: Json<StoredOption[]>
  answer: Generated<number[]>
  word: string | null
  note: string | null
  source: ColumnType<QuestionSource | null, string | null, string | null>
  marks: Generated<number>
  difficulty: Generated<number>
  is_active: Generated<boolean>
  pick: Generated<number>
  fingerprint: ColumnType<string | null, string | null | undefined, string | null>
  is_written: Generated<boolean>
  for_daily: Generated<boolean>
  /** The contest or exam that uses the question and is not over (`contest:7`, `exam:3`). Until then the question appears nowhere else. */
  sealed_by: ColumnType<string | null, string | null | undefined, string | null>
  /** Never published, so no player has met it. */
  is_draft: Generated<boolean>
  publish_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When staff edited it. The starter content then leaves it alone. */
  edited_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  state: GeneratedAlways<'draft' | 'scheduled' | 'published' | 'withdrawn'>
  /** The import that created it. */
  import_id: ColumnType<number | null, number | null | undefined, number | null>
  /** Right answers found later, in the options of this row (docs/decisions/031). */
  corrections: ColumnType<LaterKey[], string | undefined, string>
  matches: ColumnType<StoredMatch[], string | undefined, string>
  number: ColumnType<NumberKey | null, string | null | undefined, string | null>
  /** For guess the word: other right words. */
  accepted: ColumnType<string[], string[] | undefined, string[]>
  keeps_order: Generated<boolean>
  image_text: ColumnType<string | null, string | null | undefined, string | null>
  tags: ColumnType<string[], string[] | undefined, string[]>
  /** Marks that a wrong answer loses, in modes with marks; steps of 0.25. */
  minus_marks: Generated<number>
  /** Whether a partly right answer earns part of the marks. */
  part_marks: Generated<boolean>
  /** Whether its options are in the stored order (bank/questions/starter/arranged.ts). */
  is_arranged: Generated<boolean>
  /** For each option's place, its place before the row was rearranged; null if the row was never rearranged. */
  former_order: ColumnType<number[] | null, number[] | null | undefined, number[] | null>
  created_at: TimeByDefault
  /** Who has changed the draft since it was last accepted: none of them may accept it. */
  authors: Generated<number[]>
  review: ColumnType<ReviewState | null, ReviewState | null | undefined, ReviewState | null>
  /** The published question that this draft is to change, and the version that it had then. */
  change_of: ColumnType<number | null, number | null | undefined, number | null>
  change_of_version: ColumnType<number | null, number | null | undefined, number | null>
}

export interface QuestionComments {
  id: GeneratedAlways<number>
  question_id: number
  account_id: number
  kind: 'comment' | 'sent_back' | 'accepted'
  text: string
  at: Time
}

type ContentColumn =
  | 'question'
  | 'options'
  | 'matches'
  | 'answer'
  | 'word'
  | 'accepted'
  | 'number'
  | 'keeps_order'
  | 'note'
  | 'image'
  | 'image_text'
  | 'audio'
  | 'audio_text'
  | 'fact'
  | 'source'
  | 'tags'
/** The columns that an author writes, as a select returns them. */
export type QuestionContent = Pick<Selectable<Questions>, 'question_type' | 'level' | 'difficulty' | ContentColumn>
