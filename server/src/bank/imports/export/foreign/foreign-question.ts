// A question as formats of other systems are given it, and what writing it comes to.

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

/** From the bank or from an exam: writers know no more of it. */
export interface ForeignQuestion {
  /** Names it within its file. */
  id: string
  type: QuestionType
  /** Code of the language in which "true" and "false" are said. */
  language: string
  category: readonly string[]
  question: string
  options: ForeignOption[]
  /** Shares were said, and are not worked out from what is right. */
  hasShares: boolean
  /** What is right in part is worth part of the marks. */
  hasParts: boolean
  matches: ForeignChoice[]
  answer: number[]
  /** The right words, the one that is shown first. */
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

/** The bytes of pictures and sounds by their names. */
export type Files = ReadonlyMap<string, Uint8Array>

/** `lost` are sentences of what the format leaves out of this question; `refused` says why it does not hold the question. */
export type ForeignText = { text: string; lost: string[] } | { refused: string }

export const mediaIn = ({ image, audio, options, matches }: ForeignQuestion): string[] => [
  ...new Set([image, audio, ...[...options, ...matches].map(choice => choice.image)].filter(name => name !== null)),
]

export const textsIn = ({ question, note, options, matches }: ForeignQuestion): string[] =>
  [question, note, ...options.flatMap(({ text, remark }) => [text, remark]), ...matches.map(({ text }) => text)].filter(
    text => text !== null,
  )

/** What no format of other systems has a place for, and this question has. */
export function lostEverywhere(question: ForeignQuestion): string[] {
  const { matches, minusMarks, options, type } = question
  return [
    ...(matches.some(({ image, imageText }) => image === null && imageText !== null) ||
    options.some(o => o.image === null && o.imageText !== null)
      ? ['Pictures in words are left out where there is no picture.']
      : []),
    ...(question.image === null && question.imageText !== null ? ['Its picture in words is left out, as there is no picture.'] : []),
    ...(type === 'maths' ? ['It becomes a choice of one: maths is no type of its own elsewhere.'] : []),
    ...(minusMarks > 0 ? ['What a wrong answer takes away is left out.'] : []),
  ]
}

/** Of sets these systems give marks in parts, by the share of each option. */
export const losesWhole = ({ type, hasShares, hasParts }: ForeignQuestion): string[] =>
  type === 'multi_select' && !hasShares && !hasParts ? ['Each of its right options is worth its share of the marks.'] : []

/** The right sides are written beside what they belong to, and those that belong to nothing behind them. */
export function losesMatchOrder({ matches, answer }: ForeignQuestion): string[] {
  if (matches.length === 0) return []
  const written = [...new Set([...answer, ...matches.keys()])]
  return written.every((index, place) => index === place) ? [] : ['The order of its right sides is left out.']
}

const slack = 0.5
const isWhole = (share: number) => Math.abs(share - 100) < slack

/** @returns why other systems cannot give marks by these shares */
export function problemOfShares({ type, hasShares, options, answer }: ForeignQuestion): string | null {
  if (!hasShares) return null
  const isRight = (index: number) => answer.includes(index)
  const isFit =
    type === 'multi_select'
      ? options.every(({ share }, index) => share > 0 === isRight(index)) &&
        isWhole(options.reduce((sum, { share }) => sum + Math.max(0, share), 0))
      : options.every(({ share }, index) => isWhole(share) === isRight(index))
  return isFit ? null : 'gives its options shares of the marks that do not come to 100 % for what is right, which other systems refuse'
}
