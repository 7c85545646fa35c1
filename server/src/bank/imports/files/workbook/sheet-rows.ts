// Reads rows of cells from one sheet, with the texts that the sheet shows.

import { ImportError } from '../../judging/imported-question.ts'
import { type Line, mostColumns } from '../line.ts'
import type { SheetFacts } from './sheet-facts.ts'
import { shownNumber } from './workbook-formats.ts'
import { type CellText, TextReader } from './workbook-strings.ts'
import { piecesOfPart } from './workbook-xml.ts'
import type { Archive, Entry } from '../zip.ts'

/** Rows that a sheet skips count, too. */
const mostSheetRows = 250_000
const longestCell = 1_000_000

export interface Book {
  texts: readonly CellText[]
  formats: readonly string[]
  starts1904: boolean
}

/** @throws ImportError */
export async function* sheetRows(archive: Archive, entry: Entry, book: Book, facts: SheetFacts): AsyncGenerator<Line> {
  const reader = new SheetReader(book, facts)
  const heard = {
    open: (name: string, attribute: (name: string) => string) => reader.open(name, attribute),
    close: (name: string) => reader.close(name),
    text: (text: string) => reader.hear(text),
  }
  for await (const _ of piecesOfPart(archive, entry, heard)) yield* reader.take()
}

/** `D2`: column 3 (from 0), row 2 (from 1); -1 or 0 when it is not stated. @throws ImportError when it is beyond the limits */
export function placeOf(name: string): { column: number; row: number } {
  const [, letters = '', digits = ''] = /^\$?([A-Za-z]*)\$?(\d*)$/.exec(name) ?? []
  if (digits.length > 9 || Number(digits) > mostSheetRows) {
    throw new ImportError(`This workbook has more than ${mostSheetRows.toLocaleString('en')} rows.`)
  }
  const number = Array.from(letters.toUpperCase().slice(0, 9)).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  if (number > mostColumns) throw new ImportError(`Row ${digits} has more than ${mostColumns} columns.`)
  return { column: number - 1, row: Number(digits) }
}

class SheetReader {
  readonly #book: Book
  readonly #facts: SheetFacts
  readonly #done: Line[] = []
  readonly #rich = new TextReader()
  #line: Line = { number: 0, cells: [] }
  #column = -1
  #type = ''
  #style = 0
  #value: string | null = null
  #isFormula = false
  #isInline = false
  #isValue = false

  constructor(book: Book, facts: SheetFacts) {
    this.#book = book
    this.#facts = facts
  }

  *take(): Generator<Line> {
    yield* this.#done
    this.#done.length = 0
  }

  open(name: string, attribute: (name: string) => string): void {
    if (name === 'row') this.#openRow(attribute)
    else if (name === 'c') this.#openCell(attribute)
    else if (name === 'v') [this.#isValue, this.#value] = [true, '']
    else if (name === 'f') this.#isFormula = true
    else if (name === 'is') this.#isInline = true
    else if (this.#isInline) this.#rich.open(name, attribute)
  }

  hear(text: string): void {
    if (this.#isValue) this.#value += text
    else if (this.#isInline) this.#rich.hear(text)
  }

  close(name: string): void {
    if (name === 'v') this.#isValue = false
    else if (name === 'is') this.#isInline = false
    else if (name === 'c') this.#closeCell()
    else if (name === 'row') this.#closeRow()
    else if (this.#isInline) this.#rich.close(name)
  }

  #openRow(attribute: (name: string) => string): void {
    const stated = placeOf(attribute('r')).row
    this.#line = { number: stated || this.#line.number + 1, cells: [] }
    if (/^(?:1|true)$/.test(attribute('hidden'))) this.#doubt(null, 'is hidden in its sheet')
    this.#column = -1
  }

  #openCell(attribute: (name: string) => string): void {
    const { column } = placeOf(attribute('r'))
    this.#column = column === -1 ? this.#column + 1 : column
    if (this.#column >= mostColumns) throw new ImportError(`Row ${this.#line.number} has more than ${mostColumns} columns.`)
    ;[this.#type, this.#style] = [attribute('t'), Number(attribute('s') || 0)]
    ;[this.#value, this.#isFormula] = [null, false]
  }

  #closeCell(): void {
    const { text, problem, lost } = this.#shown()
    if (text.length > longestCell) throw new ImportError(`Row ${this.#line.number} contains a cell of more than a million characters.`)
    this.#put(this.#column, text)
    if (problem !== undefined) this.#doubt(this.#column, problem)
    if (lost !== undefined) (this.#line.lost ??= []).push({ column: this.#column, sentence: lost })
  }

  #shown(): CellText {
    const value = this.#value
    if (this.#type === 'inlineStr') return this.#rich.take()
    if (value === null || value === '') return this.#isFormula ? { text: '', problem: 'is a formula without its result' } : { text: '' }
    if (this.#type === 's') return this.#book.texts[Number(value)] ?? { text: '', problem: 'names a text that is not in the workbook' }
    if (this.#type === 'b') return { text: value === '1' || value === 'true' ? 'TRUE' : 'FALSE' }
    if (this.#type === 'e') return { text: value, problem: `contains an error: ${value.slice(0, 20)}` }
    if (this.#type === 'str') return { text: value.replaceAll('\r\n', '\n') }
    if (this.#type === 'd') return { text: value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '') }
    return shownNumber(value, this.#book.formats[this.#style] ?? 'General', this.#book.starts1904)
  }

  #put(column: number, text: string): void {
    const { cells } = this.#line
    while (cells.length < column) cells.push('')
    cells[column] = text
  }

  #doubt(column: number | null, problem: string): void {
    ;(this.#line.doubts ??= []).push({ column, problem })
  }

  /** The text of a cell merged over several rows stands only in the first; copy it to each of them. */
  #closeRow(): void {
    const { number, cells } = this.#line
    for (const merged of this.#facts.mergedAt(number)) {
      if (merged.firstRow === number) merged.text = cells[merged.column] ?? ''
      else if ((cells[merged.column] ?? '') === '') this.#put(merged.column, merged.text)
    }
    if (this.#facts.picturesAt.has(number)) {
      this.#doubt(null, 'has a picture on top of the sheet: name its file in a column called image, and put both into a ZIP')
    }
    this.#done.push(this.#line)
  }
}
