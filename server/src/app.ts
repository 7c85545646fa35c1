// The composition root: puts database, domains and transports together. main.ts and the tests both call it.

import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { Redis } from 'ioredis'
import { contract } from '@trivium/contract'
import { accountActions, findLiveSessions, findSignedIn, onSessionsEnded } from './accounts/index.ts'
import { allHandlers } from './actions.ts'
import { registerActions } from './api/actions-route.ts'
import { addressOf } from './api/address.ts'
import { registerDocs } from './api/docs.ts'
import { registerHealth } from './api/health.ts'
import { createLimits } from './api/limits.ts'
import { registerMetrics } from './api/metrics.ts'
import { NotFound, respondToError, Unavailable } from './api/respond.ts'
import { registerWeb } from './api/web.ts'
import { badgeActions, claimReward } from './badges/index.ts'
import { boardActions, splitFullBlocks } from './boards/index.ts'
import { bookmarkActions } from './bookmarks/index.ts'
import { catalogueActions } from './catalogue/index.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import { errorCode } from './db/transaction.ts'
import { createIdentity, type Outbox } from './identity/index.ts'
import { startClockwork } from './jobs/clockwork.ts'
import { housekeeping } from './jobs/housekeeping.ts'
import { startLive } from './live/index.ts'
import { registerMedia } from './media/index.ts'
import { homeActions } from './home/index.ts'
import { noticeActions, startPushing } from './notices/index.ts'
import { closeOverduePlays, playActions } from './plays/index.ts'
import { practiceActions } from './practice/index.ts'
import { reportActions } from './reports/index.ts'
import { createSettingsReader, settingsActions } from './settings/index.ts'
import { soloActions } from './solo/index.ts'
import { walletActions } from './wallet/index.ts'

export interface AppOptions {
  config: Config
  database: Database
  /** Tests hold the clock. */
  now?: () => Date
  /** Serves the built web client; tests that only call actions leave it out. */
  webRoot?: string
  /** Multiplies every rate limit: tests and benchmarks call more often than people do. */
  limitFactor?: number
  /** Takes the log's lines instead of standard output. */
  logTo?: { write: (line: string) => void }
  /** Runs overdue work by the clock; tests call it themselves. */
  hasClockwork?: boolean
}

export interface App {
  http: FastifyInstance
  outbox: Outbox
  /** Settings changed behind the cache's back are read again. */
  forgetSettings: () => void
  close: () => Promise<void>
}

export async function createApp(options: AppOptions): Promise<App> {
  const { config, database } = options
  const { db } = database
  const now = options.now ?? (() => new Date())
  const http = createHttp(config, options.logTo)
  const redis = config.redisUrl ? new Redis(config.redisUrl, redisPatience) : null
  redis?.on('error', error => http.log.warn({ err: error }, 'redis is away'))

  await http.register(helmet, helmetOptions(config))
  http.setErrorHandler(respondToError)
  refuseWhileClosing(http)

  const settings = createSettingsReader(db)
  const whoHas = (token: string) => findSignedIn(db, token, now())
  const limits = createLimits(redis, options.limitFactor)
  const identity = await createIdentity({ config, db, log: http.log, now, limits, readSettings: settings.read })
  identity.register(http)
  registerMetrics(http, config)
  registerHealth(http, db)
  registerDocs(http, contract)
  registerMedia(http, db)
  registerActions(http, {
    contract,
    handlers: allHandlers({
      ...accountActions(identity),
      ...settingsActions(identity.offer),
      ...walletActions(({ db, player, settings, now }, type) => claimReward(db, { accountId: player.id, settings, at: now }, type)),
      ...badgeActions,
      ...noticeActions,
      ...catalogueActions,
      ...playActions,
      ...practiceActions,
      ...soloActions,
      ...bookmarkActions,
      ...reportActions,
      ...homeActions,
      ...boardActions,
    }),
    db,
    limits,
    now,
    readSettings: settings.read,
    findSignedIn: whoHas,
    checksOutput: config.mode !== 'production',
  })
  if (options.webRoot) await registerWeb(http, options.webRoot)
  else http.setNotFoundHandler((request, reply) => respondToError(new NotFound(), request, reply))

  const live = startLive(http, {
    takePoint: async handshake => (await limits.take('address', addressOf(handshake, config.isProxy))) === 0,
    findSignedIn: whoHas,
    findLiveSessions: tokenHashes => findLiveSessions(db, tokenHashes, now()),
  })
  const listening = await Promise.all([
    startPushing({ database, readSettings: settings.read, isHere: live.isHere, send: live.sendNotice, log: http.log }),
    onSessionsEnded(database, live.recheck),
  ])

  const clockwork = startClockwork(options.hasClockwork ?? false, http.log, [
    { name: 'close_overdue_plays', everyMs: 5_000, run: () => closeOverduePlays(db, now(), http.log) },
    { name: 'split_full_blocks', everyMs: 10_000, run: () => splitFullBlocks(db) },
    { name: 'housekeeping', everyMs: 600_000, run: () => housekeeping(db, now()) },
  ])

  return {
    http,
    outbox: identity.outbox,
    forgetSettings: settings.forget,
    async close() {
      await http.close()
      await Promise.all(listening.map(stop => stop()))
      await clockwork.stop()
      redis?.disconnect()
    },
  }
}

function createHttp(config: Config, logTo: AppOptions['logTo']): FastifyInstance {
  return Fastify({
    trustProxy: config.isProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Addresses the router cannot read never reach the error handler.
    frameworkErrors: respondToError,
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: logSerializers, ...(logTo && { stream: logTo }) },
    bodyLimit: 256 * 1024,
    // Enough for the largest picture on a slow line.
    requestTimeout: 120_000,
    // For those who do not read what they asked for.
    connectionTimeout: 120_000,
    // Ours says so in the envelope, see refuseWhileClosing.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  })
}

/** Redis only counts: when it is slow, each process counts for itself instead of making callers wait. */
const redisPatience = { maxRetriesPerRequest: 1, connectTimeout: 1_000, commandTimeout: 250 }

/** Stop taking, finish what runs: whoever still asks on an open connection is sent away, and the connection ends. */
function refuseWhileClosing(http: FastifyInstance): void {
  let isClosing = false
  http.addHook('preClose', async () => {
    isClosing = true
  })
  http.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return
    void reply.header('connection', 'close')
    throw new Unavailable('the server is shutting down')
  })
}

/** Addresses, headers and values of rows are personal data: what is logged is named here, field by field. */
const logSerializers = {
  req: (request: FastifyRequest) => ({ method: request.method, url: request.url.split('?')[0] }),
  err: (error: Error) => ({ type: error.name, message: error.message, code: errorCode(error), stack: error.stack ?? '' }),
}

function helmetOptions(config: Config) {
  const isSecure = config.publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Older browsers do not count the sockets of this site as 'self'.
        connectSrc: ["'self'", config.publicUrl.replace(/^http/, 'ws')],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 15_552_000 } : false,
  } as const
}
