// What app.ts builds every area from, and what an area hands back.

import type { FastifyInstance } from 'fastify'
import type { ActionsRouteOptions, AnyHandler } from './api/actions-route.ts'
import type { CountingLimits } from './api/requests/limits.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/connect.ts'
import type { News, RoomKind } from './live/index.ts'
import type { Job } from './scheduler/scheduler.ts'
import type { Settings } from './settings/defaults.ts'

/** What app.ts makes once, for all areas. */
export interface Base extends Pick<ActionsRouteOptions, 'scan'> {
  config: Config
  database: Database
  http: FastifyInstance
  limits: CountingLimits
  news: News
  now: () => Date
  readSettings: () => Promise<Settings>
  /** Whether this process runs scheduled jobs; tests run them themselves. */
  hasScheduler: boolean
  /** `now` is moved by hand, in jumps that are no outages (operations/demo/). */
  isStaged: boolean
}

/** The handlers of an area keep their types: app.ts checks that every action of the contract has one. */
export interface Area {
  /** What players ask. */
  actions: Record<string, AnyHandler>
  /** What staff asks. */
  admin: Record<string, AnyHandler>
  jobs?: readonly Job[]
  rooms?: readonly RoomKind[]
  /** Registers what is no action: files, pages. */
  routes?: () => void
  /** Breaks off what a job is doing that can go on after the next start. */
  cutJobsOff?: () => void
  /** Called once no job runs any more. */
  stop?: () => void | Promise<void>
}
