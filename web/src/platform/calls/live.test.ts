import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectLive } from './live.ts'

const handlers = vi.hoisted(() => new Map<string, (...values: unknown[]) => void>())
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, handler: (...values: unknown[]) => void) => void handlers.set(event, handler),
    io: { reconnectionDelayMax: () => {} },
    disconnect: () => {},
    emit: () => {},
  }),
}))

describe('a tab', () => {
  afterEach(() => vi.restoreAllMocks())

  const connect = (atMs: number) => {
    vi.spyOn(performance, 'now').mockReturnValue(atMs)
    handlers.get('connect')?.()
  }

  it.each([
    ['nothing if it connects promptly, because it has only just read everything', [900], 0],
    ['everything again if it connects late, because messages may have come meanwhile', [6000], 1],
    ['everything again after each reconnect', [900, 1500, 9000], 2],
  ])('reads %s', (_what, times, reads) => {
    const onBack = vi.fn()
    const stop = connectLive(`token ${times.join()}`, { onNotice: () => {}, onMessage: () => {}, onBack })
    times.forEach(connect)
    expect(onBack).toHaveBeenCalledTimes(reads)
    stop()
  })
})
