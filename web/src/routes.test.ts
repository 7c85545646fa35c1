import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const source = readFileSync(new URL('./routes.tsx', import.meta.url), 'utf8')
const paths = [...source.matchAll(/\bpage\(\s*['`]?([^'`,]+)['`]?,\s*(?:withReports\()?\(\) => import/g)].map(([, path = '']) => path)

describe('routes', () => {
  // But where it is defined, and where nothing is found.
  it('are all found by this test', () => expect(paths).toHaveLength([...source.matchAll(/\bpage\(/g)].length - 2))

  it.each(paths.filter(path => !path.startsWith('modes') && path !== 'hubPath'))('%s ends with a slash', path =>
    expect(path).toMatch(/\/$/),
  )
})
