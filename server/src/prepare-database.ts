// Brings a database to where the server can use it: every migration applied, the starter content loaded.

import type { Database } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { progressLine } from './progress-line.ts'
import { loadStarterContent } from './questions/index.ts'

/**
 * @param signal gives up between two batches, leaving nothing half loaded
 * @returns whether content was loaded, which leaves twice the memory behind that a server needs
 */
export async function prepareDatabase(database: Database, signal?: AbortSignal): Promise<boolean> {
  await migrate(database)
  const show = progressLine('Loading questions')
  return loadStarterContent(database, (done, total) => {
    signal?.throwIfAborted()
    show(done, total)
  })
}
