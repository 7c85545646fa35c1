// A reading text with its questions, as the files of en/, ar/ and es/ define it.

import type { ContentLanguage } from '../types.ts'

/** Versions of a text in several languages share its slug. */
export interface Reading {
  slug: string
  category: string
  language: ContentLanguage
  title: string
  /** Only tags that the server allows, without attributes: p, h2, h3, ul, ol, li, strong, em, blockquote, table … */
  html: string
  /** Drawn by us: a file of pictures/ without its extension, which versions in several languages share, and what it shows in words. */
  picture?: { file: string; caption: string }
  /** A printable page that belongs to the text: a name in printed/. */
  printed?: string
  /** Blocks (see blocks.ts), in the order in which the text answers them. */
  questions: string
}
