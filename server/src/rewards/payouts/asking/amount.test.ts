import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../../platform/settings/defaults.ts'
import { asNumber, asText, worthOf } from './amount.ts'
import { cleanUpi } from './address.ts'
import { isZoneOf } from './country.ts'

const rate = (per_coin: number, coin_amount: number, currency = 'USD') => ({ ...defaultSettings, per_coin, coin_amount, currency })

describe('the worth of coins', () => {
  it.each([
    [5000, rate(1000, 1), 5],
    [5999, rate(1000, 1), 5.99],
    [5999, rate(1000, 1, 'JPY'), 5],
    [435, rate(100, 1), 4.35],
    [1, rate(1000, 1), 0],
    [9, rate(0, 1), 0],
    [3, rate(1, 0.1), 0.3],
    [1234, rate(7, 0.01), 1.76],
    [1234, rate(100, 1, 'BHD'), 12.34],
    [1000, rate(1000, 1, '???'), 1],
  ])('of %i coins', (coins, settings, worth) => {
    expect(asNumber(worthOf(coins, settings))).toBe(worth)
  })

  it('is never more than coins ÷ per_coin × coin_amount, and never a whole unit less', () => {
    const numbers = fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }))
    fc.assert(
      fc.property(numbers, ([coins, per, cents]) => {
        const { amount } = worthOf(coins, rate(per, cents / 100))
        // In whole numbers: amount ≤ coins × cents ÷ per < amount + 1.
        expect(amount * per).toBeLessThanOrEqual(coins * cents)
        expect((amount + 1) * per).toBeGreaterThan(coins * cents)
      }),
    )
  })

  it('is written with all its digits', () => {
    expect(asText(worthOf(5000, rate(1000, 1)))).toBe('\u20665.00 USD\u2069')
  })
})

describe('a UPI ID', () => {
  it.each(['a@bank', '@bank', 'rita@', 'ri ta@bank', 'rita@1bank', 'rita@bank.in', 'rita@@bank', '-x@bank', 'r'.repeat(257) + '@bank'])(
    'cannot be %s',
    typed => expect(cleanUpi(typed)).toBeNull(),
  )

  it.each(['9876543210@ybl', 'rita.rich@okhdfcbank', 'RITA_R@paytm'])('can be %s', typed =>
    expect(cleanUpi(typed)).toBe(typed.toLowerCase()),
  )
})

describe('the time zones of a country', () => {
  it.each([
    ['Asia/Kolkata', 'IN', true],
    ['Asia/Calcutta', 'IN', true],
    ['Europe/Madrid', 'ES', true],
    ['America/Los_Angeles', 'US', true],
    ['Europe/Madrid', 'PT', false],
    ['UTC', 'GB', false],
    ['Etc/GMT+5', 'US', false],
    ['Mars/Olympus', 'US', false],
    ['UTC', 'ZZ', false],
  ])('%s in %s: %s', (zone, country, isThere) => expect(isZoneOf(zone, country)).toBe(isThere))
})
