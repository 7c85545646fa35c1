// The tables of messages, typed for Kysely; the migrations are authoritative.

import type { PlayerReportReason, ReportedSubject } from '@trivium/contract/people/moderation-names'
import type { ColumnType, Generated } from 'kysely'
import type { Time } from './columns.ts'

export interface Invitations {
  battle_id: number
  account_id: number
  from_id: number
  created_at: Time
}

export interface PlayerBlocks {
  account_id: number
  blocked_id: number
  created_at: Time
}

export interface MessageReads {
  account_id: number
  read_until: Time
}

export interface ContactMessages {
  id: Generated<number>
  account_id: number | null
  email: string | null
  message: string
  web_language: string | null
  created_at: Time
  answer: ColumnType<string | null, never, string>
  answered_at: ColumnType<Date | null, never, Date>
  closed_at: ColumnType<Date | null, never, Date>
  closed_by: ColumnType<number | null, never, number>
}

/** Reports of a player's name or picture by another player. */
export interface PlayerReports {
  id: Generated<number>
  account_id: number
  reporter_id: number
  subject: ReportedSubject
  reason: PlayerReportReason
  reported: string
  created_at: Time
  closed_at: Time | null
  closed_by: number | null
  outcome: 'left' | 'taken' | null
}

/** A name or picture that staff took back. */
export interface Moderations {
  id: Generated<number>
  account_id: number
  subject: ReportedSubject
  taken_at: Time
}

export interface BlockedWordLists {
  language_code: string
  words: string
  changed_at: Time
}
