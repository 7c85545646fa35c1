// GIFT, Moodle's text format: blank lines separate questions, and comments stand on separate lines.

import { parse, type GIFTQuestion } from 'gift-pegjs'
import { type LineBlock, blocksOf } from '../../files/lines.ts'
import { lostOfMarkup } from '../../files/markup-in-plain.ts'
import { unreadable } from '../../files/mojibake.ts'
import { checked, type ImportRow } from '../../judging/imported-question.ts'
import { mediaOfStem } from '../../markup/marked-text.ts'
import { namesOf, type CategoryPath, placeOf } from '../table/category-path.ts'
import type { Format, ReadOptions } from '../format.ts'
import { bodyOf, type GiftBlock } from './bodies.ts'
import { GiftTexts } from './texts.ts'
import { isOnlyGap, onlyGap } from '../table/right-words.ts'

const longestBlock = 20_000

export const gift: Format = {
  name: 'GIFT',
  recognises: ({ name, text }) =>
    /\.gift$/i.test(name) || (!/^\s*[<[{]/.test(text) && /(?:^|[^\\])\{\s*(?:[=~#]|T\b|F\b|TRUE|FALSE)/.test(text)),
  async *read(pieces, reading) {
    // Null when the last $CATEGORY line names none or cannot be read.
    let place: CategoryPath | null = {}
    let number = 0
    let isParted = false
    for await (const block of blocksOf(pieces, longestBlock)) {
      const { text, line, category, id, tags } = withoutRemarks(block)
      if (category !== null) place = category.trim() === '' ? null : placeOf(category)
      if (text.trim() === '') {
        isParted ||= id !== null || tags.length > 0
        continue
      }
      const lost = isParted ? [partedRemark] : []
      isParted = false
      const questions: GIFTQuestion[] | string = place === null ? 'stands behind a $CATEGORY that cannot be read' : parsed(text, block.text)
      // A damaged $CATEGORY line leaves the category of the next questions unknown.
      if (typeof questions === 'string' && /^\W*\$/u.test(text)) place = null
      if (category !== null && !text.includes('{')) place = null
      if (typeof questions === 'string') yield { row: ++number, text: text.slice(0, 200), refused: `line ${line}: ${questions}` }
      else
        for (const question of questions)
          yield readQuestion(++number, question, { reading, place: place ?? {}, written: text, id, tags, lost })
    }
  },
}

const partedRemark = 'The id and tags before it are left out, as a blank line parts their remark from the question.'

interface Written extends LineBlock {
  category: string | null
  id: string | null
  tags: string[]
}

/** Separates comments (lines with `//`, which may hold an id and tags) and the `$CATEGORY:` line from the question. */
function withoutRemarks({ text, line }: LineBlock): Written {
  const lines = text.split('\n')
  const isRemark = (one: string) => /^\s*\/\//.test(one)
  const remarks = lines.filter(isRemark).join('\n')
  const kept = lines.filter(one => !isRemark(one))
  const [, category = null] = /^\s*\$CATEGORY:\s*(.*)$/.exec(kept[0] ?? '') ?? []
  if (category !== null) kept.shift()
  const [, id = null] = /\[id:((?:\\\]|[^\]\n])+)\]/.exec(remarks) ?? []
  const tags = [...remarks.matchAll(/\[tag:((?:\\\]|[^\]\n])+)\]/g)].map(([, tag = '']) => tag.replaceAll(String.raw`\]`, ']').trim())
  const first = lines.findIndex(one => !isRemark(one))
  return { text: kept.join('\n'), line: line + Math.max(0, first), category, id: id?.replaceAll(String.raw`\]`, ']').trim() ?? null, tags }
}

/** The remains of a cut comment with an id, or of a cut text format. */
const torn = /^\s*(?:::(?:(?!::)[^])*::\s*)?(?:\[(?:id|tag):|\]|(?:html|markdown|plain|moodle)\]|\[\[(?:html|markdown|plain|moodle)\])/

/** @param block including its comments */
function parsed(text: string, block: string): GIFTQuestion[] | string {
  if (/[^\P{Cc}\t\n\r]/u.test(block)) return 'contains control characters'
  if (block.includes('\ufffd')) return unreadable
  if (torn.test(text)) return 'begins with what is left of a remark or of the format of a text'
  if (text.length > longestBlock) return `is longer than ${longestBlock.toLocaleString('en')} characters`
  return attempt(text) ?? attempt(withColonsEscaped(text)) ?? 'is not written as GIFT wants it'
}

function attempt(text: string): GIFTQuestion[] | null {
  try {
    return parse(`${text}\n\n`)
  } catch {
    return null
  }
}

/** Most people, and Moodle itself, write a colon in a question unescaped. */
function withColonsEscaped(text: string): string {
  const [, title = '', rest = text] = /^(\s*::(?:(?!::)[^])*::)([^]*)$/.exec(text) ?? []
  const [stem = '', ...more] = rest.split(/(?<!\\)(?=\{)/)
  return [title, stem.replace(/(?<!\\):/g, String.raw`\:`), ...more].join('')
}

interface FileContext extends Pick<Written, 'id' | 'tags'> {
  reading: ReadOptions
  place: CategoryPath
  /** The block as the file writes it, without comments. */
  written: string
  lost: string[]
}

function readQuestion(row: number, question: GIFTQuestion, { reading, place, written, id, tags, lost: before }: FileContext): ImportRow {
  if (question.type === 'Category') return { row, text: question.title, refused: 'names a category within a question' }
  const texts = new GiftTexts(reading.language)
  const stem = texts.read(question.stem)
  const refuse = (refused: string): ImportRow => ({ row, text: stem.text.slice(0, 200), refused })
  const body = bodyOf(question, { texts, written } satisfies GiftBlock)
  if (typeof body === 'string') return refuse(body)
  const note = 'globalFeedback' in question && question.globalFeedback ? texts.note(question.globalFeedback) : null
  const problem = stem.refused ?? texts.problem ?? (isOnlyGap(stem.text) ? onlyGap : null)
  if (problem) return refuse(problem)
  const media = mediaOfStem(stem.media)
  if (typeof media === 'string') return refuse(media)
  const lost = [...before, ...lostOfMarkup([...namesOf(place), ...tags]), ...stem.lost, ...(body.lost ?? []), ...texts.lost]
  const heard = media.audio ? { type: 'audio' } : {}
  return checked(row, { ...place, question: stem.text, ...media, note, externalId: id, tags, ...body, ...heard, lost })
}
