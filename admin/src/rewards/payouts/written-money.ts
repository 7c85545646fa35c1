/** Formats an amount in its currency. The operator may set any name for the currency, which `Intl` may not know. */
export function writtenMoney({ amount, currency }: { amount: number; currency: string }): string {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }).format(amount)
  } catch {
    return `${amount} ${currency}`
  }
}
