// Guess the word: a wrong guess with a try left is no answer yet. The player learns which of its letters the word has, and where.

import type { LetterMark, TriedLetter } from '@trivium/contract/play/plays'
import { foldWord, graphemesOf } from './words.ts'

interface Letter {
  /** As written. */
  text: string
  folded: string
  /** In the word, with its blanks. */
  position: number
}

/** Blanks and punctuation are no letters. */
function lettersIn(word: string): Letter[] {
  const all = graphemesOf(word).map((text, position) => ({ text, folded: foldWord(text), position }))
  return all.filter(({ folded }) => folded !== '')
}

/**
 * Marks the letters of a guess in two passes: first those in their place, then those that the word has elsewhere. A letter that occurs once
 * in the word is marked once. Letters are equal as in the grading: without case, accents and short vowels.
 */
export function markLetters(guess: string, word: string): TriedLetter[] {
  const [given, asked] = [lettersIn(guess), lettersIn(word)]
  const isInPlace = given.map(({ folded }, index) => folded === asked[index]?.folded)
  const others = asked.filter((_, index) => !isInPlace[index]).map(({ folded }) => folded)
  return given.map(({ text, folded }, index) => ({ letter: text, mark: markOf(folded, isInPlace[index] === true, others) }))
}

/** @param others the letters of the word that are not told yet; the marked one is taken out */
function markOf(folded: string, isInPlace: boolean, others: string[]): LetterMark {
  if (isInPlace) return 'place'
  const other = others.indexOf(folded)
  if (other === -1) return 'absent'
  others.splice(other, 1)
  return 'elsewhere'
}

/** The positions in the word whose letters the tries have found. */
export function foundIn(tries: readonly string[], word: string): number[] {
  const asked = lettersIn(word)
  const isFound = (index: number) => tries.some(guess => markLetters(guess, word)[index]?.mark === 'place')
  return asked.flatMap(({ position }, index) => (isFound(index) ? [position] : []))
}

/** Whether a guess repeats an earlier one: that costs no try. */
export const isRepeated = (guess: string, tries: readonly string[]): boolean => tries.some(tried => foldWord(tried) === foldWord(guess))
