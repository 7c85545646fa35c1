// SQL of reported players and of what staff took back.

import type { PlayerReportReason, ReportedSubject } from '@trivium/contract/people/moderation-names'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Page } from '../../platform/db/page.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export interface NewReport {
  accountId: number
  reporterId: number
  subject: ReportedSubject
  reason: PlayerReportReason
  reported: string
  at: Date
}

export async function countReportsSince(tx: Db, reporterId: number, since: Date): Promise<number> {
  const row = await tx
    .selectFrom('player_reports')
    .select(eb => eb.fn.countAll<number>().as('reports'))
    .where('reporter_id', '=', reporterId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(row.reports)
}

/** @returns false if the player already has an open report on this subject */
export async function insertReport(tx: Db, { accountId, reporterId, at, ...report }: NewReport): Promise<boolean> {
  const row = await tx
    .insertInto('player_reports')
    .values({ account_id: accountId, reporter_id: reporterId, created_at: at, ...report })
    // A condition as in the partial index.
    .onConflict(conflict => conflict.columns(['reporter_id', 'account_id', 'subject']).where('closed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function readReported(db: Db, accountId: number) {
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'profile', 'status', 'roles', 'name_fixed_until'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

export interface ReportedRow {
  id: number
  name: string
  profile: string | null
  open: { subject: ReportedSubject; reason: PlayerReportReason; reports: number }[]
  newest_at: Date | null
  taken: number
}

export interface QueuePage extends Page {
  isOpen: boolean
  sort: 'newest_at' | 'id'
  order: 'asc' | 'desc'
}

const mostCounted = 10_000

/** SQL: accounts with open reports, or with closed ones and none that is open. */
const queue = (isOpen: boolean) => sql`
  select r.account_id as id, max(r.created_at) as newest_at from player_reports r
  where (r.closed_at is null) = ${isOpen}::boolean
    and (${isOpen}::boolean or not exists (select from player_reports o where o.account_id = r.account_id and o.closed_at is null))
  group by r.account_id limit ${mostCounted}`

/** SQL columns of a `ReportedRow` but `newest_at`, for the account `a`. */
const columns = sql`a.id, a.name, a.profile,
  (select count(*)::int from moderations m where m.account_id = a.id) as taken,
  (select coalesce(jsonb_agg(jsonb_build_object('subject', o.subject, 'reason', o.reason, 'reports', o.reports)
      order by o.reports desc, o.subject, o.reason), '[]')
    from (select subject, reason, count(*)::int as reports from player_reports
      where account_id = a.id and closed_at is null group by subject, reason) o) as open`

export async function readQueue(db: Db, { isOpen, sort, order, offset, limit }: QueuePage): Promise<ReportedRow[]> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const by = sort === 'id' ? sql`q.id ${direction}` : sql`q.newest_at ${direction}, q.id ${direction}`
  const { rows } = await sql<ReportedRow>`
    select ${columns}, q.newest_at from (${queue(isOpen)}) q join accounts a on a.id = q.id
    order by ${by} offset ${offset} limit ${limit}`.execute(db)
  return rows
}

export async function countQueue(db: Db, isOpen: boolean): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${queue(isOpen)}) q`.execute(db)
  return rows[0]?.total ?? 0
}

/** The account, whether it was reported or not. */
export async function readReportedRow(db: Db, accountId: number): Promise<ReportedRow | undefined> {
  const { rows } = await sql<ReportedRow>`
    select ${columns}, (select max(created_at) from player_reports r where r.account_id = a.id) as newest_at
    from accounts a where a.id = ${accountId} and a.status <> 'deleted'`.execute(db)
  return rows[0]
}

const mostReports = 100

export function readReports(db: Db, accountId: number) {
  return db
    .selectFrom('player_reports as r')
    .innerJoin('accounts as a', 'a.id', 'r.reporter_id')
    .leftJoin('accounts as s', 's.id', 'r.closed_by')
    .select(['r.id', 'r.subject', 'r.reason', 'r.reported', 'r.reporter_id', 'r.created_at', 'r.closed_at', 'r.outcome'])
    .select(['a.name as reporter', 's.name as closed_by_name'])
    .where('r.account_id', '=', accountId)
    .orderBy('r.id', 'desc')
    .limit(mostReports)
    .execute()
}

export interface Closing {
  subject: ReportedSubject
  outcome: 'left' | 'taken'
  by: number
  at: Date
}

/** @returns the number of reports that were open */
export async function closeReports(tx: Tx, accountId: number, { subject, outcome, by, at }: Closing): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('player_reports')
    .set({ outcome, closed_by: by, closed_at: at })
    .where('account_id', '=', accountId)
    .where('subject', '=', subject)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function insertModeration(tx: Tx, accountId: number, subject: ReportedSubject, at: Date): Promise<number> {
  const row = await tx
    .insertInto('moderations')
    .values({ account_id: accountId, subject, taken_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function countModerations(db: Db, accountId: number, subject: ReportedSubject, since: Date): Promise<number> {
  const row = await db
    .selectFrom('moderations')
    .select(eb => eb.fn.countAll<number>().as('taken'))
    .where('account_id', '=', accountId)
    .where('subject', '=', subject)
    .where('taken_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(row.taken)
}
