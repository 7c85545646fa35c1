import type { Area, Base } from '../platform/area.ts'
import { badgeActions } from './badges/index.ts'
import { leaderboardActions, splitFullBlocks } from './leaderboards/index.ts'
import { closeWeeks, leagueActions, readNextCount } from './leagues/index.ts'
import { noticeActions, noticeAdminActions, noticeRooms, readNextSending, sendAnnouncements } from './notices/index.ts'
import { questActions } from './quests/index.ts'
import { payoutActions, payoutAdminActions, type PayoutParts } from './payouts/index.ts'
import { streakActions } from './streaks/index.ts'
import { walletActions, watchLedger } from './wallet/index.ts'

export function rewards({ database: { db }, http, now, readSettings }: Base, identity: PayoutParts) {
  const since = now()
  return {
    actions: {
      ...walletActions,
      ...payoutActions(identity),
      ...badgeActions,
      ...leaderboardActions,
      ...leagueActions,
      ...questActions,
      ...streakActions,
      ...noticeActions,
    },
    admin: { ...noticeAdminActions, ...payoutAdminActions },
    rooms: [noticeRooms(db, readSettings)],
    jobs: [
      {
        name: 'announcements',
        everyMs: 1_000,
        run: async () => sendAnnouncements(db, await readSettings(), now()),
        dueAt: () => readNextSending(db),
      },
      {
        name: 'close_weeks',
        everyMs: 10_000,
        run: async () => closeWeeks(db, await readSettings(), now()),
        dueAt: () => readNextCount(db, now()),
      },
      { name: 'split_full_blocks', everyMs: 10_000, run: () => splitFullBlocks(db) },
      // The first check is a minute after the start, then `watchLedger` checks once a day.
      { name: 'check_ledger', everyMs: 60_000, run: () => watchLedger(db, { now: now(), since, log: http.log }) },
    ],
  } satisfies Area
}
