// Which actions an import allows in which state.

import type { ImportState } from '@trivium/contract/bank/import-names'

/** Whether editors may change how the file is read. */
export const mayChange = (state: ImportState): boolean => state === 'previewed' || state === 'failed' || state === 'reading'

interface Counts {
  new?: number | undefined
  changed?: number | undefined
  contradiction?: number | undefined
}

/** Whether the file was read and has rows to import, none of which is in the bank. */
export const mayRun = (state: ImportState, counts: Counts, withContradictions = false): boolean =>
  (state === 'previewed' || state === 'failed') &&
  (counts.new ?? 0) + (counts.changed ?? 0) + (withContradictions ? (counts.contradiction ?? 0) : 0) > 0

export const mayUndo = (state: ImportState): boolean => state === 'done'
