// Notes of Anki as text: lines of fields, below lines with `#` that describe them.

import { delimitedRows } from '../../files/delimited.ts'
import { checked, type ImportRow } from '../../judging/imported-question.ts'
import type { Format } from '../format.ts'
import { type AnkiNote, questionsOf } from './note.ts'

const names: Record<string, string> = { tab: '\t', comma: ',', semicolon: ';', pipe: '|', space: ' ', colon: ':' }

interface Says {
  lines: number
  separator: string
  isHtml: boolean
  /** Indexes of columns, from 0. */
  columns: { guid: number | null; notetype: number | null; deck: number | null; tags: number | null }
  names: string[]
  /** The smallest number of columns that these lines imply. */
  width: number
  deck: string | null
  type: string | null
  tags: string[]
}

const line = /^#([a-z ]{2,20}):[^\S\n]*([^\n]*)$/i

function readHead(text: string): Says {
  const stated = new Map<string, string>()
  let lines = 0
  for (const one of text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)) {
    if (!one.startsWith('#') && one.trim() !== '') break
    lines++
    const [, name = '', value = ''] = line.exec(one) ?? []
    stated.set(name.trim().toLowerCase(), value.trimEnd())
  }
  const place = (name: string) => (/^\d{1,3}$/.test(stated.get(`${name} column`) ?? '') ? Number(stated.get(`${name} column`)) - 1 : null)
  const separator = stated.get('separator') ?? 'tab'
  const sign = names[separator.toLowerCase()] ?? (separator.length === 1 ? separator : '\t')
  const columns = { guid: place('guid'), notetype: place('notetype'), deck: place('deck'), tags: place('tags') }
  const titles = stated.get('columns')?.split(sign) ?? []
  return {
    lines,
    separator: sign,
    isHtml: stated.get('html')?.toLowerCase() !== 'false',
    columns,
    names: titles,
    width: Math.max(titles.length, ...Object.values(columns).map(at => (at ?? -1) + 1)),
    deck: stated.get('deck') ?? null,
    type: stated.get('notetype') ?? null,
    tags: (stated.get('tags') ?? '').split(/\s+/).filter(tag => tag !== ''),
  }
}

const known = /^\ufeff?#(?:separator|html|columns|notetype|deck|guid|tags|if matches)(?: column)?:/i

/** Skips the first lines. */
async function* behindLines(pieces: AsyncIterable<string>, lines: number): AsyncGenerator<string> {
  let [head, left] = ['', lines]
  for await (const piece of pieces) {
    if (left === 0) {
      yield piece
      continue
    }
    head += piece
    // A line end may be split between two pieces.
    for (let end = /\r\n|\n|\r(?=[^])/.exec(head); end && left > 0; end = /\r\n|\n|\r(?=[^])/.exec(head)) {
      head = head.slice(end.index + end[0].length)
      left--
    }
    if (left === 0) yield head
  }
}

export const ankiText: Format = {
  name: 'Anki (text)',
  recognises: ({ text }) => known.test(text),
  async *read(pieces, reading, head) {
    const says = readHead(head.text)
    let row = 0
    for await (const { cells, doubts, inQuotes } of delimitedRows(behindLines(pieces, says.lines), says.separator)) {
      // A line with `#` is a comment, unless its first field is in quotes.
      if (cells.every(cell => cell.trim() === '') || (cells[0]?.startsWith('#') && !inQuotes?.first)) continue
      const problem = doubts?.[0]?.problem ?? (cells.length < says.width ? 'has fewer fields than the file says there are columns' : null)
      if (problem !== null) {
        yield { row: ++row, text: cells.join(' ').slice(0, 200), refused: problem }
        continue
      }
      for (const made of questionsOf(noteOf(cells, says), reading.language)) {
        row++
        yield 'refused' in made ? ({ row, ...made } satisfies ImportRow) : checked(row, made)
      }
    }
  },
}

function noteOf(cells: string[], { columns, names: titles, isHtml, deck, type, tags }: Says): AnkiNote {
  const attached = new Set(Object.values(columns))
  const cell = (place: number | null) => (place === null ? null : cells[place]?.trim() || null)
  const fields = cells.flatMap((text, place) => (attached.has(place) ? [] : [{ name: titles[place] ?? `Column ${place + 1}`, text }]))
  return {
    guid: cell(columns.guid),
    type: cell(columns.notetype) ?? type,
    deck: cell(columns.deck) ?? deck,
    tags: [...tags, ...(cell(columns.tags) ?? '').split(/\s+/).filter(tag => tag !== '')],
    fields,
    isHtml,
    isSuspended: false,
    isReversed: /reversed/i.test(cell(columns.notetype) ?? type ?? ''),
  }
}
