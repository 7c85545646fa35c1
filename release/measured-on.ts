// On what a sheet is measured: the commit, and the machine.

import { execFileSync } from 'node:child_process'
import { cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
export const sheetFile = 'docs/release-sheet.md'

export interface Commit {
  id: string
  /** Whether nothing but the sheet itself differed from the commit. */
  isClean: boolean
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

export function readCommit(): Commit {
  const changed = git('status', '--porcelain', '--', '.', `:!${sheetFile}`)
  return { id: git('rev-parse', 'HEAD'), isClean: changed === '' }
}

export function describeMachine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${memory} GiB, ${type()} ${release()}, Node ${process.version}`
}
