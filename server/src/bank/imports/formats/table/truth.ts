// What an answer of a course system says: true, false, or something else.

import { isFalseWord, isTrueWord } from '../../judging/true-words.ts'

/** @returns null for what is neither */
export const truthOf = (text: string): boolean | null => (isTrueWord(text) ? true : isFalseWord(text) ? false : null)
