// The place of the database of a test and of the processes it starts.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../src/platform/db/connect.ts'
import { freshDatabase, putDatabase, urlOf } from './database.ts'
import type { ServerDatabase } from './server-process.ts'

/** A migrated database that processes open one after the other; on PostgreSQL also at once. */
export interface DataFolder {
  where: ServerDatabase
  /** Opens the database for `work`. The embedded one must not be open elsewhere. */
  look: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>
  remove: () => Promise<void>
}

export async function newDataFolder(): Promise<DataFolder> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trivium-place-'))
  const shared = process.env.TEST_DATABASE_URL ? await freshDatabase() : null
  if (!shared) await putDatabase(dataDir)
  const where = { dataDir, databaseUrl: shared ? await urlOf(shared) : undefined }
  return {
    where,
    async look(work) {
      const database = shared ?? (await openDatabase(where))
      try {
        return await work(database)
      } finally {
        if (!shared) await database.close()
      }
    },
    async remove() {
      await shared?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
