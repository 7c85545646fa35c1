// Guess the word, in any script: what a player sees as one letter is a grapheme cluster, not a code unit.

import type { Random } from './random.ts'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/**
 * Accents and short vowels, which a word can be written without. Marks of one script alone (Devanagari, Thai) are vowels that make
 * another word, as do the voicing marks of kana; those of Hebrew are points.
 */
const accents = /(?![\u3099\u309a])(?=[\p{Script=Inherited}\p{Script=Hebrew}])\p{Mn}/gu

/** Punctuation, blanks, the Arabic line that stretches a word (tatweel), and letters that nobody sees. */
const silent = /[^\p{L}\p{N}\p{M}]|\u0640|\p{Default_Ignorable_Code_Point}/gu

/** Case-folded, without accents, blanks and punctuation: what two equal guesses have in common. */
export function foldWord(word: string): string {
  return foldCase(word.normalize('NFKD').replace(accents, '')).replace(silent, '').normalize('NFKC')
}

/** Up and down again, since only so ß is ss, ẞ is ß, ı is i and every sigma the same. */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

/** What a reader sees as single letters, composed. */
export function graphemesOf(text: string): string[] {
  return [...graphemes.segment(text.normalize('NFC'))].map(part => part.segment)
}

/**
 * The letter a hint shows next: one that neither stands as it is nor was shown before. The last unknown letter is never sold.
 * @returns its position, or null when there is none to sell
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
  /** What stands as it is: spaces, hyphens, apostrophes. */
  blanks: { position: number; text: string }[]
}

/** How many letters a word has and where its blanks stand; nothing of the letters themselves. */
export function lettersOf(word: string): Letters {
  const parts = graphemesOf(word)
  const blanks = parts.flatMap((text, position) => (foldWord(text) === '' ? [{ position, text }] : []))
  return { count: parts.length, blanks }
}
