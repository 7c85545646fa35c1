// For tests: the meaning of a question in one form that does not depend on its file format.

import { formulaParts } from '@trivium/rules/bank/questions/formula-parts'
import type { ImportedQuestion } from '../../src/bank/imports/judging/imported-question.ts'

/** As pages show it: several blanks are one, and accents are part of their letters. */
const seen = (text: string | null): string | null =>
  text === null
    ? null
    : formulaParts(text)
        .map(({ kind, source }) => (kind === 'text' ? source : `$${source.trim()}$`))
        .join('')
        .normalize('NFC')
        .replace(/\s+/g, ' ')
        .trim()

const fileName = (path: string | null) => path?.split('/').at(-1) ?? null

export function meaningOf(question: ImportedQuestion) {
  const { type, options, answer, matches, number, place } = question
  const isOrder = type === 'sequence'
  // In a sequence the stored order of the options does not matter.
  const shown = isOrder ? answer.map(place => options[place] ?? null) : options
  return {
    type,
    question: seen(question.question),
    image: fileName(question.image),
    options: shown.map(seen),
    images: question.optionImages.map(fileName),
    right: isOrder ? [] : type === 'matching' ? answer.map(match => seen(matches[match]?.text ?? null)) : answer,
    matches: matches.map(({ text }) => seen(text) ?? '').toSorted(),
    words: question.word === null ? [] : [question.word, ...question.accepted].map(seen),
    number: number && { ...number },
    note: seen(question.note),
    remarks: question.remarks.map(seen),
    shares: question.shares,
    minusMarks: question.minusMarks,
    marks: question.marks,
    tags: question.tags,
    category: place.category,
    subcategory: place.subcategory,
    level: question.level,
    difficulty: question.difficulty,
    isActive: question.isActive,
    keepsOrder: question.keepsOrder && (type === 'multiple_choice' || type === 'multi_select'),
  }
}

export type Meaning = ReturnType<typeof meaningOf>
