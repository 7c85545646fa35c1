// The tables as Kysely sees them; the truth is in migrations/.

import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { LifelineName, Mode, QuestionType, Result } from '@trivium/contract/plays'
import type { FrozenQuestion, FrozenRules } from '@trivium/rules/frozen'

type Time = ColumnType<Date, Date | string, Date | string>
type TimeByDefault = ColumnType<Date, Date | string | undefined, Date | string>
type Json<Value> = JSONColumnType<Value & object, string, string>

export interface Media {
  name: string
  type: string
  bytes: Buffer
  created_at: TimeByDefault
}

export interface Languages {
  id: Generated<number>
  code: string
  name: string
  rtl: Generated<boolean>
  is_default: Generated<boolean>
}

export interface Accounts {
  id: Generated<number>
  subject: string
  sign_in_type: 'email' | 'mobile' | 'gmail'
  name: string
  email: string | null
  mobile: string | null
  profile: string | null
  refer_code: string
  referred_by: number | null
  status: Generated<'active' | 'deactivated' | 'deleted'>
  role: Generated<'player' | 'editor' | 'examiner' | 'treasurer' | 'administrator'>
  language_id: number | null
  web_language: string | null
  timezone: Generated<string>
  timezone_changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  registered_at: TimeByDefault
  last_seen_on: string | null
  app_streak: Generated<number>
}

export interface Sessions {
  token_hash: Buffer
  account_id: number
  created_at: TimeByDefault
  last_used_at: TimeByDefault
}

export interface IdempotencyKeys {
  account_id: number
  key: string
  action: string
  body_hash: Buffer
  reply: Json<Record<string, unknown>>
  created_at: TimeByDefault
}

export interface SettingRows {
  name: string
  value: ColumnType<unknown, string, string>
  updated_at: TimeByDefault
}

export interface Pages {
  type: string
  language: string
  html: string
}

export interface LedgerAccounts {
  id: GeneratedAlways<number>
  name: string
  kind: 'player' | 'house' | 'escrow' | 'payouts'
  owner_id: number | null
  balance: GeneratedAlways<number>
}

export interface Transfers {
  id: GeneratedAlways<number>
  from_id: number
  to_id: number
  amount: number
  title: string
  reference: string
  idempotency_key: string
  from_balance_after: GeneratedAlways<number>
  to_balance_after: GeneratedAlways<number>
  created_at: TimeByDefault
}

export interface Categories {
  id: Generated<number>
  type: 'quiz_zone' | 'fun_and_learn' | 'guess_the_word' | 'audio' | 'maths' | 'multi_match'
  slug: string
  parent_id: number | null
  names: Json<Record<string, string>>
  icon: Generated<string>
  hue: Generated<number>
  image: string | null
  is_premium: Generated<boolean>
  price: number | null
  position: Generated<number>
}

export interface CategoryUnlocks {
  account_id: number
  category_id: number
  unlocked_at: TimeByDefault
}

export interface StoredOption {
  text: string
  image: string | null
}

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
  created_at: TimeByDefault
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
  category_id: number | null
  level: number | null
  language_id: number | null
  state: Generated<'open' | 'finished'>
  questions: ColumnType<FrozenQuestion[], string, string>
  rules: ColumnType<FrozenRules, string, string>
  position: Generated<number>
  opened_at: Time
  deadline_at: ColumnType<Date | null, Date | null, Date | null>
  started_at: Time
  closes_at: Time
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  lifelines: ColumnType<Partial<Record<LifelineName, number>>, string | undefined, string>
  drafts: ColumnType<Record<string, string>, string | undefined, string>
  correct: Generated<number>
  wrong: Generated<number>
  result: ColumnType<Result | null, string | null | undefined, string | null>
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
  is_first: boolean
  ms: number
  answered_at: Time
}

export interface ItemChoices {
  question_id: number
  choice: string
  times: number
}

export interface LevelProgress {
  account_id: number
  category_id: number
  level: number
  best_percentage: number
  won_at: Date | null
  last_played_at: Time
}

export interface PlayDays {
  account_id: number
  day: string
  mode: Mode
  category_id: Generated<number>
  plays: number
  answered: number
  correct: number
  coins: number
}

export interface BoardEntries {
  board: 'daily' | 'monthly' | 'all_time'
  period: string
  account_id: number
  score: number
  /** Up to 2^63: it never leaves SQL. */
  sort_key: ColumnType<never, never, never>
  moved_from: ColumnType<never, never, never>
}

export interface BoardBlocks {
  board: 'daily' | 'monthly' | 'all_time'
  period: string
  low_key: number
  entries: number
}

export interface Tables {
  media: Media
  languages: Languages
  accounts: Accounts
  sessions: Sessions
  idempotency_keys: IdempotencyKeys
  settings: SettingRows
  pages: Pages
  ledger_accounts: LedgerAccounts
  transfers: Transfers
  categories: Categories
  category_unlocks: CategoryUnlocks
  questions: Questions
  question_counts: QuestionCounts
  loaded_content: LoadedContent
  plays: Plays
  answers: Answers
  item_choices: ItemChoices
  level_progress: LevelProgress
  play_days: PlayDays
  board_entries: BoardEntries
  board_blocks: BoardBlocks
}
