// SQL of registrations: who says before the start of a contest that they will take part. Triggers count them, and delete those of accounts
// that end (0073-contest-registrations.sql).

import type { ContestKind } from '@trivium/contract/compete/contest-names'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Page } from '../../platform/db/page.ts'
import { wakeJob } from '../../platform/scheduler/wake.ts'

/** How long before the start the registered players are notified. */
export const soonMs = 600_000

export interface NewRegistration {
  contestId: number
  accountId: number
  startsAt: Date
  at: Date
}

/** Changes nothing if the account has registered. A player who registers in the last minutes needs no notice that it starts soon. */
export async function insertRegistration(tx: Tx, { contestId, accountId, startsAt, at }: NewRegistration): Promise<void> {
  const soonAt = new Date(startsAt.getTime() - soonMs)
  await sql`
    insert into contest_registrations (contest_id, account_id, registered_at, told)
    values (${contestId}, ${accountId}, ${at}, ${soonAt <= at ? 1 : 0}) on conflict do nothing`.execute(tx)
  wakeJob(tx, 'contests', soonAt > at ? soonAt : startsAt)
}

export async function deleteRegistration(tx: Tx, contestId: number, accountId: number): Promise<void> {
  await tx.deleteFrom('contest_registrations').where('contest_id', '=', contestId).where('account_id', '=', accountId).execute()
}

export interface RegisteredRow {
  id: number
  name: string
  profile: string | null
}

/** In the order of registration; the rows before `offset` are read from the index only. */
export async function readRegistered(db: Db, contestId: number, { offset, limit }: Page): Promise<RegisteredRow[]> {
  const { rows } = await sql<RegisteredRow>`
    with page as materialized (
      select account_id, registered_at from contest_registrations where contest_id = ${contestId}
      order by registered_at, account_id limit ${limit} offset ${offset}
    )
    select a.id, a.name, a.profile from page join accounts a on a.id = page.account_id
    order by page.registered_at, page.account_id`.execute(db)
  return rows
}

export async function countRegistered(db: Db, contestId: number): Promise<number> {
  const row = await db.selectFrom('contest_registration_counts').select('registered').where('contest_id', '=', contestId).executeTakeFirst()
  return row?.registered ?? 0
}

/** A contest whose registered players are to be notified that it starts soon (1), or has started (2). */
export interface Untold {
  id: number
  kind: ContestKind
  starts_at: Date
  stage: 1 | 2
}

const stage = sql`case state when 'announced' then 1 else 2 end`

/** SQL condition on an unended contest: somebody in it has not been notified. */
const hasUntold = sql`called_off_at is null
  and exists (select from contest_registrations r where r.contest_id = contests.id and r.told < 2 and r.told < ${stage})`

const isSoon = (at: Date) => sql`starts_at > ${at} and starts_at <= ${new Date(at.getTime() + soonMs)}`

export async function readUntold(db: Db, now: Date): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    select id, kind, starts_at, ${stage} as stage from contests
    where state in ('announced', 'open') and ends_at > ${now} and (state = 'open' or (${isSoon(now)})) and ${hasUntold}
    order by starts_at, id`.execute(db)
  return rows
}

/** When registered players are to be notified next: a past time for now. The start itself is work of the job anyway. */
export async function readNextUntold(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(case state when 'announced' then starts_at - ${soonMs} * interval '1 millisecond' else starts_at end) as at from contests
    where state in ('announced', 'open') and ends_at > ${now} and ${hasUntold}`.execute(db)
  return rows[0]?.at ?? null
}

const toldAtOnce = 1000

interface Told {
  /** Whether there may be more. */
  isMore: boolean
  /** Those to notify: a player who has entered already knows. */
  accountIds: number[]
}

/**
 * Marks the next registrations as told. Locks their accounts in id order, and before the registrations, as the end of an account does: so
 * a player gets each notice once, and an ended account gets none.
 */
export async function markTold(tx: Tx, { id, stage: reached }: Pick<Untold, 'id' | 'stage'>): Promise<Told> {
  const { rows } = await sql<{ account_id: number; has_entered: boolean }>`
    with batch as materialized (
      select a.id from contest_registrations r join accounts a on a.id = r.account_id
      where r.contest_id = ${id} and r.told < 2 and r.told < ${reached} order by r.account_id limit ${toldAtOnce} for key share of a
    ), told as (
      update contest_registrations r set told = ${reached} from batch
      where r.contest_id = ${id} and r.account_id = batch.id and r.told < ${reached} returning r.account_id
    )
    select account_id, exists (select from contest_entries e where (e.contest_id, e.account_id) = (${id}, told.account_id)) as has_entered
    from told order by account_id`.execute(tx)
  return { isMore: rows.length > 0, accountIds: rows.filter(row => !row.has_entered).map(row => row.account_id) }
}
