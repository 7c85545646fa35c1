import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const source = readFileSync(new URL('./routes.tsx', import.meta.url), 'utf8')
const paths = [...source.matchAll(/\bpage\(\s*['`]?([^'`,]+)['`]?,\s*(?:withReports\()?\(\) => import/g)].map(([, path = '']) => path)

describe('routes', () => {
  // Without the definition of page().
  it('are all found by this test', () => expect(paths).toHaveLength([...source.matchAll(/\bpage\(/g)].length - 1))

  it.each(paths.filter(path => !path.startsWith('modes') && !['doors.learn', 'path'].includes(path)))('%s ends with a slash', path =>
    expect(path).toMatch(/\/$/),
  )
})
