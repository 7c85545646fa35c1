// For tests: our texts as other programs write them.

import { formulaParts } from '@trivium/rules/bank/questions/formula-parts'

/** Plain text, with formulas in the form that MathJax finds. */
export const asPlain = (text: string): string =>
  formulaParts(text)
    .map(({ kind, source }) => (kind === 'text' ? source : kind === 'inline' ? `\\(${source}\\)` : `\\[${source}\\]`))
    .join('')

export const asXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const asHtml = (text: string): string => asXml(asPlain(text)).replaceAll('\n', '<br>')

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

export const letterOf = (index: number): string => 'ABCDEFGHIJ'[index] ?? ''
