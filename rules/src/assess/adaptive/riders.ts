// Riders are unscored items: a test with a pass/fail decision also asks new items, which do not count until enough people have met them.

import { leastCalibrated } from './readiness.ts'

const mostRiders = 15

/** Number of riders: at most a fifth of the least length, so that a short test stays short. */
export function ridersOf(provisional: number, least: number): number {
  return Math.min(mostRiders, Math.floor(least / 5), provisional)
}

/** Whether a test of this bank may decide pass or fail: enough of its items are calibrated. Otherwise the test is practice. */
export function mayDecide({ items, calibrated }: { items: number; calibrated: number }, least: number): boolean {
  return calibrated >= least && calibrated >= leastCalibrated * items
}

interface Riding {
  /** Items asked so far, and how many of them were riders. */
  asked: number
  ridden: number
  /** Number of riders to ask before the test may end. */
  riders: number
  least: number
}

/**
 * Whether the next item is a rider. Spreads the riders evenly at random between the first item and the one after which the test may end.
 * Selection sampling: Knuth, The Art of Computer Programming, volume 2, 3.4.2, algorithm S.
 * @param chance a random number in [0, 1)
 */
export function isRiderNext({ asked, ridden, riders, least }: Riding, chance: number): boolean {
  return asked > 0 && ridden < riders && chance * (least + riders - 1 - asked) < riders - ridden
}
