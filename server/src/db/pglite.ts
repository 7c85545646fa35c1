// Opens PGlite: nothing else in the server creates one.

import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { columnParsers } from './column-parsers.ts'

/**
 * A timer runs meanwhile. Without it nothing is under way in the event loop while WebAssembly compiles; Node then waits for V8's
 * threads, one of which may be waiting for the main thread to collect garbage, and the process hangs
 * (https://github.com/nodejs/node/issues/54918).
 */
export async function openPGlite(options: PGliteOptions = {}): Promise<PGlite> {
  const timer = setInterval(() => {}, 60_000)
  try {
    return await PGlite.create({ ...options, parsers: columnParsers })
  } finally {
    clearInterval(timer)
  }
}
