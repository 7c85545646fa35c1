import { describe, expect, it } from 'vitest'
import { upperBound } from './upper-bound.ts'

describe('the upper bound of a failure rate', () => {
  // R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998) 857–872, table I,
  // method 5: two-sided at 95 %, so each upper limit is a one-sided limit at 97.5 %.
  it.each([
    [81, 263, 0.3676],
    [15, 148, 0.1617],
    [0, 20, 0.1684],
    [1, 29, 0.1776],
  ])('is what Newcombe published: %i of %i', (failed, tried, published) => {
    expect(upperBound(failed, tried, 0.975)).toBeCloseTo(published, 4)
  })

  // J. A. Hanley and A. Lippman-Hand, "If nothing goes wrong, is everything all right?", JAMA 249 (1983) 1743–1745.
  it('follows the rule of three without a failure', () => {
    expect(upperBound(0, 14)).toBeCloseTo(0.193, 3)
    for (const tried of [1_000, 100_000, 3_000_000]) expect(upperBound(0, tried) * tried).toBeCloseTo(2.996, 2)
  })

  it('is 1 without a trial, and when all trials failed', () => {
    expect([upperBound(0, 0), upperBound(3, 3), upperBound(1, 0)]).toEqual([1, 1, 1])
  })

  it('stays exact among a hundred thousand trials, and grows with the failures', () => {
    const bounds = [0, 1, 2, 10].map(failed => upperBound(failed, 100_000) * 100_000)
    // Half of the 95 % quantile of chi-square with 2(k + 1) degrees of freedom: the Poisson limit.
    for (const [index, limit] of [2.996, 4.744, 6.296, 16.96].entries()) expect(bounds[index]).toBeCloseTo(limit, 2)
  })
})
