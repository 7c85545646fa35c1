// Our own CSV. No cell begins a formula, and formats/table.ts takes away again what is put before one.

import type { OwnRow } from '../formats/own-json.ts'

const numbers = [0, 1, 2, 3, 4] as const

const columns: readonly [string, (row: OwnRow) => string | number | null | undefined][] = [
  ['key', row => row.key],
  ['language', row => row.language],
  ['category_type', row => row.category_type],
  ['category', row => row.category],
  ['category_slug', row => row.category_slug],
  ['subcategory', row => row.subcategory],
  ['subcategory_slug', row => row.subcategory_slug],
  ['level', row => row.level],
  ['difficulty', row => row.difficulty],
  ['type', row => row.type],
  ['question', row => row.question],
  ...numbers
    .map(index => [`option_${index + 1}`, (row: OwnRow) => row.options?.[index]] as const)
    .map(([name, of]): [string, (row: OwnRow) => string | undefined] => [name, of]),
  ['answer', row => (row.answer ?? []).map(index => 'abcde'[index]).join(',')],
  ['word', row => row.word],
  ['note', row => row.note],
  ['image', row => row.image],
  ['audio', row => row.audio],
  ['audio_text', row => row.audio_text],
  ['fact', row => row.fact],
  ['passage', row => row.passage],
  ['source_name', row => row.source?.name],
  ['source_url', row => row.source?.url],
  ['source_licence', row => row.source?.licence],
  ['marks', row => row.marks],
  ['active', row => (row.active === false ? 'no' : 'yes')],
]

/** What a spreadsheet would run is text behind an apostrophe; an apostrophe before such a text gets another one. */
const harmless = (text: string) => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text)

type Value = string | number | null | undefined

const quoted = (text: string) => (/[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export const lineOf = (cells: Value[]): string => `${cells.map(value => quoted(harmless(String(value ?? '')))).join(',')}\r\n`

/** Cells of a file that an editor has brought, as they are; the first is ours. */
export const plainLineOf = ([own, ...cells]: string[]): string => `${[harmless(own ?? ''), ...cells].map(quoted).join(',')}\r\n`

export const columnNames = columns.map(([name]) => name)
export const cellsOf = (row: OwnRow): Value[] => columns.map(([, valueOf]) => valueOf(row))

/** Begins with a byte order mark, because spreadsheets otherwise misread UTF-8. */
export async function* asCsv(portions: AsyncIterable<OwnRow[]>): AsyncGenerator<string> {
  yield `\uFEFF${lineOf(columnNames)}`
  for await (const rows of portions) yield rows.map(row => lineOf(cellsOf(row))).join('')
}
