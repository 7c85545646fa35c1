// The filters of rows: their names, and how many rows each shows.

import { type RowVerdict, verdicts } from '@trivium/contract/bank/import-names'
import type { ImportView } from '@trivium/contract/bank/imports.admin'
import { verdictWords } from '../import-words.ts'

export const filters = ['all', ...verdicts, 'lost'] as const
export type Filter = (typeof filters)[number]

export const filterWords: Record<Filter, string> = { all: 'All', ...verdictWords, lost: 'Something left out' }

export const emptyWords: Record<Filter, string> = {
  all: 'There are no rows.',
  new: 'Nothing in this file is new.',
  changed: 'No row changes a question of the bank.',
  there: 'No row is already in the bank.',
  double: 'No row repeats another row or a question of the bank.',
  contradiction: 'No row contradicts another row or the bank.',
  refused: 'No row is refused.',
  lost: 'The import leaves nothing out.',
}

export type Counts = ImportView['counts']

export const countOf = (counts: Counts, filter: Filter): number =>
  filter === 'all' ? verdicts.reduce((sum, verdict) => sum + counts[verdict], 0) : counts[filter]

/** The first filter with rows; filters that need the editor's decision come first. */
export const firstFilter = (counts: Counts): Filter =>
  (['refused', 'contradiction', 'lost', 'changed', 'new'] as const).find(filter => counts[filter] > 0) ?? 'all'

/** The filter as parameters of get_import_rows. */
export const wantedBy = (filter: Filter): { verdict?: RowVerdict; lost?: boolean } => {
  if (filter === 'lost') return { lost: true }
  const verdict = verdicts.find(name => name === filter)
  return verdict ? { verdict } : {}
}
