// SQL of the dashboard besides the stats by day. Every count is bounded, or uses an index that contains only the counted rows.

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** Counts stop here. */
const most = 10_000

async function countUpTo(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`select count(*)::int as count from (${rows} limit ${most}) counted`.execute(db)
  return found[0]?.count ?? 0
}

export async function countRunning(db: Db) {
  const [plays, battles, exams, contests] = await Promise.all([
    countUpTo(db, sql`select from plays where state = 'open'`),
    countUpTo(db, sql`select from battles where ended_at is null`),
    countUpTo(db, sql`select from exam_attempts where ended_by is null`),
    countUpTo(db, sql`select from contests where state = 'open'`),
  ])
  return { plays, battles, exams, contests }
}

export async function countWaiting(db: Db) {
  const [reports, payouts] = await Promise.all([
    countUpTo(db, sql`select from reports where state = 'open'`),
    countUpTo(db, sql`select from payouts where state in ('pending', 'approved')`),
  ])
  return { reports, payouts }
}

/** Above this we use PostgreSQL's own estimate. */
const exactUpTo = 100_000

export async function countPlayers(db: Db): Promise<{ count: number; is_estimate: boolean }> {
  const { rows } = await sql<{
    estimate: number
  }>`select reltuples::int as estimate from pg_class where oid = 'accounts'::regclass`.execute(db)
  const estimate = rows[0]?.estimate ?? 0
  if (estimate > exactUpTo) return { count: estimate, is_estimate: true }
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from accounts where status = 'active'`.execute(db)
  return { count: counted[0]?.count ?? 0, is_estimate: false }
}

export async function readStorage(db: Db): Promise<{ database_bytes: number; media_bytes: number }> {
  const { rows } = await sql<{ database_bytes: number; media_bytes: number }>`
    select pg_database_size(current_database())::bigint as database_bytes, pg_total_relation_size('media')::bigint as media_bytes`.execute(
    db,
  )
  return rows[0] ?? { database_bytes: 0, media_bytes: 0 }
}

export const readProcesses = (db: Db) =>
  db.selectFrom('processes').select(['id', 'seen_at']).orderBy('seen_at', 'desc').limit(100).execute()
