// What the console needs of the running service: its jobs, backups, drills and downloads.

import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '../../platform/db/connect.ts'
import type { Scheduler, Job } from '../../platform/scheduler/scheduler.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { Backups } from './backups.ts'
import { createDownloads, type Downloads } from './downloads.ts'
import { Drills } from './drill.ts'
import { countHours } from './stats.ts'

interface ServiceOptions {
  database: Database
  dataDir: string
  http: FastifyInstance & { log: FastifyBaseLogger }
  now: () => Date
  readSettings: () => Promise<Settings>
}

export interface Service {
  database: Database
  backups: Backups
  drills: Drills
  downloads: Downloads
  jobs: Job[]
  /** Null until the scheduler is created, which happens after the actions. */
  scheduler: Scheduler | null
  stop: () => Promise<void>
}

export function createService({ database, dataDir, http, now, readSettings }: ServiceOptions): Service {
  const { log } = http
  const backups = new Backups({ database, dataDir, now, log })
  const drills = new Drills({ db: database.db, now, log })
  return {
    database,
    backups,
    drills,
    downloads: createDownloads(http),
    jobs: [
      { name: 'count_stats', everyMs: 60_000, run: () => countHours(database, now()) },
      { name: 'back_up', everyMs: 600_000, run: async () => backups.backUpDaily((await readSettings()).backups_kept) },
    ],
    scheduler: null,
    async stop() {
      await drills.stop()
      await backups.stop()
    },
  }
}
