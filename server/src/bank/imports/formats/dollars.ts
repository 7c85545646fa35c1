// Dollars of a table: money and names of variables, unless its texts unmistakably hold TeX.

import { formulaParts } from '@trivium/rules/bank/questions/formula-parts'

const between = String.raw`(?:\\[^]|[^\\$])*`
/** A command, or something raised or lowered as a whole. */
const sign = String.raw`(?:\\[a-zA-Z]{2,}|[\^_]\{|\^[\w\\])`
const inDollars = new RegExp(String.raw`(?<!\\)\$${between}?${sign}${between}\$`, 'u')
const inBrackets = /\\\([^]*?\\\)|\\\[[^]*?\\\]/u
/** What is longer is refused in any case. */
const longest = 5_000

export const holdsTex = (text: string): boolean =>
  text.length <= longest && (text.includes('$') || text.includes('\\')) && (inDollars.test(text) || inBrackets.test(text))

/** Words, and no command: that is no formula. */
const isProse = (source: string) => !source.includes('\\') && /\p{L}{2}\s+\p{L}{2}|\p{L}{4}/u.test(source)

/** @returns a text of ours, or why it is refused */
export function fromTex(text: string): { text: string } | { problem: string } {
  if (text.length > longest || !/[$\\]/.test(text)) return { text }
  const inOurs = text
    .replace(/\\\(([^$]*?)\\\)/g, (_, source: string) => `$${source.trim()}$`)
    .replace(/\\\[([^$]*?)\\\]/g, (_, source: string) => `$$${source.trim()}$$`)
  const parts = formulaParts(inOurs)
  const prose = parts.find(({ kind, source }) => kind !== 'text' && isProse(source))
  if (prose) return { problem: `holds dollars that may be a formula or money: ${prose.source.slice(0, 40)}` }
  const made = parts.map(({ kind, source }) => {
    if (kind === 'text') return source.replaceAll('$', String.raw`\$`)
    const dollars = kind === 'inline' ? '$' : '$$'
    return dollars + withPercent(source) + dollars
  })
  return { text: made.join('') }
}

/** In TeX a percent sign would hide what follows. */
const withPercent = (source: string) => source.replace(/(?<!\\)%/g, String.raw`\%`)
