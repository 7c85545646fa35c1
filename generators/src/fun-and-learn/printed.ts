// Printable pages that belong to a text: e2e/src/print-texts.ts converts content/written/printed/*.html to PDF files.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentMedia } from '@trivium/content/types'
import { writtenFolder } from '../written-files.ts'

/** @param name of a file in content/written/printed/, without its extension */
export function printedPage(name: string): ContentMedia {
  const bytes = readFileSync(join(writtenFolder, 'printed', `${name}.pdf`))
  return { name: `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.pdf`, type: 'application/pdf', bytes }
}
