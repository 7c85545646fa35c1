// How Node runs here, so that a small machine is enough. README has what it saves, and what it costs.

import { join } from 'node:path'
import { root } from './run.mjs'

/** Young objects get less room than on a large machine: that room is never given back. */
const leanHeap = '--max-semi-space-size=4'

/** The embedded database is compiled once and simply: compiling it again for speed takes half a gigabyte. */
export const serverFlags = [leanHeap, '--liftoff-only']

/** What was compiled once is not compiled again, nor the compiler of TypeScript loaded for it. */
export const serverEnv = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }

/**
 * What loads a new database ends with this code, and its memory goes with it: the server then starts as it does later. EX_TEMPFAIL of
 * sysexits.h.
 */
export const startAgainCode = 75

export const buildFlags = [leanHeap]

/** The bundler gives memory back as it goes. */
export const buildEnv = { MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' }
