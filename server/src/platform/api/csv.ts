// Lines of CSV (RFC 4180). The only writer of CSV in the server; bank/imports/files/delimited.ts is the only reader.

export type CsvCell = string | number | boolean | null | undefined

/** Puts an apostrophe before a text that a spreadsheet would run as a formula, and another one if the text already begins with one. */
export const harmlessCell = (cell: CsvCell): CsvCell => (typeof cell === 'string' && /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const quoted = (text: string) => (/[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** One line with its line end. No text in it begins a formula. */
export const csvLine = (cells: readonly CsvCell[]): string => plainCsvLine(cells.map(harmlessCell))

/** One line with its line end and unchanged cells, formulas included. */
export const plainCsvLine = (cells: readonly CsvCell[]): string => `${cells.map(cell => quoted(String(cell ?? ''))).join(',')}\r\n`

/** A header line with the keys of the first row, then one line per row; empty without rows. */
export const csvTable = (rows: readonly Readonly<Record<string, CsvCell>>[]): string =>
  rows.length === 0 ? '' : [Object.keys(rows[0] ?? {}), ...rows.map(row => Object.values(row))].map(csvLine).join('')
