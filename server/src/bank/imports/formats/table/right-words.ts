// Right words of word questions in the formats of course systems.

import { numbersIn } from '@trivium/rules/bank/questions/numbers'
import { lostOfMarkup } from '../../files/markup-in-plain.ts'
import type { Draft } from '../../judging/imported-question.ts'

export interface RightWord {
  /** Without markup. */
  text: string
  /** As the file writes it. */
  written: string
  /** Percent of the marks. */
  share: number
}

/** @returns the word and other accepted words, or why there are none */
export function wordsOf(answers: readonly RightWord[]): Partial<Draft> | string {
  const right = answers.filter(({ share }) => share >= 99.5)
  const [first, ...more] = right
  if (!first) return 'answer: is missing, because none of its words is worth 100 %'
  // An unescaped star matches any letters.
  if (right.some(({ written }) => /(?<!\\)\*/.test(written.replace(/&ast;|&#42;/g, '*'))))
    return 'answer: contains a star (*), which stands for any letters, but here the answer must be a word'
  const word = plain(first.text)
  const accepted = [...new Set(more.map(({ text }) => plain(text)))].filter(text => text !== word)
  const problem = [word, ...accepted].map(problemOf).find(found => found !== null)
  if (problem) return problem
  const isPartly = answers.some(({ share }) => share > 0 && share < 99.5)
  const lost = [...(isPartly ? ['Words that are right in part are left out.'] : []), ...lostOfMarkup([word, ...accepted])]
  return {
    type: 'guess_the_word',
    word,
    ...(accepted.length > 0 && { accepted }),
    ...(lost.length > 0 && { lost }),
  }
}

const plain = (text: string) => text.replaceAll(String.raw`\*`, '*').trim()

/** @returns why a text cannot be the word of a word question */
export function problemOf(word: string): string | null {
  if (word.includes('\n')) return 'answer: has several lines, but here the answer must be a word'
  return /\p{Nd}/u.test(word) && numbersIn(word).length > 0 ? 'asks for a number' : null
}

/** A question that is only a gap does not say what belongs there. */
export const isOnlyGap = (stem: string): boolean => /__|…|\.\.\./.test(stem) && stem.replace(/[_…\s.,;:!?]/g, '') === ''
export const onlyGap = 'question: is a gap without any words, so nobody knows what it asks'
