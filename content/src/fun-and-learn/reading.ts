// A text to read with its questions, as the files of en/, ar/ and es/ state it.

import type { ContentLanguage, WrittenQuestion } from '../types.ts'

/** The same slug in several languages is the same text. */
export interface Reading {
  slug: string
  category: string
  language: ContentLanguage
  title: string
  /** Tags without attributes, and only those the server lets through: p, h2, h3, ul, ol, li, strong, em, blockquote, table … */
  html: string
  /** A page to print that goes with it: a name in printed/. */
  printed?: string
  /** In the order in which the text answers them. */
  questions: WrittenQuestion[]
}
