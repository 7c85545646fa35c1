// Finds the tests and pages that carry numbers of requirements: `// ASVS V1.2.3` directly above a test, `<!-- ASVS V1.2.3 -->` in a page.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../measured-on.ts'

export interface Mark {
  file: string
  id: string
  /** Whether the line below the comment begins a test; always true in a page. */
  isOfTest: boolean
}

const inTest = /^\s*\/\/ ASVS (V[\d., V]+)$/
const inPage = /<!-- ASVS (V[\d., V]+) -->/
/** A test, a group of tests, the title of a table of tests, or one of its rows. */
const testBegins = /^\s*((it|itDeep|describe|test)\b|\]\)\(|\[?['"`])/

export function readMarks(): Mark[] {
  const files = execFileSync('git', ['grep', '-lE', '(//|<!--) ASVS V', '--', '*.test.ts', '*.test.tsx', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
  return files
    .trim()
    .split('\n')
    .flatMap(file => marksIn(file, readFileSync(join(root, file), 'utf8').split('\n')))
}

function marksIn(file: string, lines: string[]): Mark[] {
  const isPage = file.endsWith('.md')
  return lines.flatMap((line, at) => {
    const [, ids] = (isPage ? inPage : inTest).exec(line) ?? []
    const isOfTest = isPage || testBegins.test(lines[at + 1] ?? '')
    return (ids?.split(', ') ?? []).map(id => ({ file, id, isOfTest }))
  })
}
