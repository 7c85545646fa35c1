// What coins are worth. The server has the last word; this is shown while typing.

import type { PayoutTerms } from '@trivium/contract/rewards/payouts'
import { useTranslation } from 'react-i18next'

export type Rate = Pick<PayoutTerms, 'per_coin' | 'coin_amount' | 'currency'>

export function useMoney(): (amount: number, currency: string) => string {
  const { i18n } = useTranslation()
  return (amount, currency) => moneyIn(i18n.language || 'en', amount, currency)
}

/** Left to right as a whole: in a text from right to left sign and digits of a currency would be torn apart. */
export function moneyIn(code: string, amount: number, currency: string): string {
  try {
    const written = new Intl.NumberFormat(code, { style: 'currency', currency }).format(amount)
    return `\u2066${written.replaceAll('\u200f', '')}\u2069`
  } catch {
    // An operator may call the currency what they like.
    return `\u2066${amount.toFixed(2)} ${currency}\u2069`
  }
}

/** Rounded down to the smallest coin of the currency, as the server does. */
export function worthOf(coins: number, { per_coin, coin_amount, currency }: Rate): number {
  if (per_coin === 0) return 0
  const factor = 10 ** digitsOf(currency)
  const exact = (coins * coin_amount * factor) / per_coin
  const near = Math.round(exact)
  return (Math.abs(exact - near) < 1e-6 ? near : Math.floor(exact)) / factor
}

function digitsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}
