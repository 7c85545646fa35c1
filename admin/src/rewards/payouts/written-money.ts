/** An amount in its currency; an operator may call the currency what they like. */
export function writtenMoney({ amount, currency }: { amount: number; currency: string }): string {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }).format(amount)
  } catch {
    return `${amount} ${currency}`
  }
}
