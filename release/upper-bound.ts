/**
 * The exact one-sided upper bound of a failure rate, when `failed` of `tried` independent trials failed: at this rate so few failures have
 * a probability of only 1 − confidence. After C. J. Clopper and E. S. Pearson, "The use of confidence or fiducial limits
 * illustrated in the case of the binomial", Biometrika 26 (1934) 404–413. Without a failure it is 1 − 0.05^(1/n), about 3/n.
 * @returns 1 when nothing was tried, or nothing succeeded.
 */
export function upperBound(failed: number, tried: number, confidence = 0.95): number {
  if (failed >= tried) return 1
  const wanted = 1 - confidence
  if (failed === 0) return -Math.expm1(Math.log(wanted) / tried)
  let [low, high] = [failed / tried, 1]
  while (high - low > 1e-9 * high) {
    const middle = (low + high) / 2
    if (chanceOfAtMost(failed, tried, middle) > wanted) low = middle
    else high = middle
  }
  return high
}

/** The binomial distribution function, computed with logarithms, because its terms are too small for numbers. */
function chanceOfAtMost(failed: number, tried: number, rate: number): number {
  let ways = 0
  let sum = 0
  for (let count = 0; count <= failed; count++) {
    if (count > 0) ways += Math.log((tried - count + 1) / count)
    sum += Math.exp(ways + count * Math.log(rate) + (tried - count) * Math.log1p(-rate))
  }
  return sum
}
