// Runs jobs at fixed intervals. A job handles all rows that are due, and may run twice or in several processes at once (it locks its
// rows, or changes them by compare-and-set), so a timer is all it needs: see docs/decisions.

import type { FastifyBaseLogger } from 'fastify'

export interface Job {
  name: string
  everyMs: number
  run: () => Promise<unknown>
}

export interface Clockwork {
  /** Runs a job once, on or off: for tests, which keep their own time. */
  run: (name: string) => Promise<unknown>
  /** Stops the timers and waits for running jobs. */
  stop: () => Promise<void>
}

export function startClockwork(isOn: boolean, log: FastifyBaseLogger, jobs: Job[]): Clockwork {
  const running = new Set<Promise<void>>()
  const timers = isOn ? jobs.map(job => repeat(job, log, running)) : []
  return {
    run: async name => jobs.find(job => job.name === name)?.run(),
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running)
    },
  }
}

function repeat(job: Job, log: FastifyBaseLogger, running: Set<Promise<void>>): NodeJS.Timeout {
  let isBusy = false
  return setInterval(() => {
    if (isBusy) return
    isBusy = true
    const run = job
      .run()
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'job failed'))
      .then(() => {
        isBusy = false
        running.delete(run)
      })
    running.add(run)
  }, job.everyMs)
}
