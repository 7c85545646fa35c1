// The tables of schedules by staff, typed for Kysely; the migrations are authoritative.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { AnnouncementState, Audience } from '@trivium/contract/rewards/notice-names'
import type { Json, Time } from './columns.ts'

/** Texts of an announcement by interface language. */
export type AnnouncementTexts = Record<string, { title: string; message: string }>

export interface Announcements {
  id: GeneratedAlways<number>
  key: string | null
  texts: Json<AnnouncementTexts>
  image: string | null
  link: string | null
  audience: Audience
  web_language: string | null
  account_ids: number[] | null
  send_at: Time
  state: Generated<AnnouncementState>
  version: Generated<number>
  reached_id: Generated<number>
  last_id: ColumnType<number | null, number | null | undefined, number | null>
  notified: Generated<number>
  created_by: number | null
  created_at: Time
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  by_mail: Generated<boolean>
  seen_within_days: ColumnType<number | null, number | null | undefined, number | null>
  unseen_for_days: ColumnType<number | null, number | null | undefined, number | null>
  /** When all its letters were sent. */
  mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Whether a player wants letters, and at which address. */
export interface MailChoices {
  account_id: number
  email: string
  asked_at: Time
  confirmed_at: Time | null
  stopped_at: Time | null
}

/** The email of an announcement to an account. */
export interface Letters {
  announcement_id: number
  account_id: number
  state: 'begun' | 'sent' | 'failed'
  at: Time
  stopped_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface ExamManagers {
  exam_id: number
  account_id: number
}
