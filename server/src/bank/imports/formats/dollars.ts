// Dollars in a table are money or variable names, unless the texts clearly contain TeX.

import { formulaParts } from '@trivium/rules/bank/questions/formula-parts'

const between = String.raw`(?:\\[^]|[^\\$])*`
/** A command, or something raised or lowered in TeX. */
const sign = String.raw`(?:\\[a-zA-Z]{2,}|[\^_]\{|\^[\w\\])`
const inDollars = new RegExp(String.raw`(?<!\\)\$${between}?${sign}${between}\$`, 'u')
const inBrackets = /\\\([^]*?\\\)|\\\[[^]*?\\\]/u
/** Longer texts are refused in any case. */
const longest = 5_000

export const holdsTex = (text: string): boolean =>
  text.length <= longest && (text.includes('$') || text.includes('\\')) && (inDollars.test(text) || inBrackets.test(text))

/** Words without a TeX command are no formula. */
const isProse = (source: string) => !source.includes('\\') && /\p{L}{2}\s+\p{L}{2}|\p{L}{4}/u.test(source)

/** @returns a text of ours, or why it is refused */
export function fromTex(text: string): { text: string } | { problem: string } {
  if (text.length > longest || !/[$\\]/.test(text)) return { text }
  const inOurs = text
    .replace(/\\\(([^$]*?)\\\)/g, (_, source: string) => `$${source.trim()}$`)
    .replace(/\\\[([^$]*?)\\\]/g, (_, source: string) => `$$${source.trim()}$$`)
  const parts = formulaParts(inOurs)
  const prose = parts.find(({ kind, source }) => kind !== 'text' && isProse(source))
  if (prose) return { problem: `contains dollar signs that may be a formula or money: ${prose.source.slice(0, 40)}` }
  const made = parts.map(({ kind, source }) => {
    if (kind === 'text') return source.replaceAll('$', String.raw`\$`)
    const dollars = kind === 'inline' ? '$' : '$$'
    return dollars + withPercent(source) + dollars
  })
  return { text: made.join('') }
}

/** Escapes percent signs: in TeX one would hide the rest of the line. */
const withPercent = (source: string) => source.replace(/(?<!\\)%/g, String.raw`\%`)
