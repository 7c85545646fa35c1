// Guess the word, in any script: what a player sees as one letter is a grapheme cluster, not a code unit.

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const isLetter = /[\p{L}\p{N}]/u

/** Case-folded, without accents, blanks and punctuation: what two equal guesses have in common. */
export function foldWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}\p{Mc}]/gu, '')
}

export interface Letters {
  count: number
  /** What stands as it is: spaces, hyphens, apostrophes. */
  blanks: { position: number; text: string }[]
}

/** How many letters a word has and where its blanks stand; nothing of the letters themselves. */
export function lettersOf(word: string): Letters {
  const parts = [...graphemes.segment(word.normalize('NFC'))].map(part => part.segment)
  const blanks = parts.flatMap((text, position) => (isLetter.test(text) ? [] : [{ position, text }]))
  return { count: parts.length, blanks }
}
