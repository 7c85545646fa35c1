// A question as the writers of other systems' formats receive it, and their result.

import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { NumberKey } from '@trivium/rules/bank/questions/numbers'

interface ForeignChoice {
  text: string
  /** The name of a picture in our media. */
  image: string | null
  imageText: string | null
}

export interface ForeignOption extends ForeignChoice {
  remark: string | null
  /** Percent of the marks. */
  share: number
}

/** A question from the bank or from an exam; writers need not know which. */
export interface ForeignQuestion {
  /** Unique within its file. */
  id: string
  type: QuestionType
  /** Code of the language for the words "true" and "false". */
  language: string
  category: readonly string[]
  question: string
  options: ForeignOption[]
  /** The author stated shares; they are not derived from the right options. */
  hasShares: boolean
  /** A partly right answer is worth part of the marks. */
  hasParts: boolean
  matches: ForeignChoice[]
  answer: number[]
  /** The right words; the first one is shown. */
  words: string[]
  number: NumberKey | null
  keepsOrder: boolean
  tags: string[]
  note: string | null
  image: string | null
  imageText: string | null
  audio: string | null
  audioText: string | null
  marks: number
  minusMarks: number
  isActive: boolean
}

/** The bytes of pictures and sounds, by name. */
export type Files = ReadonlyMap<string, Uint8Array>

/** `lost` has a sentence for each thing that the format leaves out; `refused` says why the format cannot hold the question. */
export type ForeignText = { text: string; lost: string[] } | { refused: string }

export const mediaIn = ({ image, audio, options, matches }: ForeignQuestion): string[] => [
  ...new Set([image, audio, ...[...options, ...matches].map(choice => choice.image)].filter(name => name !== null)),
]

export const textsIn = ({ question, note, options, matches }: ForeignQuestion): string[] =>
  [question, note, ...options.flatMap(({ text, remark }) => [text, remark]), ...matches.map(({ text }) => text)].filter(
    text => text !== null,
  )

/** Sentences on the things that no other system's format can hold. */
export function lostEverywhere(question: ForeignQuestion): string[] {
  const { matches, minusMarks, options, type } = question
  return [
    ...(matches.some(({ image, imageText }) => image === null && imageText !== null) ||
    options.some(o => o.image === null && o.imageText !== null)
      ? ['Picture descriptions without a picture are left out.']
      : []),
    ...(question.image === null && question.imageText !== null ? ['Its picture description is left out, because it has no picture.'] : []),
    ...(type === 'maths' ? ['It becomes multiple choice: maths is not a separate type in other systems.'] : []),
    ...(minusMarks > 0 ? ['The marks lost for a wrong answer are left out.'] : []),
  ]
}

/** In sets, these systems give marks for each option by its share. */
export const losesWhole = ({ type, hasShares, hasParts }: ForeignQuestion): string[] =>
  type === 'multi_select' && !hasShares && !hasParts ? ['Each of its right options is worth its share of the marks.'] : []

/** Each right side is written beside its option; unused ones come last. */
export function losesMatchOrder({ matches, answer }: ForeignQuestion): string[] {
  if (matches.length === 0) return []
  const written = [...new Set([...answer, ...matches.keys()])]
  return written.every((index, place) => index === place) ? [] : ['The order of its right sides is left out.']
}

const slack = 0.5
const isWhole = (share: number) => Math.abs(share - 100) < slack

/** @returns why other systems cannot use these shares; null when they can */
export function problemOfShares({ type, hasShares, options, answer }: ForeignQuestion): string | null {
  if (!hasShares) return null
  const isRight = (index: number) => answer.includes(index)
  const isFit =
    type === 'multi_select'
      ? options.every(({ share }, index) => share > 0 === isRight(index)) &&
        isWhole(options.reduce((sum, { share }) => sum + Math.max(0, share), 0))
      : options.every(({ share }, index) => isWhole(share) === isRight(index))
  return isFit
    ? null
    : 'gives its options shares of the marks that do not add up to 100 % for the right options, which other systems refuse'
}
