import { describe, expect, it } from 'vitest'
import { added, emptyLine, type Line, lineOf, missingIn, moved, orderIn, takenBack } from './line.ts'

const line: Line = ['b', null, 'a', null]

describe('a line', () => {
  it('is an answer only when every place is taken', () => {
    expect(orderIn(line)).toBe('')
    expect(missingIn(line)).toBe(2)
    expect(orderIn(['b', 'd', 'a', 'c'])).toBe('b,d,a,c')
    expect(lineOf('b,d,a,c', 4)).toEqual(['b', 'd', 'a', 'c'])
    expect(lineOf('', 3)).toEqual(emptyLine(3))
  })

  it('is filled from its first free place on', () => {
    expect(added(line, 'c')).toEqual(['b', 'c', 'a', null])
    expect(added(['b', 'a'], 'c')).toEqual(['b', 'a'])
    expect(takenBack(line, 'b')).toEqual([null, null, 'a', null])
  })

  it('swaps two options, moves one to an empty place, and gives up the option that another replaces', () => {
    expect(moved(line, 'b', 2)).toEqual(['a', null, 'b', null])
    expect(moved(line, 'b', 3)).toEqual([null, null, 'a', 'b'])
    expect(moved(line, 'c', 0)).toEqual(['c', null, 'a', null])
    expect(moved(line, 'b', 4)).toEqual(line)
    expect(moved(line, 'b', -1)).toEqual(line)
  })
})
