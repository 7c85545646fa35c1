// The table of questions, typed for Kysely; the migrations are authoritative.

import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { LaterKey } from '@trivium/rules/play/plays/grading'
import type { NumberKey } from '@trivium/rules/bank/questions/numbers'
import type { Json, TimeByDefault } from './columns.ts'

export interface StoredOption {
  /** '' where the picture stands alone. */
  text: string
  image: string | null
  /** The picture in words. Absent where there is none, as are the other two. */
  image_text?: string
  /** Told once the question was answered. */
  remark?: string
  /** Percent of the marks that the option is worth where marks are given in parts: -100 to 100. */
  share?: number
}

/** What the options of a matching question are matched with. */
export type StoredMatch = Pick<StoredOption, 'text' | 'image' | 'image_text'>

export interface QuestionSource {
  name: string
  url: string
  licence: string
}

export interface Questions {
  id: Generated<number>
  key: string
  category_id: number
  language_id: number
  level: number
  question_type: QuestionType
  question: string
  image: string | null
  audio: string | null
  audio_text: ColumnType<string | null, string | null | undefined, string | null>
  /** What is asked, independent of the language; null when no other question asks the same. */
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
  /** The contest or exam that asks it and is not over (`contest:7`, `exam:3`): until then it is asked, shown and told nowhere else. */
  sealed_by: ColumnType<string | null, string | null | undefined, string | null>
  /** Never published: nobody has met it. */
  is_draft: Generated<boolean>
  publish_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** By staff: the starter content leaves it alone. */
  edited_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  state: GeneratedAlways<'draft' | 'scheduled' | 'published' | 'withdrawn'>
  /** Which import it came with. */
  import_id: ColumnType<number | null, number | null | undefined, number | null>
  /** Right answers found later, in the options of this row (docs/decisions/031). */
  corrections: ColumnType<LaterKey[], string | undefined, string>
  matches: ColumnType<StoredMatch[], string | undefined, string>
  number: ColumnType<NumberKey | null, string | null | undefined, string | null>
  /** Guess the word: other right words. */
  accepted: ColumnType<string[], string[] | undefined, string[]>
  keeps_order: Generated<boolean>
  image_text: ColumnType<string | null, string | null | undefined, string | null>
  tags: ColumnType<string[], string[] | undefined, string[]>
  /** What a wrong answer takes away where marks are given, in steps of 0.25. */
  minus_marks: Generated<number>
  /** An answer that is right in part is worth part of the marks. */
  part_marks: Generated<boolean>
  /** Its options stand in the stored order (bank/questions/starter/arranged.ts). */
  is_arranged: Generated<boolean>
  /** For each place of an option, the place that it had before the row was rearranged; null where it never stood otherwise. */
  former_order: ColumnType<number[] | null, number[] | null | undefined, number[] | null>
  created_at: TimeByDefault
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
/** What an author writes, as it is read. */
export type QuestionContent = Pick<Selectable<Questions>, 'question_type' | 'level' | 'difficulty' | ContentColumn>
