// Opens PGlite: nothing else in the server creates one.

import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { columnParsers } from './column-parsers.ts'

/** PostgreSQL's default of 128 MB is held twice while PGlite creates a database. Pages beyond 64 MB come from the system's file cache. */
const memory = ['-c', 'shared_buffers=64MB']

/**
 * A timer runs meanwhile. Without it nothing is under way in the event loop while WebAssembly compiles; Node then waits for V8's
 * threads, one of which may be waiting for the main thread to collect garbage, and the process hangs
 * (https://github.com/nodejs/node/issues/54918).
 */
export async function openPGlite(options: PGliteOptions = {}): Promise<PGlite> {
  const timer = setInterval(() => {}, 60_000)
  try {
    const startParams = [...PGlite.defaultStartParams, ...memory]
    return await PGlite.create({ ...options, parsers: columnParsers, startParams, initDbStartParams: memory })
  } finally {
    clearInterval(timer)
  }
}
