// SQL of job runs.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { JobRun } from '../../platform/scheduler/scheduler.ts'

/** Saves the latest runs of any process; keeps the last failures. */
export async function noteRuns(db: Db, runs: readonly JobRun[]): Promise<void> {
  await sql`
    insert into job_runs as r (name, started_at, ended_at, took_ms, failed_at, error)
    select name, "startedAt", "endedAt", "tookMs", "failedAt", error
    from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb)
      as n (name text, "startedAt" timestamptz, "endedAt" timestamptz, "tookMs" int, "failedAt" timestamptz, error text)
    order by name
    on conflict (name) do update set started_at = excluded.started_at, ended_at = excluded.ended_at, took_ms = excluded.took_ms,
      failed_at = coalesce(excluded.failed_at, r.failed_at), error = coalesce(excluded.error, r.error)`.execute(db)
}

export const readRuns = (db: Db) => db.selectFrom('job_runs').selectAll().execute()
