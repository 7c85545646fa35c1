// Imports as the console shows them.

import type { ImportView } from '@trivium/contract/bank/imports.admin'
import { unknownColumns } from './formats/table/columns.ts'
import { mayUndo } from './policy.ts'
import type { ListedImport } from './store.ts'

export function presentImport(row: ListedImport, needsReview: boolean): ImportView {
  const { counts } = row
  return {
    id: row.id,
    name: row.name,
    bytes: row.bytes,
    format: row.format,
    state: row.state,
    problem: row.problem,
    by: row.by,
    language_id: row.language_id,
    category_id: row.category_id,
    level: row.level,
    publishes: row.publishes,
    waits_for_review: needsReview,
    columns: row.columns,
    mapping: row.mapping,
    unknown_columns: row.columns && row.mapping ? unknownColumns(row.columns, row.mapping) : [],
    sheets: row.sheets,
    samples: row.samples,
    source: row.source,
    lost: row.lost,
    with_contradictions: row.with_contradictions,
    counts: {
      new: counts.new ?? 0,
      changed: counts.changed ?? 0,
      there: counts.there ?? 0,
      double: counts.double ?? 0,
      contradiction: counts.contradiction ?? 0,
      refused: counts.refused ?? 0,
      lost: counts.lost ?? 0,
    },
    progress: row.progress,
    can_undo: mayUndo(row.state),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}
