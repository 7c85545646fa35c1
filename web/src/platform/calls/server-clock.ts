// The server's clock: every reply with `now` corrects our offset. Between replies we use the device's monotonic clock, which users cannot
// change. On some systems it stops while the device sleeps, so we compare it with the wall clock.

/** The tolerated drift between the two clocks, since systems adjust the wall clock slightly. */
const toleranceMs = 1000

let offsetMs = Date.now() - performance.now()
let bestRoundTripMs = Number.POSITIVE_INFINITY
/** The difference between wall clock and monotonic clock at the last correction. */
let aheadMs = offsetMs

const gainedMs = () => Date.now() - performance.now() - aheadMs

/** True when the two clocks have drifted apart: the device slept or its clock was changed. The next reply of the server corrects it. */
export const isClockInDoubt = () => Math.abs(gainedMs()) > toleranceMs

/** @param askedAt time of the request, from performance.now(). The fastest round trip gives the most accurate offset. */
export function learnServerTime(now: string, askedAt: number): void {
  const roundTripMs = performance.now() - askedAt
  const measured = Date.parse(now) - (askedAt + roundTripMs / 2)
  const isBetter = roundTripMs <= bestRoundTripMs
  const isOff = isClockInDoubt() || Math.abs(measured - offsetMs) > roundTripMs + toleranceMs
  if (!isBetter && !isOff) return
  offsetMs = measured
  bestRoundTripMs = roundTripMs
  aheadMs = Date.now() - performance.now()
}

/** The server's time in milliseconds since the epoch. If the device seems to have slept, the gained time is added until the next reply. */
export const serverNow = () => performance.now() + offsetMs + (gainedMs() > toleranceMs ? gainedMs() : 0)

/** Milliseconds until a deadline of the server, never below 0. */
export const msUntil = (deadline: string) => Math.max(0, Date.parse(deadline) - serverNow())

/** A pushed message only proves that the server's time is at least `now`, because its delay is unknown. */
export function learnServerTimeIsPast(now: string): void {
  const behindMs = Date.parse(now) - serverNow()
  if (behindMs <= 0) return
  offsetMs += behindMs
  bestRoundTripMs = Number.POSITIVE_INFINITY
}
