// A question as formats of other systems are given it, and what writing it comes to.

import type { QuestionType } from '@trivium/contract/play-names'
import type { NumberKey } from '@trivium/rules/numbers'

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
  const { matches, minusMarks, type, hasShares, options } = question
  return [
    ...(matches.some(({ image, imageText }) => image === null && imageText !== null) ||
    options.some(o => o.image === null && o.imageText !== null)
      ? ['Pictures in words are left out where there is no picture.']
      : []),
    ...(question.image === null && question.imageText !== null ? ['Its picture in words is left out, as there is no picture.'] : []),
    ...(minusMarks > 0 ? ['What a wrong answer takes away is left out.'] : []),
    ...(type === 'multi_select' && !hasShares ? ['Its right options are worth the same share each.'] : []),
  ]
}
