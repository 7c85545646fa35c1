// The job of contests: announces weekly cups, opens contests that start, closes those that have ended, links events, and notifies players
// who have registered.

import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../platform/db/connect.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import type { Job } from '../../../platform/scheduler/scheduler.ts'
import { closeContest } from './close.ts'
import { linkEvents } from '../records/link-events.ts'
import { openContest } from './open.ts'
import { readNextUntold } from '../registration-store.ts'
import { readDueContests, readNextContest } from '../store.ts'
import { tellRegistered } from './tell-registered.ts'
import { announceCups } from './weekly-cup.ts'

interface ContestJobParts {
  db: Db
  now: () => Date
  readSettings: () => Promise<Settings>
  log: FastifyBaseLogger
}

/** The bank may grow enough for a cup, which is announced a week ahead. */
const cupsEveryMs = 300_000

export function contestJob({ db, now, readSettings, log }: ContestJobParts): Job {
  let ranAt = 0
  return {
    name: 'contests',
    everyMs: 1_000,
    async run() {
      ranAt = now().getTime()
      await runContests(db, await readSettings(), now(), log)
    },
    async dueAt() {
      const next = await Promise.all([readNextContest(db), readNextUntold(db, now())])
      return new Date(Math.min(ranAt + cupsEveryMs, ...next.map(at => at?.getTime() ?? Infinity)))
    },
  }
}

/** A contest that fails is logged and skipped, so that the others go on. */
export async function runContests(db: Db, settings: Settings, now: Date, log?: FastifyBaseLogger): Promise<void> {
  await announceCups(db, settings, now)
  for (const id of await readDueContests(db, now)) {
    try {
      await openContest(db, id, settings, now)
      await closeContest(db, id, settings, now)
    } catch (error) {
      log?.error({ err: error, contest: id }, 'cannot run a contest')
    }
  }
  await linkEvents(db)
  await tellRegistered(db, now)
}
