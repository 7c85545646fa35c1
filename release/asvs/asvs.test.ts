// Checks docs/asvs.md against the list of requirements, and against the tests that it names.

import { describe, expect, it } from 'vitest'
import { readMarks } from './read-marks.ts'
import { readVerdicts } from './read-verdicts.ts'
import { ofLevel1, ofLevel2 } from './requirements.ts'

const verdicts = readVerdicts()
const marks = readMarks()
const idsIn = (level: Record<string, number[]>) =>
  Object.entries(level).flatMap(([section, items]) => items.map(item => `V${section}.${item}`))
const idsOf = (level: 1 | 2) => verdicts.filter(verdict => verdict.level === level).map(({ id }) => id)

describe('docs/asvs.md', () => {
  it('judges every requirement of levels 1 and 2 once: 70 and 183', () => {
    expect([idsIn(ofLevel1).length, idsIn(ofLevel2).length]).toEqual([70, 183])
    expect(idsOf(1).toSorted()).toEqual(idsIn(ofLevel1).toSorted())
    expect(idsOf(2).toSorted()).toEqual(idsIn(ofLevel2).toSorted())
  })

  it('gives a reason for each requirement that is not applicable or not met', () => {
    const unsaid = verdicts.filter(({ kind, why }) => kind !== 'met' && why.length < 10)
    expect(unsaid).toEqual([])
  })

  it('names for each met requirement the file whose test or page carries its number', () => {
    const named = verdicts.flatMap(({ id, file }) => (file === null ? [] : [`${id}: ${file}`]))
    expect(marks.map(({ id, file }) => `${id}: ${file}`).toSorted()).toEqual(named.toSorted())
    expect(marks.filter(({ isOfTest }) => !isOfTest)).toEqual([])
  })
})
