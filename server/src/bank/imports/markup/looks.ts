// Emphasis in a text that may carry meaning: underlined and struck words become formulas.

import { isTag, isText, type ChildNode } from 'domhandler'
import { isHidden, type MarkedLook, lookOf, unshown } from './elements.ts'
import { escapedTex } from './raised.ts'

/** The number of letters per look. */
export type Looks = Record<MarkedLook | 'all', number>

export function looksIn(nodes: readonly ChildNode[], inside: readonly MarkedLook[] = []): Looks {
  const looks: Looks = { all: 0, underlined: 0, struck: 0, styled: 0 }
  for (const node of nodes) {
    if (isText(node)) {
      const letters = node.data.replace(/[\s\u00a0]/g, '').length
      looks.all += letters
      for (const look of new Set(inside)) looks[look] += letters
      // An underlined blank counts as a letter.
      if (letters === 0 && inside.includes('underlined') && node.data.length > 1) looks.all += 1
    } else if (isTag(node) && !isHidden(node) && !unshown.has(node.name)) {
      const look = lookOf(node)
      const below = looksIn(node.children, look ? [...inside, look] : inside)
      for (const key of ['all', 'underlined', 'struck', 'styled'] as const) looks[key] += below[key]
    }
  }
  return looks
}

const commands = { underlined: String.raw`\underline`, struck: String.raw`\sout` }

/** @returns a formula; null when formulas cannot draw the word */
export function markedWord(word: string, mark: 'underlined' | 'struck'): string | null {
  if (/^_+$/.test(word)) return word
  return /^[\p{Script=Latin}\p{Script=Cyrillic}0-9.,:;!?'’()%&#/+=*-]{1,60}$/u.test(word)
    ? `${commands[mark]}{\\text{${escapedTex(word)}}}`
    : null
}
