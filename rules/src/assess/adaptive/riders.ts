// New items ride along in a test that decides: they are asked like any other and do not count, until enough people have met them.

import { leastCalibrated } from './readiness.ts'

const mostRiders = 15

/** At most a fifth of what counts, so that a short test stays one. */
export function ridersOf(provisional: number, least: number): number {
  return Math.min(mostRiders, Math.floor(least / 5), provisional)
}

/** Whether enough is known about a bank that a test of it decides anything; otherwise it is practice. */
export function mayDecide({ items, calibrated }: { items: number; calibrated: number }, least: number): boolean {
  return calibrated >= least && calibrated >= leastCalibrated * items
}

interface Riding {
  /** Items asked so far, and how many of them rode along. */
  asked: number
  ridden: number
  /** How many are to ride along before the test may end. */
  riders: number
  least: number
}

/**
 * Spreads the riders evenly by chance between the first item and the one after which the test may end. Selection sampling: Knuth, The Art
 * of Computer Programming, volume 2, 3.4.2, algorithm S.
 * @param chance from 0 to 1, without 1
 */
export function isRiderNext({ asked, ridden, riders, least }: Riding, chance: number): boolean {
  return asked > 0 && ridden < riders && chance * (least + riders - 1 - asked) < riders - ridden
}
