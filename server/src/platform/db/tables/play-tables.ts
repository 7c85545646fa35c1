// The tables of content and play, typed for Kysely; the migrations are authoritative.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { BadgeType } from '@trivium/contract/rewards/badges'
import type { BookmarkType } from '@trivium/contract/play/bookmarks'
import type { ItemFlag } from '@trivium/contract/bank/question-names'
import type { LifelineName } from '@trivium/contract/play/play-names'
import type { MediaKind } from '@trivium/contract/platform/media'
import type { Mode } from '@trivium/contract/platform/mode-names'
import type { Result } from '@trivium/contract/play/plays'
import type { FrozenQuestion, FrozenRules } from '@trivium/rules/play/plays/frozen'
import type { Json, Time, TimeByDefault } from './columns.ts'

export type { QuestionComments, QuestionContent, Questions, QuestionSource, StoredMatch, StoredOption } from './question-tables.ts'

export interface Categories {
  id: Generated<number>
  /** Counts the changes of what a form edits; a trigger increases it. */
  version: Generated<number>
  type: 'quiz_zone' | 'fun_and_learn' | 'guess_the_word' | 'audio' | 'maths' | 'multi_match' | 'exam'
  slug: string
  parent_id: number | null
  names: Json<Record<string, string>>
  icon: Generated<string>
  hue: Generated<number>
  image: string | null
  is_premium: Generated<boolean>
  price: number | null
  position: Generated<number>
  created_at: TimeByDefault
}

export interface CategoryUnlocks {
  account_id: number
  category_id: number
  unlocked_at: TimeByDefault
}

export interface LoadedContent {
  name: string
  version: string
  loaded_at: TimeByDefault
}

export interface QuestionCounts {
  category_id: number
  language_id: number
  level: number
  questions: number
}

export interface Plays {
  id: Generated<number>
  account_id: number
  mode: Mode
  target: string
  reward: ColumnType<string | null, string | null | undefined, never>
  category_id: number | null
  level: number | null
  language_id: number | null
  state: Generated<'open' | 'finished'>
  /** `questions` and `rules` are frozen at the start of the play; their types are in rules/src/play/plays/frozen.ts. */
  questions: ColumnType<FrozenQuestion[], string, string>
  rules: ColumnType<FrozenRules, string, string>
  position: Generated<number>
  opened_at: ColumnType<Date | null, Date | null, Date | null>
  deadline_at: ColumnType<Date | null, Date | null, Date | null>
  started_at: Time
  closes_at: Time
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  lifelines: ColumnType<Partial<Record<LifelineName, number>>, string | undefined, string>
  drafts: ColumnType<Record<string, string>, string | undefined, string>
  /** Free order, in ms from the start: when the answer at a position was last saved, and the time spent on it (migration 0078). */
  draft_times: ColumnType<Record<string, [saved: number, spent: number]>, undefined, never>
  last_number: Generated<number>
  seat: Generated<number>
  correct: Generated<number>
  wrong: Generated<number>
  version: Generated<number>
  points: Generated<number>
  /** When the first answer was given, even if it was a pass. */
  taken_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  window_ends_at: ColumnType<Date | null, Date | null | undefined, never>
  /** When the player left, or began to read a verdict: the next question waits. Null while a question is shown. */
  left_at: ColumnType<Date | null, undefined, Date | null>
  result: ColumnType<Result | null, string | null | undefined, string | null>
}

export interface Annotations {
  play_id: number
  question_id: number
  account_id: number
  marked: Generated<boolean>
  struck: Generated<string>
  own_note: string | null
}

export interface Answers {
  id: Generated<number>
  play_id: number
  position: number
  question_id: number
  account_id: number
  mode: Mode
  answer: string | null
  correct: boolean
  /** The marks for the answer, in modes with marks; null for answers from before 0056-marks-in-parts.sql. */
  marks: ColumnType<number | null, number | null | undefined, number | null>
  is_first: boolean
  /** 0: the answer has no time of its own, because it was passed, given up, or given under one clock for the whole play. */
  ms: number
  answered_at: Time
}

/** A trigger writes the rows with the answers; see 0040-months.sql. */
export interface MetQuestions {
  account_id: number
  question_id: number
  first_at: Time
}

export interface ItemChoices {
  question_id: number
  choice: string
  times: number
  /** Sums over the players who made this choice, as in ItemStatSums. */
  rest_attempts: Generated<number>
  rest_sum: Generated<number>
}

/** Flags of an item, computed from its stats: rules/src/bank/items/item-flags.ts. */
export interface ItemFlags {
  question_id: number
  attempts: number
  facility: number | null
  discrimination: number | null
  flags: ItemFlag[]
  noted_at: Time
}

/** Pictures and sounds that staff uploaded: the library. */
export interface Uploads {
  name: string
  kind: GeneratedAlways<MediaKind>
  account_id: number
  uploaded_at: Time
  /** Counts the changes of what its form edits; a trigger increases it. */
  version: Generated<number>
  /** Uploaded for an exam: only its uploader and administrators find it. */
  for_exams: Generated<boolean>
  /** Not deleted while nothing uses it. */
  kept: Generated<boolean>
  /** When it is deleted if nothing uses it then. Null: used at the last sweep, kept, or not swept yet. */
  delete_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  width: number | null
  height: number | null
  title: string | null
  alt_text: string | null
  source: string | null
  licence: string | null
  /** The import of questions that brought it. */
  import_id: number | null
}

export interface LevelProgress {
  account_id: number
  category_id: number
  level: number
  best_percentage: number
  won_at: Date | null
  played_at: Date | null
  last_played_at: Time
}

export interface PlayDays {
  account_id: number
  day: string
  mode: Mode
  category_id: Generated<number>
  plays: number
  asked: Generated<number>
  answered: number
  correct: number
  coins: number
}

export interface CategoryPlays {
  account_id: number
  category_id: number
  last_played_at: Time
}

export interface Passages {
  id: Generated<number>
  key: string
  fact: ColumnType<string | null, string | null | undefined, string | null>
  category_id: number
  language_id: number
  title: string
  html: string
  content_type: Generated<'text' | 'video' | 'pdf'>
  content_url: string | null
  image: ColumnType<string | null, string | null | undefined, string | null>
  caption: ColumnType<string | null, string | null | undefined, string | null>
  words: number
  position: Generated<number>
  is_active: Generated<boolean>
  created_at: TimeByDefault
  version: Generated<number>
  publish_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface DailyQuizzes {
  day: string
  language_id: number
  question_ids: number[]
  chosen_by: ColumnType<number | null, number | null | undefined, number | null>
  /** When the first player got it. */
  started_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface Bookmarks {
  account_id: number
  question_id: number
  type: BookmarkType
  created_at: Time
}

export interface Reports {
  id: Generated<number>
  account_id: number
  question_id: number
  reason: string
  state: Generated<'open' | 'closed'>
  created_at: Time
  /** The reply of staff; either both columns are set or neither. */
  answer: ColumnType<string | null, string | null | undefined, string | null>
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** How staff has dealt with it. */
  outcome: ColumnType<'answered' | 'accepted' | 'dismissed' | null, 'answered' | 'accepted' | 'dismissed' | null | undefined>
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  closed_by: ColumnType<number | null, number | null | undefined, number | null>
}

export interface BadgeRows {
  account_id: number
  type: BadgeType
  progress: Generated<number>
  unlocked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  claimed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface PracticeCards {
  account_id: number
  question_id: number
  language_id: number
  due_at: Time
  stability: number
  difficulty: number
  state: number
  reps: number
  lapses: number
  learning_steps: number
  scheduled_days: number
  reviewed_at: Time
  missed_mode: Mode
  missed_at: Time
  times_missed: number
  times_practised: Generated<number>
}

export interface Notices {
  id: Generated<number>
  account_id: number
  type: string
  params: Json<Record<string, string | number>>
  type_id: number | null
  key: string
  created_at: Time
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface ItemStatSums {
  question_id: number
  attempts: number
  correct: number
  rest_attempts: number
  rest_correct: number
  rest_sum: number
  rest_square_sum: number
  rest_sum_of_correct: number
  times: number[]
}

export interface AnswerSpeeds {
  account_id: number
  speed_range: number
  answers: number
  correct: number
}

export interface PlayTurns {
  account_id: number
  turn: number
  day: string
  starts: number
}

export interface QuestionCredits {
  account_id: number
  question_id: number
  counted_on: string
  scored_on: string | null
}

export interface PlayStatsQueue {
  play_id: number
  position: number
  account_id: number
}
