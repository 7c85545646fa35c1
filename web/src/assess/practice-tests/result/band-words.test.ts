import { describe, expect, it } from 'vitest'
import { percentAlong, placeOf, sideOf } from './band-words.ts'

describe('the band of an estimate', () => {
  it('takes a side only as a whole, and none when it says nothing', () => {
    expect(sideOf({ low: 0.1, high: 1 }, 0)).toBe('above')
    expect(sideOf({ low: 0.3, high: 6 }, 0)).toBe('above')
    expect(sideOf({ low: -1, high: 1 }, 0)).toBe('open')
    expect(sideOf({ low: -1, high: 0.4 }, 0.5)).toBe('below')
    expect(sideOf({ low: -6, high: 6 }, 0)).toBe('unknown')
  })

  it('has a word for each end, seen from the pass mark', () => {
    expect([-3, -1, -0.4, 0.4, 1, 3].map(logits => placeOf(logits, 0))).toEqual([
      'far_below',
      'below',
      'near',
      'near',
      'above',
      'far_above',
    ])
    expect(placeOf(1, 1)).toBe('near')
  })

  it('is drawn around the pass mark', () => {
    expect([-9, -4, 0, 2, 9].map(logits => percentAlong(logits, 0))).toEqual([0, 0, 50, 75, 100])
    expect(percentAlong(1, 1)).toBe(50)
  })
})
