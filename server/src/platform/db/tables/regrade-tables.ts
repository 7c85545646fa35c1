// The tables of regrades, typed for Kysely; the migrations are authoritative.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, Time } from './columns.ts'

type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface Regrades {
  id: GeneratedAlways<number>
  question_id: number
  question_ids: number[]
  started_by: number
  started_at: Time
  state: Generated<'running' | 'done'>
  cursor_account: Generated<number>
  pass: Generated<number>
  still_open: Generated<number>
  next_at: Time
  done_at: NullableTime
  players: Generated<number>
  plays: Generated<number>
  answers: Generated<number>
  coins: Generated<number>
  score: Generated<number>
}

/** The result of a play before and after the regrade. */
export interface RegradedResult {
  correct: number
  wrong: number
  points: number
  percentage: number
  won: boolean
  score: number
  coins_earned: number
}

export interface RegradePlays {
  regrade_id: number
  play_id: number
  account_id: number
  answers: number
  coins: number
  score: number
  before: Json<RegradedResult>
  after: Json<RegradedResult>
  at: Time
}
