import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProvisional, newcomer, type Rating, rated, rested } from './glicko2.ts'

describe('Glicko-2', () => {
  it('reproduces the worked example of the paper', () => {
    const player = { rating: 1500, deviation: 200, volatility: 0.06 }
    const after = rated(player, [
      { opponent: { rating: 1400, deviation: 30 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300 }, score: 0 },
    ])
    expect(after.rating).toBeCloseTo(1464.05, 1)
    expect(after.deviation).toBeCloseTo(151.52, 1)
    // The paper truncates its digits.
    expect(Math.floor(after.volatility * 100_000)).toBe(5999)
  })

  it("widens only the deviation of a player without games, up to a newcomer's", () => {
    const player = { rating: 1720, deviation: 60, volatility: 0.06 }
    const after = rated(player, [])
    expect(after.rating).toBe(1720)
    expect(after.deviation).toBeCloseTo(Math.sqrt(60 ** 2 + (0.06 * 173.7178) ** 2), 6)
    expect(rested(60, 0.06, 1e9)).toBe(350)
    expect(rested(60, 0.06, -5)).toBe(60)
  })

  const ratings = fc.record({
    rating: fc.double({ min: 300, max: 3000, noNaN: true }),
    deviation: fc.double({ min: 30, max: 350, noNaN: true }),
    volatility: fc.double({ min: 0.04, max: 0.1, noNaN: true }),
  })
  const game = (opponent: Rating, score: number, weight = 1) => [{ opponent, score, weight }]

  it('counts two games of weight ½ as one: halves of the worked example give the result of the paper', () => {
    const example = [
      { opponent: { rating: 1400, deviation: 30 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300 }, score: 0 },
    ]
    const halves = example.flatMap(one => [one, one]).map(one => ({ ...one, weight: 0.5 }))
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, halves)
    expect(after.rating).toBeCloseTo(1464.05, 1)
    expect(after.deviation).toBeCloseTo(151.52, 1)
  })

  it('moves a rating less, the less a game weighs, and never to the other side', () => {
    const weights = fc.double({ min: 0.05, max: 1, noNaN: true })
    fc.assert(
      fc.property(ratings, ratings, weights, weights, fc.constantFrom(0, 0.5, 1), (one, other, a, b, score) => {
        const change = (weight: number) => rated(one, game(other, score, weight)).rating - one.rating
        const [light, heavy] = [change(Math.min(a, b)), change(Math.max(a, b))]
        // Rounding moves equal players by less than a millionth.
        expect(light * heavy).toBeGreaterThanOrEqual(-1e-12)
        expect(Math.abs(light)).toBeLessThanOrEqual(Math.abs(heavy) + 0.01)
      }),
    )
  })

  it('lets one question of ten move two newcomers by a tenth to a fifth of a whole game', () => {
    const gain = (weight: number) => rated(newcomer, game(newcomer, 1, weight)).rating - 1500
    expect(gain(1)).toBeCloseTo(162.2, 0)
    expect(gain(0.1) / gain(1)).toBeGreaterThan(0.1)
    expect(gain(0.1) / gain(1)).toBeLessThan(0.2)
  })

  it('never lowers a winner or raises a loser, and every game narrows the deviation', () => {
    fc.assert(
      fc.property(ratings, ratings, (one, other) => {
        const [won, drawn, lost] = [1, 0.5, 0].map(score => rated(one, game(other, score)))
        if (!won || !drawn || !lost) throw new Error('there are three')
        expect(won.rating).toBeGreaterThanOrEqual(one.rating)
        expect(lost.rating).toBeLessThanOrEqual(one.rating)
        expect(won.rating).toBeGreaterThanOrEqual(drawn.rating)
        expect(drawn.rating).toBeGreaterThanOrEqual(lost.rating)
        for (const after of [won, drawn, lost]) {
          expect(after.deviation).toBeLessThan(Math.sqrt(one.deviation ** 2 + (after.volatility * 173.7178) ** 2))
          expect(Number.isFinite(after.volatility)).toBe(true)
        }
      }),
    )
  })

  it('treats two newcomers as mirror images', () => {
    const [won, lost] = [rated(newcomer, game(newcomer, 1)), rated(newcomer, game(newcomer, 0))]
    expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6)
    expect(isProvisional(won)).toBe(true)
    expect(isProvisional({ deviation: 109.9 })).toBe(false)
  })
})
