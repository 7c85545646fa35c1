// The types of app.ts, for code that starts it.

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
  /** Default: the real time. Tests control it. */
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
  /** Added to the app's own actions: tests use them to test modes. */
  actions?: Pick<ActionsRouteOptions, 'contract' | 'handlers'>
  /** Replaces the network to the push services: tests have their own transport. */
  pushTransport?: Transport
  /** Runs scheduled jobs; tests run them themselves. */
  hasScheduler?: boolean
  /** A test or the demo moves `now` by hand; its jumps are no outages (demo/). */
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
/** Imports app.ts only when it is needed, because it loads the whole server. */
export type LoadApp = () => Promise<CreateApp>
