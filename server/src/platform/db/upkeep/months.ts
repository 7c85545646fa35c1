// Tables that lie in partitions by month (0040-months.sql, docs/decisions/044).

import { sql } from 'kysely'
import { advisoryLocks } from '../advisory-locks.ts'
import type { Database, Db } from '../connect.ts'
import { inTransaction } from '../transaction.ts'

export const monthlyTables = ['answers', 'battle_events', 'transfers'] as const
export type MonthlyTable = (typeof monthlyTables)[number]

/** So many months are there before they begin: the job may fail for weeks before anything lands in the rest. */
const monthsAhead = 3
/** Attaching a partition waits for statements that are running, and others wait behind it: then it is tried again later. */
const patience = sql`set local lock_timeout = '2s'`

/** Makes the partitions of this month and the next ones, as far as they are not there. */
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
 * PostgreSQL keeps the statistics of partitions up to date by itself, but not those of the tables they make up. The embedded database has none.
 */
export async function analyzeWhole({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<void> {
  if (kind === 'embedded') return
  for (const table of monthlyTables) await sql`select analyze_months(${table})`.execute(db)
}

/** Clocks of processes may differ by this much at most. */
const slackHours = 24

/** What was given in a play lies in no month before its start: with this condition no earlier one is looked into. */
export const sinceStart = (startedAt: Date): Date => new Date(startedAt.getTime() - slackHours * 3_600_000)

/** The same, in SQL. @param play the name by which the statement knows the table of plays */
export const sinceStartOf = (play: string) => sql<Date>`${sql.ref(`${play}.started_at`)} - make_interval(hours => ${sql.lit(slackHours)})`
