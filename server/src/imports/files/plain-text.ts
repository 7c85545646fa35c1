// Plain text out of HTML: paragraphs and line breaks stay, formulas become ours ($…$), all other markup goes. What nothing closes is
// looked for once: the time grows with the length and no faster.

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
  [/^table$/, 'Tables become plain text.'],
  [/^(?:m:)?math$/, 'Formulas in MathML become plain text.'],
  [/^(?:iframe|video|object|embed)$/, 'Videos and embedded pages are left out.'],
]

/** Longer ones are refused in any case, and are not searched. */
const longest = 30_000

export function plainText(html: string): PlainText {
  if (html.length > longest) return { text: html, image: null, sound: null, loses: [] }
  const { text, tags } = stripped(html)
  const pictures = sourcesIn(tags.filter(({ name }) => name === 'img'))
  const sounds = sourcesIn(tags.filter(({ name }) => name === 'audio' || name === 'source'))
  const loses = lossy.flatMap(([sign, sentence]) => (tags.some(({ name }) => sign.test(name)) ? [sentence] : []))
  if (pictures.length > 1) loses.push('Of several pictures in a question the first one stays.')
  return { text: withFormulas(text), image: pictures[0] ?? null, sound: sounds[0] ?? null, loses }
}

interface Tag {
  name: string
  markup: string
}

function sourcesIn(tags: Tag[]): string[] {
  return tags.flatMap(({ markup }) => {
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

const raisedNumber = /<sup>\s*(\d+)\s*<\/sup>/iy
const tagName = /<(\/?)([a-z][a-z0-9:]*)/iy
const breaks = /^(?:\/(?:p|div|li|tr|h[1-6])|br)$/

/** @returns the text without markup, and the tags that opened something */
function stripped(html: string): { text: string; tags: Tag[] } {
  const ends = createEnds(html)
  const tags: Tag[] = []
  let text = ''
  let at = 0
  for (;;) {
    const open = html.indexOf('<', at)
    text += spaced(html.slice(at, open === -1 ? undefined : open))
    if (open === -1) return { text: tidied(decodeHTML(text)), tags }
    const { over, instead, tag } = markupAt(html, open, ends)
    if (tag) tags.push(tag)
    text += instead
    at = over
  }
}

interface Markup {
  /** Where what follows begins. */
  over: number
  instead: string
  tag?: Tag
}

function markupAt(html: string, open: number, ends: Ends): Markup {
  raisedNumber.lastIndex = open
  const [sup, digits] = raisedNumber.exec(html) ?? []
  if (sup && digits) return { over: open + sup.length, instead: raised(digits) }
  const comment = html.startsWith('<!--', open) ? ends.after('-->', open + 4) : -1
  if (comment !== -1) return { over: comment, instead: '' }
  tagName.lastIndex = open
  const [, slash, written] = tagName.exec(html) ?? []
  const end = written ? ends.after('>', open) : -1
  // What looks like a tag and is none stays.
  if (!written || end === -1) return { over: open + 1, instead: '<' }
  const name = written.toLowerCase()
  if (slash) return { over: end, instead: breaks.test(`/${name}`) ? '\n' : '' }
  const tag = { name, markup: html.slice(open, end) }
  const hidden = name === 'script' || name === 'style' ? ends.after(`</${name}`, end) : -1
  const hiddenEnd = hidden === -1 ? -1 : ends.after('>', hidden, 'hidden')
  if (hiddenEnd !== -1) return { over: hiddenEnd, instead: '' }
  return { over: end, instead: breaks.test(name) ? '\n' : '', tag }
}

interface Ends {
  /**
   * @param asker asks from places that only grow
   * @returns the place behind the next of them, whatever its case; -1 where none follows
   */
  after: (sign: string, from: number, asker?: string) => number
}

/** Remembers where the next one of each is: who asks again on the way there does not search again. */
function createEnds(text: string): Ends {
  const folded = text.replace(/[A-Z]/g, letter => letter.toLowerCase())
  const known = new Map<string, number>()
  return {
    after(sign, from, asker = sign) {
      let next = known.get(asker)
      if (next === undefined || (next !== -1 && next < from)) {
        next = folded.indexOf(sign, from)
        known.set(asker, next)
      }
      return next === -1 ? -1 : next + sign.length
    },
  }
}

/** Line ends of the source mean a blank. */
const spaced = (text: string) => text.replace(/\s+/g, blanks => (blanks.includes('\n') ? ' ' : blanks))

const tidied = (text: string) =>
  text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/[ \n]+/g, blanks => (blanks.includes('\n') ? '\n'.repeat(Math.min(2, blanks.split('\n').length - 1)) : blanks))
    .trim()

const raised = (digits: string) => digits.replace(/\d/g, digit => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? digit)

const formulaStart = /\\\(|\\\[|\$\$/g

/** `\(x\)` and `\[x\]` are formulas; a dollar that would open one by chance stays a dollar. */
export function withFormulas(text: string): string {
  if (text.length > longest) return text
  const ends = createEnds(text)
  let made = ''
  let at = 0
  let from = 0
  for (;;) {
    formulaStart.lastIndex = from
    const start = formulaStart.exec(text)
    if (!start) return made + asPlainText(text.slice(at))
    const { index } = start
    const over = formulaEnd(text, index, ends)
    from = over === -1 ? index + 1 : over
    if (over === -1) continue
    made += asPlainText(text.slice(at, index)) + formulaOf(text.slice(index, over))
    at = over
  }
}

/** @returns -1 where nothing closes it */
function formulaEnd(text: string, start: number, ends: Ends): number {
  const closing = { '(': String.raw`\)`, '[': String.raw`\]` }[text[start + 1] ?? '']
  if (closing) return ends.after(closing, start + 3)
  const end = ends.after('$', start + 2)
  return end > start + 3 && text[end] === '$' ? end + 1 : -1
}

function formulaOf(part: string): string {
  const source = part.slice(2, -2).trim()
  return part.startsWith(String.raw`\(`) ? `$${source}$` : `$$${source}$$`
}

/** Escapes dollar signs: an amount of money must not be rendered as a formula. */
export function asPlainText(text: string): string {
  if (text.length > longest) return text
  return formulaParts(text).every(({ kind }) => kind === 'text') ? text : text.replaceAll('$', String.raw`\$`)
}
