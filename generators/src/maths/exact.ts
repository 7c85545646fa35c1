// Exact fractions, always reduced, with the sign in the numerator. Right answers must never pass through floating point.

export interface Rational {
  readonly top: number
  readonly bottom: number
}

/** A whole number may stand for itself. */
export type Exact = Rational | number

export function ratio(top: number, bottom = 1): Rational {
  if (!Number.isSafeInteger(top) || !Number.isSafeInteger(bottom) || bottom === 0) throw new Error(`${top}/${bottom} is no exact fraction`)
  const divisor = greatestCommonDivisor(top, bottom) * Math.sign(bottom)
  // Adding zero turns −0 into 0.
  return { top: top / divisor + 0, bottom: bottom / divisor }
}

export function exact(value: Exact): Rational {
  return typeof value === 'number' ? ratio(value) : value
}

export function plus(a: Exact, b: Exact): Rational {
  const [x, y] = [exact(a), exact(b)]
  return ratio(x.top * y.bottom + y.top * x.bottom, x.bottom * y.bottom)
}

export function minus(a: Exact, b: Exact): Rational {
  return plus(a, times(b, -1))
}

export function times(a: Exact, b: Exact): Rational {
  const [x, y] = [exact(a), exact(b)]
  return ratio(x.top * y.top, x.bottom * y.bottom)
}

export function over(a: Exact, b: Exact): Rational {
  const [x, y] = [exact(a), exact(b)]
  return ratio(x.top * y.bottom, x.bottom * y.top)
}

/** @param exponent a whole number, may be negative */
export function toThe(base: Exact, exponent: number): Rational {
  const { top, bottom } = exact(base)
  return exponent < 0 ? ratio(bottom ** -exponent, top ** -exponent) : ratio(top ** exponent, bottom ** exponent)
}

/** Negative when a is smaller than b. */
export function compare(a: Exact, b: Exact): number {
  return minus(a, b).top
}

export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b)
}

export function leastCommonMultiple(a: number, b: number): number {
  return (a * b) / greatestCommonDivisor(a, b)
}

/** 72 = 6² · 2 → [6, 2]. */
export function squareOut(n: number): [outside: number, inside: number] {
  for (let outside = Math.floor(Math.sqrt(n)); outside > 1; outside--) {
    if (n % (outside * outside) === 0) return [outside, n / (outside * outside)]
  }
  return [1, n]
}

export function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k
}

export function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1)
}
