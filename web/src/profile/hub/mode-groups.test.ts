import { describe, expect, it } from 'vitest'
import { listedModes } from '../../platform/modes/modes.ts'
import { groups, modesOf } from './mode-groups.ts'

describe('the page of all modes', () => {
  it('has each mode once, and no empty group', () => {
    expect(groups.flatMap(modesOf).toSorted()).toEqual(listedModes.toSorted())
    expect(groups.filter(group => modesOf(group).length === 0)).toEqual([])
  })
})
