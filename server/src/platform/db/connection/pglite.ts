// Opens PGlite: nothing else in the server creates one.

import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { columnParsers } from './column-parsers.ts'

/** PostgreSQL's default of 128 MB is held twice while PGlite creates a database. Pages beyond 64 MB come from the system's file cache. */
const usual: Sizes = { sharedBuffersMb: 64, walSegmentMb: 16 }

export interface Sizes {
  /** Filled with zeros at the start, which costs 3 ms for each megabyte. */
  sharedBuffersMb: number
  /** Of a new database. */
  walSegmentMb: number
}

/**
 * A timer runs meanwhile. Without it nothing is under way in the event loop while WebAssembly compiles; Node then waits for V8's
 * threads, one of which may be waiting for the main thread to collect garbage, and the process hangs
 * (https://github.com/nodejs/node/issues/54918).
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
