// The composition root: puts database, domains and transports together. main.ts and the tests both call it.

import type { FastifyInstance } from 'fastify'
import { type Contract, contract } from '@trivium/contract'
import { areas } from '@trivium/contract/areas'
import { howAGameGoes } from '@trivium/contract/play/how-a-game-goes'
import { createService, noteRun, type Service } from './operations/console/index.ts'
import { createImportJobs, registerDownloads } from './bank/imports/index.ts'
import { publishDue } from './play/passages/index.ts'
import { payoutActions } from './rewards/payouts/index.ts'
import { publishAllDue, rearrangeQuestions } from './bank/questions/index.ts'
import { accountActions, contactKeeper, findSignedIn, isOfDeactivated } from './people/accounts/index.ts'
import { type ActionsRouteOptions, type AnyHandler, registerActions } from './platform/api/actions-route.ts'
import { registerDocs } from './platform/api/docs/docs.ts'
import { FairShares, usualShares } from './platform/api/requests/fair-shares.ts'
import type { Handlers, SignedIn } from './platform/api/handle.ts'
import { registerHealth } from './platform/api/http/health.ts'
import { keepConsoleApart } from './platform/api/http/console-host.ts'
import { createHttp } from './platform/api/http/http.ts'
import { limitReads } from './platform/api/requests/limit-reads.ts'
import { createLimits, type Limits } from './platform/api/requests/limits.ts'
import { connectRedis } from './platform/api/http/redis.ts'
import { NotFound, respondToError } from './platform/api/respond.ts'
import type { SecondFactorOf } from './platform/api/requests/second-factor.ts'
import { createScanner, type Scan } from './platform/api/requests/scanner.ts'
import { registerConsole, registerWeb } from './platform/api/http/web.ts'
import { badgeActions } from './rewards/badges/index.ts'
import { type Battles, createBattles, type Silence } from './compete/battles/index.ts'
import { boardActions, splitFullBlocks } from './rewards/leaderboards/index.ts'
import { bookmarkActions } from './play/bookmarks/index.ts'
import { createCalibrator } from './bank/calibration/index.ts'
import { catalogueActions, findLanguage } from './bank/catalogue/index.ts'
import type { Config } from './platform/config/config.ts'
import { contactActions } from './people/contact/index.ts'
import { contestActions, runContests } from './compete/contests/index.ts'
import type { Database } from './platform/db/connect.ts'
import type { Tx } from './platform/db/transaction.ts'
import { examActions, pauseSittings, releaseDueExams } from './assess/exams/index.ts'
import { friendActions } from './people/friends/index.ts'
import { officeHandlersOf } from './office-handlers.ts'
import { createPush, type Push, type Transport } from './profile/push/index.ts'
import { headOfShare, registerSharePictures, shareActions } from './profile/shares/index.ts'
import { findPageFile, headOf, pageFileKeeper, registerSite } from './platform/site/index.ts'
import { registerTakeout, takeoutActions } from './profile/data-export/index.ts'
import { createIdentity, type Identity, type Outbox } from './people/identity/index.ts'
import { type Clockwork, type Job, startClockwork } from './platform/scheduler/scheduler.ts'
import { housekeepingJobs } from './operations/housekeeping/housekeeping.ts'
import { closeWeeks, leagueActions } from './rewards/leagues/index.ts'
import { type News, newsByDatabase, newsByRedis, type RoomKind } from './platform/live/index.ts'
import { noteFlags, releveller } from './bank/items/index.ts'
import { registerCovers, registerMedia } from './platform/media/index.ts'
import { observe, type Seen } from './observe.ts'
import { homeActions } from './profile/home/index.ts'
import { messageActions } from './people/messages/index.ts'
import { noticeActions, sendAnnouncements } from './rewards/notices/index.ts'
import { closeOverduePlays, pausePlays, playActions } from './play/plays/index.ts'
import { startNews } from './start-news.ts'
import { statisticsActions } from './profile/statistics/index.ts'
import { leaveTraces, leaveTracesOf } from './play/play-stats/index.ts'
import { practiceActions } from './play/practice/index.ts'
import { proofActions } from './integrity/proofs/index.ts'
import { reportActions } from './integrity/reports/index.ts'
import { runRegrades } from './integrity/regrades/index.ts'
import type { Settings } from './platform/settings/defaults.ts'
import { createSettingsReader, settingsActions } from './platform/settings/index.ts'
import { soloActions } from './play/solo/index.ts'
import { tasteActions } from './play/trial/index.ts'
import { adaptivePace, noteOutcomes, testActions } from './assess/practice-tests/index.ts'
import { renewalJobs } from './platform/config/tls.ts'
import { walletActions, watchLedger } from './rewards/wallet/index.ts'

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
  hasClockwork?: boolean
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
  runJob: Clockwork['run']
  close: () => Promise<void>
}

export async function createApp(options: AppOptions): Promise<App> {
  const { config, database } = options
  const http = await createHttp(config, options.logTo)
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, http.log) : null
  database.onTrouble(error => http.log.error({ err: error }, 'a connection to the database was lost'))
  const readSettings = createSettingsReader(database.db, http.log, config.isDemo)
  const limits = createLimits(redis, options.limitFactor)
  const seen = await observe({ config, database, http, limits, redis })
  const scan = config.clamdUrl ? createScanner(config.clamdUrl) : null
  const parts = { ...options, http, limits, now: options.now ?? (() => new Date()), readSettings, scan, seen }
  const { db } = database
  const identity = await createIdentity({ config, db, log: http.log, now: parts.now, limits, readSettings })
  const news = redis ? newsByRedis(redis, database, http.log) : newsByDatabase(database)
  const battles = battlesOf({ ...parts, news })
  const service = createService({ database, dataDir: config.dataDir, http, now: parts.now, readSettings })
  const push = await createPush({ ...parts, db, log: http.log, transport: options.pushTransport })
  const made = { identity, battles, news, push, service }
  const whole: Parts = { ...parts, ...made, findSignedIn: token => findSignedIn(db, token, parts.now()) }

  await registerAll(whole)
  if (options.hasClockwork) await battles.begin()
  const hearing = await startNews(whole)
  const clockwork = startJobs(whole)
  service.clockwork = clockwork
  return {
    http,
    outbox: identity.outbox,
    outboxPath: identity.outboxPath,
    offer: identity.offer,
    runJob: clockwork.run,
    async close() {
      await http.close()
      await hearing.stop()
      await clockwork.stop()
      await service.stop()
      await battles.stop()
      redis?.disconnect()
      await seen.stop()
    },
  }
}

async function registerAll(whole: Parts): Promise<void> {
  const { config, consoleRoot, database, http, identity, limits, now, webRoot } = whole
  keepConsoleApart(http, config)
  limitReads(http, limits)
  identity.register(http)
  registerHealth(http, database.db)
  registerDocs(http, contract, { areas, steps: howAGameGoes })
  registerMedia(http, database.db)
  registerCovers(http)
  registerDownloads(http, database.db, now)
  registerTakeout(http, database.db, now)
  registerActions(http, actionsOf(whole))
  if (consoleRoot) await registerConsole(http, consoleRoot)
  const site = { db: database.db, publicUrl: config.publicUrl, readSettings: whole.readSettings, now }
  registerSite(http, site)
  registerSharePictures(http, site, limits)
  if (webRoot)
    await registerWeb(http, webRoot, {
      headOf: async request => (await headOfShare(request.url.split('?')[0] ?? '', site)) ?? headOf(request, site),
      findKept: findPageFile(database.db, limits),
    })
  else http.setNotFoundHandler((request, reply) => respondToError(new NotFound(), request, reply))
}

function battlesOf({ database: { db }, hasClockwork = false, http, isStaged = false, news, now, readSettings }: BattleParts): Battles {
  const pulse = { isStaged, onBack: pauseClocks }
  return createBattles({ db, now, news, readSettings, log: http.log, hasTimers: hasClockwork, pulse })
}

/** Nobody could answer during an outage, nor come back to an exam. */
async function pauseClocks(tx: Tx, { from, to, pauseMs }: Silence): Promise<void> {
  await pausePlays(tx, from, pauseMs)
  await pauseSittings(tx, from, pauseMs, to)
}

type BattleParts = Omit<Parts, 'battles' | 'findSignedIn' | 'identity' | 'push' | 'service'>

/** What the parts of the app are built from. */
interface Parts extends AppOptions {
  seen: Seen
  scan: Scan | null
  http: FastifyInstance
  now: () => Date
  readSettings: () => Promise<Settings>
  limits: Limits
  identity: Identity
  battles: Battles
  news: News
  push: Push
  service: Service
  findSignedIn: (token: string) => Promise<SignedIn | null>
}

/** Every action has its handler: a missing one does not compile. */
function handlersOf(parts: Parts): Record<string, AnyHandler> {
  const { battles, config, identity, push } = parts
  const all: Handlers<Contract> = {
    ...accountActions(identity),
    ...settingsActions({ offer: identity.offer, findLanguage }),
    ...walletActions,
    ...payoutActions(identity),
    ...badgeActions,
    ...noticeActions,
    ...messageActions,
    ...contactActions({ post: identity.post, publicUrl: config.publicUrl }),
    ...push.actions,
    ...takeoutActions,
    ...shareActions,
    ...catalogueActions,
    ...playActions({ shared: battles.sharedPace, adaptive: adaptivePace }),
    ...battles.actions,
    ...statisticsActions,
    ...practiceActions(leaveTracesOf),
    ...soloActions,
    ...tasteActions(identity.fingerprint('guest-key')),
    ...bookmarkActions,
    ...reportActions,
    ...homeActions,
    ...boardActions,
    ...leagueActions,
    ...friendActions,
    ...contestActions,
    ...testActions,
    ...examActions,
    ...proofActions,
    ...officeHandlersOf(parts),
  }
  return { ...all }
}

function actionsOf(parts: Parts): ActionsRouteOptions {
  const { actions, config, database, limits, limitFactor, now, scan, seen, findSignedIn } = parts
  return {
    contract: { ...contract, ...actions?.contract },
    handlers: { ...handlersOf(parts), ...actions?.handlers },
    db: database.db,
    limits,
    shares: seen.shares(new FairShares(usualShares(limitFactor ?? 1))),
    now,
    readSettings: readSettingsToLetIn(parts),
    findSignedIn,
    isOfDeactivated: token => isOfDeactivated(database.db, token),
    scan,
    secondFactorOf: secondFactorOf(config),
    checksOutput: config.mode !== 'production',
  }
}

/** In the demo nobody changes anything, and everybody knows how to sign in. */
function secondFactorOf({ isDemo, mode, secondFactor }: Config): SecondFactorOf {
  if (secondFactor === 'everyone') return 'everyone'
  return mode === 'production' && !isDemo ? 'mighty' : 'nobody'
}

/** After maintenance, or any other outage, nobody is let in before the clocks are set. */
function readSettingsToLetIn({ battles, readSettings }: Pick<Parts, 'battles' | 'readSettings'>): Parts['readSettings'] {
  return async () => {
    const settings = await readSettings()
    await battles.letIn(settings.app_maintenance === 1)
    return settings
  }
}

/** During maintenance the clocks of plays stand still. */
function unlessShut(parts: Pick<Parts, 'battles' | 'readSettings'>, run: () => Promise<unknown>): () => Promise<unknown> {
  const read = readSettingsToLetIn(parts)
  return async () => ((await read()).app_maintenance === 1 ? null : run())
}

function startJobs(parts: Parts): Clockwork {
  const { database, hasClockwork = false, http, now, scan, seen } = parts
  const calibrator = createCalibrator({ db: database.db, now, log: http.log })
  const imports = createImportJobs({ db: database.db, now, log: http.log, scan })
  const jobs = jobsOf(parts, [...calibrator.jobs, ...imports.jobs])
  const clockwork = startClockwork(hasClockwork, http.log, jobs, run => noteRun(database.db, run), seen.follow)
  seen.jobs(clockwork)
  return {
    ...clockwork,
    async stop() {
      calibrator.stop()
      imports.stop()
      await clockwork.stop()
    },
  }
}

function jobsOf(parts: Parts, others: Job[]): Job[] {
  const { battles, config, database, http, identity, now, push, readSettings, service } = parts
  const { db } = database
  const closePlays = () => closeOverduePlays(db, now(), http.log)
  const since = now()
  return [
    { name: 'close_overdue_plays', everyMs: 2_000, run: unlessShut({ battles, readSettings }, closePlays) },
    { name: 'leave_traces', everyMs: 250, run: async () => leaveTraces(db, await readSettings()) },
    ...battles.jobs,
    { name: 'contests', everyMs: 1_000, run: async () => runContests(db, await readSettings(), now(), http.log) },
    { name: 'rearrange_questions', everyMs: 60_000, run: () => rearrangeQuestions(database, now()) },
    { name: 'publish_questions', everyMs: 10_000, run: () => publishAllDue(db, now()) },
    { name: 'note_flags', everyMs: 600_000, run: () => noteFlags(db, now()) },
    { name: 'relevel', everyMs: 3_600_000, run: releveller(db, now) },
    { name: 'regrade', everyMs: 1_000, run: async () => runRegrades(db, await readSettings(), now(), http.log) },
    { name: 'announcements', everyMs: 1_000, run: async () => sendAnnouncements(db, await readSettings(), now()) },
    { name: 'publish_texts', everyMs: 5_000, run: () => publishDue(db, now()) },
    { name: 'release_exams', everyMs: 10_000, run: () => releaseDueExams(db, now()) },
    { name: 'close_weeks', everyMs: 10_000, run: async () => closeWeeks(db, await readSettings(), now()) },
    { name: 'split_full_blocks', everyMs: 10_000, run: () => splitFullBlocks(db) },
    ...others,
    ...service.jobs,
    ...identity.jobs,
    contactKeeper({ db, identity }),
    ...push.jobs,
    { name: 'note_outcomes', everyMs: 600_000, run: async () => noteOutcomes(db, await readSettings()) },
    // A minute after the start, and then once a day.
    { name: 'check_ledger', everyMs: 60_000, run: () => watchLedger(db, { now: now(), since, log: http.log }) },
    ...housekeepingJobs(database, now),
    { name: 'keep_page_files', everyMs: 5_000, run: pageFileKeeper(db, parts, now) },
    ...renewalJobs(http, config.tls),
  ]
}
