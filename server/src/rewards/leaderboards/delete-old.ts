// Deletes old leaderboards. Players see only those of today and this month; some older ones are kept for look-ups.

import { addDays, localDay } from '@trivium/rules/platform/days'
import type { Db } from '../../platform/db/connect.ts'
import { deleteOldRows } from './split-store.ts'

const keptDays = 40
const keptMonthsDays = 400

export async function deleteOldLeaderboards(db: Db, now: Date): Promise<void> {
  const today = localDay(now, 'UTC')
  await deleteOldRows(db, { daily: addDays(today, -keptDays), monthly: addDays(today, -keptMonthsDays) })
}
