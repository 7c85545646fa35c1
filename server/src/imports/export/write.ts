// An export as a stream of bytes, in one of our formats.

import { Readable } from 'node:stream'
import type { ExportFormat } from '@trivium/contract/import-names'
import { assertNever } from '../../api/refuse.ts'
import type { Db } from '../../db/connect.ts'
import { asCsv } from './csv.ts'
import { asJson } from './json.ts'
import { exportedRows } from './rows.ts'
import { refusedRows } from './refused.ts'
import type { Download, Wanted } from './store.ts'
import { asZip } from './zip.ts'

export const contentTypes: Record<ExportFormat, string> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
}

export function writeDownload(db: Db, wanted: Download): Readable {
  if ('refused_of' in wanted) return Readable.from(asBytes(refusedRows(db, wanted.refused_of)), { objectMode: false })
  return writeExport(db, wanted)
}

export function writeExport(db: Db, wanted: Wanted): Readable {
  const portions = exportedRows(db, wanted)
  const { format } = wanted
  if (format === 'json') return Readable.from(asBytes(asJson(portions)), { objectMode: false })
  if (format === 'csv') return Readable.from(asBytes(asCsv(portions)), { objectMode: false })
  if (format === 'zip') return Readable.from(asZip(db, portions), { objectMode: false })
  return assertNever(format)
}

async function* asBytes(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text)
}
