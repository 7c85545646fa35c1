// Guess the word: what the tries so far have told.

import type { LetterMark, ReviewItem, Try } from '@trivium/contract/play/plays'
import { markLetters } from '@trivium/rules/play/plays/word-tries'
import { foldWord, type Letters } from '@trivium/rules/play/plays/words'
import type { Effect, HintLetter } from '../answer-input-props.ts'
import type { Slot } from './word-slots.ts'

/** The letters that the player knows: bought as hints, or found by a try. */
export function knownIn(letters: Letters, effect: Pick<Effect, 'letters' | 'tries'> | undefined): HintLetter[] {
  const places = placesIn(letters)
  const known = new Map((effect?.letters ?? []).map(({ position, letter }) => [position, letter]))
  for (const tried of effect?.tries ?? []) {
    for (const [index, { letter, mark }] of tried.entries()) {
      const position = places[index]
      if (mark === 'place' && position !== undefined && !known.has(position)) known.set(position, letter)
    }
  }
  return [...known].map(([position, letter]) => ({ position, letter }))
}

/** The positions of the letters, without the blanks. */
const placesIn = ({ count, blanks }: Letters): number[] =>
  Array.from({ length: count }, (_, position) => position).filter(position => !blanks.some(blank => blank.position === position))

export interface TriedSlot extends Slot {
  /** Null for a blank. */
  mark: LetterMark | null
}

/** The slots of a try: with the blanks of the word, if it is as long as the word. */
export function triedSlots(tried: Try, letters: Letters): TriedSlot[] {
  const places = placesIn(letters)
  const own = tried.map(({ letter, mark }, index) => ({ position: places[index] ?? index, kind: 'own' as const, text: letter, mark }))
  if (tried.length !== places.length) return own.map((slot, position) => ({ ...slot, position }))
  const blanks = letters.blanks.map(({ position, text }) => ({ position, kind: 'blank' as const, text, mark: null }))
  return [...own, ...blanks].toSorted((one, other) => one.position - other.position)
}

const rank: Record<LetterMark, number> = { absent: 0, elsewhere: 1, place: 2 }

/** The best mark of each letter, by its folded form. */
export function bestMarks(tries: readonly Try[]): ReadonlyMap<string, LetterMark> {
  const best = new Map<string, LetterMark>()
  for (const { letter, mark } of tries.flat()) {
    const key = foldWord(letter)
    const before = best.get(key)
    if (before === undefined || rank[mark] > rank[before]) best.set(key, mark)
  }
  return best
}

/** The text of a try, to tell whether a guess repeats it. */
export const guessIn = (tried: Try): string => tried.map(({ letter }) => letter).join('')

type WordReview = Pick<ReviewItem, 'letters' | 'tries' | 'your_answer' | 'correct_answer'>

const signs: Record<LetterMark, string> = { place: '●', elsewhere: '◐', absent: '○' }

/**
 * The guesses at a word as signs, without a letter of it: to share. A found word ends with full signs.
 * Empty for a question that asks for no word, or without a guess.
 */
export function signsOf({ letters, tries, your_answer, correct_answer }: WordReview): string {
  if (letters === null || your_answer === null || your_answer === '') return ''
  const all = [...tries, markLetters(your_answer, correct_answer)]
  return all.map(tried => tried.map(({ mark }) => signs[mark]).join('')).join(' ')
}
