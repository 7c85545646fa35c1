// Rows of cells out of the first sheet of a workbook with something in it.

import { createReadStream } from 'node:fs'
import readWorkbook from 'read-excel-file/node'
import { ImportError } from '../imported-question.ts'
import { type Line, mostColumns } from './delimited.ts'
import { type Archive, type Entry, openZip } from './zip.ts'

const mostSheetBytes = 150 * 1024 * 1024
/** What a sheet leaves out between two rows takes room, too. */
const mostSheetRows = 250_000

export const isWorkbook = ({ entries }: Archive): boolean => entries.some(({ name }) => name === 'xl/workbook.xml')

/** @throws ImportError */
export async function* workbookRows(path: string): AsyncGenerator<Line> {
  await checkWorkbook(await openZip(path))
  let number = 0
  for (const cells of await readRows(path)) {
    number++
    if (cells.length > mostColumns) throw new ImportError(`Row ${number} has more than ${mostColumns} columns.`)
    yield { number, cells: cells.map(textOf) }
  }
}

async function readRows(path: string): Promise<unknown[][]> {
  try {
    const sheets = await readWorkbook(createReadStream(path), { trim: false })
    return sheets.find(({ data }) => data.length > 0)?.data ?? []
  } catch {
    throw new ImportError('It is no workbook that can be read.')
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

/** Unpacked once and thrown away: what lies about its size, or names places far away, is found before it is unpacked into memory. */
async function checkWorkbook(archive: Archive): Promise<void> {
  const sheets = archive.entries.filter(({ name }) => name.endsWith('.xml'))
  if (sheets.reduce((sum, { size }) => sum + size, 0) > mostSheetBytes) throw new ImportError('This workbook unpacks to more than 150 MB.')
  for (const entry of sheets) await checkSheet(archive, entry)
}

/** `r="D2"` of a cell, `r="2"` of a row. */
const placeName = /<(?:\w+:)?(?:c|row)\s[^<>]*?\br\s*=\s*["']([A-Za-z]*)([0-9]+)["']/g
const longestTag = 200

async function checkSheet(archive: Archive, entry: Entry): Promise<void> {
  let start = ''
  let tail = ''
  for await (const chunk of await archive.stream(entry)) {
    const text = tail + String(chunk)
    if (start.length < 1000) start += text
    for (const [, column = '', row = ''] of text.matchAll(placeName)) checkPlace(column, row)
    tail = text.slice(-longestTag)
  }
  if (/<!DOCTYPE|<!ENTITY/i.test(start)) throw new ImportError('It brings a document type or entities of its own, which is refused.')
}

/** The reader makes room for every cell up to the last one: one that is named far away would take all memory. */
function checkPlace(column: string, row: string): void {
  if (row.length > 9 || Number(row) > mostSheetRows)
    throw new ImportError(`This workbook has more than ${mostSheetRows.toLocaleString('en')} rows.`)
  const number = Array.from(column.toUpperCase().slice(0, 9)).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  if (number > mostColumns) throw new ImportError(`Row ${row} has more than ${mostColumns} columns.`)
}
