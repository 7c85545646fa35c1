// Our text as HTML: formulas as \(…\) and \[…\], with visible line ends. A text that would not read back the same is refused.

import { formulaParts } from '@trivium/rules/bank/questions/formula-parts'

/** Whether XML 1.0 can hold a text: https://www.w3.org/TR/xml/#charsets */
const isWellFormed = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- these are what XML leaves out
  text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text)

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => signs[sign] ?? sign)

/** A `title` attribute with the description of a sound. */
export const titled = (words: string | null): string => (words === null ? '' : ` title="${escaped(words)}"`)

export const htmlOf = (text: string): string =>
  formulaParts(text)
    .map(({ kind, source }) => (kind === 'text' ? escaped(source).replaceAll('\n', '<br/>') : formula(kind, escaped(source))))
    .join('')

const formula = (kind: 'inline' | 'display', source: string) => (kind === 'inline' ? String.raw`\(${source}\)` : String.raw`\[${source}\]`)

export const hasFormulas = (text: string): boolean => formulaParts(text).some(({ kind }) => kind !== 'text')

/** Readers take these for the beginning of a formula or of a text in another language. */
const opensSomething = /\\\(|\\\[|\$\$|\[tex\]|\{mlang\b/i

/** @returns why the text would not read back from HTML unchanged; null when it would */
export function problemOfText(text: string): string | null {
  if (!isWellFormed(text)) return 'contains characters that XML does not allow'
  for (const { kind, source } of formulaParts(text)) {
    if (kind === 'text' && opensSomething.test(source)) return String.raw`contains text that would be read as a formula, such as \( or $$`
    if (kind !== 'text' && /\\\)|\\\]|(?<!\\)%/.test(source)) return 'contains a formula that would not come back as it is'
  }
  return null
}

/** A page collapses blanks, and so do readers of the file. */
export function asPagesShow(text: string): string {
  return text
    .replace(/[\u00ad\u200b\ufeff]/g, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(line => line.replace(/\s+/gu, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export const losesBlanks = (texts: readonly string[]): string[] =>
  texts.some(text => asPagesShow(text) !== text) ? ['Several spaces become one, and spaces at the ends of lines are removed.'] : []
