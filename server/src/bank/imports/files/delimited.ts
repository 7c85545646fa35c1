// Reads rows of cells from CSV, with commas, semicolons or tabs (RFC 4180, and Excel's variants). The only reader of CSV in the server.
// Not csv-parse, which reads sound files: with `relax_quotes` it gives the same cell for `"""Which?"" asked"` and for the damaged
// `"Which?" asked`, which we refuse, and accepts no blanks behind a closing quotation mark; without `relax_quotes`, one damaged row
// swallows the rows behind it.

import { ImportError } from '../judging/imported-question.ts'
import { type Doubt, type Line, mostColumns } from './line.ts'

const longestCell = 1_000_000
const longestRow = 4_000_000
const separators = [',', ';', '\t', '|']

/** The separator that splits the first lines into the same number of cells, and into many. */
export function separatorOf(head: string): string {
  const [, stated] = /^sep=(.)\r?\n/.exec(head) ?? []
  if (stated) return stated
  const lines = head
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter(line => line.trim() !== '')
    .slice(0, 30)
  const cellsBy = (separator: string) => {
    const counts = lines.map(line => line.split(separator).length).filter(count => count > 1)
    return counts.length === 0
      ? 0
      : Math.max(
          ...Map.groupBy(counts, count => count)
            .entries()
            .map(([count, same]) => same.length * count),
        )
  }
  return separators.toSorted((a, b) => cellsBy(b) - cellsBy(a))[0] ?? ','
}

/** Reads rows from pieces of text. @throws ImportError */
export async function* delimitedRows(pieces: AsyncIterable<string>, separator: string): AsyncGenerator<Line> {
  let [before, width, short]: [Line | null, number, number] = [null, 0, 0]
  for await (const line of rowsOf(pieces, separator)) {
    width = Math.max(width, line.cells.length)
    if (line.isShort) short++
    if (before && isBroken(before, line, width, short)) doubtBoth(before, line)
    if (before) yield before
    before = line
  }
  if (before) yield before
}

async function* rowsOf(pieces: AsyncIterable<string>, separator: string): AsyncGenerator<Line> {
  const reader = new Reader(separator)
  for await (const piece of pieces) yield* reader.take(piece)
  yield* reader.finish()
}

const broken = 'may be one row with the line before or behind it: put a text of several lines in quotes'
const doubt = (line: Line, problem: string, column: number | null = null) =>
  void (line.doubts = [...(line.doubts ?? []), { column, problem, ...(column !== null && { isOfLines: true }) }])

/** Marks cells at a possibly broken line as doubtful. Beside a full row only the adjacent cell is in doubt, and never a cell in quotes. */
function doubtBoth(before: Line, line: Line): void {
  const [isLast, isFirst] = [before.cells.length === 1, line.cells.length === 1]
  if (isLast || !isFirst) doubt(before, broken)
  else if (!before.inQuotes?.last && before.cells.at(-1)?.trim() !== '') doubt(before, broken, before.cells.length - 1)
  if (isFirst || !isLast) doubt(line, broken)
  else if (!line.inQuotes?.first && line.cells[0]?.trim() !== '') doubt(line, broken, 0)
}

const isBlank = ({ cells }: Line) => cells.every(cell => cell.trim() === '')

/** Whether a full row and a line without any separator, or two short rows in a file without other short rows, may be one row cut in two. */
function isBroken(before: Line, line: Line, width: number, short: number): boolean {
  const [first, second] = [before.cells.length, line.cells.length]
  if (width < 4 || first + second - 1 !== width || isBlank(before) || isBlank(line)) return false
  return first === 1 || second === 1 || short <= 2
}

/** Whether curly quotation marks contain a separator or a line end, or are doubled: then they do not enclose a cell. */
const isCutInQuotes = (cells: readonly string[]) =>
  cells.some(cell => /[“”„«»]{2}/.test(cell) || /^\s*[“«][^“”„«»"]*$/.test(cell)) ||
  cells.some((cell, index) => isCurlyOpening(cell) && cells.slice(index + 1).some(isCurlyClosing))

const isCurlyOpening = (cell: string) => /^\s*[“„«][^“”„«»]*$/.test(cell)
const isCurlyClosing = (cell: string) => /^[^“”„«»]*[“”»]\s*$/.test(cell)

/** Doubled quotation marks, or a closing one without an opening one. Behind a digit it means inches. */
const isCutOpen = (cell: string) =>
  cell.includes('"') && (/""/.test(cell) || (/[^\d"]"\s*$/.test(cell) && (cell.match(/"/g) ?? []).length % 2 === 1))

type Place = 'start' | 'plain' | 'quoted' | 'afterQuote' | 'behindQuote'

class Reader {
  readonly #separator: string
  #place: Place = 'start'
  #cell = ''
  #cells: string[] = []
  /** Characters in the finished cells of this row. */
  #length = 0
  #number = 0
  #isAfterReturn = false
  #doubts: Doubt[] = []
  /** Whether the first cell of this row, and the last one so far, is in quotes. */
  #inQuotes = { first: false, last: false }
  /** The largest number of cells in a row so far. */
  #width = 0
  /** The number of rows with fewer cells. */
  #short = 0
  /** A curly quotation mark of an earlier row opens a cell, and none has closed it. */
  #isCurlyOpen = false

  constructor(separator: string) {
    this.#separator = separator
  }

  *take(piece: string): Generator<Line> {
    for (let index = 0; index < piece.length; index++) {
      const char = piece[index] ?? ''
      if (this.#isAfterReturn) {
        this.#isAfterReturn = false
        if (char === '\n') continue
      }
      if (this.#place === 'quoted') {
        // Takes everything up to the closing quotation mark at once.
        const end = piece.indexOf('"', index)
        this.#add(piece.slice(index, end === -1 ? undefined : end))
        if (end === -1) return
        index = end
        this.#place = 'afterQuote'
      } else if (char === '"' && this.#opensQuote()) {
        // Blanks between a separator and a quotation mark do not count.
        if (this.#place === 'afterQuote') this.#add('"')
        else this.#cell = ''
        this.#place = 'quoted'
      } else if (char === this.#separator) this.#endCell()
      else if (char === '\n' || char === '\r') {
        this.#isAfterReturn = char === '\r'
        const line = this.#endRow()
        // A spreadsheet reads `sep=;` in the first line as a setting, and counts its rows from the next one.
        if (line.number === 1 && line.cells[0]?.startsWith('sep=')) this.#number = 0
        else yield line
      } else if (this.#place === 'start' || this.#place === 'plain') {
        this.#add(char)
        this.#place = 'plain'
      } else if (char === ' ' && this.#place === 'afterQuote') this.#place = 'behindQuote'
      else if (char !== ' ') this.#addBehindQuote(char)
    }
  }

  #opensQuote(): boolean {
    return this.#place === 'start' || this.#place === 'afterQuote' || (this.#place === 'plain' && /^ +$/.test(this.#cell))
  }

  /** A quotation mark was not closed, or not doubled, so the end of the cell is unknown. */
  #addBehindQuote(char: string): void {
    this.#doubts.push({ column: null, problem: 'has text behind a closing quotation mark: write a quotation mark within a text twice' })
    this.#add(char)
    this.#place = 'plain'
  }

  *finish(): Generator<Line> {
    if (this.#place === 'quoted') throw new ImportError(`Row ${this.#number + 1} opens a quotation mark that nothing closes.`)
    if (this.#cell === '' && this.#cells.length === 0) return
    const isFirstShort = this.#short === 0 && this.#number > 0
    const last = this.#endRow()
    if (isFirstShort && last.isShort && !isBlank(last)) doubt(last, 'ends with the file, before its last column: the file may be cut off')
    yield last
  }

  #add(text: string): void {
    this.#cell += text
    if (this.#cell.length > longestCell) {
      throw new ImportError(`Row ${this.#number + 1} contains a cell of more than a million characters; is a quotation mark missing?`)
    }
  }

  #endCell(): void {
    const isQuoted = this.#place === 'afterQuote' || this.#place === 'behindQuote'
    this.#inQuotes = { first: this.#cells.length === 0 ? isQuoted : this.#inQuotes.first, last: isQuoted }
    if (this.#place === 'plain' && isCutOpen(this.#cell)) {
      this.#doubts.push({
        column: null,
        problem: 'has a quotation mark that nothing opens: write a quotation mark within a text twice, in quotes',
      })
    }
    this.#cells.push(this.#cell)
    this.#length += this.#cell.length
    this.#cell = ''
    this.#place = 'start'
    if (this.#cells.length > mostColumns) throw new ImportError(`Row ${this.#number + 1} has more than ${mostColumns} columns.`)
    if (this.#length > longestRow) throw new ImportError(`Row ${this.#number + 1} is longer than 4 million characters.`)
  }

  #endRow(): Line {
    this.#endCell()
    const cells = this.#cells
    const doubts = this.#doubts
    if (cells.some((cell, index) => this.#holdsRows(cell, index))) {
      doubts.push({ column: null, problem: 'contains other rows in one cell: a quotation mark is missing, or one too many' })
    }
    if (this.#isCutByCurly(cells)) {
      doubts.push({ column: null, problem: 'has curly quotation marks where a table needs straight ones' })
    }
    const isShort = cells.length < this.#width
    if (isShort) this.#short++
    this.#width = Math.max(this.#width, cells.length)
    ;[this.#cells, this.#length, this.#doubts] = [[], 0, []]
    return { number: ++this.#number, cells, inQuotes: this.#inQuotes, ...(doubts.length > 0 && { doubts }), ...(isShort && { isShort }) }
  }

  /** After an opening mark, the next lines belong to its cell: up to the closing mark, or up to a full row. */
  #isCutByCurly(cells: readonly string[]): boolean {
    if (!this.#isCurlyOpen && !cells.some(cell => /[“”„«»]/.test(cell))) return false
    const closes = this.#isCurlyOpen && cells.some(isCurlyClosing)
    const isWithin = this.#isCurlyOpen && (closes || cells.length < this.#width)
    const last = cells.findLastIndex(isCurlyOpening)
    const opens = last !== -1 && !cells.slice(last + 1).some(isCurlyClosing)
    this.#isCurlyOpen = opens || (isWithin && !closes)
    return isWithin || isCutInQuotes(cells)
  }

  /** Whether each line of the cell, except the last, ends a row with as many cells as there are columns. */
  #holdsRows(cell: string, index: number): boolean {
    if (this.#width < 3 || !cell.includes('\n')) return false
    const [first = '', ...rest] = cell.split('\n')
    const cellsIn = (line: string) => line.split(this.#separator).length
    return cellsIn(first) > 1 && cellsIn(first) + index === this.#width && rest.slice(0, -1).every(line => cellsIn(line) === this.#width)
  }
}
