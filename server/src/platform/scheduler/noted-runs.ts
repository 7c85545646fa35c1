// Stores the last run of each job where all processes can read it: a new failure and its end at once, everything else once a minute in one
// statement, because an idle server should let the disk sleep.

import type { FastifyBaseLogger } from 'fastify'
import type { JobRun } from './scheduler.ts'

export type NoteRuns = (runs: JobRun[]) => Promise<void>

const everyMs = 60_000

export class NotedRuns {
  readonly #log: Pick<FastifyBaseLogger, 'error'>
  readonly #note: NoteRuns
  /** The runs that are not stored yet, by job. */
  readonly #runs = new Map<string, JobRun>()
  readonly #failing = new Set<string>()
  readonly #timer: NodeJS.Timeout

  constructor(log: Pick<FastifyBaseLogger, 'error'>, note: NoteRuns = async () => {}) {
    this.#log = log
    this.#note = note
    this.#timer = setInterval(() => void this.#store(), everyMs)
    this.#timer.unref()
  }

  async add(run: JobRun): Promise<void> {
    const { name, endedAt, failedAt } = run
    const hasFailed = failedAt !== null && failedAt === endedAt
    const isNews = hasFailed !== this.#failing.has(name)
    if (hasFailed) this.#failing.add(name)
    else this.#failing.delete(name)
    this.#runs.set(name, run)
    if (isNews) await this.#store()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#store()
  }

  async #store(): Promise<void> {
    const runs = [...this.#runs.values()]
    this.#runs.clear()
    if (runs.length === 0) return
    await this.#note(runs).catch((reason: unknown) => this.#log.error({ err: reason }, 'the runs of jobs were not stored'))
  }
}
