// Formulas in plain texts: ours stand between dollars (rules/src/bank/questions/formula-parts.ts), so a dollar of a price is escaped.

import katex from 'katex'
import { type FormulaPart, formulaParts } from '@trivium/rules/bank/questions/formula-parts'

/** Longer texts are refused in any case, and not searched. */
export const longestText = 30_000

export type TextPart = FormulaPart

export interface StorableText {
  /** The text as we store it; unchanged when `refused`. */
  text: string
  /** Why we cannot store the text; null when we can. */
  refused: string | null
}

/** Escapes dollar signs, so that an amount of money is not shown as a formula. */
export function asPlainText(text: string): string {
  if (text.length > longestText || !text.includes('$')) return text
  const [part, ...more] = formulaParts(text)
  const isAsWritten = part?.kind === 'text' && part.source === text && more.length === 0
  return isAsWritten ? text : text.replaceAll('$', String.raw`\$`)
}

const openings: readonly [string, string, 'inline' | 'display'][] = [
  [String.raw`\(`, String.raw`\)`, 'inline'],
  [String.raw`\[`, String.raw`\]`, 'display'],
  ['$$', '$$', 'display'],
  ['[tex]', '[/tex]', 'inline'],
]
const anyOpening = /\\\(|\\\[|\$\$|\[tex\]/gi

/**
 * Splits off formulas: `\(x\)`, `\[x\]`, `$$x$$` and `[tex]x[/tex]`. A missing closing sign is searched only once, so the time is linear
 * in the length.
 */
export function partsOf(text: string): TextPart[] {
  if (text.length > longestText) return [{ kind: 'text', source: text }]
  const parts: TextPart[] = []
  const unclosed = new Set<string>()
  let [at, from] = [0, 0]
  for (;;) {
    anyOpening.lastIndex = from
    const found = anyOpening.exec(text)
    if (!found) break
    const [sign] = found
    const over = unclosed.has(sign) ? -1 : endOf(text, found.index, sign)
    if (over === -1) unclosed.add(sign)
    from = found.index + sign.length
    if (over === -1) continue
    const [, closing, kind] = openingOf(sign)
    const source = text.slice(from, over - closing.length).trim()
    if (source === '' || (sign === '$$' && /(?<!\\)\$/.test(source))) continue
    if (found.index > at) parts.push({ kind: 'text', source: text.slice(at, found.index) })
    parts.push({ kind, source })
    ;[at, from] = [over, over]
  }
  if (at < text.length) parts.push({ kind: 'text', source: text.slice(at) })
  return parts
}

const openingOf = (sign: string) => openings.find(([open]) => open === sign.toLowerCase()) ?? ([sign, sign, 'inline'] as const)

/** @returns -1 when nothing closes it */
function endOf(text: string, start: number, sign: string): number {
  const [, closing] = openingOf(sign)
  const end = text.indexOf(closing, start + sign.length)
  return end === -1 ? -1 : end + closing.length
}

/** Joins parts into a text of ours that shows them unchanged. */
export function written(parts: readonly TextPart[]): StorableText {
  const text = parts.map(({ source }) => source).join('')
  if (parts.every(({ kind }) => kind === 'text')) return { text: asPlainText(text), refused: null }
  const told = clearOfDigits(merged(parts)).map(part => (part.kind === 'text' ? part : { ...part, source: withPercent(part.source) }))
  const bad = told.find(part => part.kind !== 'text' && !isDrawn(part))
  if (bad) return { text, refused: `contains a formula that cannot be shown here: ${bad.source.slice(0, 80)}` }
  const made = told.map(asSource).join('')
  const isStated = JSON.stringify(formulaParts(made)) === JSON.stringify(told)
  return isStated ? { text: made, refused: null } : { text, refused: 'contains dollar signs that may be formulas or money' }
}

function asSource({ kind, source }: TextPart): string {
  if (kind === 'text') return source.replaceAll('$', String.raw`\$`)
  return kind === 'inline' ? `$${source}$` : `$$${source}$$`
}

function merged(parts: readonly TextPart[]): TextPart[] {
  const made: TextPart[] = []
  for (const part of parts) {
    const last = made.at(-1)
    if (last?.kind === 'text' && part.kind === 'text') made[made.length - 1] = { kind: 'text', source: last.source + part.source }
    else if (part.source !== '') made.push(part)
  }
  return made
}

/** Keeps digits off a closing dollar, which would make it a price, and a backslash off an opening one, which would escape it. */
function clearOfDigits(parts: TextPart[]): TextPart[] {
  return merged(
    parts.flatMap((part, index): TextPart[] => {
      const [before, after] = [parts[index - 1], parts[index + 1]]
      const digits = before?.kind === 'inline' && part.kind === 'text' ? (/^\d+/.exec(part.source)?.[0] ?? '') : ''
      if (part.kind === 'inline' && after?.kind === 'text') {
        const [taken = ''] = /^\d+/.exec(after.source) ?? []
        return [{ ...part, source: taken === '' ? part.source : `${part.source}{${taken}}` }]
      }
      const rest = part.kind === 'text' ? part.source.slice(digits.length) : part.source
      return [{ ...part, source: part.kind === 'text' && after && rest.endsWith('\\') ? `${rest} ` : rest }]
    }),
  )
}

/** Escapes percent signs: in TeX one would hide the rest of the line. */
const withPercent = (source: string) => source.replace(/\\[^]|%/g, sign => (sign === '%' ? String.raw`\%` : sign))

/** Whether KaTeX can draw it, with the options of the pages (web/src/platform/ui/text/formula-html.ts). */
function isDrawn({ kind, source }: TextPart): boolean {
  try {
    const how = { displayMode: kind === 'display', output: 'mathml', trust: false, strict: 'ignore', maxSize: 20, maxExpand: 200 } as const
    katex.renderToString(source, how)
    return true
  } catch {
    return false
  }
}

/** A text without markup, which may contain formulas. */
export const writtenPlain = (text: string): StorableText => written(partsOf(text))
