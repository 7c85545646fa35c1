// For tests: a bank as a file of each format that we read. Our own writers make the formats that we also export; the others are made as
// their programs write them.

import { zipSync } from 'fflate'
import { csvLine } from '../../src/platform/api/csv.ts'
import { cellsOf, columnNames } from '../../src/bank/imports/export/csv.ts'
import { foreignOf } from '../../src/bank/imports/export/foreign/foreign-of.ts'
import type { ForeignQuestion, ForeignText } from '../../src/bank/imports/export/foreign/foreign-question.ts'
import { writeGift } from '../../src/bank/imports/export/foreign/gift.ts'
import { writeMoodle } from '../../src/bank/imports/export/foreign/moodle.ts'
import { manifestOf, writeQti } from '../../src/bank/imports/export/foreign/qti.ts'
import { ownSign } from '../../src/bank/imports/formats/own-json.ts'
import type { FullRow } from './full-bank.ts'
import { asWorkbook } from './workbook.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

const files = new Map<string, Uint8Array>(['a.png', 'b.webp'].map(name => [name, bytes(`picture ${name}`)]))

const textsOf = (rows: readonly FullRow[], write: (question: ForeignQuestion, index: number) => ForeignText) =>
  rows.flatMap((row, index) => {
    const written = write(foreignOf(row), index)
    return 'text' in written ? [{ row, text: written.text }] : []
  })

const path = (row: FullRow) => ['top', row.category, row.subcategory].flatMap(name => (name ? [name] : [])).join('/')

export const asOwnJson = (rows: readonly FullRow[]) =>
  `{"format":"${ownSign}","version":1,"questions":[\n${rows.map(row => JSON.stringify(row)).join(',\n')}\n]}\n`

export const asOwnCsv = (rows: readonly FullRow[]) => `\uFEFF${csvLine(columnNames)}${rows.map(row => csvLine(cellsOf(row))).join('')}`

export const asOwnWorkbook = (rows: readonly FullRow[]) =>
  asWorkbook([{ name: 'Bank', cells: [[...columnNames], ...rows.map(row => cellsOf(row).map(value => String(value ?? '')))] }])

export const asGiftFile = (rows: readonly FullRow[]) =>
  `\uFEFF// A remark.\n\n${textsOf(rows, writeGift)
    .map(({ row, text }) => `$CATEGORY: ${path(row)}\n\n${text}\n\n`)
    .join('')}`

export const asMoodleFile = (rows: readonly FullRow[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${textsOf(rows, question => writeMoodle(question, files))
    .map(({ row, text }) => `<question type="category"><category><text>${path(row)}</text></category></question>\n${text}\n`)
    .join('')}</quiz>\n`

/** @param pictures default: the pictures of the bank */
export function asQtiPackage(rows: readonly FullRow[], pictures: ReadonlyMap<string, Uint8Array> = files): Uint8Array {
  const items = textsOf(rows, (question, index) => writeQti(question, `item-${index}`))
  const named = items.map(({ row, text }, index) => ({ name: `item-${index}`, media: row.image ? [row.image] : [], text }))
  return zipSync({
    'imsmanifest.xml': bytes(manifestOf(named, [...pictures.keys()])),
    ...Object.fromEntries(named.map(({ name, text }) => [`items/${name}.xml`, bytes(text)])),
    ...Object.fromEntries([...pictures].map(([name, content]) => [`media/${name}`, content])),
  })
}
