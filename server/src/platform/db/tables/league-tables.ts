// The tables of leagues and friends, typed for Kysely; the migrations are authoritative.

import type { FriendOrigin } from '@trivium/contract/people/friends'
import type { LeagueOutcome } from '@trivium/contract/rewards/league-names'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Time } from './columns.ts'

type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface LeagueGroups {
  id: GeneratedAlways<number>
  week: string
  tier: number
  size: number
  members: Generated<number>
  closed_at: NullableTime
}

export interface LeagueEntries {
  account_id: number
  week: string
  group_id: number | null
  points: number
  reached_at: Time
  final_rank: number | null
  outcome: LeagueOutcome | null
  next_tier: number | null
}

export interface FriendRequests {
  from_id: number
  to_id: number
  asked_at: Time
  answered_at: NullableTime
  accepted: boolean | null
}

export interface Friends {
  account_id: number
  friend_id: number
  since: Time
  origin: FriendOrigin
  removed_at: NullableTime
}
