// SQL of Sunday's notice: the time zones of the players, and how far the job has come in each.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'

interface ZoneOfWeek {
  /** The Monday, YYYY-MM-DD. */
  week: string
  timezone: string
}

/** The players' time zones in which this week is not done. One step in the index per zone, however many players there are. */
export async function readUndoneZones(db: Db, week: string): Promise<string[]> {
  const { rows } = await sql<{ timezone: string }>`
    with recursive zones (timezone) as (
      (select a.timezone from accounts a where a.status = 'active' order by a.timezone limit 1)
      union all
      select (select a.timezone from accounts a where a.status = 'active' and a.timezone > z.timezone order by a.timezone limit 1)
      from zones z where z.timezone is not null
    )
    select z.timezone from zones z where z.timezone is not null
      and not exists (select from week_notices w where w.week = ${week}::date and w.timezone = z.timezone and w.done_at is not null)`.execute(
    db,
  )
  return rows.map(({ timezone }) => timezone)
}

/** @returns the last id that is done, 0 at first; null when the zone is done, or another process has it */
export async function takeZone(tx: Tx, { week, timezone }: ZoneOfWeek): Promise<number | null> {
  await tx
    .insertInto('week_notices')
    .values({ week, timezone })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('week_notices')
    .select('reached_id')
    .where('week', '=', week)
    .where('timezone', '=', timezone)
    .where('done_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.reached_id ?? null
}

export async function saveReached(
  tx: Tx,
  { week, timezone, reachedId, doneAt }: ZoneOfWeek & { reachedId: number; doneAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('week_notices')
    .set({ reached_id: reachedId, done_at: doneAt })
    .where('week', '=', week)
    .where('timezone', '=', timezone)
    .execute()
}

/** Once a zone has this week, the weeks before are of no use. */
export async function deleteOldWeekNotices(tx: Tx, week: string): Promise<void> {
  await tx.deleteFrom('week_notices').where('week', '<', week).execute()
}

interface Page {
  timezone: string
  after: number
  most: number
  from: string
  /** Excluded. */
  until: string
}

/**
 * The next players of a zone, whether they played or not: on how many days they did, and whether they want the notice. Locks the accounts
 * in id order, so that none gets it after its deletion.
 */
export async function readPlayersOfWeek(tx: Tx, { timezone, after, most, from, until }: Page) {
  const { rows } = await sql<{ id: number; days: number; isWanted: boolean }>`
    with page as materialized (
      select a.id from accounts a where a.timezone = ${timezone} and a.status = 'active' and a.id > ${after}
      order by a.id limit ${most} for key share
    )
    select p.id, coalesce(c.week, true) as "isWanted", (
      select count(distinct d.day)::int from play_days d
      where d.account_id = p.id and d.day >= ${from}::date and d.day < ${until}::date and d.mode <> 'exam'
        and greatest(d.asked, d.answered) > 0) as days
    from page p left join push_choices c on c.account_id = p.id order by p.id`.execute(tx)
  return rows
}
