import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Job, type JobRun, type Scheduler, startScheduler } from './scheduler.ts'

const { log } = Fastify()
const secondMs = 1000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const after = (ms: number) => new Date(Date.now() + ms)

describe('the scheduler', () => {
  it('runs a job repeatedly, but never twice at once', async () => {
    let running = 0
    let most = 0
    const run = vi.fn(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise(resolve => setTimeout(resolve, 30))
      running -= 1
    })
    const scheduler = startScheduler({ isOn: true, log, jobs: [{ name: 'slow', everyMs: 5, run }] })
    await pass(35 * 10)
    expect(run).toHaveBeenCalledTimes(10)
    await scheduler.stop()
    await pass(secondMs)
    expect([most, running, run.mock.calls.length]).toEqual([1, 0, 10])
  })

  it('survives a job that fails', async () => {
    const run = vi.fn(() => Promise.reject(new Error('on purpose')))
    const scheduler = startScheduler({ isOn: true, log, jobs: [{ name: 'failing', everyMs: 5, run }] })
    await pass(15)
    expect(run).toHaveBeenCalledTimes(3)
    await scheduler.stop()
  })

  it('does nothing when it is off', async () => {
    const run = vi.fn(async () => {})
    const scheduler = startScheduler({ isOn: false, log, jobs: [{ name: 'never', everyMs: 1, run }] })
    scheduler.wake('never', after(0))
    await pass(60 * secondMs)
    await scheduler.stop()
    expect(run).not.toHaveBeenCalled()
  })

  it('begins a job at once on request, on or off, unless it is running', async () => {
    const gate = Promise.withResolvers<void>()
    const run = vi.fn(() => gate.promise)
    const scheduler = startScheduler({ isOn: false, log, jobs: [{ name: 'slow', everyMs: 1_000_000, run }] })
    expect([scheduler.begin('slow'), scheduler.begin('slow'), scheduler.begin('none')]).toEqual([true, true, false])
    expect(run).toHaveBeenCalledOnce()
    gate.resolve()
    await scheduler.stop()
  })
})

describe('a job that says when it is due', () => {
  let due: Date | null
  let scheduler: Scheduler
  const run = vi.fn(async () => void (due = null))
  const dueAt = vi.fn(async () => due)
  const job: Job = { name: 'due', everyMs: secondMs, run, dueAt }
  beforeEach(async () => {
    due = null
    scheduler = startScheduler({ isOn: true, log, jobs: [job, { ...job, name: 'here', isWokenHere: true }] })
    await pass(secondMs)
    run.mockClear()
    dueAt.mockClear()
  })
  afterEach(() => scheduler.stop())

  it('looks every 30 seconds, and does not run', async () => {
    await pass(60 * secondMs)
    expect([run.mock.calls.length, dueAt.mock.calls.length]).toEqual([0, 2 * 2])
    expect(scheduler.counts()).toMatchObject([{ name: 'due', everyMs: 30 * secondMs, runs: 3, failures: 0 }, { name: 'here' }])
  })

  it('runs on time, whether it knew of the work before or is woken for it', async () => {
    due = after(40 * secondMs)
    await pass(30 * secondMs)
    await pass(10 * secondMs - 1)
    expect(run).not.toHaveBeenCalled()
    await pass(1)
    expect(run).toHaveBeenCalledOnce()
    await pass(secondMs)
    due = after(5 * secondMs)
    expect(scheduler.wake('due', due)).toBe(true)
    await pass(5 * secondMs - 1)
    expect(run).toHaveBeenCalledOnce()
    await pass(1)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('runs at once when it is woken, and as often as its interval while work is left', async () => {
    run.mockImplementation(async () => {})
    await pass(secondMs)
    due = after(0)
    scheduler.wake('due', due)
    await pass(0)
    expect(run).toHaveBeenCalledOnce()
    await pass(3 * secondMs)
    expect(run).toHaveBeenCalledTimes(4)
    due = null
    await pass(10 * secondMs)
    expect(run).toHaveBeenCalledTimes(4)
    run.mockImplementation(async () => void (due = null))
  })

  it('looks once for many messages, at most as often as its interval', async () => {
    await pass(secondMs)
    for (let turn = 0; turn < 100; turn++) {
      scheduler.wake('due', after(0))
      await pass(100)
    }
    expect(dueAt.mock.calls.length).toBeLessThanOrEqual(11)
  })

  it('looks again when it is woken while it looks', async () => {
    const gate = Promise.withResolvers<Date | null>()
    dueAt.mockImplementationOnce(() => gate.promise)
    await pass(secondMs)
    scheduler.wake('due', after(0))
    await pass(0)
    due = after(0)
    scheduler.wake('due', due)
    gate.resolve(null)
    await pass(0)
    expect(run).not.toHaveBeenCalled()
    await pass(secondMs)
    expect(run).toHaveBeenCalledOnce()
  })

  it('needs to be woken elsewhere only if others would look too late, and unless it is woken here only', async () => {
    await pass(secondMs)
    expect(scheduler.wake('due', after(31 * secondMs))).toBe(false)
    expect(scheduler.wake('due', after(5 * secondMs))).toBe(true)
    expect(scheduler.wake('due', after(6 * secondMs))).toBe(false)
    expect(scheduler.wake('here', after(0))).toBe(false)
    expect(scheduler.wake('none', after(0))).toBe(false)
  })

  it('wakes the others once between two runs here, whatever it heard from them', async () => {
    await pass(secondMs)
    due = after(0)
    scheduler.wake('due', due, 'of another')
    scheduler.wakeAll()
    const news = Array.from({ length: 20 }, () => scheduler.wake('due', after(0)))
    expect(news.filter(Boolean)).toHaveLength(1)
    await pass(0)
    expect(run).toHaveBeenCalledOnce()
    expect(scheduler.wake('due', after(0))).toBe(true)
  })

  it('looks as often as its interval while it cannot find out', async () => {
    await pass(secondMs)
    dueAt.mockRejectedValueOnce(new Error('no database')).mockRejectedValueOnce(new Error('no database'))
    due = after(0)
    scheduler.wakeAll()
    await pass(0)
    expect(run).not.toHaveBeenCalled()
    await pass(secondMs)
    expect(run).toHaveBeenCalled()
  })
})

describe('the stored runs', () => {
  it('are stored together once a minute, and a failure and its end at once', async () => {
    const noted: string[][] = []
    const note = async (runs: JobRun[]) =>
      void noted.push(runs.map(({ name, endedAt, failedAt }) => `${name} ${endedAt === failedAt ? 'failed' : 'well'}`))
    let fails = false
    const run = async () => {
      if (fails) throw new Error('on purpose')
    }
    const jobs = [
      { name: 'sick', everyMs: secondMs, run },
      { name: 'well', everyMs: secondMs, run: async () => {} },
    ]
    const scheduler = startScheduler({ isOn: true, log, jobs, note })
    await pass(59 * secondMs)
    expect(noted).toEqual([])
    await pass(secondMs)
    expect(noted).toEqual([['sick well', 'well well']])
    fails = true
    await pass(5 * secondMs)
    expect(noted.slice(1)).toEqual([expect.arrayContaining(['sick failed'])])
    fails = false
    await pass(5 * secondMs)
    expect(noted.slice(2)).toEqual([expect.arrayContaining(['sick well'])])
    expect(scheduler.runs()).toMatchObject([{ name: 'sick', error: 'on purpose', tookMs: expect.any(Number) }, { name: 'well' }])
    await pass(secondMs)
    await scheduler.stop()
    expect(noted.slice(3)).toEqual([expect.arrayContaining(['sick well', 'well well'])])
  })

  it('do not keep a job from running when they cannot be stored', async () => {
    const run = vi.fn(async () => {})
    const note = () => Promise.reject(new Error('no database'))
    const scheduler = startScheduler({ isOn: true, log, jobs: [{ name: 'unnoted', everyMs: secondMs, run }], note })
    await pass(150 * secondMs)
    expect(run).toHaveBeenCalledTimes(150)
    await scheduler.stop()
  })
})
