// Our own CSV. No cell begins a formula: we put an apostrophe before it, which bank/imports/formats/table/table.ts removes again.

import { mostMatches, mostOptions } from '@trivium/contract/bank/question-form'
import { type CsvCell, csvLine } from '../../../platform/api/csv.ts'
import type { OwnRow } from '../formats/own-json.ts'

const places = (most: number) => Array.from({ length: most }, (_, index) => index)

type Column = readonly [string, (row: OwnRow) => CsvCell]

const ofOptions = (named: (number: number) => string, valueAt: (row: OwnRow, index: number) => CsvCell): Column[] =>
  places(mostOptions).map(index => [named(index + 1), row => valueAt(row, index)])

type Match = NonNullable<OwnRow['matches']>[number]

const ofMatches = (named: (number: number) => string, valueOf: (match: Match) => string | null | undefined): Column[] =>
  places(mostMatches).map(index => [
    named(index + 1),
    ({ matches }) => {
      const match = matches?.[index]
      return match && valueOf(match)
    },
  ])

/** For pairs: the letter of each option's match. */
const answerOf = ({ answer = [], number }: OwnRow): string =>
  number ? String(number.value) : answer.map(index => 'abcdefghijkl'[index]).join(',')

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
  ...ofMatches(
    number => `match_${number}`,
    ({ text }) => text,
  ),
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
  ...ofOptions(
    number => `option_${number}_share`,
    (row, index) => row.shares?.[index],
  ),
  ...ofMatches(
    number => `match_${number}_image`,
    ({ image }) => image,
  ),
  ...ofMatches(
    number => `match_${number}_image_text`,
    ({ image_text }) => image_text,
  ),
  // An empty cell would let the texts of the options decide: speaks-of-others.ts.
  ['keeps_order', row => (row.keeps_order ? 'yes' : row.options?.length ? 'no' : null)],
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
  ['part_marks', row => (row.part_marks ? 'yes' : null)],
  ['active', row => (row.active === false ? 'no' : 'yes')],
]

export const columnNames = columns.map(([name]) => name)
export const cellsOf = (row: OwnRow): CsvCell[] => columns.map(([, valueOf]) => valueOf(row))

/** Starts with a byte order mark, because spreadsheets otherwise misread UTF-8. */
export async function* asCsv(portions: AsyncIterable<OwnRow[]>): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columnNames)}`
  for await (const rows of portions) yield rows.map(row => csvLine(cellsOf(row))).join('')
}
