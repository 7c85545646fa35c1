// The tables of messages, typed for Kysely; the migrations are authoritative.

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
