// The clock is the server's: every reply that carries `now` corrects ours. Between replies the device's monotonic clock counts, which
// nobody can set. On some systems it stands still while the device sleeps, so the wall clock is compared with it.

/** What the wall clock may gain or lose by being corrected a little now and then. */
const toleranceMs = 1000

let offsetMs = Date.now() - performance.now()
let bestRoundTripMs = Number.POSITIVE_INFINITY
/** How far the wall clock was ahead of the monotonic one when the time was learnt. */
let aheadMs = offsetMs

const gainedMs = () => Date.now() - performance.now() - aheadMs

/** The two clocks of the device have drifted apart: it slept, or somebody set it. Asking the server settles it. */
export const isClockInDoubt = () => Math.abs(gainedMs()) > toleranceMs

/** `askedAt` is when the call left, as performance.now() tells it. The quickest round trip tells the offset best. */
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

/** Milliseconds since the epoch, as the server would say. In doubt, a device that seems to have slept is believed until it is asked. */
export const serverNow = () => performance.now() + offsetMs + (gainedMs() > toleranceMs ? gainedMs() : 0)

/** Milliseconds until a deadline of the server, never below 0. */
export const msUntil = (deadline: string) => Math.max(0, Date.parse(deadline) - serverNow())
