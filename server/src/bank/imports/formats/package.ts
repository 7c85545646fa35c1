// Packages: archives whose files belong together, where a format says what is where. QTI's has a module of its own.

import type { Archive } from '../files/zip.ts'
import type { ImportRow } from '../judging/imported-question.ts'
import type { Reading } from './format.ts'

export interface Package {
  name: string
  /** What its questions show is called in the archive as in them: else they bring it themselves. */
  hasFiles: boolean
  recognises: (archive: Archive) => boolean
  /** @param inside a path for what must lie unpacked; who names it removes it. @throws ImportError */
  read: (archive: Archive, reading: Reading, inside: string) => AsyncGenerator<ImportRow>
}
