import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const noon = Date.parse('2026-11-21T12:00:00.000Z')
const iso = (ms: number) => new Date(ms).toISOString()

/** The clocks of a device whose wall clock is ten minutes slow. */
let wall: number
let monotonic: number

async function freshClock() {
  vi.resetModules()
  return import('./server-clock.ts')
}

beforeEach(() => {
  ;[wall, monotonic] = [noon - 600_000, 5000]
  vi.spyOn(Date, 'now').mockImplementation(() => wall)
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic)
})
afterEach(() => vi.restoreAllMocks())

function pass(ms: number): void {
  wall += ms
  monotonic += ms
}

describe('the clock of the server', () => {
  it('learns from replies, and prefers the fastest round trip', async () => {
    const { learnServerTime, serverNow } = await freshClock()
    learnServerTime(iso(noon), monotonic)
    expect(serverNow()).toBe(noon)
    pass(4000)
    learnServerTime(iso(noon + 3200), monotonic - 1000)
    expect(serverNow()).toBe(noon + 4000)
  })

  it('does not follow a wall clock that was set back, and is in doubt until the next reply', async () => {
    const { isClockInDoubt, learnServerTime, msUntil, serverNow } = await freshClock()
    learnServerTime(iso(noon), monotonic)
    pass(10_000)
    expect(isClockInDoubt()).toBe(false)
    wall -= 60_000
    expect(msUntil(iso(noon + 30_000))).toBe(20_000)
    expect(isClockInDoubt()).toBe(true)
    learnServerTime(iso(noon + 10_200), monotonic - 400)
    expect(isClockInDoubt()).toBe(false)
    expect(serverNow()).toBe(noon + 10_400)
  })

  it('moves on after the device has slept, although the monotonic clock stood still', async () => {
    const { isClockInDoubt, learnServerTime, msUntil } = await freshClock()
    learnServerTime(iso(noon), monotonic)
    wall += 3_600_000
    expect(isClockInDoubt()).toBe(true)
    expect(msUntil(iso(noon + 30_000))).toBe(0)
  })

  it('tolerates the small corrections of every wall clock', async () => {
    const { isClockInDoubt, learnServerTime, serverNow } = await freshClock()
    learnServerTime(iso(noon), monotonic)
    wall += 800
    expect(isClockInDoubt()).toBe(false)
    expect(serverNow()).toBe(noon)
  })
})
