// What a format is. A new one is a file beside this and a row in formats.ts.

import type { Mapping } from '@trivium/contract/bank/imports.admin'
import type { ImportRow } from '../judging/imported-question.ts'

export interface Reading {
  /** Code of the language of questions that state none. */
  language: string
  /** What the columns of a table hold, where an editor has said it. */
  mapping: Mapping | null
  /** Pictures and sounds that a row brings within itself, by name. */
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
  /** One entry per row, numbered from 1, including rows that cannot be imported. @throws ImportError */
  read: (pieces: AsyncIterable<string>, reading: Reading, head: Head) => AsyncGenerator<ImportRow>
}
