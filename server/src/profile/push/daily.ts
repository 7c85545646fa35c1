// Reminds players of the quiz of the day, in the evening of their own day.

import { addDays, localDay, localHour, startOfDay } from '@trivium/rules/platform/days'
import type { Db } from '../../platform/db/connect.ts'
import { dailyTarget } from '../../play/plays/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { queueDaily, readZones } from './queue-store.ts'

/** After an outage, reminders are still sent up to this long after the hour. */
const lateHours = 3
const hourMs = 3_600_000

export async function remindOfDaily(db: Db, { push_daily_hour: hour }: Settings, now: Date): Promise<void> {
  const due = (await readZones(db)).filter(zone => localHour(now, zone) >= hour && localHour(now, zone) < hour + lateHours)
  for (const [day, zones] of Map.groupBy(due, zone => localDay(now, zone))) {
    // The day ends at different times in these zones. The earliest end counts, so that no reminder comes after the day.
    const ends = zones.map(zone => startOfDay(addDays(day, 1), zone).getTime())
    await queueDaily(db, {
      day,
      target: dailyTarget(day),
      zones,
      now,
      expiresAt: new Date(Math.min(...ends, now.getTime() + lateHours * hourMs)),
    })
  }
}
