// The interface of a format. To add a format, write a file beside this one and a row in formats.ts.

import type { Mapping } from '@trivium/contract/bank/imports.admin'
import type { ImportRow } from '../judging/imported-question.ts'
import type { Archive } from '../files/zip.ts'

// Packages: archives of related files, with a format that names their places. QTI packages have a separate module.
export interface Package {
  name: string
  /** Questions name their media by paths in the archive; otherwise the reader attaches the media. */
  hasFiles: boolean
  recognises: (archive: Archive) => boolean
  /** @param inside a path for unpacked files; the caller removes it. @throws ImportError */
  read: (archive: Archive, reading: ReadOptions, inside: string) => AsyncGenerator<ImportRow>
}

export interface ReadOptions {
  /** Language code for questions that state none. */
  language: string
  /** An editor's mapping of the columns of a table; null without one. */
  mapping: Mapping | null
  /** Adds a picture or sound contained in a row, by name. */
  attach: (name: string, bytes: Buffer) => void
}

export interface FileHead {
  name: string
  /** The beginning of the file as text. */
  text: string
}

export interface Format {
  name: string
  recognises: (head: FileHead) => boolean
  /** Yields one entry per row, numbered from 1, including rows that cannot be imported. @throws ImportError */
  read: (pieces: AsyncIterable<string>, reading: ReadOptions, head: FileHead) => AsyncGenerator<ImportRow>
}
