import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../measured-on.ts'
import { bugs } from './mutants.ts'

describe('planted bugs', () => {
  it('are thirty or more, each under a name of its own', () => {
    expect(bugs.length).toBeGreaterThanOrEqual(30)
    expect(new Set(bugs.map(({ name }) => name)).size).toBe(bugs.length)
  })

  it.each(bugs)('have their place exactly once, and a test there is: $name', ({ file, find, replace, test }) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
    expect(existsSync(join(root, test))).toBe(true)
  })
})
