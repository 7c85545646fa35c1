// A question about a picture that our code draws, defined once with texts in every language.

import type { Fact } from '../derived/draft.ts'
import { pictureOf } from '../media.ts'
import { contentLanguages } from '@trivium/content/types'
import type { ContentLanguage, ContentMedia, ContentSource, LocalText } from '@trivium/content/types'

export interface PictureFact {
  /** The kind of question. chooseEvenly balances the distractors within a pack. */
  pack: string
  /** Unique within its pack; never seen by players. */
  subject: string
  category: string
  subcategory: string | null
  /** Orders the questions of a pack, easiest first; the unit is free. */
  difficulty: number
  /** Must not reveal the answer: neither texts nor ids may say what it shows. */
  svg: string
  question: LocalText
  right: LocalText
  /** At least three plausible distractors, most likely first. */
  wrong: LocalText[]
  note: LocalText
  source: ContentSource | null
}

/** A fact without its pack and category: the index.ts of its folder adds them. */
export type PictureFactDraft = Omit<PictureFact, 'pack' | 'category' | 'subcategory' | 'source'>

/** The questions and pictures of one kind of picture. */
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
