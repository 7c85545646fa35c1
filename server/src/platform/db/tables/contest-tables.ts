// The tables of contests, typed for Kysely; the migrations are authoritative.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ContestKind, ThingState } from '@trivium/contract/compete/contest-names'
import type { Json, Time } from './columns.ts'

type LaterNumber = ColumnType<number | null, number | null | undefined, number | null>
type LaterTime = ColumnType<Date | null, Date | null | undefined, Date | null>

export type ContestWords = Record<string, { name: string; description: string }>

/** A prize in kind: one piece for each rank from `from` to `to`. */
export interface Thing {
  from: number
  to: number
  name: string
  description: string
  image: string | null
}

export interface Contests {
  id: Generated<number>
  key: string | null
  kind: ContestKind
  name: string | null
  description: string | null
  image: string | null
  language_id: number
  starts_at: Time
  ends_at: Time
  entry: number
  seconds: number
  score_correct: number
  score_wrong: number
  prizes: number[]
  things: ColumnType<Thing[], string | undefined, string>
  questions: number
  /** Null: the contest has its own questions. */
  category_ids: number[] | null
  level_from: number | null
  level_to: number | null
  seed: string | null
  seed_hash: string | null
  candidates: ColumnType<number[] | null, number[] | null | undefined, number[] | null>
  question_ids: ColumnType<number[] | null, number[] | null | undefined, number[] | null>
  drawn_at: LaterTime
  state: Generated<'announced' | 'open' | 'over' | 'called_off'>
  called_off_at: LaterTime
  closed_at: LaterTime
  participants: LaterNumber
  version: Generated<number>
  /** Translations into other interface languages, by code. */
  translations: ColumnType<ContestWords, string | undefined, string>
  created_at: Time
}

export interface ContestEntries {
  contest_id: number
  account_id: number
  play_id: number | null
  paid: number
  started_at: Time
  /** A trigger writes this, `ms` and `finished_at` when the play ends (0019-contests.sql). */
  score: LaterNumber
  ms: LaterNumber
  finished_at: LaterTime
  behind: GeneratedAlways<number | null>
  place: LaterNumber
  prize: LaterNumber
}

export interface ContestRegistrations {
  contest_id: number
  account_id: number
  registered_at: Time
  /** 0: nothing yet · 1: that the contest starts soon · 2: that it has started. */
  told: Generated<number>
}

/** Triggers count them (0073-contest-registrations.sql). */
export interface ContestRegistrationCounts {
  contest_id: number
  registered: number
}

/** A thing that a player has won. A trigger blanks the personal data when the account is deleted (0083-prizes.sql). */
export interface WonThings {
  id: GeneratedAlways<number>
  contest_id: number
  account_id: number
  /** The first of the ranks to which this thing was promised. */
  first_rank: number
  name: string
  description: string
  image: string | null
  won_at: Time
  state: Generated<ThingState>
  how: 'post' | 'in_person' | null
  recipient: string | null
  address: string | null
  claimed_at: LaterTime
  note: string | null
  sent_at: LaterTime
  sent_by: LaterNumber
  version: Generated<number>
}

/** Triggers insert a row with every change (0021-contest-events.sql); compete/contests/records/link-events.ts numbers it shortly after. */
export interface ContestEvents {
  id: GeneratedAlways<number>
  contest_id: number
  at: Time
  kind: string
  payload: Json<object>
  seq: number | null
  hash: string | null
}
