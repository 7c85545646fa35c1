// Deletes rows whose retention time is over, and creates partitions for the coming months.

import { addDays, localDay } from '@trivium/rules/platform/days'
import type { Database, Db } from '../../platform/db/connect.ts'
import { analyzeWhole, makeMonths } from '../../platform/db/upkeep/months.ts'
import { deleteEntered, deleteMailDomains, deleteOldSessions } from '../../people/accounts/index.ts'
import { deleteOldLeaderboards } from '../../rewards/leaderboards/index.ts'
import { deleteOldContacts } from '../../people/contact/index.ts'
import { deleteOldMailedInvitations } from '../../people/lists/index.ts'
import { deleteExpired } from '../../people/identity/index.ts'
import { deleteOldKeys } from '../../platform/api/requests/idempotency.ts'
import { deleteOldQuests } from '../../rewards/quests/index.ts'
import { sweepUploads } from '../../platform/media/index.ts'
import { readSettings } from '../../platform/settings/index.ts'
import { wipeSentThings } from '../../compete/contests/index.ts'
import { deleteOldInvitations } from '../../people/messages/index.ts'
import { deleteOldCredits, deleteEmptyPlays } from '../../play/plays/index.ts'
import { deleteSentPushes } from '../../profile/push/index.ts'
import { deleteTrials } from '../../play/trial/index.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'

/** Quests of earlier days are of no use; the ledger keeps what they paid. */
const questDays = 30

export const housekeepingJobs = (database: Database, now: () => Date): Job[] => [
  { name: 'housekeeping', everyMs: 600_000, run: () => housekeeping(database.db, now()) },
  { name: 'make_months', everyMs: 3_600_000, run: () => makeMonths(database.db, now()) },
  { name: 'analyze_months', everyMs: 86_400_000, run: () => analyzeWhole(database) },
]

export async function housekeeping(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await deleteOldSessions(db, now)
  await deleteOldKeys(db, now)
  await deleteExpired(db, now)
  await deleteMailDomains(db, before(2 * 86_400_000))
  await deleteOldLeaderboards(db, now)
  await deleteOldInvitations(db, now)
  await deleteOldContacts(db, now)
  await deleteOldMailedInvitations(db, now)
  await deleteTrials(db, now)
  await wipeSentThings(db, before((await readSettings(db)).prize_address_days * 86_400_000))
  await deleteSentPushes(db, now)
  // The end of a window may still be moved after it has passed, but by less than a day.
  await deleteEntered(db, before(24 * 3_600_000))
  await sweepUploads(db, now)
  await deleteEmptyPlays(db, before(24 * 3_600_000))
  // In every time zone, the day before yesterday in UTC is over.
  await deleteOldCredits(db, addDays(localDay(now, 'UTC'), -2))
  await deleteOldQuests(db, addDays(localDay(now, 'UTC'), -questDays))
}
