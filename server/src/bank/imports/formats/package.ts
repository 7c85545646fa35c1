// Packages: archives of related files, with a format that names their places. QTI packages have a separate module.

import type { Archive } from '../files/zip.ts'
import type { ImportRow } from '../judging/imported-question.ts'
import type { Reading } from './format.ts'

export interface Package {
  name: string
  /** Questions name their media by paths in the archive; otherwise the reader attaches the media. */
  hasFiles: boolean
  recognises: (archive: Archive) => boolean
  /** @param inside a path for unpacked files; the caller removes it. @throws ImportError */
  read: (archive: Archive, reading: Reading, inside: string) => AsyncGenerator<ImportRow>
}
