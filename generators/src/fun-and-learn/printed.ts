// Printable pages that belong to a text: e2e/src/print-texts.ts converts printed/*.html to PDF files.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentMedia } from '../types.ts'

/** @param name of a file in printed/, without its extension */
export function printedPage(name: string): ContentMedia {
  const bytes = readFileSync(join(import.meta.dirname, 'printed', `${name}.pdf`))
  return { name: `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.pdf`, type: 'application/pdf', bytes }
}
