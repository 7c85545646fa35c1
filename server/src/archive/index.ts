// Writes months that are long over to files, and takes them out of the database (docs/decisions/044). What players see of them outlives
// them: results, statistics, boards, badges, coins, what they have met, how hard items are. Gone are only the answers one by one.

import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync, openSync, fsyncSync, closeSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Db } from '../db/connect.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { archivable, dropMonth, type Month, openMonth, readLines, readMonths } from './store.ts'

/** Regrades reach back, and contests and reports are about what was played lately. */
export const leastMonths = 6

export interface Archived {
  file: string
  rows: number
  /** Of these, how many stay in the database. */
  kept: number
  /** Of the lines before they were compressed. */
  sha256: string
}

/** Archives every whole month that ended before `before`, one after the other, oldest first. */
export async function* archiveBefore(db: Db, before: Date, folder: string): AsyncGenerator<Archived> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const table of archivable) {
    for (const month of await readMonths(db, table, before)) yield await archiveMonth(db, month, folder)
  }
}

/** The file is whole, and on the disk, before the month goes. Broken off at any moment, it is done again from the start. */
function archiveMonth(db: Db, month: Month, folder: string): Promise<Archived> {
  const file = join(folder, `${month.partition}.ndjson.gz`)
  return inTransaction(db, async tx => {
    await openMonth(tx, month)
    const written = await writeLines(`${file}.part`, tx)
    renameSync(`${file}.part`, file)
    return { file, ...written, kept: await dropMonth(tx, month) }
  })
}

async function writeLines(file: string, tx: Tx): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256')
  let rows = 0
  async function* lines() {
    for (let some = await readLines(tx); some.length > 0; some = await readLines(tx)) {
      const text = `${some.join('\n')}\n`
      rows += some.length
      hash.update(text)
      yield text
    }
  }
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }))
    const written = openSync(file, 'r')
    fsyncSync(written)
    closeSync(written)
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
  return { rows, sha256: hash.digest('hex') }
}
