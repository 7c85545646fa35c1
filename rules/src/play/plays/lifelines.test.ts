import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lifelineNames } from '@trivium/contract/play/plays'
import { estimatedPoll, fiftyFifty, lifelinePrice, lifelineRefusal, sharesOf } from './lifelines.ts'
import { seededRandom } from '../../platform/random.ts'

const use = { offered: lifelineNames, used: {}, questionType: 'multiple_choice', options: 4 } as const

describe('lifelineRefusal', () => {
  it('allows each lifeline once per play', () => {
    expect(lifelineRefusal({ ...use, lifeline: 'skip' })).toBeNull()
    expect(lifelineRefusal({ ...use, lifeline: 'skip', used: { skip: 3 } })).toBe('lifeline_used')
  })

  it('makes fifty-fifty and the poll exclude each other in the whole play', () => {
    expect(lifelineRefusal({ ...use, lifeline: 'fifty_fifty', used: { audience_poll: 7 } })).toBe('lifeline_excluded')
    expect(lifelineRefusal({ ...use, lifeline: 'audience_poll', used: { fifty_fifty: 7 } })).toBe('lifeline_excluded')
    expect(lifelineRefusal({ ...use, lifeline: 'audience_poll', used: { skip: 6, reset_timer: 7 } })).toBeNull()
  })

  it('allows neither of them on true and false, but the others', () => {
    const trueFalse = { ...use, questionType: 'true_false', options: 2 } as const
    expect(lifelineRefusal({ ...trueFalse, lifeline: 'fifty_fifty' })).toBe('lifeline_not_allowed')
    expect(lifelineRefusal({ ...trueFalse, lifeline: 'audience_poll' })).toBe('lifeline_not_allowed')
    expect(lifelineRefusal({ ...trueFalse, lifeline: 'reset_timer' })).toBeNull()
  })

  it('allows no lifeline if the mode offers none', () => {
    expect(lifelineRefusal({ ...use, offered: [], lifeline: 'skip' })).toBe('lifeline_not_allowed')
  })
})

describe('fiftyFifty', () => {
  it('leaves the right option and exactly one wrong one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 5 }), fc.nat(4), fc.nat(), (options, place, seed) => {
        const right = place % options
        const removed = fiftyFifty(options, right, seededRandom(seed))
        expect(removed).not.toContain(right)
        expect(new Set(removed).size).toBe(options - 2)
      }),
    )
  })
})

describe('polls', () => {
  it('give shares in whole percent with the sum 100', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 2, maxLength: 5 }), counts => {
        const sum = sharesOf(counts).reduce((a, b) => a + b, 0)
        expect(sum).toBe(counts.every(count => count === 0) ? 0 : 100)
      }),
    )
    expect(sharesOf([1, 1, 1])).toEqual([34, 33, 33])
  })

  it('simulate a better audience for an easier question', () => {
    const averageRight = (difficulty: number) =>
      Array.from({ length: 200 }, (_, seed) => estimatedPoll(4, 1, difficulty, seededRandom(seed))[1] ?? 0).reduce((a, b) => a + b, 0) / 200
    expect(averageRight(0)).toBeGreaterThan(averageRight(0.5))
    expect(averageRight(0.5)).toBeGreaterThan(averageRight(1))
  })

  it.each([
    [0, 0.8125],
    [0.5, 0.606],
    [1, 0.4],
  ])('simulated at a difficulty of %d are led by the right option as often as players know or guess it', (difficulty, facility) => {
    const polls = Array.from({ length: 4000 }, (_, seed) => estimatedPoll(4, 2, difficulty, seededRandom(seed)))
    const led = polls.filter(shares => Math.max(...shares) === shares[2]).length / polls.length
    expect(Math.abs(led - facility)).toBeLessThan(0.03)
    for (const shares of polls) expect(shares.reduce((a, b) => a + b, 0)).toBe(100)
  })
})

describe('lifelinePrice', () => {
  it.each([
    [0, 1, 0],
    [1, 1, 2],
    [3, 1, 2],
    [1, 2, 0],
    [2, 2, 2],
    [0, 0, 2],
    [0, undefined, 2],
  ])('after %i used lifelines, with %s free, is %i', (used, free, price) => {
    expect(lifelinePrice(used, { lifelinePrice: 2, ...(free !== undefined && { freeLifelines: free }) })).toBe(price)
  })
})
