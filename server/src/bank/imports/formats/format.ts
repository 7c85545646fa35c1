// The interface of a format. To add a format, write a file beside this one and a row in formats.ts.

import type { Mapping } from '@trivium/contract/bank/imports.admin'
import type { ImportRow } from '../judging/imported-question.ts'

export interface Reading {
  /** Language code for questions that state none. */
  language: string
  /** An editor's mapping of the columns of a table; null without one. */
  mapping: Mapping | null
  /** Adds a picture or sound contained in a row, by name. */
  attach: (name: string, bytes: Buffer) => void
}

export interface Head {
  name: string
  /** The beginning of the file as text. */
  text: string
}

export interface Format {
  name: string
  recognises: (head: Head) => boolean
  /** Yields one entry per row, numbered from 1, including rows that cannot be imported. @throws ImportError */
  read: (pieces: AsyncIterable<string>, reading: Reading, head: Head) => AsyncGenerator<ImportRow>
}
