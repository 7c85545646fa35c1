// Runs jobs. A job handles all rows that are due, and may run twice or in several processes at once, because it locks its rows or changes
// them by compare-and-set. A job that says when it is due runs only then: see docs/decisions/002.

import type { FastifyBaseLogger } from 'fastify'
import { type Follow, unfollowed } from '../follow.ts'
import { NotedRuns, type NoteRuns } from './noted-runs.ts'

export interface Job {
  name: string
  /** The time from one run to the next; of a job with `dueAt` the shortest. */
  everyMs: number
  run: () => Promise<unknown>
  /**
   * When its next work is due: a past time if some is due now, null if it knows of none. The scheduler asks after each run, when the job is
   * woken (wake.ts), and at least every 30 seconds.
   */
  dueAt?: () => Promise<Date | null>
  /** Work wakes it only in the process that made the work. Other processes find that work if this process dies. */
  isWokenHere?: true
}

/** The last run of a job in this process. */
export interface JobRun {
  name: string
  startedAt: Date
  /** Null while it runs. */
  endedAt: Date | null
  tookMs: number | null
  /** The time of the last failure. It equals `endedAt` if the last run failed. */
  failedAt: Date | null
  error: string | null
}

/** Counts of a job's runs since this process started. A look that finds nothing due is a run, too. */
export interface JobCounts {
  name: string
  /** The longest time between two runs. */
  everyMs: number
  runs: number
  failures: number
  /** The time of all runs together. */
  totalMs: number
  lastMs: number | null
  lastSuccessAt: Date | null
}

export interface Scheduler {
  jobs: readonly Pick<JobCounts, 'name' | 'everyMs'>[]
  /** Runs a job once, on or off. For tests, which have their own clock. */
  run: (name: string) => Promise<unknown>
  /** Starts a job now, unless it is running. @returns false if no job has this name */
  begin: (name: string) => boolean
  /**
   * Lets a job look for work at `at`, unless it would look before.
   * @returns whether the others must be woken, too: for work of this process they are, once between two runs of the job here
   */
  wake: (name: string, at: Date, work?: 'of this process' | 'of another') => boolean
  /** Lets all jobs look now, because a message to wake one may have been lost. */
  wakeAll: () => void
  /** The last runs in this process, without jobs that have not run yet. */
  runs: () => JobRun[]
  counts: () => JobCounts[]
  /** Stops the timers and waits for running jobs. */
  stop: () => Promise<void>
}

interface SchedulerOptions {
  /** Without timers, jobs run only by `run` and `begin`. */
  isOn: boolean
  log: FastifyBaseLogger
  jobs: readonly Job[]
  /** The clock of `dueAt`. */
  now?: () => Date
  /** Stores runs where all processes can read them. */
  note?: NoteRuns
  follow?: Follow
}

/** A job that says when it is due looks at least this often: a message to wake it may be lost, or its sender may have died. */
const longestRestMs = 30_000
const longestError = 500

export function startScheduler({ isOn, log, jobs, now = () => new Date(), note, follow = unfollowed }: SchedulerOptions): Scheduler {
  const running = new Set<Promise<void>>()
  const noted = new NotedRuns(log, note)
  const starters = new Map(jobs.map(job => [job.name, new Starter(job, { log, now, noted, running, follow })]))
  const all = [...starters.values()]
  if (isOn) for (const starter of all) starter.turnOn()
  return {
    jobs: all.map(({ counts: { name, everyMs } }) => ({ name, everyMs })),
    run: async name => jobs.find(job => job.name === name)?.run(),
    begin(name) {
      starters.get(name)?.start()
      return starters.has(name)
    },
    wake: (name, at, work = 'of this process') => starters.get(name)?.wake(at, work) ?? false,
    wakeAll: () => all.forEach(starter => starter.wake(now(), 'of another')),
    counts: () => all.map(({ counts }) => ({ ...counts })),
    runs: () => all.flatMap(({ last }) => last ?? []),
    async stop() {
      for (const starter of all) starter.turnOff()
      await Promise.all(running)
      await noted.stop()
    },
  }
}

interface StarterParts {
  log: FastifyBaseLogger
  now: () => Date
  noted: NotedRuns
  running: Set<Promise<void>>
  follow: Follow
}

/** Runs one job, but never twice at once in this process. */
class Starter {
  last: JobRun | null = null
  readonly counts: JobCounts
  readonly #job: Job
  readonly #parts: StarterParts
  #isOn = false
  #isBusy = false
  /** Woken while it was running: the work may have come after it looked. */
  #isWoken = false
  /** The earliest time that the others were woken for since its last start, by `performance`. */
  #toldOf = Infinity
  #timer: NodeJS.Timeout | undefined
  /** The times of the last start and of the timer, by `performance`. */
  #startedAt = -Infinity
  #plannedAt = Infinity

  constructor(job: Job, parts: StarterParts) {
    this.#job = job
    this.#parts = parts
    const everyMs = job.dueAt ? Math.max(job.everyMs, longestRestMs) : job.everyMs
    this.counts = { name: job.name, everyMs, runs: 0, failures: 0, totalMs: 0, lastMs: null, lastSuccessAt: null }
  }

  turnOn(): void {
    this.#isOn = true
    this.#plan(this.#job.everyMs)
  }

  turnOff(): void {
    this.#isOn = false
    clearTimeout(this.#timer)
  }

  start(): void {
    this.#begin(async () => {
      await this.#job.run()
      return this.#job.everyMs
    })
  }

  wake(at: Date, work: 'of this process' | 'of another'): boolean {
    if (!this.#isOn) return false
    const { everyMs, isWokenHere = false } = this.#job
    const waitMs = at.getTime() - this.#parts.now().getTime()
    const time = performance.now()
    const next = Math.max(time + waitMs, this.#startedAt + everyMs, time)
    if (this.#isBusy) this.#isWoken = true
    else if (next < this.#plannedAt) this.#planAt(next)
    if (work === 'of another' || isWokenHere || waitMs >= longestRestMs || time + waitMs >= this.#toldOf) return false
    this.#toldOf = time + waitMs
    return true
  }

  #plan(waitMs: number): void {
    this.#planAt(performance.now() + waitMs)
  }

  #planAt(time: number): void {
    clearTimeout(this.#timer)
    this.#plannedAt = time
    this.#timer = setTimeout(() => this.#begin(() => this.#runIfDue()), Math.max(0, time - performance.now()))
  }

  /** @returns milliseconds until it should look again */
  async #runIfDue(): Promise<number> {
    const { dueAt, everyMs, run } = this.#job
    const at = dueAt ? await dueAt() : this.#parts.now()
    const waitMs = at === null ? longestRestMs : at.getTime() - this.#parts.now().getTime()
    if (waitMs > 0) return Math.min(waitMs, longestRestMs)
    await run()
    return everyMs
  }

  /** @param work returns milliseconds until the job should look again */
  #begin(work: () => Promise<number>): void {
    if (this.#isBusy) return
    const { running } = this.#parts
    this.#isBusy = true
    this.#isWoken = false
    this.#toldOf = Infinity
    this.#startedAt = performance.now()
    const run = this.#run(work).then(waitMs => {
      this.#isBusy = false
      running.delete(run)
      if (this.#isOn) this.#plan(this.#isWoken ? Math.min(waitMs, this.#job.everyMs) : waitMs)
    })
    running.add(run)
  }

  async #run(work: () => Promise<number>): Promise<number> {
    const { name, everyMs } = this.#job
    const start = performance.now()
    const before = this.last
    const begun = { name, startedAt: new Date(), failedAt: before?.failedAt ?? null, error: before?.error ?? null }
    this.last = { ...begun, endedAt: null, tookMs: null }
    let waitMs = everyMs
    const error = await this.#attempt(async () => void (waitMs = await work()))
    const endedAt = new Date()
    const tookMs = performance.now() - start
    const ended = { ...begun, endedAt, tookMs: Math.round(tookMs) }
    this.#count(error, endedAt, tookMs)
    this.last = error === null ? ended : { ...ended, failedAt: endedAt, error }
    await this.#parts.noted.add(this.last)
    return waitMs
  }

  #count(error: string | null, endedAt: Date, tookMs: number): void {
    const { counts } = this
    counts.runs += 1
    counts.totalMs += tookMs
    counts.lastMs = tookMs
    if (error === null) counts.lastSuccessAt = endedAt
    else counts.failures += 1
  }

  /** @returns the error message, or null after success */
  async #attempt(work: () => Promise<void>): Promise<string | null> {
    try {
      await this.#parts.follow({ kind: 'job', name: this.#job.name }, work)
      return null
    } catch (error) {
      this.#parts.log.error({ err: error, job: this.#job.name }, 'job failed')
      return (error instanceof Error ? error.message : String(error)).slice(0, longestError)
    }
  }
}
