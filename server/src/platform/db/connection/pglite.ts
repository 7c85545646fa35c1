// Opens PGlite. This is the only place in the server that creates one.

import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { columnParsers } from './column-parsers.ts'

/** PGlite holds shared buffers twice while it creates a database, so we halve PostgreSQL's 128 MB. The file cache serves further pages. */
const usual: Sizes = { sharedBuffersMb: 64, walSegmentMb: 16 }

export interface Sizes {
  /** PGlite fills it with zeros at the start, which takes 3 ms per megabyte. */
  sharedBuffersMb: number
  /** Applies to a new database. */
  walSegmentMb: number
}

/**
 * A timer runs while PGlite opens. Without it the event loop is empty while WebAssembly compiles: Node then waits for V8's threads, one
 * of which may wait for the main thread to collect garbage, and the process hangs (https://github.com/nodejs/node/issues/54918).
 */
export async function openPGlite(options: PGliteOptions = {}, { sharedBuffersMb, walSegmentMb } = usual): Promise<PGlite> {
  const timer = setInterval(() => {}, 60_000)
  try {
    const memory = ['-c', `shared_buffers=${sharedBuffersMb}MB`]
    const startParams = [...PGlite.defaultStartParams, ...memory]
    const initDbStartParams = [...memory, `--wal-segsize=${walSegmentMb}`]
    return await PGlite.create({ ...options, parsers: columnParsers, startParams, initDbStartParams })
  } finally {
    clearInterval(timer)
  }
}
