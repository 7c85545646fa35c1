// The tables of messages, typed for Kysely; the migrations are authoritative.

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
