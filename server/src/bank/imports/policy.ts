// What may be done with an import in which state.

import type { ImportState } from '@trivium/contract/bank/import-names'

/** It may be read in another way. */
export const mayChange = (state: ImportState): boolean => state === 'previewed' || state === 'failed' || state === 'reading'

interface Counts {
  new?: number | undefined
  changed?: number | undefined
  contradiction?: number | undefined
}

/** It has been read, and nothing of it is in the bank. */
export const mayRun = (state: ImportState, counts: Counts, withContradictions = false): boolean =>
  (state === 'previewed' || state === 'failed') &&
  (counts.new ?? 0) + (counts.changed ?? 0) + (withContradictions ? (counts.contradiction ?? 0) : 0) > 0

export const mayUndo = (state: ImportState): boolean => state === 'done'
