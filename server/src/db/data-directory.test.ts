import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, it, vi } from 'vitest'
import { lockDirectory } from './data-directory.ts'

const folder = mkdtempSync(join(tmpdir(), 'trivium-directory-'))
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** Simulates SQLite's errors: tests may run as a user for whom no file operation fails. */
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
])('says what is wrong when the lock fails with %i', (errcode, sentence) => {
  expect(lockFailingWith(errcode)).toThrow(sentence)
})

it('keeps a second one out of the same directory, and lets others in again', () => {
  const unlock = lockDirectory(folder)
  expect(() => lockDirectory(folder)).toThrow('Another Trivium process')
  unlock()
  lockDirectory(folder)()
})
