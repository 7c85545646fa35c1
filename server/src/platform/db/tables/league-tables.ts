// The tables of leagues, quests and friends, typed for Kysely; the migrations are authoritative.

import type { FriendOrigin } from '@trivium/contract/people/friends'
import type { QuestKind } from '@trivium/contract/rewards/quest-names'
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
  /** The player's; null for entries from before 0070-leagues-of-many.sql, whose tier is that of the group. */
  tier: ColumnType<number | null, number | null | undefined, number | null>
  /** Sits with the group of another tier. */
  is_guest: Generated<boolean>
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

export interface QuestDays {
  account_id: number
  day: string
  quests: QuestKind[]
  paid: Generated<string[]>
  is_closed: Generated<boolean>
  starts_at: Generated<Date | null>
  ends_at: Generated<Date | null>
}
