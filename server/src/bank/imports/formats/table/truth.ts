// Reads a course system's answer as true or false.

import { isFalseWord, isTrueWord } from '../../judging/true-words.ts'

/** @returns null when it is neither */
export const truthOf = (text: string): boolean | null => (isTrueWord(text) ? true : isFalseWord(text) ? false : null)
