// The format of the word packs: blocks of three lines (word, clue, note), easiest first.

import type { ContentLanguage } from '../types.ts'

export interface WordPack {
  language: ContentLanguage
  category: string
  entries: string
}

export interface WordEntry {
  word: string
  clue: string
  note: string
}

export function entriesOf({ language, category, entries }: WordPack): WordEntry[] {
  return entries
    .trim()
    .split(/\n\s*\n/)
    .map(block => {
      const [word, clue, note, ...more] = block.split('\n').map(line => line.trim())
      if (!word || !clue || !note || more.length > 0) throw new Error(`${language}/${category}: not three lines: ${block}`)
      return { word, clue, note }
    })
}
