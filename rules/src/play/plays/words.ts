// Guess the word, in any script: a letter is a grapheme cluster, not a code unit.

import { fold, withoutCase } from '@trivium/contract/platform/fold'
import type { Random } from '../../platform/random.ts'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/**
 * Accents and short vowels, which are optional in writing. Marks of one script (Devanagari, Thai) stay, because they are vowels that
 * distinguish words; the voicing marks of kana stay for the same reason. Hebrew points are optional and are removed.
 */
const accents = /(?![\u3099\u309a])(?=[\p{Script=Inherited}\p{Script=Hebrew}])\p{Mn}/gu

/** Punctuation, blanks, the Arabic tatweel (a line that stretches a word), and invisible characters. */
const silent = /[^\p{L}\p{N}\p{M}]|\u0640|\p{Default_Ignorable_Code_Point}/gu

/** Case-folded, without accents, blanks and punctuation. Two guesses are equal if their folded forms are. */
export function foldWord(word: string): string {
  return withoutCase(fold(word).normalize('NFKD').replace(accents, '')).replace(silent, '').normalize('NFKC')
}

/** The grapheme clusters of a text in composed form (NFC). */
export function graphemesOf(text: string): string[] {
  return [...graphemes.segment(text.normalize('NFC'))].map(part => part.segment)
}

/**
 * Picks the letter for the next hint: neither a blank nor a shown letter. The last unknown letter is never sold.
 * @returns its position, or null if no letter is left to sell
 */
export function nextHint(word: string, shown: readonly number[], random: Random): number | null {
  const { blanks } = lettersOf(word)
  const unknown = graphemesOf(word)
    .map((_, position) => position)
    .filter(position => !shown.includes(position) && !blanks.some(blank => blank.position === position))
  return unknown.length < 2 ? null : (unknown[Math.floor(random() * unknown.length)] ?? null)
}

export interface Letters {
  count: number
  /** Characters that are always shown: spaces, hyphens, apostrophes. */
  blanks: { position: number; text: string }[]
}

/** The number of letters and the positions of the blanks. Reveals none of the letters. */
export function lettersOf(word: string): Letters {
  const parts = graphemesOf(word)
  const blanks = parts.flatMap((text, position) => (foldWord(text) === '' ? [{ position, text }] : []))
  return { count: parts.length, blanks }
}

/** The letters of a word, and whether another right word has a different number of letters or blanks. Reveals no more of the others. */
export function lettersAmong(word: string, accepted: readonly string[]): Letters & { others: boolean } {
  const letters = lettersOf(word)
  const placesOf = ({ count, blanks }: Letters) => [count, ...blanks.map(({ position }) => position)].join()
  return { ...letters, others: accepted.some(other => placesOf(lettersOf(other)) !== placesOf(letters)) }
}

/** Number of hints left for a word: as many as the play allows, but never the last unknown letter. */
export function hintsLeft({ count, blanks }: Letters, shown: number, perQuestion: number): number {
  return Math.max(0, Math.min(perQuestion, count - blanks.length - 1) - shown)
}
