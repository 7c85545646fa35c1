// The sort key of a leaderboard, a bigint: 27 bits of score above 36 bits of time. The time counts down in steps of 16 ms from 2026 to
// 2060, so that among equal scores the earlier one has the greater key. A key can exceed 2^53, so SQL composes it: see store.ts.

export const timeBits = 36
const stepMs = 16
const epochMs = Date.UTC(2026, 0, 1)
export const latest = 2 ** timeBits - 1
export const highestScore = 2 ** 27 - 1

/** Steps left until 2060: a later time has fewer. */
export function countdownAt(at: Date): number {
  const steps = Math.floor((at.getTime() - epochMs) / stepMs)
  return latest - Math.min(Math.max(steps, 0), latest)
}
