// The jobs as administrators see them: this process knows its own last runs, the database those of all processes.

import type { JobRow } from '@trivium/contract/operations/console.admin'
import type { Db } from '../../platform/db/connect.ts'
import type { Scheduler, JobRun } from '../../platform/scheduler/scheduler.ts'
import { readRuns } from './job-store.ts'

export async function jobRows(db: Db, scheduler: Scheduler): Promise<JobRow[]> {
  const noted = new Map(
    (await readRuns(db)).map(({ name, started_at, ended_at, took_ms, failed_at, error }) => [
      name,
      { name, startedAt: started_at, endedAt: ended_at, tookMs: took_ms, failedAt: failed_at, error },
    ]),
  )
  const own = new Map(scheduler.runs().map(run => [run.name, run]))
  return scheduler.jobs.map(({ name, everyMs }) => present(name, everyMs, later(own.get(name), noted.get(name))))
}

type Known = Omit<JobRun, 'startedAt'> & { startedAt: Date | null }

function later(own: Known | undefined, noted: Known | undefined): Known | undefined {
  if (!own || !noted) return own ?? noted
  const last = (own.startedAt ?? 0) >= (noted.startedAt ?? 0) ? own : noted
  const failed = (own.failedAt ?? 0) >= (noted.failedAt ?? 0) ? own : noted
  return { ...last, failedAt: failed.failedAt, error: failed.error }
}

const isoOf = (time: Date | null | undefined) => time?.toISOString() ?? null

/** Whether the last run failed, or no run has ended since the failure. */
const isFailing = (run: Known | undefined): boolean => {
  if (!run?.failedAt) return false
  return run.endedAt === null || run.failedAt >= run.endedAt
}

function present(name: string, everyMs: number, run: Known | undefined): JobRow {
  return {
    id: name,
    name,
    every_ms: everyMs,
    started_at: isoOf(run?.startedAt),
    ended_at: isoOf(run?.endedAt),
    took_ms: run?.tookMs ?? null,
    failed_at: isoOf(run?.failedAt),
    error: run?.error ?? null,
    is_failing: isFailing(run),
  }
}
