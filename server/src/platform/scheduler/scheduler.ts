// Runs jobs at fixed intervals. A job handles all rows that are due, and may run twice or in several processes at once, because it locks
// its rows or changes them by compare-and-set. So a timer is all it needs: see docs/decisions. The scheduler stores the outcome of each
// job's last run once a minute, and a new failure at once.

import type { FastifyBaseLogger } from 'fastify'
import { type Follow, unfollowed } from '../follow.ts'

export interface Job {
  name: string
  everyMs: number
  run: () => Promise<unknown>
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

/** Counts of a job's runs since this process started. */
export interface JobCounts {
  name: string
  everyMs: number
  runs: number
  failures: number
  /** The time of all runs together. */
  totalMs: number
  lastMs: number | null
  lastSuccessAt: Date | null
}

export interface Scheduler {
  jobs: readonly Pick<Job, 'name' | 'everyMs'>[]
  /** Runs a job once, on or off. For tests, which have their own clock. */
  run: (name: string) => Promise<unknown>
  /** Starts a job now, unless it is running. @returns false if no job has this name */
  begin: (name: string) => boolean
  /** The last runs in this process, without jobs that have not run yet. */
  runs: () => JobRun[]
  counts: () => JobCounts[]
  /** Stops the timers and waits for running jobs. */
  stop: () => Promise<void>
}

/** Stores the last run of a job where all processes can read it. */
export type NoteRun = (run: JobRun) => Promise<void>

const noteEveryMs = 60_000
const longestError = 500

export function startScheduler(
  isOn: boolean,
  log: FastifyBaseLogger,
  jobs: readonly Job[],
  note: NoteRun = async () => {},
  follow = unfollowed,
): Scheduler {
  const running = new Set<Promise<void>>()
  const starters = new Map(jobs.map(job => [job.name, new Starter(job, { log, note, running, follow })]))
  const timers = isOn ? jobs.map(job => setInterval(() => starters.get(job.name)?.start(), job.everyMs)) : []
  return {
    jobs,
    run: async name => jobs.find(job => job.name === name)?.run(),
    begin(name) {
      starters.get(name)?.start()
      return starters.has(name)
    },
    counts: () => [...starters.values()].map(starter => ({ ...starter.counts })),
    runs: () => [...starters.values()].flatMap(({ last }) => last ?? []),
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running)
    },
  }
}

interface StarterParts {
  log: FastifyBaseLogger
  note: NoteRun
  running: Set<Promise<void>>
  follow: Follow
}

/** Runs one job, but never twice at once in this process. */
class Starter {
  last: JobRun | null = null
  readonly counts: JobCounts
  readonly #job: Job
  readonly #parts: StarterParts
  #isBusy = false
  #notedAt = -Infinity
  #notedError: string | null = null

  constructor(job: Job, parts: StarterParts) {
    this.#job = job
    this.#parts = parts
    this.counts = { name: job.name, everyMs: job.everyMs, runs: 0, failures: 0, totalMs: 0, lastMs: null, lastSuccessAt: null }
  }

  start(): void {
    if (this.#isBusy) return
    const { running } = this.#parts
    this.#isBusy = true
    const run = this.#run().finally(() => {
      this.#isBusy = false
      running.delete(run)
    })
    running.add(run)
  }

  async #run(): Promise<void> {
    const { name } = this.#job
    const start = performance.now()
    const before = this.last
    const begun = { name, startedAt: new Date(), failedAt: before?.failedAt ?? null, error: before?.error ?? null }
    this.last = { ...begun, endedAt: null, tookMs: null }
    const error = await this.#attempt()
    const endedAt = new Date()
    const tookMs = performance.now() - start
    const ended = { ...begun, endedAt, tookMs: Math.round(tookMs) }
    this.#count(error, endedAt, tookMs)
    this.last = error === null ? ended : { ...ended, failedAt: endedAt, error }
    await this.#noteNowAndThen(this.last, error)
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
  async #attempt(): Promise<string | null> {
    try {
      await this.#parts.follow({ kind: 'job', name: this.#job.name }, () => this.#job.run())
      return null
    } catch (error) {
      this.#parts.log.error({ err: error, job: this.#job.name }, 'job failed')
      return (error instanceof Error ? error.message : String(error)).slice(0, longestError)
    }
  }

  async #noteNowAndThen(run: JobRun, error: string | null): Promise<void> {
    const isNews = error !== this.#notedError
    if (!isNews && performance.now() - this.#notedAt < noteEveryMs) return
    this.#notedAt = performance.now()
    this.#notedError = error
    await this.#parts
      .note(run)
      .catch((reason: unknown) => this.#parts.log.error({ err: reason, job: run.name }, 'the run of a job was not stored'))
  }
}
