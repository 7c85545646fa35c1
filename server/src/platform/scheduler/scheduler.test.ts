import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { type JobRun, startScheduler } from './scheduler.ts'

const { log } = Fastify()

describe('the scheduler', () => {
  it('runs a job repeatedly, but never twice at once', async () => {
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
    const scheduler = startScheduler(true, log, [{ name: 'slow', everyMs: 5, run }])
    await vi.waitFor(() => expect(runs).toBeGreaterThan(2), { timeout: 10_000 })
    await scheduler.stop()
    expect(most).toBe(1)
    expect(running).toBe(0)
  })

  it('survives a job that fails', async () => {
    let runs = 0
    const run = async () => {
      runs += 1
      throw new Error('on purpose')
    }
    const scheduler = startScheduler(true, log, [{ name: 'failing', everyMs: 5, run }])
    await vi.waitFor(() => expect(runs).toBeGreaterThan(1), { timeout: 10_000 })
    await scheduler.stop()
  })

  it('does nothing when it is off', async () => {
    const run = vi.fn(async () => {})
    const scheduler = startScheduler(false, log, [{ name: 'never', everyMs: 1, run }])
    await new Promise(resolve => setTimeout(resolve, 20))
    await scheduler.stop()
    expect(run).not.toHaveBeenCalled()
  })

  it('stores a failure at once, then at most once a minute, and stores the recovery', async () => {
    const noted: (string | null)[] = []
    let fails = true
    let runs = 0
    const run = async () => {
      runs += 1
      if (fails) throw new Error('on purpose')
    }
    const note = async ({ endedAt, failedAt }: JobRun) => void noted.push(endedAt === failedAt ? 'failed' : 'well')
    const scheduler = startScheduler(true, log, [{ name: 'sick', everyMs: 1, run }], note)
    await vi.waitFor(() => expect(runs).toBeGreaterThan(5), { timeout: 10_000 })
    expect(noted).toEqual(['failed'])
    fails = false
    await vi.waitFor(() => expect(noted).toEqual(['failed', 'well']), { timeout: 10_000 })
    const before = runs
    await vi.waitFor(() => expect(runs).toBeGreaterThan(before + 5), { timeout: 10_000 })
    await scheduler.stop()
    expect(noted).toEqual(['failed', 'well'])
    expect(scheduler.runs()).toMatchObject([{ name: 'sick', error: 'on purpose', tookMs: expect.any(Number) }])
  })

  it('begins a job at once on request, on or off, unless it is running', async () => {
    const gate = Promise.withResolvers<void>()
    const run = vi.fn(() => gate.promise)
    const scheduler = startScheduler(false, log, [{ name: 'slow', everyMs: 1_000_000, run }])
    expect([scheduler.begin('slow'), scheduler.begin('slow'), scheduler.begin('none')]).toEqual([true, true, false])
    expect(run).toHaveBeenCalledOnce()
    gate.resolve()
    await scheduler.stop()
  })

  it('goes on when a run cannot be stored', async () => {
    let runs = 0
    const run = async () => void (runs += 1)
    const note = () => Promise.reject(new Error('no database'))
    const scheduler = startScheduler(true, log, [{ name: 'unnoted', everyMs: 1, run }], note)
    await vi.waitFor(() => expect(runs).toBeGreaterThan(3), { timeout: 10_000 })
    await scheduler.stop()
  })
})
