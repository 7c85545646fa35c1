// The clock is the server's: every reply that carries `now` corrects ours.

let offsetMs = 0
let bestRoundTripMs = Number.POSITIVE_INFINITY

/** `askedAt` is when the call left, in this device's time. The quickest round trip tells the offset best. */
export function learnServerTime(now: string, askedAt: number): void {
  const receivedAt = Date.now()
  const roundTripMs = receivedAt - askedAt
  const measured = Date.parse(now) - (askedAt + roundTripMs / 2)
  const isBetter = roundTripMs <= bestRoundTripMs
  // A device clock that was set meanwhile makes the old offset worthless.
  const hasJumped = Math.abs(measured - offsetMs) > roundTripMs + 1000
  if (!isBetter && !hasJumped) return
  offsetMs = measured
  bestRoundTripMs = roundTripMs
}

/** Milliseconds since the epoch, as the server would say. */
export const serverNow = () => Date.now() + offsetMs

/** Milliseconds until a deadline of the server, never below 0. */
export const msUntil = (deadline: string) => Math.max(0, Date.parse(deadline) - serverNow())
