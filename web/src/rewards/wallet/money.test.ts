import { describe, expect, it } from 'vitest'
import { moneyIn, worthOf } from './money.ts'

const rate = (per_coin: number, coin_amount: number, currency = 'USD') => ({ per_coin, coin_amount, currency })

describe('the worth shown while typing', () => {
  // The same table as in server/src/rewards/payouts/asking/amount.test.ts.
  it.each([
    [5000, rate(1000, 1), 5],
    [5999, rate(1000, 1), 5.99],
    [5999, rate(1000, 1, 'JPY'), 5],
    [435, rate(100, 1), 4.35],
    [9, rate(0, 1), 0],
    [3, rate(1, 0.1), 0.3],
    [1234, rate(7, 0.01), 1.76],
  ])('of %i coins equals the server’s', (coins, at, worth) => expect(worthOf(coins, at)).toBe(worth))
})

describe('money', () => {
  it('is formatted in the language, left to right, also in an unknown currency', () => {
    expect(moneyIn('en', 5, 'USD')).toBe('\u2066$5.00\u2069')
    expect(moneyIn('ar', 5, 'USD')).not.toContain('\u200f')
    expect(moneyIn('en', 5, '???')).toBe('\u20665.00 ???\u2069')
  })
})
