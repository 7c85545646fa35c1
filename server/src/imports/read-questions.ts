// The questions of a small table, without an import of its own: the same reader, and nothing of it is kept.

import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../db/connect.ts'
import { isEnough } from './formats/columns.ts'
import { ImportError, type ImportRow } from './imported-question.ts'
import { withOpenFile } from './read-apart.ts'
import { readLanguageCodes } from './store.ts'

/** @param most rows. @returns its rows, counted from the line after the names. @throws ImportError when it is no such table, or a longer one */
export async function readQuestions(
  db: Db,
  bytes: Buffer,
  { languageId, most }: { languageId: number; most: number },
): Promise<ImportRow[]> {
  const [language = 'en'] = [...(await readLanguageCodes(db))].find(([, id]) => id === languageId) ?? []
  const path = join(tmpdir(), `trivium-table-${randomUUID()}`)
  try {
    await writeFile(path, bytes)
    return await withOpenFile({ path, name: 'questions' }, async ({ table, read }) => {
      if (!table || !isEnough(table.mapping)) throw new ImportError('It is no table of questions.')
      const { mapping } = table
      const rows: ImportRow[] = []
      for await (const portion of read({ language, mapping })) {
        rows.push(...portion.rows.map(row => ({ ...row, row: row.row - mapping.header_line })))
        if (rows.length > most) throw new ImportError(`It holds more than ${most} questions.`)
      }
      return rows
    })
  } finally {
    await rm(path, { force: true })
  }
}
