import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../measured-on.ts'
import { mutants } from './mutants.ts'

describe('mutants', () => {
  it('are thirty or more, each with its own name', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(30)
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
  })

  it.each(mutants)('find their text exactly once, and have a test: $name', ({ file, find, replace, test }) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
    expect(existsSync(join(root, test))).toBe(true)
  })
})
