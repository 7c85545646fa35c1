// Deletes rows whose retention time is over, and makes room for the months to come.

import { addDays, localDay } from '@trivium/rules/platform/days'
import type { Database, Db } from '../../platform/db/connect.ts'
import { analyzeWhole, makeMonths } from '../../platform/db/upkeep/months.ts'
import { forgetEntered, forgetMailDomains, forgetOldSessions } from '../../people/accounts/index.ts'
import { forgetOldBoards } from '../../rewards/leaderboards/index.ts'
import { forgetOldContacts } from '../../people/contact/index.ts'
import { forgetExpired } from '../../people/identity/index.ts'
import { forgetOldKeys } from '../../platform/api/requests/idempotency.ts'
import { deleteUnusedUploads } from '../../platform/media/index.ts'
import { forgetOldInvitations } from '../../people/messages/index.ts'
import { deleteOldCredits, forgetEmptyPlays } from '../../play/plays/index.ts'
import { forgetSentPushes } from '../../profile/push/index.ts'
import { deleteTrials } from '../../play/trial/index.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'

/** What an editor has uploaded is used by then, or by nobody. */
const uploadDays = 2

export const housekeepingJobs = (database: Database, now: () => Date): Job[] => [
  { name: 'housekeeping', everyMs: 600_000, run: () => housekeeping(database.db, now()) },
  { name: 'make_months', everyMs: 3_600_000, run: () => makeMonths(database.db, now()) },
  { name: 'analyze_months', everyMs: 86_400_000, run: () => analyzeWhole(database) },
]

export async function housekeeping(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await forgetOldSessions(db, now)
  await forgetOldKeys(db, now)
  await forgetExpired(db, now)
  await forgetMailDomains(db, before(2 * 86_400_000))
  await forgetOldBoards(db, now)
  await forgetOldInvitations(db, now)
  await forgetOldContacts(db, now)
  await deleteTrials(db, now)
  await forgetSentPushes(db, now)
  // The end of a window may be moved, but by no day after it has passed.
  await forgetEntered(db, before(24 * 3_600_000))
  await deleteUnusedUploads(db, before(uploadDays * 86_400_000))
  await forgetEmptyPlays(db, before(24 * 3_600_000))
  // Two days before today in UTC is over in every time zone.
  await deleteOldCredits(db, addDays(localDay(now, 'UTC'), -2))
}
