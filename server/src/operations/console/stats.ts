// Stats by day. A job counts each hour (UTC) when it is over and all of its transactions have committed. Days are sums of hours; only the
// time after the last counted hour is counted on demand.

import { addDays, localDay } from '@trivium/rules/platform/days'
import type { Database, Db } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { countNow, type HourStats, readCountedUntil, readDays, readFirstHour, storeHours, summarizeIndexes } from './stat-store.ts'

const hourMs = 3_600_000
export const shownDays = 30
/** Longer than any transaction: by then everything in an hour has committed. */
const settledMs = 600_000
const hoursAtOnce = 24
/** Limit for counting on demand: after an upgrade the job must catch up first. */
const mostOnDemandMs = 3 * hourMs

const hourOf = (at: Date | number) => new Date(Math.floor(Number(at) / hourMs) * hourMs)

/** Counts past hours, 24 per transaction, and continues after the last counted one. */
export async function countHours({ db, kind }: Pick<Database, 'db' | 'kind'>, now: Date): Promise<void> {
  const end = hourOf(now.getTime() - settledMs)
  let from = await nextHour(db, now)
  if (from && from < end && kind === 'embedded') await summarizeIndexes(db)
  while (from && from < end) {
    const span = { from, until: new Date(Math.min(from.getTime() + hoursAtOnce * hourMs, end.getTime())) }
    await inTransaction(db, tx => storeHours(tx, span))
    from = span.until
  }
}

/** The next hour to count; the first time no further back than the dashboard shows. */
async function nextHour(db: Db, now: Date): Promise<Date | null> {
  const oldest = hourOf(now.getTime() - (shownDays + 1) * 24 * hourMs)
  const next = (await readCountedUntil(db)) ?? (await readFirstHour(db))
  return next && (next < oldest ? oldest : next)
}

export interface DayStats extends HourStats {
  day: string
}

const nothing: HourStats = { new_players: 0, plays: 0, answers: 0, coins_in: 0, coins_out: 0 }
const names = ['new_players', 'plays', 'answers', 'coins_in', 'coins_out'] as const
const sumOf = (one: HourStats, other: HourStats): HourStats =>
  names.reduce((sum, name) => ({ ...sum, [name]: one[name] + other[name] }), nothing)

/** The last days, oldest first, with today so far. */
export async function statsByDay(db: Db, now: Date): Promise<{ days: DayStats[]; countedUntil: Date | null }> {
  const today = localDay(now, 'UTC')
  const first = addDays(today, 1 - shownDays)
  const countedUntil = await readCountedUntil(db)
  const from = new Date(Math.max(countedUntil?.getTime() ?? 0, now.getTime() - mostOnDemandMs))
  // Read an hour ahead, because the clocks of processes differ a little.
  const [kept, late] = await Promise.all([
    readDays(db, new Date(`${first}T00:00:00Z`)),
    countNow(db, { from, until: new Date(now.getTime() + hourMs) }),
  ])
  const byDay = new Map<string, HourStats>(kept.map(row => [row.day, row]))
  for (const row of late) {
    const day = localDay(row.hour, 'UTC')
    byDay.set(day, sumOf(byDay.get(day) ?? nothing, row))
  }
  const days = Array.from({ length: shownDays }, (_, index) => addDays(first, index))
  return { days: days.map(day => ({ day, ...sumOf(byDay.get(day) ?? nothing, nothing) })), countedUntil }
}
