// Prints which files for tracing and metrics a server loads with its settings. tracing.test.ts runs it as a separate process.

import { registerHooks } from 'node:module'

const loaded: string[] = []
registerHooks({
  load(url, context, next) {
    loaded.push(url)
    return next(url, context)
  },
})
const { default: Fastify } = await import('fastify')
// Loads the whole server, and what main.ts loads besides.
await import('../../src/app.ts')
await import('../../src/operations/prepare-database.ts')
const { observe } = await import('../../src/observe.ts')
const { createLimits } = await import('../../src/platform/api/requests/limits.ts')
const { readConfig } = await import('../../src/platform/config/config.ts')
const { wrapEmbedded } = await import('../../src/platform/db/connect.ts')
const { openPGlite } = await import('../../src/platform/db/connection/pglite.ts')

const database = wrapEmbedded(await openPGlite({}, { sharedBuffersMb: 16, walSegmentMb: 1 }))
const http = Fastify()
const seen = await observe({ config: readConfig(), database, http, limits: createLimits(null), redis: null })
await http.close()
await seen.stop()
await database.close()
console.log(JSON.stringify(loaded))
