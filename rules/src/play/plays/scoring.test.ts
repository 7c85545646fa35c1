import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leaderboardScore, coinsFor, isWon, percentageOf, pointsOf } from './scoring.ts'

const rules = { maximumCoins: 4, winningPercentage: 60, fullCoinsPercentage: 80 }

describe('percentageOf', () => {
  it.each([
    [10, 10, 100],
    [10, 0, 0],
    [3, 1, 33.33],
    [7, 2, 28.57],
    [0, 0, 0],
  ])('of %i questions with %i right is %f', (total, correct, expected) => {
    expect(percentageOf({ total, correct })).toBe(expected)
  })
})

describe('coinsFor', () => {
  it.each([
    [100, 4],
    [80, 4],
    [79.99, 3],
    [70, 3],
    [69.9, 2],
    [60, 2],
    [59.99, 0],
    [0, 0],
  ])('for %f percent is %i coins', (percentage, coins) => {
    expect(coinsFor(percentage, rules)).toBe(coins)
  })

  it('follows the formula with a maximum of 10, as in guess the word', () => {
    expect(coinsFor(60, { ...rules, maximumCoins: 10 })).toBe(8)
  })

  it('is between 0 and the maximum, and never decreases with the percentage', () => {
    const percentage = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(
        percentage,
        percentage,
        fc.nat(20),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (a, b, maximumCoins, x, y) => {
          const own = { maximumCoins, winningPercentage: Math.min(x, y), fullCoinsPercentage: Math.max(x, y) }
          const [low, high] = [coinsFor(Math.min(a, b), own), coinsFor(Math.max(a, b), own)]
          expect(low).toBeGreaterThanOrEqual(0)
          expect(high).toBeLessThanOrEqual(maximumCoins)
          expect(high).toBeGreaterThanOrEqual(low)
        },
      ),
    )
  })
})

describe('score', () => {
  const byPoints = { by: 'points', correct: 'score_correct', wrong: 'score_wrong' } as const
  const answer = (correct: boolean, isGiven = true) => ({ correct, isGiven, marks: 3 })
  const points = { scoreCorrect: 4, scoreWrong: 2 }

  it('adds points for right answers, subtracts for wrong ones, and ignores the rest', () => {
    const worth = [answer(true), answer(false), answer(false, false)].map(each => pointsOf(byPoints, each, points))
    expect(worth).toEqual([4, -2, 0])
  })

  it('is the marks of the answer in modes with marks, and 0 in modes without a score', () => {
    expect(pointsOf({ by: 'marks' }, answer(true), points)).toBe(3)
    expect(pointsOf({ by: 'marks' }, { ...answer(false), marks: -0.25 }, points)).toBe(-0.25)
    expect(pointsOf(null, answer(true), points)).toBe(0)
  })

  it('adds nothing to the leaderboards if it is negative', () => {
    expect(leaderboardScore(-20)).toBe(0)
    expect(isWon(60, rules)).toBe(true)
    expect(isWon(59.99, rules)).toBe(false)
  })
})
