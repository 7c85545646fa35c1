// Sunday's notice of the week: in the evening of a player's Sunday, for those who played that week. A bounded number of players per
// transaction, zone by zone and in the order of their ids. The transaction also saves the last id, so a process may die at any point, and
// another one continues from there.

import { weekNumberOf } from '@trivium/contract/rewards/notice-pages'
import { addDays, localDay, localHour } from '@trivium/rules/platform/days'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { type NewNotice, notify } from '../../rewards/notices/index.ts'
import { deleteOldWeekNotices, readPlayersOfWeek, readUndoneZones, saveReached, takeZone } from './notice-store.ts'
import { isSunday, mondayOf } from './week.ts'

/** From this hour to the end of Sunday, in the player's time zone. */
const firstHour = 19
const playersPerBatch = 1000

/** Asks the database only while it is Sunday somewhere. */
export async function readNextNotices(db: Db, now: Date): Promise<Date | null> {
  return (await readDueZones(db, now)).length > 0 ? now : null
}

/** @param perBatch tests pass their own */
export async function notifyOfWeeks(db: Db, now: Date, perBatch = playersPerBatch): Promise<void> {
  for (const { week, timezone } of await readDueZones(db, now)) {
    for (let isMore = true; isMore;) isMore = await inTransaction(db, tx => notifyNext(tx, { week, timezone, at: now, most: perBatch }))
  }
}

/** The time zones in which it is Sunday evening and not all players are done. */
async function readDueZones(db: Db, now: Date): Promise<{ week: string; timezone: string }[]> {
  const today = localDay(now, 'UTC')
  // Zones are up to 14 hours apart from UTC, so of these three days at most one is a Sunday somewhere.
  const sunday = [-1, 0, 1].map(days => addDays(today, days)).find(isSunday)
  if (sunday === undefined) return []
  const week = mondayOf(sunday)
  const zones = await readUndoneZones(db, week)
  return zones
    .filter(timezone => localDay(now, timezone) === sunday && localHour(now, timezone) >= firstHour)
    .map(timezone => ({ week, timezone }))
}

interface Batch {
  week: string
  timezone: string
  at: Date
  most: number
}

/** @returns whether there are more players; false, too, while another process has this zone */
export async function notifyNext(tx: Tx, { week, timezone, at, most }: Batch): Promise<boolean> {
  const after = await takeZone(tx, { week, timezone })
  if (after === null) return false
  const players = await readPlayersOfWeek(tx, { timezone, after, most, from: week, until: addDays(week, 7) })
  const isMore = players.length === most
  const notices = players.flatMap(({ id, days, isWanted }) => (days > 0 && isWanted ? [noticeOf(id, { week, days, at })] : []))
  await notify(tx, ...notices)
  await saveReached(tx, { week, timezone, reachedId: players.at(-1)?.id ?? after, doneAt: isMore ? null : at })
  if (!isMore) await deleteOldWeekNotices(tx, week)
  return isMore
}

const noticeOf = (accountId: number, { week, days, at }: { week: string; days: number; at: Date }): NewNotice => ({
  accountId,
  type: 'week_review',
  key: `week:${week}`,
  params: { count: days },
  typeId: weekNumberOf(week),
  at,
})
