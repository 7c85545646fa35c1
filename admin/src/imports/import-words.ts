// What states and verdicts of imports are called.

import type { ImportState, Verdict } from '@trivium/contract/import-names'

export const stateWords: Record<ImportState, string> = {
  reading: 'Being read',
  previewed: 'Ready: look through it',
  running: 'Being imported',
  done: 'Imported',
  undone: 'Taken back',
  failed: 'Failed',
}

export const verdictWords: Record<Verdict, string> = {
  new: 'New',
  changed: 'Changed',
  there: 'Already there',
  double: 'Double',
  contradiction: 'Contradiction',
  refused: 'Refused',
}

export const isAtWork = (state: ImportState) => state === 'reading' || state === 'running'

export const sizeOf = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`)
