import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSameCode, readCommit } from './measured-on.ts'

const folder = mkdtempSync(join(tmpdir(), 'trivium-measured-'))
const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], { cwd: folder })

function put(file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** @returns the id of the commit */
function commit(file: string, text: string): string {
  put(file, text)
  git('add', '.')
  git('commit', '--quiet', '--message', file)
  return readCommit(folder)
}

beforeAll(() => git('init', '--quiet'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a measurement', () => {
  it('stays valid while only documents, benchmarks and journeys change', () => {
    const first = commit('server/a.ts', 'one')
    for (const file of ['docs/sheet.md', 'README.md', 'bench/src/b.ts', 'e2e/src/c.ts']) commit(file, 'one')
    expect(isSameCode(first, folder)).toBe(true)
    const second = commit('server/a.ts', 'two')
    expect([isSameCode(first, folder), isSameCode(second, folder)]).toEqual([false, true])
  })

  it('needs a known commit without uncommitted changes', () => {
    const here = commit('rules/a.ts', 'one')
    put('docs/new.md', 'one')
    expect(isSameCode(here, folder)).toBe(true)
    put('rules/new.ts', 'one')
    expect(isSameCode(here, folder)).toBe(false)
    rmSync(join(folder, 'rules/new.ts'))
    put('rules/a.ts', 'two')
    expect(isSameCode(here, folder)).toBe(false)
    put('rules/a.ts', 'one')
    expect([isSameCode(here, folder), isSameCode('f'.repeat(40), folder)]).toEqual([true, false])
  })
})
