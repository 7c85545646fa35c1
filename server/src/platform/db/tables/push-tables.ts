// The tables of push messages, data exports and shares, typed for Kysely; the migrations are authoritative.

import type { Generated } from 'kysely'
import type { Time } from './columns.ts'

export interface PushSubscriptions {
  session: Buffer
  account_id: number
  endpoint: string
  p256dh: string
  auth: string
  created_at: Time
}

export interface PushChoices {
  account_id: number
  notices: boolean
  daily_quiz: boolean
  invitations: boolean
  /** Sunday's notice of the week, in the app and as a message. */
  week: Generated<boolean>
}

/** How far Sunday's notice of a week has come in a time zone. */
export interface WeekNotices {
  /** YYYY-MM-DD */
  week: string
  timezone: string
  reached_id: Generated<number>
  done_at: Date | null
}

export interface Shares {
  token: string
  account_id: number
  kind: 'result' | 'streak' | 'badge' | 'week'
  subject: string
  web_language: string | null
  created_at: Time
}

export interface DataExportTickets {
  account_id: number
  secret_hash: Buffer
  session: Buffer
  asked_at: Time
  taken_at: Date | null
}

export interface PushMessages {
  session: Buffer
  channel: 'web' | 'fcm'
  kind: 'notice' | 'daily_quiz' | 'invitation'
  subject: string
  account_id: number
  expires_at: Time
  tries: Generated<number>
  next_try_at: Date | null
}
