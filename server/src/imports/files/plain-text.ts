// Plain text out of HTML: paragraphs and line breaks stay, formulas become ours ($…$), all other markup goes.

import { decodeHTML } from 'entities'
import { formulaParts } from '@trivium/rules/formula-parts'

export interface PlainText {
  text: string
  /** Of the first picture in it. */
  image: string | null
  sound: string | null
  /** What it held and this cannot. */
  loses: string[]
}

const lossy: readonly [RegExp, string][] = [
  [/<table\b/i, 'Tables become plain text.'],
  [/<(?:math|m:math)\b/i, 'Formulas in MathML become plain text.'],
  [/<(?:iframe|video|object|embed)\b/i, 'Videos and embedded pages are left out.'],
]

/** Longer ones are refused in any case, and searching them takes long. */
const longest = 30_000

export function plainText(html: string): PlainText {
  if (html.length > longest) return { text: html, image: null, sound: null, loses: [] }
  const pictures = sourcesOf(html, /<img\b[^>]*>/gi)
  const sounds = sourcesOf(html, /<(?:audio|source)\b[^>]*>/gi)
  const loses = lossy.flatMap(([sign, sentence]) => (sign.test(html) ? [sentence] : []))
  if (pictures.length > 1) loses.push('Of several pictures in a question the first one stays.')
  return { text: withFormulas(stripped(html)), image: pictures[0] ?? null, sound: sounds[0] ?? null, loses }
}

function sourcesOf(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].flatMap(([markup]) => {
    const [, source] = /\bsrc\s*=\s*["']?([^"'>]+)/i.exec(markup) ?? []
    return source ? [decodeURIComponentSafely(decodeHTML(source).replace(/^@@PLUGINFILE@@\//, ''))] : []
  })
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function stripped(html: string): string {
  const markup = html
    .replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, '')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])\s*>/gi, '\n')
    .replace(/<sup>\s*(\d+)\s*<\/sup>/gi, (_, digits: string) => raised(digits))
    .replace(/<\/?[a-z][^>]*>/gi, '')
  return decodeHTML(markup)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const raised = (digits: string) => digits.replace(/\d/g, digit => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? digit)

/** `\(x\)` and `\[x\]` are formulas; a dollar that would open one by chance stays a dollar. */
export function withFormulas(text: string): string {
  return text
    .split(/(\\\([^]+?\\\)|\\\[[^]+?\\\]|\$\$[^$]+\$\$)/)
    .map((part, index) => (index % 2 === 0 ? asPlainText(part) : formulaOf(part)))
    .join('')
}

function formulaOf(part: string): string {
  const source = part.slice(2, -2).trim()
  return part.startsWith(String.raw`\(`) ? `$${source}$` : `$$${source}$$`
}

/** Escapes dollar signs: an amount of money must not be rendered as a formula. */
export function asPlainText(text: string): string {
  return formulaParts(text).every(({ kind }) => kind === 'text') ? text : text.replaceAll('$', String.raw`\$`)
}
