import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fits, pairsOf, type Search, windowOf } from './pairing.ts'

const search = (id: string, own: Partial<Search> = {}): Search => ({
  id,
  accountId: Number(id),
  rating: 1500,
  languageId: 1,
  categoryId: null,
  startedAt: 0,
  why: null,
  ...own,
})

describe('the window of ratings', () => {
  it.each([
    [0, 100],
    [4_999, 100],
    [5_000, 150],
    [29_999, 350],
  ])('after %i ms reaches %i points to each side', (ms, window) => expect(windowOf({ startedAt: 0 }, ms)).toBe(window))
})

describe('two searches', () => {
  it('fit if language, category and stake match and each is in the rating window of the other', () => {
    const one = search('1', { categoryId: 7 })
    expect(fits(one, search('2', { categoryId: 7 }), 0)).toBe(true)
    expect(fits(one, search('2'), 0)).toBe(true)
    expect(fits(one, search('2', { categoryId: 8 }), 0)).toBe(false)
    expect(fits(one, search('2', { languageId: 2 }), 0)).toBe(false)
    expect(fits(one, search('2', { accountId: 1 }), 0)).toBe(false)
    expect(fits(one, search('2', { why: 'play_before_staking' }), 0)).toBe(false)
    expect(fits(search('1', { why: 'won_enough_today' }), search('2', { why: 'play_before_staking' }), 0)).toBe(true)
    expect(fits(one, search('2', { rating: 1620, startedAt: 5_000 }), 5_000)).toBe(false)
    expect(fits(one, search('2', { rating: 1620 }), 5_000)).toBe(true)
  })
})

describe('pairs', () => {
  it('match the longest waiting search first, with the nearest rating', () => {
    const searches = [search('1', { startedAt: 5 }), search('2', { rating: 1580 }), search('3', { rating: 1540, startedAt: 9 })]
    expect(pairsOf(searches, 10).map(pair => pair.map(({ id }) => id))).toEqual([['2', '3']])
  })

  it('contain each search once, only pairs that fit, and leave no fitting pair', () => {
    const any = fc.record({
      rating: fc.integer({ min: 1000, max: 2000 }),
      languageId: fc.integer({ min: 1, max: 2 }),
      categoryId: fc.constantFrom(null, 1, 2),
      startedAt: fc.integer({ min: 0, max: 30_000 }),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 25 }), all => {
        const searches = all.map((own, index) => search(String(index + 1), own))
        const pairs = pairsOf(searches, 30_000)
        const paired = pairs.flat().map(({ id }) => id)
        expect(new Set(paired).size).toBe(paired.length)
        for (const [one, other] of pairs) expect(fits(one, other, 30_000)).toBe(true)
        const alone = searches.filter(({ id }) => !paired.includes(id))
        for (const one of alone) for (const other of alone) expect(one !== other && fits(one, other, 30_000)).toBe(false)
      }),
    )
  })
})
