import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, it, vi } from 'vitest'
import { openDatabase } from '../connect.ts'
import { filesOf, lockDirectory } from './data-directory.ts'

const folder = mkdtempSync(join(tmpdir(), 'trivium-directory-'))
/** A Linux device that fails every write with "disk full". */
const fullDisk = '/dev/full'
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** Simulates SQLite's errors, because tests may run as a user for whom no file operation fails. */
const lockFailingWith = (errcode: number) => {
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
    throw Object.assign(new Error('as SQLite says it'), { code: 'ERR_SQLITE_ERROR', errcode })
  })
  return () => lockDirectory(folder)
}

it.each([
  [5, 'Another Trivium process is using the data directory'],
  [13, 'The disk that the data directory'],
  [8, 'cannot be written to'],
  [10, 'cannot be written to'],
])('explains the problem when the lock fails with %i', (errcode, sentence) => {
  expect(lockFailingWith(errcode)).toThrow(sentence)
})

it('keeps a second process out of the directory until the first one unlocks it', () => {
  const unlock = lockDirectory(folder)
  expect(() => lockDirectory(folder)).toThrow('Another Trivium process')
  unlock()
  lockDirectory(folder)()
})

it.runIf(existsSync(fullDisk))('says that the disk is full when that keeps an existing database from opening', async () => {
  const { database, probe } = filesOf(folder)
  mkdirSync(database, { recursive: true })
  writeFileSync(join(database, 'PG_VERSION'), '')
  symlinkSync(fullDisk, probe)
  await expect(openDatabase({ dataDir: folder, databaseUrl: undefined })).rejects.toThrow(
    /^The disk that the data directory .* is full\. Make room there/,
  )
  expect(existsSync(probe)).toBe(false)
  // With room on the disk, the error of the database is thrown as it is.
  await expect(openDatabase({ dataDir: folder, databaseUrl: undefined })).rejects.not.toThrow('is full')
})
