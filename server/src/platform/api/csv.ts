// Lines of CSV (RFC 4180). The only writer of CSV in the server; bank/imports/files/delimited.ts is the only reader.

export type CsvCell = string | number | boolean | null | undefined

/** What a spreadsheet would run is text behind an apostrophe; an apostrophe before such a text gets another one. */
export const harmlessCell = (cell: CsvCell): CsvCell => (typeof cell === 'string' && /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const quoted = (text: string) => (/[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** With its line end. No text in it begins a formula. */
export const csvLine = (cells: readonly CsvCell[]): string => plainCsvLine(cells.map(harmlessCell))

/** With its line end, and each cell as it is, formulas too. */
export const plainCsvLine = (cells: readonly CsvCell[]): string => `${cells.map(cell => quoted(String(cell ?? ''))).join(',')}\r\n`

/** A line of names, the keys of the first row, and one for each row; empty where there is no row. */
export const csvTable = (rows: readonly Readonly<Record<string, CsvCell>>[]): string =>
  rows.length === 0 ? '' : [Object.keys(rows[0] ?? {}), ...rows.map(row => Object.values(row))].map(csvLine).join('')
