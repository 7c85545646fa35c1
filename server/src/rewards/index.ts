import type { Area, Base } from '../platform/area.ts'
import { badgeActions } from './badges/index.ts'
import { leaderboardActions, splitFullBlocks } from './leaderboards/index.ts'
import { closeWeeks, leagueActions, readNextCount } from './leagues/index.ts'
import { letterActions, letterAdminActions, letterJob, type LetterMail, registerLetterPages } from './letters/index.ts'
import { noticeActions, noticeAdminActions, noticeRooms, readNextSending, sendAnnouncements } from './notices/index.ts'
import { questActions } from './quests/index.ts'
import { payoutActions, payoutAdminActions, type PayoutParts } from './payouts/index.ts'
import { streakActions } from './streaks/index.ts'
import { walletActions, watchLedger } from './wallet/index.ts'

interface IdentityParts extends PayoutParts {
  /** Sends emails, and fails if the mail server does not take one. */
  bluntPost: LetterMail
}

export function rewards({ config, database: { db }, http, now, readSettings }: Base, identity: IdentityParts) {
  const since = now()
  const letters = { mail: identity.bluntPost, fingerprint: identity.fingerprint, publicUrl: config.publicUrl }
  return {
    actions: {
      ...walletActions,
      ...payoutActions(identity),
      ...badgeActions,
      ...leaderboardActions,
      ...leagueActions,
      ...questActions,
      ...streakActions,
      ...noticeActions(config.consoleUrl),
      ...letterActions(letters),
    },
    admin: { ...noticeAdminActions, ...payoutAdminActions, ...letterAdminActions(letters) },
    rooms: [noticeRooms(db, readSettings, config.consoleUrl)],
    jobs: [
      {
        name: 'announcements',
        everyMs: 1_000,
        run: async () => sendAnnouncements(db, await readSettings(), now()),
        dueAt: () => readNextSending(db),
      },
      letterJob({ ...letters, db, log: http.log, readSettings, now }),
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
    routes: () => registerLetterPages(http, { ...letters, db, readSettings, now }),
  } satisfies Area
}
