// Names of the states and verdicts of imports.

import { type ImportState, isEnough, type RowVerdict, verdicts } from '@trivium/contract/bank/import-names'
import type { ImportView } from '@trivium/contract/bank/imports.admin'

const stateWords: Record<ImportState, string> = {
  reading: 'Reading the file',
  previewed: 'Ready: check the rows',
  running: 'Importing',
  done: 'Imported',
  undone: 'Undone',
  failed: 'Failed',
}

export const verdictWords: Record<RowVerdict, string> = {
  new: 'New',
  changed: 'Changed',
  there: 'Already there',
  double: 'Duplicate',
  contradiction: 'Contradiction',
  refused: 'Refused',
}

export const isAtWork = (state: ImportState) => state === 'reading' || state === 'running'

export const sizeOf = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`)

/** Whether the mapping of columns is missing or not enough to read any row. */
export const needsColumns = ({ columns, mapping }: Pick<ImportView, 'columns' | 'mapping'>): boolean =>
  columns !== null && (mapping === null || !isEnough(mapping))

export const stateOf = (view: Pick<ImportView, 'state' | 'columns' | 'mapping'>): string =>
  view.state === 'previewed' && needsColumns(view) ? 'Waits for you: choose what each column contains' : stateWords[view.state]

/** The counts by verdict in one line: `12 new, 1 refused`. */
export const countsInWords = ({ state, counts }: Pick<ImportView, 'state' | 'counts'>): string =>
  state === 'reading'
    ? ''
    : verdicts
        .flatMap(verdict => (counts[verdict] > 0 ? `${counts[verdict].toLocaleString('en')} ${verdictWords[verdict].toLowerCase()}` : []))
        .join(', ')
