// docs/asvs.md against the list of requirements, and against the tests that it names.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../measured-on.ts'
import { readVerdicts } from './read-verdicts.ts'
import { ofLevel1, ofLevel2 } from './requirements.ts'

const verdicts = readVerdicts()
const idsIn = (level: Record<string, number[]>) =>
  Object.entries(level).flatMap(([section, items]) => items.map(item => `V${section}.${item}`))
const idsOf = (level: 1 | 2) => verdicts.filter(verdict => verdict.level === level).map(({ id }) => id)

describe('docs/asvs.md', () => {
  it('judges every requirement of levels 1 and 2 once: 70 and 183', () => {
    expect([idsIn(ofLevel1).length, idsIn(ofLevel2).length]).toEqual([70, 183])
    expect(idsOf(1).toSorted()).toEqual(idsIn(ofLevel1).toSorted())
    expect(idsOf(2).toSorted()).toEqual(idsIn(ofLevel2).toSorted())
  })

  it('gives a reason for what is not applicable or not met', () => {
    const unsaid = verdicts.filter(({ kind, why }) => kind !== 'met' && why.length < 10)
    expect(unsaid).toEqual([])
  })

  it('names for what is met a file there is, with the title or the words that hold it', () => {
    const missing = verdicts.flatMap(({ id, file, title }) => {
      if (file === null) return []
      const path = join(root, file)
      return existsSync(path) && title.length > 3 && readFileSync(path, 'utf8').includes(title) ? [] : [`${id}: ${file} › ${title}`]
    })
    expect(missing).toEqual([])
  })
})
