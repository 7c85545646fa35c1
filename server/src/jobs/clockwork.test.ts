import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { startClockwork } from './clockwork.ts'

const { log } = Fastify()

describe('the clockwork', () => {
  it('runs a job again and again, but never twice at once', async () => {
    let running = 0
    let most = 0
    let runs = 0
    const run = async () => {
      runs += 1
      running += 1
      most = Math.max(most, running)
      await new Promise(resolve => setTimeout(resolve, 30))
      running -= 1
    }
    const clockwork = startClockwork(true, log, [{ name: 'slow', everyMs: 5, run }])
    await vi.waitFor(() => expect(runs).toBeGreaterThan(2), { timeout: 10_000 })
    await clockwork.stop()
    expect(most).toBe(1)
    expect(running).toBe(0)
  })

  it('survives a job that fails', async () => {
    let runs = 0
    const run = async () => {
      runs += 1
      throw new Error('on purpose')
    }
    const clockwork = startClockwork(true, log, [{ name: 'failing', everyMs: 5, run }])
    await vi.waitFor(() => expect(runs).toBeGreaterThan(1), { timeout: 10_000 })
    await clockwork.stop()
  })

  it('does nothing when it is off', async () => {
    const run = vi.fn(async () => {})
    const clockwork = startClockwork(false, log, [{ name: 'never', everyMs: 1, run }])
    await new Promise(resolve => setTimeout(resolve, 20))
    await clockwork.stop()
    expect(run).not.toHaveBeenCalled()
  })
})
