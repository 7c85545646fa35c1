import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sheets = globSync('{web,admin}/src/**/*.css', { cwd: root })
/** The linter's limit for other files, which skips comments and blank lines, too. */
const mostLines = 300
const linesOf = (css: string) =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .filter(line => line.trim() !== '').length

describe('stylesheets', () => {
  it('are found', () => expect(sheets.length).toBeGreaterThan(50))

  it.each(sheets)('%s is short enough to read', sheet => {
    expect(linesOf(readFileSync(join(root, sheet), 'utf8'))).toBeLessThanOrEqual(mostLines)
  })
})
