// Reads and runs imports in the background. One process works on each import and reports a heartbeat. If it dies, the import has written
// nothing, and can be started again.

import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Scan } from '../../../platform/api/requests/scanner.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { errorCode, isDiskFull } from '../../../platform/db/connection/lost.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Job } from '../../../platform/scheduler/scheduler.ts'
import { InfectedError } from '../reading/attached.ts'
import { needsMapping, withColumnsOf, withSavedFile } from '../reading/save-upload.ts'
import { ImportError } from '../judging/imported-question.ts'
import { deleteEmptyCategories, deleteUndone } from '../judging/question-store.ts'
import { type OnRowsRead, type Reader, readImport } from '../reading/read-import.ts'
import { runImport } from './run-import.ts'
import {
  saveHeartbeat,
  claimImport,
  deleteRows,
  endClaim,
  failAbandoned,
  deleteFile,
  deleteOldFiles,
  type ImportChange,
  type ImportRecord,
  listUncleared,
  readNextImport,
  updateImport,
} from '../store.ts'

/** A process without a heartbeat for so long counts as dead. */
const deadMs = 60_000
const heartbeatMs = 1_000
const fileDays = 7
const rowDays = 60
const dayMs = 86_400_000

export interface ImportJobs {
  jobs: Job[]
  /** Stops the current work between two portions, with nothing written. */
  stop: () => void
}

interface ImportDeps {
  db: Db
  now: () => Date
  log: FastifyBaseLogger
  /** Null without a virus scanner. */
  scan: Scan | null
}

export function createImportJobs(deps: ImportDeps): ImportJobs {
  const by = randomUUID()
  const stopped = new AbortController()
  const failed = new Set<number>()
  return {
    jobs: [
      { name: 'imports', everyMs: 500, run: () => workOff(deps, by, stopped.signal), dueAt: () => readNextImport(deps.db, deadMs) },
      { name: 'clear_imports', everyMs: 60_000, run: () => clearAway(deps, failed) },
    ],
    stop: () => stopped.abort(),
  }
}

async function workOff(deps: ImportDeps, by: string, signal: AbortSignal): Promise<void> {
  const { db, now } = deps
  await failAbandoned(
    db,
    new Date(now().getTime() - deadMs),
    'The server was stopped during this import. Nothing was imported. Start the import again.',
  )
  for (let record = await claimImport(db, by, now()); record; record = await claimImport(db, by, now())) {
    await workOn(deps, record, { by, signal })
  }
}

class TakenAway extends Error {}

async function workOn(
  { db, now, log, scan }: ImportDeps,
  record: ImportRecord,
  { by, signal }: { by: string; signal: AbortSignal },
): Promise<void> {
  const { progress, settled } = beating({ db, now, signal, by, id: record.id })
  try {
    if (record.state === 'reading') await endClaim(db, record.id, by, await read(db, record, { scan, onProgress: progress }))
    else await run({ db, now }, record, { by, progress })
  } catch (error) {
    if (error instanceof TakenAway) return
    if (!(error instanceof ImportError) && !signal.aborted) log.error({ err: error, importId: record.id }, 'an import failed')
    const isInfected = error instanceof InfectedError
    if (isInfected) await deleteInfected({ db, log }, record.id, error)
    await endClaim(db, record.id, by, { state: 'failed', problem: sentenceOf(error, signal), ...(isInfected && { counts: '{}' }) })
  } finally {
    // A pending heartbeat locks the row, and the next search for work would skip it.
    await settled()
  }
}

async function deleteInfected({ db, log }: Pick<ImportDeps, 'db' | 'log'>, importId: number, { virus }: InfectedError): Promise<void> {
  log.warn({ importId, virus }, 'an infected file was refused')
  await deleteRows(db, importId)
  await deleteFile(db, importId)
}

function sentenceOf(error: unknown, { aborted }: AbortSignal): string {
  if (error instanceof ImportError) return error.message
  if (isDiskFull(error)) return 'The disk of the server is full. Nothing was imported. Start the import again when the disk has room.'
  return aborted
    ? 'The server was stopped during this import. Nothing was imported. Start the import again.'
    : 'The server has made a mistake. Nothing was imported. Try again, or ask the operator.'
}

async function read(db: Db, record: ImportRecord, reader: Reader): Promise<ImportChange> {
  return withSavedFile(db, record, async file => {
    const described = await withColumnsOf(db, record, file)
    if (needsMapping(described)) return { state: 'previewed', problem: null, counts: '{}', progress: 0 }
    return readImport(db, described, file, reader)
  })
}

async function run(
  { db, now }: Pick<ImportDeps, 'db' | 'now'>,
  record: ImportRecord,
  { by, progress }: { by: string; progress: OnRowsRead },
): Promise<void> {
  await inTransaction(db, async tx => {
    const change = await runImport(tx, record, { now, onProgress: progress })
    if (!(await endClaim(tx, record.id, by, { ...change, finished_at: now() }))) throw new TakenAway()
    await deleteFile(tx, record.id)
  })
}

/** Saves the progress once a second, outside the transaction. With a single connection, the save waits until that is free. */
function beating({ db, now, signal, by, id }: { db: Db; now: () => Date; signal: AbortSignal; by: string; id: number }) {
  let saidAt = 0
  let saying: Promise<unknown> | null = null
  const progress: OnRowsRead = async done => {
    signal.throwIfAborted()
    if (saying || performance.now() - saidAt < heartbeatMs) return
    saidAt = performance.now()
    saying = saveHeartbeat(db, { id, by, at: now(), progress: done })
      .catch(() => {})
      .finally(() => (saying = null))
  }
  return { progress, settled: async () => void (await saying) }
}

/**
 * Deletes the questions of imports that were undone a minute ago, and old files.
 * @param failed imports whose failure was logged already; each run tries them again
 */
async function clearAway({ db, now, log }: ImportDeps, failed: Set<number>): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms)
  for (const undone of await listUncleared(db, before(deadMs))) {
    try {
      await clear(db, undone)
      failed.delete(undone.id)
    } catch (error) {
      if (!failed.has(undone.id)) log.error({ err: error, importId: undone.id }, 'an undone import could not be deleted; will retry')
      failed.add(undone.id)
    }
  }
  await deleteOldFiles(db, { files: before(fileDays * dayMs), rows: before(rowDays * dayMs) })
}

async function clear(db: Db, { id, created_categories }: { id: number; created_categories: number[] }): Promise<void> {
  await deleteUndone(db, id).catch(unlessReferredTo)
  await deleteEmptyCategories(db, created_categories).catch(unlessReferredTo)
  await updateImport(db, id, { is_cleared: true })
}

const foreignKeyViolation = '23503'

/** A question that another table refers to stays, switched off. */
function unlessReferredTo(error: unknown): void {
  if (errorCode(error) !== foreignKeyViolation) throw error
}
