// The worth of coins in money, shown while typing. The server's calculation counts.

import type { PayoutTerms } from '@trivium/contract/rewards/payouts'
import { useTranslation } from 'react-i18next'

export type Rate = Pick<PayoutTerms, 'per_coin' | 'coin_amount' | 'currency'>

export function useMoney(): (amount: number, currency: string) => string {
  const { i18n } = useTranslation()
  return (amount, currency) => moneyIn(i18n.language || 'en', amount, currency)
}

/** Formats money, isolated left to right: right-to-left text would separate the currency's sign from its digits. */
export function moneyIn(code: string, amount: number, currency: string): string {
  try {
    const written = new Intl.NumberFormat(code, { style: 'currency', currency }).format(amount)
    return `\u2066${written.replaceAll('\u200f', '')}\u2069`
  } catch {
    // The operator may set a currency name that `Intl` does not know.
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
