// Archives old months: writes them to files and deletes them from the database (docs/decisions/044). Players keep what they see of them:
// results, statistics, leaderboards, badges, coins, met questions, item difficulties. Only single answers and the order of questions are
// gone.

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

/** Younger months stay, because regrades, contests and reports may concern them. */
export const leastMonths = 6

interface Written {
  file: string
  rows: number
  /** SHA-256 of the uncompressed lines. */
  sha256: string
}

export interface Archived extends Written {
  /** How many of these rows stay in the database. */
  kept: number
  /** The plays archived with the answers; null for other tables. */
  plays: Written | null
}

/** Archives every whole month that ended before `before`, one after the other, oldest first. */
export async function* archiveBefore(db: Db, before: Date, folder: string): AsyncGenerator<Archived> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const table of archivable) {
    for (const month of await readMonths(db, table, before)) yield await archiveMonth(db, month, folder)
  }
}

/** Both files are complete and synced to disk before the month is dropped. After an interruption the next run starts over. */
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
