// An export as a stream of bytes, in one of our formats or of those of other systems.

import { Readable } from 'node:stream'
import type { ExportFormat } from '@trivium/contract/bank/import-names'
import { assertNever } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { asCsv } from './csv.ts'
import { asGift, asMoodle, asQti, countLeftOut, foreignFormats } from './foreign/write-foreign.ts'
import { asJson } from './json.ts'
import { exportedRows } from './rows.ts'
import { refusedRows } from './refused.ts'
import type { ExportFilter, QuestionsDownload } from './store.ts'
import { asZip } from './zip.ts'

export const contentTypes: Record<ExportFormat, string> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  qti: 'application/zip',
  gift: 'text/plain; charset=utf-8',
  moodle: 'application/xml; charset=utf-8',
}

/** The file extension of each format. */
export const endings: Record<ExportFormat, string> = { json: 'json', csv: 'csv', zip: 'zip', qti: 'zip', gift: 'gift', moodle: 'xml' }

/** Counts the questions that the format cannot hold. Our own formats hold all. */
export async function leftOut(db: Db, { format, ...wanted }: ExportFilter): Promise<number> {
  const foreign = foreignFormats.find(name => name === format)
  return foreign ? countLeftOut(exportedRows(db, { format, ...wanted }), foreign) : 0
}

export function writeDownload(db: Db, wanted: QuestionsDownload): Readable {
  if ('refused_of' in wanted) return Readable.from(asBytes(refusedRows(db, wanted.refused_of)), { objectMode: false })
  return writeExport(db, wanted)
}

export function writeExport(db: Db, wanted: ExportFilter): Readable {
  const portions = exportedRows(db, wanted)
  const { format } = wanted
  if (format === 'json') return Readable.from(asBytes(asJson(portions)), { objectMode: false })
  if (format === 'csv') return Readable.from(asBytes(asCsv(portions)), { objectMode: false })
  if (format === 'zip') return Readable.from(asZip(db, portions), { objectMode: false })
  if (format === 'qti') return Readable.from(asQti(db, portions), { objectMode: false })
  if (format === 'gift') return Readable.from(asBytes(asGift(portions)), { objectMode: false })
  if (format === 'moodle') return Readable.from(asBytes(asMoodle(db, portions)), { objectMode: false })
  return assertNever(format)
}

async function* asBytes(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text)
}
