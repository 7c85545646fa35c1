// The tables of battles, typed for Kysely; the migrations are authoritative.

import type { ColumnType, Generated } from 'kysely'
import type { BattleKind } from '@trivium/contract/platform/mode-names'
import type { BattleState, Why } from '@trivium/contract/compete/battle-names'
import type { BattleOutcome } from '@trivium/rules/compete/battles/outcome'
import type { Json, Time } from './columns.ts'

type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface Battles {
  id: Generated<number>
  room_id: string
  code: string | null
  kind: BattleKind
  owner_id: number
  language_id: number
  category_id: number | null
  phase: BattleState
  seq: number
  due_at: NullableTime
  created_at: Time
  ended_at: NullableTime
  /** The recording that it is played against. */
  recording_id: ColumnType<number | null, number | null | undefined, number | null>
}

export interface BattleRecordings {
  id: Generated<number>
  battle_id: number
  seat: number
  account_id: number
  language_id: number
  category_id: number | null
  /** Of the player, before the battle. */
  rating: number
  question_ids: number[]
  played_at: Time
}

export interface BattleEvents {
  battle_id: number
  seq: number
  at: Time
  kind: string
  seat: number | null
  payload: Json<object>
  hash: string
}

export interface BattleSeats {
  battle_id: number
  seat: number
  account_id: number
  paid: number
  joined_at: Time
  play_id: ColumnType<number | null, number | null | undefined, number | null>
  is_open: Generated<boolean>
  outcome: ColumnType<BattleOutcome | null, BattleOutcome | null | undefined, BattleOutcome | null>
  points: Generated<number>
  coins: Generated<number>
  rating_before: ColumnType<number | null, number | null | undefined, number | null>
  rating_after: ColumnType<number | null, number | null | undefined, number | null>
}

export interface BattleTallies {
  account_id: number
  kind: BattleKind
  won: number
  lost: number
  drawn: number
}

export interface BattleRatings {
  account_id: number
  rating: number
  deviation: number
  volatility: number
  rated_at: Time
  streak: number
  best_streak: number
}

export interface BattleSearches {
  id: string
  account_id: number
  language_id: number
  category_id: number | null
  rating: number
  started_at: Time
  expires_at: Time
  room_id: ColumnType<string | null, string | null | undefined, string | null>
  is_over: Generated<boolean>
  /** The reason why this search is for a battle without coins. */
  why: ColumnType<Why | null, Why | null | undefined, Why | null>
}

export interface BattleMatches {
  account_id: number
  key: string
  language_id: number
  category_id: number | null
  expires_at: Time
  room_id: string | null
}

export interface RoomCodeTries {
  account_id: number
  since: Time
  tries: number
}

export interface Processes {
  id: string
  seen_at: Time
  /** Whether this process can read rearranged questions; a process of the previous release cannot. */
  knows_order: Generated<boolean>
}

export interface BattlePresence {
  battle_id: number
  account_id: number
  process_id: string
}

export interface ServiceClock {
  id: Generated<number>
  seen_at: NullableTime
}

export interface Outages {
  id: Generated<number>
  began_at: Time
  ended_at: Time
}
