// Prepares a database for the server: applies migrations, converts data of older releases, and loads the starter content.

import type { Database } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/upkeep/migrate.ts'
import { makeMonths } from '../platform/db/upkeep/months.ts'
import { progressLine } from '../platform/progress-line.ts'
import { announceStarterContests } from '../compete/contests/index.ts'
import { loadStarterExams } from '../assess/exams/index.ts'
import { loadStarterOrganisations } from '../assess/practice-tests/index.ts'
import { loadStarterContent, rearrangeQuestions } from '../bank/questions/index.ts'

/**
 * @param signal aborts between two batches and leaves nothing half loaded
 * @returns whether content was loaded; then the process holds twice the memory that a server needs
 */
export async function prepareDatabase(database: Database, signal?: AbortSignal): Promise<boolean> {
  await migrate(database)
  await makeMonths(database.db, new Date())
  await rearrangeQuestions(database, new Date())
  const show = progressLine('Loading questions')
  const isLoaded = await loadStarterContent(database, (done, total) => {
    signal?.throwIfAborted()
    show(done, total)
  })
  if (isLoaded) {
    await loadStarterOrganisations(database.db)
    await loadStarterExams(database.db, new Date())
    await announceStarterContests(database.db, new Date())
  }
  return isLoaded
}
