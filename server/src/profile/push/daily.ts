// Reminds of the quiz of the day, in the evening of the player's own day.

import { addDays, localDay, startOfDay } from '@trivium/rules/platform/days'
import type { Db } from '../../platform/db/connect.ts'
import { dailyTarget } from '../../play/plays/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { queueDaily, readZones } from './queue-store.ts'

/** After an outage it is still worth saying for so long. */
const lateHours = 3
const hourMs = 3_600_000

export async function remindOfDaily(db: Db, { push_daily_hour: hour }: Settings, now: Date): Promise<void> {
  const due = (await readZones(db)).filter(zone => hourIn(zone, now) >= hour && hourIn(zone, now) < hour + lateHours)
  for (const [day, zones] of Map.groupBy(due, zone => localDay(now, zone))) {
    // The day ends at different times in these zones: none of them hears of it after its end.
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

const hourIn = (timeZone: string, at: Date) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at))
