// Writes months that are long over to files, and takes them out of the database (docs/decisions/044). What players see of them outlives
// them: results, statistics, boards, badges, coins, what they have met, how hard items are. Gone are only the answers one by one, and
// what was asked in which order.

import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync, openSync, fsyncSync, closeSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { archivable, dropMonth, type Month, openMonth, readLeavingPlays, readMonths, readRows } from './store.ts'

export { vacuumPlays } from './store.ts'

/** Regrades reach back, and contests and reports are about what was played lately. */
export const leastMonths = 6

interface Written {
  file: string
  rows: number
  /** Of the lines before they were compressed. */
  sha256: string
}

export interface Archived extends Written {
  /** Of these rows, how many stay in the database. */
  kept: number
  /** With answers go the plays in which they were given. */
  plays: Written | null
}

/** Archives every whole month that ended before `before`, one after the other, oldest first. */
export async function* archiveBefore(db: Db, before: Date, folder: string): AsyncGenerator<Archived> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const table of archivable) {
    for (const month of await readMonths(db, table, before)) yield await archiveMonth(db, month, folder)
  }
}

/** The files are whole, and on the disk, before the month goes. Broken off at any moment, it is done again from the start. */
function archiveMonth(db: Db, month: Month, folder: string): Promise<Archived> {
  const { table, partition } = month
  const fileOf = (name: string) => join(folder, `${name}.ndjson.gz`)
  return inTransaction(db, async tx => {
    await openMonth(tx, month)
    const written = await writeRows(fileOf(partition), readRows(tx, month))
    const plays = table === 'answers' ? await writeRows(fileOf(partition.replace(table, 'plays')), readLeavingPlays(tx)) : null
    return { ...written, plays, kept: await dropMonth(tx, month) }
  })
}

async function writeRows(file: string, rows: AsyncIterable<string[]>): Promise<Written> {
  const part = `${file}.part`
  const hash = createHash('sha256')
  let count = 0
  async function* lines() {
    for await (const some of rows) {
      const text = `${some.join('\n')}\n`
      count += some.length
      hash.update(text)
      yield text
    }
  }
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, { mode: 0o600 }))
    const written = openSync(part, 'r')
    fsyncSync(written)
    closeSync(written)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
  renameSync(part, file)
  return { file, rows: count, sha256: hash.digest('hex') }
}
