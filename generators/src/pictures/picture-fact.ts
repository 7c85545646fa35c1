// A question about a picture that our code draws, defined once with texts in every language.

import type { Fact } from '../derived/draft.ts'
import { pictureOf } from '../media.ts'
import { contentLanguages } from '@trivium/content/types'
import type { ContentLanguage, ContentMedia, ContentSource, LocalText } from '@trivium/content/types'

export interface PictureFact {
  /** The kind of question: distractors are chosen evenly among the questions of a pack. */
  pack: string
  /** Unique within its pack; never seen by players. */
  subject: string
  category: string
  subcategory: string | null
  /** Orders the questions of a pack, easiest first; the unit is free. */
  difficulty: number
  /** Must not reveal the answer: neither its words nor its ids may say what it shows. */
  svg: string
  question: LocalText
  right: LocalText
  /** Three or more plausible ones, most likely first. */
  wrong: LocalText[]
  note: LocalText
  source: ContentSource | null
}

/** A fact before its pack is named, in a folder whose index.ts adds that and the place. */
export type Asked = Omit<PictureFact, 'pack' | 'category' | 'subcategory' | 'source'>

/** What one kind of picture brings. */
export interface PicturePart {
  facts: Fact[]
  media: ContentMedia[]
}

export function partOf(pictureFacts: PictureFact[]): PicturePart {
  const drawn = pictureFacts.map(fact => ({ fact, picture: pictureOf(fact.svg) }))
  return {
    facts: drawn.flatMap(({ fact, picture }) => contentLanguages.map(language => factIn(language, fact, picture.name))),
    media: drawn.map(({ picture }) => picture),
  }
}

function factIn(language: ContentLanguage, { svg: _drawn, question, right, wrong, note, ...rest }: PictureFact, image: string): Fact {
  return {
    ...rest,
    language,
    question: question[language],
    right: right[language],
    wrong: wrong.map(text => text[language]),
    note: note[language],
    image,
  }
}
