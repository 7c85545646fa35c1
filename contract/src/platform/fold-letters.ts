// Folds a text for the comparison with blocked words: letters that look alike are equal, whatever their case, accents and script.

import { foldCase, latinLookalike } from './fold.ts'

/** Letters without a decomposition in Unicode, and Arabic letters that people write for each other. */
const plainLetters: Record<string, string> = {
  ...Object.fromEntries(
    [...'øłđðħŧɑɡɩɪʟʀɴʜᴀʙᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡʏᴢ'].map((letter, index) => [letter, 'olddhtagiilrnhabcdejkmoptuvwyz'[index] ?? letter]),
  ),
  æ: 'ae',
  œ: 'oe',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ـ: '',
}

/** Letters in black squares and circles, and the letters of flags: runs of A to Z that NFKC keeps. */
const runsOfLetters = [0x1f150, 0x1f170, 0x1f1e6]
const inRuns = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu

/** Keeps digits, signs and blanks. The result is lower case. */
export function foldLetters(text: string): string {
  return foldCase(text.replace(inRuns, letterOfRun))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\u0020-\u007e]/gu, letter => plainLetters[letter] ?? latinLookalike(letter))
}

function letterOfRun(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const first = runsOfLetters.findLast(run => run <= code) ?? code
  return String.fromCodePoint(97 + code - first)
}
