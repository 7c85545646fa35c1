// The tables of practice tests, typed for Kysely; the migrations are authoritative.

import type { ColumnType, Generated } from 'kysely'
import type { Pool, TestType } from '@trivium/contract/assess/practice-test-names'
import type { TestRequest } from '@trivium/contract/assess/practice-tests'
import type { ReadinessWord } from '@trivium/rules/assess/adaptive/readiness'
import type { Json, Time } from './columns.ts'

export interface Organisations {
  id: Generated<number>
  slug: string
  names: Json<Record<string, string>>
  position: Generated<number>
}

export interface Areas {
  id: Generated<number>
  organisation_id: number
  slug: string
  names: Json<Record<string, string>>
  position: Generated<number>
  share: Generated<number>
}

export interface AreaCategories {
  area_id: number
  category_id: number
}

/** The filters by which a test chooses its questions. */
export interface TestChoices {
  languageId: number
  areaIds: number[]
  questionTypes: string[]
  pool: Pool
  /** The number of questions; for an adaptive test the maximum. */
  length: number
}

export interface PracticeTests {
  id: Generated<number>
  account_id: number
  play_id: number
  test_type: TestType
  retake_of: ColumnType<number | null, number | null | undefined, number | null>
  choices: ColumnType<TestChoices, string, string>
  is_practice: boolean
  has_run_out: Generated<boolean>
  /** The test of a group whose first try by this player it is. */
  group_test_id: ColumnType<number | null, number | null | undefined, number | null>
}

export interface GroupTests {
  id: Generated<number>
  group_id: number
  title: string
  request: Json<TestRequest>
  /** An ISO date. */
  due_on: ColumnType<string | null, string | null, string | null>
  given_by: number
  given_at: Time
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  remind_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface ItemCalibrations {
  question_id: number
  answers: number
  b: number
  standard_error: number
  infit: number
  outfit: number
  facility: number
  is_calibrated: boolean
  calibrated_at: Time
}

export interface CalibrationRuns {
  language_id: number
  last_answer: number
  begun_at: Time
  /** Its type is in bank/calibration/store.ts. */
  progress: ColumnType<object | null, string | null | undefined, string | null>
  leased_until: ColumnType<Date | null, Date | null | undefined, Date | null>
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface ReadinessOutcomes {
  account_id: number
  play_id: number
  word: ReadinessWord
  passed: boolean
}

export interface ExposureTests {
  scope: string
  tests: number
}

export interface ItemExposures {
  scope: string
  question_id: number
  given: number
}
