// The order of a board in one bigint: 27 bits of score above 36 bits of time that count down in steps of 16 ms, from 2026 to
// 2060, so that among equal scores the earlier one is the greater. The whole key passes 2^53: SQL puts it together, see store.ts.

export const timeBits = 36
const stepMs = 16
const epochMs = Date.UTC(2026, 0, 1)
export const latest = 2 ** timeBits - 1
export const highestScore = 2 ** 27 - 1

/** Steps left until 2060: less, the later. */
export function countdownAt(at: Date): number {
  const steps = Math.floor((at.getTime() - epochMs) / stepMs)
  return latest - Math.min(Math.max(steps, 0), latest)
}
