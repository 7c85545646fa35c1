// What app.ts makes, and of what: for those who start it.

import type { FastifyInstance } from 'fastify'
import type { ActionsRouteOptions } from '../platform/api/actions-route.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/connect.ts'
import type { RoomKind } from '../platform/live/index.ts'
import type { Scheduler } from '../platform/scheduler/scheduler.ts'
import type { Identity, Outbox } from '../people/identity/index.ts'
import type { Transport } from '../profile/push/index.ts'

export interface AppOptions {
  config: Config
  database: Database
  /** Tests control the clock. */
  now?: () => Date
  /** Where the built web client is; tests that only call actions leave it out. */
  webRoot?: string
  /** Where the built console is. */
  consoleRoot?: string
  /** Multiplies every rate limit: tests and benchmarks call more often than people do. */
  limitFactor?: number
  /** Receives the log lines instead of standard output. */
  logTo?: { write: (line: string) => void }
  /** Added to the app's own rooms: tests use them to test rooms. */
  rooms?: RoomKind[]
  /** Added to the app's own actions: tests use them to test formats of play. */
  actions?: Pick<ActionsRouteOptions, 'contract' | 'handlers'>
  /** How push services are reached, instead of by the network: tests have their own. */
  pushTransport?: Transport
  /** Runs scheduled jobs; tests run them themselves. */
  hasScheduler?: boolean
  /** `now` is moved by hand, in jumps that are no outages (demo/). */
  isStaged?: boolean
}

export interface App {
  http: FastifyInstance
  outbox: Outbox
  /** Path of the development outbox, if there is one. */
  outboxPath: string | null
  /** The ways to sign in. */
  offer: Identity['offer']
  /** Runs a scheduled job once. */
  runJob: Scheduler['run']
  close: () => Promise<void>
}

export type CreateApp = (options: AppOptions) => Promise<App>
/** Imports app.ts, which loads all of the server, when it is needed. */
export type LoadApp = () => Promise<CreateApp>
