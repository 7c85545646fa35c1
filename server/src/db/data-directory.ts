// What lies in DATA_DIR, and how one process at a time has it.

import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../config.ts'
import { errorCode } from './transaction.ts'

export function filesOf(dataDir: string) {
  return {
    database: join(dataDir, 'database'),
    /** A new or restored database until it is whole and has proved to open. */
    incoming: join(dataDir, 'database.incoming'),
    /** The database that a restored one takes the place of. */
    outgoing: join(dataDir, 'database.outgoing'),
    identitySecret: join(dataDir, 'identity-secret'),
    lock: join(dataDir, 'lock'),
  }
}

/**
 * Makes the directory and keeps other processes out of it. SQLite's file lock is held by the kernel: it is gone the moment the
 * process is, however it ends.
 * @returns what lets others in again
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
    // A lock that is there already opens in a directory that can only be read, too.
    accessSync(dataDir, constants.W_OK)
    return new DatabaseSync(filesOf(dataDir).lock)
  } catch (error) {
    throw new ConfigError(errorCode(error) === 'ENOSPC' ? diskFull(dataDir) : unwritable(dataDir))
  }
}

/** As SQLite numbers them. */
const [busy, locked, full] = [5, 6, 13]

function lockProblem(error: unknown, dataDir: string): string {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : undefined
  if (code === full) return diskFull(dataDir)
  if (code !== busy && code !== locked) return unwritable(dataDir)
  return `Another Trivium process is using the data directory ${dataDir}. Stop it first, or set DATA_DIR.`
}

const diskFull = (dataDir: string) => `The disk that the data directory ${dataDir} is on is full. Make room there, or set DATA_DIR.`
const unwritable = (dataDir: string) => `The data directory ${dataDir} cannot be written to. Give this user access to it, or set DATA_DIR.`

/** Puts `incoming` in the place of `database`. The caller holds the lock. */
export function replaceDatabase(dataDir: string): void {
  const { database, incoming, outgoing } = filesOf(dataDir)
  if (existsSync(database)) renameSync(database, outgoing)
  renameSync(incoming, database)
  rmSync(outgoing, { recursive: true, force: true })
}

/** Killed between two renames, a replacement would leave no database, and the next start would make an empty one. */
function clearInterrupted(dataDir: string): void {
  const { database, incoming, outgoing } = filesOf(dataDir)
  rmSync(incoming, { recursive: true, force: true })
  if (!existsSync(database) && existsSync(outgoing)) renameSync(outgoing, database)
  rmSync(outgoing, { recursive: true, force: true })
}
