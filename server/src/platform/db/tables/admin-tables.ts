// The tables of settings history, page files and hourly stats (0031-settings-history.sql), typed for Kysely.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Time, TimeByDefault } from './columns.ts'

export interface SettingChanges {
  id: GeneratedAlways<number>
  at: TimeByDefault
  name: string
  account_id: number | null
  /** The values before (`was`) and after (`became`). Null: the default applied. */
  was: ColumnType<unknown, string | null, never>
  became: ColumnType<unknown, string | null, never>
  undoes: ColumnType<number | null, number | null | undefined, never>
}

export interface InterfaceLanguages {
  id: GeneratedAlways<number>
  code: string
  name: string
  rtl: Generated<boolean>
  is_on: Generated<boolean>
  added_at: TimeByDefault
}

export interface InterfaceTexts {
  language: string
  key: string
  text: string
  changed_at: TimeByDefault
}

/** A built file of a page, of this release or an earlier one (0058-page-files.sql). */
export interface PageFiles {
  path: string
  bytes: Buffer
  is_brotli: boolean
  had_at: Time
}

/** The stats of one past hour (UTC). */
export interface HourStats {
  hour: Time
  new_players: number
  plays: number
  answers: number
  coins_in: number
  coins_out: number
}

type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface JobRuns {
  name: string
  started_at: MaybeTime
  ended_at: MaybeTime
  took_ms: number | null
  failed_at: MaybeTime
  error: string | null
}

export interface DrillCheck {
  what: string
  is_sound: boolean
  found: string
}

export interface RestoreDrills {
  id: GeneratedAlways<number>
  at: TimeByDefault
  file: string
  ended_at: MaybeTime
  is_sound: ColumnType<boolean | null, boolean | null | undefined, boolean>
  checks: ColumnType<DrillCheck[], string | undefined, string>
}

export interface SignInTests {
  method: string
  started_at: Time
  ended_at: Date | null
  is_sound: boolean | null
  found: string | null
}
