// Connects metrics/ and tracing/ to the parts they observe, and lists the counters of the domains.

import type { FastifyInstance } from 'fastify'
import ours from '../../package.json' with { type: 'json' }
import type { FairQueue } from './platform/api/requests/fair-queue.ts'
import type { CountingLimits } from './platform/api/requests/limits.ts'
import { registerMetrics } from './platform/api/http/metrics.ts'
import type { ImpatientRedis } from './platform/api/http/redis.ts'
import { countRunning } from './compete/battles/index.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/db/connect.ts'
import { type Follow, unfollowed } from './platform/follow.ts'
import { emailsSent } from './people/identity/index.ts'
import type { Scheduler } from './platform/scheduler/scheduler.ts'
import { type Live, newsFallbacks } from './platform/live/index.ts'
import { measureCalls, showShares } from './platform/metrics/calls.ts'
import { showDatabase } from './platform/metrics/database.ts'
import { showBuild, showJobs, showLimits, showRedis, showSockets } from './platform/metrics/process.ts'
import { showAsked, showCounted } from './platform/metrics/show.ts'
import { answersSaved, playsFinished, playsStarted } from './play/plays/index.ts'
import { coinsMoved, readVerdicts } from './rewards/wallet/index.ts'

interface ObserveOptions {
  config: Config
  database: Database
  http: FastifyInstance
  limits: CountingLimits
  redis: ImpatientRedis | null
}

/** Registers each part for metrics and tracing once it exists. */
export interface Seen {
  follow: Follow
  shares: (shares: FairQueue) => FairQueue
  sockets: (live: Live) => void
  jobs: (scheduler: Scheduler) => void
  /** Sends the remaining traces. */
  stop: () => Promise<void>
}

/** Call it before any route is registered, so that metrics and traces cover each call from its start. */
export async function observe({ config, database, http, limits, redis }: ObserveOptions): Promise<Seen> {
  const { db } = database
  const tracing = config.traces ? await startTracing(config.traces, http, database) : null
  const registry = registerMetrics(http, config)
  measureCalls(http, registry)
  const build = { version: ours.version, commit: config.commit ?? 'unknown', database: database.kind }
  showBuild(registry, build, config.dataDir)
  const stopTiming = showDatabase(registry, database)
  http.addHook('onClose', async () => stopTiming())
  showLimits(registry, limits)
  if (redis) showRedis(registry, redis, limits)
  showCounted(registry, [playsStarted, playsFinished, answersSaved, coinsMoved, emailsSent, newsFallbacks], db)
  const running = { name: 'trivium_battles_running', help: 'Battles that have not ended, in all processes together' }
  showAsked(registry, running, () => countRunning(db))
  const sound = { name: 'trivium_ledger_sound', help: 'Whether all coins added up at the last check: 1, or 0' }
  showAsked(registry, sound, async () => (await lastVerdict(database))?.sound ?? null)
  const checked = { name: 'trivium_ledger_checked_timestamp_seconds', help: 'Time of the last ledger check' }
  showAsked(registry, checked, async () => (await lastVerdict(database))?.at ?? null)
  return {
    follow: tracing?.follow ?? unfollowed,
    shares(shares) {
      showShares(registry, shares)
      return shares
    },
    sockets: live => showSockets(registry, live),
    jobs: scheduler => showJobs(registry, scheduler),
    stop: async () => tracing?.stop(),
  }
}

/** Imports OpenTelemetry only when traces are configured. */
async function startTracing(traces: NonNullable<Config['traces']>, http: FastifyInstance, database: Database) {
  const tracing = await import('./platform/tracing/start.ts')
  return tracing.startTracing(traces, http, database)
}

async function lastVerdict({ db }: Database): Promise<{ sound: number; at: number } | null> {
  const [last] = await readVerdicts(db, { offset: 0, limit: 1 })
  return last ? { sound: last.is_sound ? 1 : 0, at: last.at.getTime() / 1000 } : null
}
