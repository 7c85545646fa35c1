import type { Area, Base } from '../platform/area.ts'
import { bookmarkActions } from './bookmarks/index.ts'
import { passageAdminActions, publishDue, readNextPublication } from './passages/index.ts'
import { hasQueuedStats, writePlayStats, writePlayStatsOf } from './play-stats/index.ts'
import { closeOverduePlays, type Drivers, playActions, playRooms, readNextClose } from './plays/index.ts'
import { practiceActions } from './practice/index.ts'
import { soloActions } from './solo/index.ts'
import { trialActions } from './trial/index.ts'

interface PlayParts {
  /** Drivers of battles and adaptive tests. */
  drivers: Drivers
  /** Encrypts guest keys; 32 bytes. */
  secret: Uint8Array
  /** Wraps a job so that it does not run during maintenance, when the clocks of plays stand still. */
  unlessShut: (run: () => Promise<unknown>) => () => Promise<unknown>
}

export const play = ({ database: { db }, http, now, readSettings }: Base, { drivers, secret, unlessShut }: PlayParts) =>
  ({
    actions: {
      ...playActions(drivers),
      ...soloActions,
      ...practiceActions(writePlayStatsOf),
      ...trialActions(secret),
      ...bookmarkActions,
    },
    admin: passageAdminActions,
    rooms: [playRooms(db)],
    jobs: [
      {
        name: 'close_overdue_plays',
        everyMs: 2_000,
        run: unlessShut(() => closeOverduePlays(db, now(), http.log)),
        dueAt: () => readNextClose(db),
      },
      {
        name: 'write_play_stats',
        everyMs: 250,
        run: async () => writePlayStats(db, await readSettings()),
        dueAt: async () => ((await hasQueuedStats(db)) ? now() : null),
        isWokenHere: true,
      },
      { name: 'publish_texts', everyMs: 5_000, run: () => publishDue(db, now()), dueAt: () => readNextPublication(db) },
    ],
  }) satisfies Area
