// The tables of imports and exports, typed for Kysely; the migrations are authoritative.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ImportState, RowVerdict } from '@trivium/contract/bank/import-names'
import type { Mapping } from '@trivium/contract/bank/imports.admin'
import type { TimeByDefault } from './columns.ts'

type JsonText<Value> = ColumnType<Value, string | undefined, string>

/** A sheet of a workbook. */
export interface SheetName {
  name: string
  is_hidden: boolean
}

export interface Imports {
  id: GeneratedAlways<number>
  account_id: number | null
  name: string
  bytes: number
  format: string
  state: ImportState
  problem: string | null
  language_id: number
  category_id: number | null
  level: number | null
  publishes: Generated<boolean>
  columns: ColumnType<string[] | null, string | null | undefined, string | null>
  signature: string | null
  mapping: ColumnType<Mapping | null, string | null | undefined, string | null>
  sheets: ColumnType<SheetName[] | null, string | null | undefined, never>
  samples: ColumnType<string[][] | null, string | null | undefined, string | null>
  lost: JsonText<{ sentence: string; rows: number }[]>
  source: string | null
  with_contradictions: Generated<boolean>
  counts: JsonText<Partial<Record<RowVerdict | 'lost', number>>>
  progress: Generated<number>
  created_categories: Generated<number[]>
  claimed_by: string | null
  claimed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: TimeByDefault
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  is_cleared: Generated<boolean>
}

export interface ImportChunks {
  import_id: number
  position: number
  bytes: Buffer
}

export interface ImportRows {
  import_id: number
  row: number
  verdict: RowVerdict
  reason: string
  text: string
  question: ColumnType<unknown, string | null, string | null>
  lost: Generated<string[]>
  file: string | null
  file_row: number | null
  other_row: number | null
  other_id: number | null
  cells: string[] | null
}

export interface ImportMedia {
  import_id: number
  media: string
  type: string
  bytes: Buffer
  /** Its name in the file; null for imports of a release before. */
  title: string | null
  width: number | null
  height: number | null
}

export interface ImportChanges {
  import_id: number
  question_id: number
  before: ColumnType<unknown, string, string>
}

export interface ImportMappings {
  signature: string
  mapping: ColumnType<Mapping, string, string>
  used_at: TimeByDefault
}

export interface ExportTickets {
  secret_hash: Buffer
  account_id: number
  token_hash: Buffer
  wanted: ColumnType<unknown, string, never>
  created_at: ColumnType<Date, Date, never>
}
