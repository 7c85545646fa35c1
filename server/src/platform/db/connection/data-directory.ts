// The files in DATA_DIR, and the lock that lets one process at a time use them.

import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../../config/config.ts'
import { errorCode } from './lost.ts'

/** The folder for backups from the console. Deleting the database keeps it. */
export const backupsIn = (dataDir: string): string => join(dataDir, 'backups')

export function filesOf(dataDir: string) {
  return {
    database: join(dataDir, 'database'),
    /** A file that we write and delete, to check that the directory is writable. */
    probe: join(dataDir, 'probe'),
    /** A new or restored database, until it is complete and has been opened successfully. */
    incoming: join(dataDir, 'database.incoming'),
    /** The previous database, while a new one replaces it. */
    outgoing: join(dataDir, 'database.outgoing'),
    identitySecret: join(dataDir, 'identity-secret'),
    lock: join(dataDir, 'lock'),
  }
}

/**
 * Creates the directory and locks it against other processes. The kernel holds SQLite's file lock and releases it when the process ends,
 * even after a crash.
 * @returns a function that releases the lock
 * @throws ConfigError
 */
export function lockDirectory(dataDir: string): () => void {
  const lock = openLock(dataDir)
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    throw new ConfigError(lockProblem(error, dataDir))
  }
  clearInterrupted(dataDir)
  return () => lock.close()
}

function openLock(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    // We check this separately, because an existing lock file can also be opened in a read-only directory.
    accessSync(dataDir, constants.W_OK)
    return new DatabaseSync(filesOf(dataDir).lock)
  } catch (error) {
    throw new ConfigError(problemOf(error, dataDir))
  }
}

/** The amount that the database writes at once. */
const probeBytes = 1024 * 1024

/**
 * Call it when the embedded database cannot be opened, because its error does not say why.
 * @returns the problem if the directory cannot be written to; otherwise null
 */
export function whyUnwritable(dataDir: string): ConfigError | null {
  const { probe } = filesOf(dataDir)
  try {
    writeFileSync(probe, Buffer.alloc(probeBytes))
    return null
  } catch (error) {
    return new ConfigError(problemOf(error, dataDir))
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

const problemOf = (error: unknown, dataDir: string) =>
  ['ENOSPC', 'EDQUOT'].includes(errorCode(error)) ? diskFull(dataDir) : unwritable(dataDir)

/** SQLite's error codes. */
const [busy, locked, full] = [5, 6, 13]

function lockProblem(error: unknown, dataDir: string): string {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : undefined
  if (code === full) return diskFull(dataDir)
  if (code !== busy && code !== locked) return unwritable(dataDir)
  return `Another Trivium process is using the data directory ${dataDir}. Stop it first, or set DATA_DIR.`
}

const diskFull = (dataDir: string) => `The disk that the data directory ${dataDir} is on is full. Make room there, or set DATA_DIR.`
const unwritable = (dataDir: string) => `The data directory ${dataDir} cannot be written to. Give this user access to it, or set DATA_DIR.`

/** Moves `incoming` to `database`. The caller must hold the lock. */
export function replaceDatabase(dataDir: string): void {
  const { database, incoming, outgoing } = filesOf(dataDir)
  if (existsSync(database)) renameSync(database, outgoing)
  renameSync(incoming, database)
  rmSync(outgoing, { recursive: true, force: true })
}

/** Repairs a replacement that was killed between its two renames: otherwise the next start would create an empty database. */
function clearInterrupted(dataDir: string): void {
  const { database, incoming, outgoing } = filesOf(dataDir)
  rmSync(incoming, { recursive: true, force: true })
  if (!existsSync(database) && existsSync(outgoing)) renameSync(outgoing, database)
  rmSync(outgoing, { recursive: true, force: true })
}
