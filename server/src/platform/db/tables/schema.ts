// The tables, typed for Kysely; the migrations are authoritative.

import type { StaffRole } from '@trivium/contract/platform/action'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, Time, TimeByDefault } from './columns.ts'
import type * as contest from './contest-tables.ts'
import type * as battle from './battle-tables.ts'
import type * as exam from './exam-tables.ts'
import type * as group from './group-tables.ts'
import type * as league from './league-tables.ts'
import type * as imported from './import-tables.ts'
import type * as message from './message-tables.ts'
import type * as test from './test-tables.ts'
import type * as payout from './payout-tables.ts'
import type * as play from './play-tables.ts'
import type * as push from './push-tables.ts'
import type * as schedule from './schedule-tables.ts'
import type * as admin from './admin-tables.ts'
import type * as regrade from './regrade-tables.ts'

export interface Streaks {
  account_id: number
  kind: 'app' | 'daily_quiz'
  length: number
  best: number
  run: number
  last_day: string
  freezes: number
  frozen_days: string[]
}

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
  /** The identity provider that knows the subject. */
  provider: Generated<'embedded' | 'firebase'>
  sign_in_type: 'email' | 'mobile' | 'gmail'
  name: string
  email: string | null
  mobile: string | null
  profile: string | null
  refer_code: string
  referred_by: number | null
  status: Generated<'active' | 'deactivated' | 'deleted'>
  roles: Generated<StaffRole[]>
  language_id: number | null
  web_language: string | null
  timezone: Generated<string>
  timezone_changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  registered_at: TimeByDefault
  qualified_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Since this time the player may stake gifted coins, because they have played enough; null: not yet, or not checked yet. */
  may_stake_since: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** A sample account of the demo, which many visitors use. */
  is_shared: Generated<boolean>
  /** Whether the player wants sounds; null: not asked yet. */
  sound: ColumnType<boolean | null, boolean | null | undefined, boolean | null>
  /** After repeated moderation the player cannot change the name before this time. */
  name_fixed_until: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Counts of new accounts with addresses of a mail domain, in the hour and the day that began with the first one. */
export interface MailDomains {
  domain: string
  hour_began: Date
  of_hour: number
  day_began: Date
  of_day: number
}

export interface Sessions {
  token_hash: Buffer
  account_id: number
  created_at: TimeByDefault
  last_used_at: TimeByDefault
  /** When the person last proved to the identity provider who they are. */
  proved_at: TimeByDefault
  has_second_factor: Generated<boolean>
  fcm_id: string | null
}

export interface DeactivatedSessions {
  token_hash: Buffer
  account_id: number
  ended_at: TimeByDefault
}

export interface PastContacts {
  hash: Buffer
  created_at: TimeByDefault
}

export interface AccountContacts {
  account_id: number
  hash: Buffer
}

export interface EnteredContacts {
  entered: string
  hash: Buffer
  until: Time
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

export interface LeaderboardEntries {
  board: 'daily' | 'monthly' | 'all_time'
  period: string
  account_id: number
  score: number
  /** Up to 2^63: it never leaves SQL. */
  sort_key: ColumnType<never, never, never>
  moved_from: ColumnType<never, never, never>
}

/** Counts of entries between two keys: a block, or a branch of blocks. */
export interface LeaderboardCounts {
  board: 'daily' | 'monthly' | 'all_time'
  period: string
  low_key: number
  entries: number
}

export interface AuditEntries {
  id: GeneratedAlways<number>
  at: TimeByDefault
  account_id: number | null
  action: string
  subject: string
  before: ColumnType<unknown, string | null, never>
  after: ColumnType<unknown, string | null, never>
  request_id: string
}

export interface Secrets {
  name: string
  value: string
}

export interface Tables {
  secrets: Secrets
  audit_entries: AuditEntries
  media: Media
  languages: Languages
  accounts: Accounts
  sessions: Sessions
  deactivated_sessions: DeactivatedSessions
  past_contacts: PastContacts
  account_contacts: AccountContacts
  entered_contacts: EnteredContacts
  mail_domains: MailDomains
  idempotency_keys: IdempotencyKeys
  settings: SettingRows
  pages: Pages
  ledger_accounts: LedgerAccounts
  transfers: Transfers
  categories: play.Categories
  category_unlocks: play.CategoryUnlocks
  questions: play.Questions
  question_counts: play.QuestionCounts
  loaded_content: play.LoadedContent
  plays: play.Plays
  answers: play.Answers
  met_questions: play.MetQuestions
  item_choices: play.ItemChoices
  item_flags: play.ItemFlags
  uploads: play.Uploads
  level_progress: play.LevelProgress
  play_days: play.PlayDays
  leaderboard_entries: LeaderboardEntries
  leaderboard_blocks: LeaderboardCounts
  leaderboard_branches: LeaderboardCounts
  league_groups: league.LeagueGroups
  league_entries: league.LeagueEntries
  quest_days: league.QuestDays
  friends: league.Friends
  friend_requests: league.FriendRequests
  category_plays: play.CategoryPlays
  passages: play.Passages
  daily_quizzes: play.DailyQuizzes
  streaks: Streaks
  bookmarks: play.Bookmarks
  reports: play.Reports
  badges: play.BadgeRows
  practice_cards: play.PracticeCards
  notices: play.Notices
  item_stats: play.ItemStatSums
  answer_speeds: play.AnswerSpeeds
  play_turns: play.PlayTurns
  question_credits: play.QuestionCredits
  play_stats_queue: play.PlayStatsQueue
  battles: battle.Battles
  battle_events: battle.BattleEvents
  battle_seats: battle.BattleSeats
  battle_recordings: battle.BattleRecordings
  battle_tallies: battle.BattleTallies
  battle_ratings: battle.BattleRatings
  battle_searches: battle.BattleSearches
  battle_matches: battle.BattleMatches
  room_code_tries: battle.RoomCodeTries
  processes: battle.Processes
  battle_presence: battle.BattlePresence
  service_clock: battle.ServiceClock
  outages: battle.Outages
  announcements: schedule.Announcements
  mail_choices: schedule.MailChoices
  letters: schedule.Letters
  exam_managers: schedule.ExamManagers
  contests: contest.Contests
  contest_entries: contest.ContestEntries
  contest_events: contest.ContestEvents
  contest_registrations: contest.ContestRegistrations
  contest_registration_counts: contest.ContestRegistrationCounts
  won_things: contest.WonThings
  organisations: test.Organisations
  areas: test.Areas
  area_categories: test.AreaCategories
  practice_tests: test.PracticeTests
  group_tests: test.GroupTests
  item_calibrations: test.ItemCalibrations
  readiness_outcomes: test.ReadinessOutcomes
  calibration_runs: test.CalibrationRuns
  exposure_tests: test.ExposureTests
  item_exposures: test.ItemExposures
  annotations: play.Annotations
  exams: exam.Exams
  exam_questions: exam.ExamQuestions
  exam_draws: exam.ExamDraws
  examinees: exam.Examinees
  exam_attempts: exam.ExamAttempts
  exam_events: exam.ExamEvents
  exam_key_tries: exam.ExamKeyTries
  exam_groups: group.ExamGroups
  groups: group.Groups
  group_members: group.GroupMembers
  group_leaders: group.GroupLeaders
  mailed_invitations: group.MailedInvitations
  invitations: message.Invitations
  player_blocks: message.PlayerBlocks
  player_reports: message.PlayerReports
  moderations: message.Moderations
  blocked_words: message.BlockedWordLists
  message_reads: message.MessageReads
  contact_messages: message.ContactMessages
  imports: imported.Imports
  import_chunks: imported.ImportChunks
  import_rows: imported.ImportRows
  import_media: imported.ImportMedia
  import_changes: imported.ImportChanges
  import_mappings: imported.ImportMappings
  export_tickets: imported.ExportTickets
  push_subscriptions: push.PushSubscriptions
  push_choices: push.PushChoices
  week_notices: push.WeekNotices
  push_messages: push.PushMessages
  data_export_tickets: push.DataExportTickets
  shares: push.Shares
  payouts: payout.Payouts
  adjustments: payout.Adjustments
  ledger_checks: payout.LedgerChecks
  setting_changes: admin.SettingChanges
  question_comments: play.QuestionComments
  interface_languages: admin.InterfaceLanguages
  interface_texts: admin.InterfaceTexts
  page_files: admin.PageFiles
  hour_stats: admin.HourStats
  job_runs: admin.JobRuns
  restore_drills: admin.RestoreDrills
  sign_in_tests: admin.SignInTests
  regrades: regrade.Regrades
  regrade_plays: regrade.RegradePlays
}
