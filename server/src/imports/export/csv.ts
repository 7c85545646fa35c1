// Our own CSV. No cell begins a formula, and formats/table.ts takes away again what is put before one.

import type { OwnRow } from '../formats/own-json.ts'

const places = Array.from({ length: 10 }, (_, index) => index)

type Column = readonly [string, (row: OwnRow) => string | number | null | undefined]

const ofOptions = (
  named: (number: number) => string,
  valueAt: (row: OwnRow, index: number) => string | number | null | undefined,
): Column[] => places.map(index => [named(index + 1), row => valueAt(row, index)])

/** Beside each option its match; behind the last option the matches that belong to none. */
function matchAt({ options = [], answer = [], matches }: OwnRow, index: number): string | undefined {
  const unused = (matches ?? []).filter((_, match) => !answer.includes(match))
  return index < options.length ? matches?.[answer[index] ?? 0]?.text : unused[index - options.length]?.text
}

function answerOf({ type, answer = [], number }: OwnRow): string {
  if (type === 'matching') return ''
  return number ? String(number.value) : answer.map(index => 'abcdefghij'[index]).join(',')
}

const lines = (texts: readonly string[] | null | undefined) => texts?.join('\n')

const columns: readonly Column[] = [
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
  ...ofOptions(
    number => `option_${number}`,
    (row, index) => row.options?.[index],
  ),
  ...ofOptions(number => `match_${number}`, matchAt),
  ['answer', answerOf],
  ['tolerance', row => row.number?.tolerance],
  ['unit', row => row.number?.unit],
  ['word', row => row.word],
  ['accepted', row => lines(row.accepted)],
  ['note', row => row.note],
  ['image', row => row.image],
  ['image_text', row => row.image_text],
  ...ofOptions(
    number => `option_${number}_image`,
    (row, index) => row.option_images?.[index],
  ),
  ...ofOptions(
    number => `option_${number}_image_text`,
    (row, index) => row.option_image_texts?.[index],
  ),
  ...ofOptions(
    number => `option_${number}_remark`,
    (row, index) => row.remarks?.[index],
  ),
  ['keeps_order', row => (row.keeps_order ? 'yes' : null)],
  ['tags', row => lines(row.tags)],
  ['audio', row => row.audio],
  ['audio_text', row => row.audio_text],
  ['fact', row => row.fact],
  ['passage', row => row.passage],
  ['source_name', row => row.source?.name],
  ['source_url', row => row.source?.url],
  ['source_licence', row => row.source?.licence],
  ['marks', row => row.marks],
  ['minus_marks', row => row.minus_marks],
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
