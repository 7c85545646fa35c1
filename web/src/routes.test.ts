import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const source = readFileSync(new URL('./routes.tsx', import.meta.url), 'utf8')
const pages = [...source.matchAll(/\bpage\(['`]?([^'`,]+)['`]?, '([^']+)', '[a-z]+'\)/g)].map(([, path = '', file = '']) => ({
  path,
  file,
}))

describe('routes', () => {
  // But where it is defined, and where nothing is found.
  it('are all found by this test', () => expect(pages).toHaveLength([...source.matchAll(/\bpage\(/g)].length - 2))

  it.each(pages)('$path has its page', ({ file }) => {
    expect(existsSync(new URL(`./${file}.tsx`, import.meta.url))).toBe(true)
  })

  it.each(pages.filter(({ path }) => !path.startsWith('modes') && path !== 'hubPath'))('$path ends with a slash', ({ path }) =>
    expect(path).toMatch(/\/$/),
  )
})
