// Converts an imported question into a row of our own files, so that people can correct a refused one there.

import type { ImportedQuestion } from '../judging/imported-question.ts'
import type { OwnRow } from '../formats/own-json.ts'

const someOf = <Item>(items: readonly Item[]): Item[] | null => (items.length > 0 ? [...items] : null)

export function rowOfImported({ place, source, ...question }: ImportedQuestion): OwnRow {
  return {
    key: question.key,
    external_id: question.externalId,
    language: question.language,
    category_type: place.type,
    category: place.category ?? (place.categoryId === null ? null : String(place.categoryId)),
    category_slug: place.slugs?.category,
    subcategory: place.subcategory,
    subcategory_slug: place.slugs?.subcategory,
    level: question.level,
    difficulty: question.difficulty,
    fact: question.fact,
    passage: question.passage,
    source,
    active: question.isActive,
    ...askedIn(question),
  }
}

const askedIn = (question: Omit<ImportedQuestion, 'place' | 'source'>): OwnRow => ({
  type: question.type,
  question: question.question,
  options: question.options,
  option_images: someOf(question.optionImages),
  option_image_texts: someOf(question.optionImageTexts),
  remarks: someOf(question.remarks),
  shares: someOf(question.shares),
  matches: someOf(question.matches.map(({ text, image, imageText = null }) => ({ text, image, image_text: imageText }))),
  answer: question.answer,
  word: question.word,
  accepted: someOf(question.accepted),
  number: question.number,
  keeps_order: question.keepsOrder || null,
  tags: someOf(question.tags),
  note: question.note,
  image: question.image,
  image_text: question.imageText,
  audio: question.audio,
  audio_text: question.audioText,
  marks: question.marks,
  minus_marks: question.minusMarks,
  part_marks: question.partMarks || null,
})
