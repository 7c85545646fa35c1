/** Isolated, so that a sign stays before its number in right-to-left text. */
export const logits = (value: number) => `\u2066${value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}\u2069`
