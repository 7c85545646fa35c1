// Tables partitioned by month (0040-months.sql, docs/decisions/044).

import { sql } from 'kysely'
import { advisoryLocks } from '../advisory-locks.ts'
import type { Database, Db } from '../connect.ts'
import { inTransaction } from '../transaction.ts'

export const monthlyTables = ['answers', 'battle_events', 'transfers'] as const
export type MonthlyTable = (typeof monthlyTables)[number]

/** We create partitions this many months ahead, so the job may fail for weeks before rows go to the default partition. */
const monthsAhead = 3
/** Attaching a partition waits for running statements, and other statements wait behind it. After this time the job gives up for now. */
const patience = sql`set local lock_timeout = '2s'`

/** Creates the missing partitions of this month and the next ones. */
export async function makeMonths(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async tx => {
    await patience.execute(tx)
    await sql`select pg_advisory_xact_lock(${advisoryLocks.months})`.execute(tx)
    for (const table of monthlyTables) {
      await sql`select make_months(${table}, ${now}::timestamptz, ${now}::timestamptz + make_interval(months => ${monthsAhead}))`.execute(
        tx,
      )
    }
  })
}

/**
 * Updates the planner statistics of partitioned tables. PostgreSQL itself updates only those of each partition. The embedded database has
 * none.
 */
export async function analyzeWhole({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<void> {
  if (kind === 'embedded') return
  for (const table of monthlyTables) await sql`select analyze_months(${table})`.execute(db)
}

/** The largest difference between the clocks of two processes. */
const slackHours = 24

/** Answers of a play are never in a month before its start. With this condition PostgreSQL skips earlier partitions. */
export const sinceStart = (startedAt: Date): Date => new Date(startedAt.getTime() - slackHours * 3_600_000)

/** The same, in SQL. @param play the statement's name for the table of plays */
export const sinceStartOf = (play: string) => sql<Date>`${sql.ref(`${play}.started_at`)} - make_interval(hours => ${sql.lit(slackHours)})`
