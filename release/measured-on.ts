// Identifies what a sheet was measured on: the code, by its commit, and the machine.

import { execFileSync, spawnSync } from 'node:child_process'
import { cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
export const sheetFile = 'docs/release-sheet.md'

/** The measured tests do not run these files, so measurements stay valid when they change. */
const untried = ['docs', 'bench', 'e2e', '*.md']
const tried = ['.', ...untried.map(path => `:!${path}`)]

const git = (folder: string, ...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()

export const readCommit = (folder = root): string => git(folder, 'rev-parse', 'HEAD')

/** @returns whether the tested files are unchanged since that commit; false for an unknown commit */
export function isSameCode(commit: string, folder = root): boolean {
  const { status } = spawnSync('git', ['diff', '--quiet', commit, '--', ...tried], { cwd: folder })
  return status === 0 && git(folder, 'status', '--porcelain', '--', ...tried) === ''
}

export function describeMachine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${memory} GiB, ${type()} ${release()}, Node ${process.version}`
}
