// The composition root: builds the areas, lower ones first, and serves their actions and routes. main.ts and the tests call it.

import type { Contract } from '@trivium/contract'
import { listOfExams, pauseSittings } from './assess/exams/index.ts'
import { assess } from './assess/index.ts'
import { adaptiveDriver } from './assess/practice-tests/index.ts'
import { findLanguage } from './bank/catalogue/index.ts'
import { readCells } from './bank/imports/index.ts'
import { bank } from './bank/index.ts'
import { compete } from './compete/index.ts'
import { integrity } from './integrity/index.ts'
import { observe } from './observe.ts'
import { noteRuns } from './operations/console/index.ts'
import { operations } from './operations/index.ts'
import type { App, AppOptions } from './operations/app-types.ts'
import { createIdentity, type Identity } from './people/identity/index.ts'
import { people } from './people/index.ts'
import { connectRedis } from './platform/api/http/redis.ts'
import { createHttp } from './platform/api/http/http.ts'
import { createLimits } from './platform/api/requests/limits.ts'
import { createScanner } from './platform/api/requests/scanner.ts'
import type { Handlers } from './platform/api/handle.ts'
import type { Area, Base } from './platform/area.ts'
import { renewalJobs } from './platform/config/tls.ts'
import { platform } from './platform/index.ts'
import { newsByDatabase, newsByRedis } from './platform/live/index.ts'
import { type JobRun, startScheduler } from './platform/scheduler/scheduler.ts'
import { hearWakes } from './platform/scheduler/wake.ts'
import { createSettingsReader } from './platform/settings/index.ts'
import { pageFileSaver } from './platform/site/index.ts'
import { pausePlays } from './play/plays/index.ts'
import { play } from './play/index.ts'
import { profile } from './profile/index.ts'
import { rewards } from './rewards/index.ts'
import { serve } from './serve.ts'
import { startLiveNews } from './start-live-news.ts'

export async function createApp(options: AppOptions): Promise<App> {
  const { base, redis, seen } = await prepare(options)
  const { config, database, hasScheduler, http, now } = base
  const identity = await createIdentity({ ...base, db: database.db, log: http.log })
  const areas = await buildAreas(base, identity, options)
  const all: readonly Area[] = Object.values(areas)
  const { battles } = areas.compete
  // Every action has its handler: a missing one does not compile.
  const handlers: Handlers<Contract> = mergeHandlers(areas)
  const routes = all.flatMap(area => area.routes ?? [])
  await serve({ ...options, ...base, handlers: { ...handlers }, letIn: battles.letIn, routes, seen })

  if (hasScheduler) await battles.begin()
  const rooms = [...all.flatMap(area => area.rooms ?? []), ...(options.rooms ?? [])]
  const live = await startLiveNews({ ...base, rooms, seen })
  const savePageFiles = { name: 'save_page_files', everyMs: 5_000, run: pageFileSaver(database.db, options, now) }
  const jobs = [...all.flatMap(area => area.jobs ?? []), ...renewalJobs(http, config.tls), savePageFiles]
  const note = (runs: JobRun[]) => noteRuns(database.db, runs)
  const scheduler = startScheduler({ isOn: hasScheduler, log: http.log, jobs, now, note, follow: seen.follow })
  const stopHearing = await hearWakes(database, scheduler, { now, log: http.log })
  seen.jobs(scheduler)
  areas.operations.service.scheduler = scheduler
  const { offer, outbox, outboxPath } = identity
  async function close() {
    await http.close()
    await live.stop()
    for (const area of all) area.cutJobsOff?.()
    await stopHearing()
    await scheduler.stop()
    for (const area of all.toReversed()) await area.stop?.()
    redis?.disconnect()
    await seen.stop()
  }
  return { http, outbox, outboxPath, offer, runJob: scheduler.run, close }
}

async function prepare(options: AppOptions) {
  const { config, database, hasScheduler = false, isStaged = false, now = () => new Date() } = options
  const http = await createHttp(config, options.logTo)
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, http.log) : null
  database.onTrouble(error => http.log.error({ err: error }, 'a connection to the database was lost'))
  const limits = createLimits(redis, options.limitFactor)
  const seen = await observe({ config, database, http, limits, redis })
  const readSettings = createSettingsReader(database.db, http.log, config.isDemo)
  const scan = config.clamdUrl ? createScanner(config.clamdUrl) : null
  const news = redis ? newsByRedis(redis, database, http.log) : newsByDatabase(database)
  const base: Base = { config, database, hasScheduler, http, isStaged, limits, news, now, readSettings, scan }
  return { base, redis, seen }
}

async function buildAreas(base: Base, identity: Identity, { pushTransport }: AppOptions) {
  const competing = compete(base, async (tx, { from, to, pauseMs }) => {
    await pausePlays(tx, from, pauseMs)
    await pauseSittings(tx, from, pauseMs, to)
  })
  const { letIn, battleDriver } = competing.battles
  const unlessShut = (run: () => Promise<unknown>) => async () => {
    const isShut = (await base.readSettings()).app_maintenance === 1
    await letIn(isShut)
    return isShut ? null : run()
  }
  const drivers = { shared: battleDriver, adaptive: adaptiveDriver }
  return {
    platform: platform(base, { offer: identity.offer, findLanguage }),
    rewards: rewards(base, identity),
    people: people(base, { identity, exams: listOfExams, readCells }),
    bank: bank(base),
    play: play(base, { drivers, unlessShut, secret: identity.fingerprint('guest-key') }),
    compete: competing,
    assess: assess(base, identity),
    integrity: integrity(base),
    profile: await profile(base, pushTransport),
    operations: operations(base, identity),
  }
}

type Handed<Areas> = {
  [Name in keyof Areas]: Areas[Name] extends Area ? Areas[Name]['actions'] & Areas[Name]['admin'] : never
}[keyof Areas]
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never

function mergeHandlers<Areas extends Record<string, Area>>(areas: Areas): Together<Handed<Areas>> {
  return Object.assign({}, ...Object.values(areas).flatMap(({ actions, admin }) => [actions, admin]))
}
