// The input and output of every area: app.ts passes Base to each area and gets an Area back.

import type { FastifyInstance } from 'fastify'
import type { ActionsRouteOptions, AnyHandler } from './api/actions-route.ts'
import type { CountingLimits } from './api/requests/limits.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/connect.ts'
import type { LiveNews, RoomKind } from './live/index.ts'
import type { Job } from './scheduler/scheduler.ts'
import type { Settings } from './settings/defaults.ts'

/** The parts that app.ts creates once for all areas. */
export interface Base extends Pick<ActionsRouteOptions, 'scan'> {
  config: Config
  database: Database
  http: FastifyInstance
  limits: CountingLimits
  news: LiveNews
  now: () => Date
  readSettings: () => Promise<Settings>
  /** Whether this process runs scheduled jobs; tests run them themselves. */
  hasScheduler: boolean
  /** Whether operations/demo/ moves `now` by hand. Its jumps are not outages. */
  isStaged: boolean
}

/** The handlers keep their types, because app.ts checks that every action of the contract has one. */
export interface Area {
  /** Handlers of the actions for players. */
  actions: Record<string, AnyHandler>
  /** Handlers of the actions for staff. */
  admin: Record<string, AnyHandler>
  jobs?: readonly Job[]
  rooms?: readonly RoomKind[]
  /** Registers routes that are not actions: files, pages. */
  routes?: () => void
  /** Interrupts jobs that can continue after the next start. */
  cutJobsOff?: () => void
  /** Called when no job runs any more. */
  stop?: () => void | Promise<void>
}
