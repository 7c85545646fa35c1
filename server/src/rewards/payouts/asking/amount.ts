// The worth of coins, in the smallest unit of the currency, so that nothing is lost to binary fractions.

import type { Settings } from '../../../platform/settings/defaults.ts'

export interface Amount {
  /** Whole: 500 with two digits is 5.00. */
  amount: number
  digits: number
  currency: string
}

/** Digits after the decimal point: two for most currencies, none for the yen. */
function digitsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/** coins ÷ per_coin × coin_amount, rounded down. 0 if coins are worth nothing. */
export function worthOf(coins: number, { per_coin, coin_amount, currency }: Settings): Amount {
  const digits = digitsOf(currency)
  const exact = per_coin === 0 ? 0 : (coins * coin_amount * 10 ** digits) / per_coin
  // 0.1 + 0.2 is a little more than 0.3, and 4.35 × 100 a little less than 435: a value this close to a whole number counts as whole.
  const near = Math.round(exact)
  return { amount: Math.abs(exact - near) < 1e-6 ? near : Math.floor(exact), digits, currency }
}

export const asNumber = ({ amount, digits }: Pick<Amount, 'amount' | 'digits'>): number => amount / 10 ** digits

/** "5.00 USD", the same in every language, and left to right in a text from right to left. */
export const asText = ({ amount, digits, currency }: Amount): string => `\u2066${(amount / 10 ** digits).toFixed(digits)} ${currency}\u2069`
