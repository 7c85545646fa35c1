// A reading text with its questions, as a file of content/written/texts/ states it:
//   title: …, category: … (or category.subcategory) and, where there is one, picture: …, caption: … and printed: …, a line each
//   an empty line and the text as HTML, with tags that the server allows and no attributes: p, h2, h3, ul, ol, li, strong, em, blockquote …
//   an empty line, "---", an empty line and the questions as blocks (see blocks.ts), in the order in which the text answers them

import { blocksOf } from '../blocks.ts'
import type { QuestionBlock } from '../blocks.ts'
import type { ContentLanguage } from '@trivium/content/types'
import { placeOf, type WrittenFile } from '../written-files.ts'

/** Versions of a text in several languages share its slug. */
export interface WrittenPassage {
  slug: string
  category: string
  subcategory: string | null
  language: ContentLanguage
  title: string
  html: string
  /** Our drawing: a file of content/written/pictures/ without its extension, shared by all languages, and its description in words. */
  picture: { file: string; caption: string } | null
  /** A printable page that belongs to the text: a name in printed/. */
  printed: string | null
  questions: QuestionBlock[]
}

/** @throws when a line of the head or one of the parts is missing. */
export function readingOf({ name: slug, language, text }: WrittenFile): WrittenPassage {
  const [, head = '', html = '', questions = ''] = /^(.+?)\n\n(.+)\n\n---\n\n(.+)$/s.exec(text) ?? []
  const lines = new Map(head.split('\n').map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
  const [title, category, file, caption] = ['title', 'category', 'picture', 'caption'].map(name => lines.get(name))
  if (!title || !category || html === '' || (file === undefined) !== (caption === undefined))
    throw new Error(`${language}/${slug} lacks a part`)
  const picture = file && caption ? { file, caption } : null
  return {
    slug,
    language,
    title,
    ...placeOf(category),
    html,
    picture,
    printed: lines.get('printed') ?? null,
    questions: blocksOf(questions, language),
  }
}
