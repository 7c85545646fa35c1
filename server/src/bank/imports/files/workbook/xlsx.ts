// Reads rows of cells from a workbook, sheet by sheet.

import type { SheetName } from '../../../../platform/db/tables/import-tables.ts'
import { ImportError } from '../../judging/imported-question.ts'
import type { Line } from '../line.ts'
import { readSheetFacts } from './sheet-facts.ts'
import { type Book, sheetRows } from './sheet-rows.ts'
import { readFormats } from './workbook-formats.ts'
import { type Parts, readParts, workbookName } from './workbook-parts.ts'
import { readStrings } from './workbook-strings.ts'
import { type Archive, openZip } from '../zip.ts'

const mostBytes = 150 * 1024 * 1024

export const isWorkbook = ({ entries }: Archive): boolean => entries.some(({ name }) => name === workbookName)

export interface Workbook {
  sheets: SheetName[]
  /** @throws ImportError */
  rows: (sheet: string) => AsyncGenerator<Line>
}

/** @throws ImportError */
export async function openWorkbook(path: string): Promise<Workbook> {
  const archive = await openZip(path)
  const sum = archive.entries.filter(({ name }) => /\.(?:xml|rels)$/i.test(name)).reduce((total, { size }) => total + size, 0)
  if (sum > mostBytes) throw new ImportError('This workbook unpacks to more than 150 MB.')
  const parts = await readParts(archive)
  let book: Promise<Book> | null = null
  return {
    sheets: parts.sheets.map(({ name, isHidden }) => ({ name, is_hidden: isHidden })),
    async *rows(name) {
      const sheet = parts.sheets.find(one => one.name === name)
      if (!sheet) throw new ImportError(`This workbook has no sheet ${name.slice(0, 40)}.`)
      const facts = await readSheetFacts(archive, sheet.entry)
      yield* sheetRows(archive, sheet.entry, await (book ??= readBook(archive, parts)), facts)
    },
  }
}

async function readBook(archive: Archive, { texts, formats, starts1904 }: Parts): Promise<Book> {
  return {
    texts: texts ? await readStrings(archive, texts) : [],
    formats: formats ? await readFormats(archive, formats) : [],
    starts1904,
  }
}
