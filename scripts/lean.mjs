// Node flags that reduce memory for small machines. The README lists savings and costs.

import { join } from 'node:path'
import { root } from './run.mjs'

/** A small young generation, because V8 never returns that memory. */
const leanHeap = '--max-semi-space-size=4'

/** Compiles the embedded database (WebAssembly) only with the baseline compiler, because optimizing it takes half a gigabyte. */
export const serverFlags = [leanHeap, '--liftoff-only']

/** A compile cache, so that a restart neither compiles sources again nor loads the TypeScript compiler. */
export const serverEnv = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }

/**
 * A process that has loaded content or made a demo exits with this code to free its memory; the server then starts again.
 * EX_TEMPFAIL of sysexits.h.
 */
export const startAgainCode = 75

export const buildFlags = [leanHeap]

/** Makes the bundler return memory while it runs. */
export const buildEnv = { MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' }
