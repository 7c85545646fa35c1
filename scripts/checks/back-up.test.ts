// deploy/back-up.sh, which cron runs: what it copies, and what it deletes.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const script = join(import.meta.dirname, '../../deploy/back-up.sh')
const dayMs = 86_400_000
let place: string
let folder: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'trivium-back-up-'))
  folder = join(place, 'kept')
  mkdirSync(join(place, 'data/backups'), { recursive: true })
  mkdirSync(folder)
})
afterEach(() => rmSync(place, { recursive: true }))

const backUp = (env: Record<string, string>, ...more: string[]) =>
  spawnSync('sh', [script, folder, ...more], { env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' })

/** A file that is so many days old. */
function leave(path: string, days: number): void {
  writeFileSync(path, path)
  const at = new Date(Date.now() - days * dayMs)
  utimesSync(path, at, at)
}
const daily = (day: number) => `trivium-202611${String(day).padStart(2, '0')}-030000-daily.zip`

describe('back-up.sh', () => {
  it('copies the daily backups of the embedded database, each once, and deletes old ones', () => {
    for (const day of [28, 29, 30]) leave(join(place, 'data/backups', daily(day)), 31 - day)
    for (const day of [1, 2, 27]) leave(join(folder, daily(day)), 31 - day)
    leave(join(folder, 'notes.txt'), 400)
    const env = { DATA_DIR: join(place, 'data') }
    expect(backUp(env, '10').status).toBe(0)
    const wanted = ['notes.txt', daily(27), daily(28), daily(29), daily(30)]
    expect(readdirSync(folder).toSorted()).toEqual(wanted)
    expect(backUp(env, '10').status).toBe(0)
    expect(readdirSync(folder).toSorted()).toEqual(wanted)
  })

  it('never deletes the newest three, even if no backup was made for a year', () => {
    for (const day of [1, 2, 3, 4]) leave(join(folder, daily(day)), 400 - day)
    leave(join(place, 'data/backups', daily(4)), 396)
    backUp({ DATA_DIR: join(place, 'data') })
    expect(readdirSync(folder).toSorted()).toEqual([daily(2), daily(3), daily(4)])
  })

  it('says so when there is no backup to copy', () => {
    const { status, stderr } = backUp({ DATA_DIR: join(place, 'data') })
    expect([status, stderr]).toEqual([1, expect.stringContaining('There is no backup in')])
  })

  it('dumps PostgreSQL, readable for its owner alone', () => {
    expect(backUp({ DUMP: 'printf whole' }).status).toBe(0)
    const [name = ''] = readdirSync(folder)
    expect(name).toMatch(/^trivium-\d{8}-\d{6}\.dump$/)
    expect(readFileSync(join(folder, name), 'utf8')).toBe('whole')
    expect(execFileSync('stat', ['-c', '%a', join(folder, name)], { encoding: 'utf8' }).trim()).toBe('600')
  })

  it('fails with the dump, and leaves nothing behind', () => {
    leave(join(folder, 'trivium-20250101-030000.dump'), 400)
    expect(backUp({ DUMP: 'printf half; exit 3' }).status).toBe(3)
    expect(readdirSync(folder)).toEqual(['trivium-20250101-030000.dump'])
  })
})
