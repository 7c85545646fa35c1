// Registers all routes of the server: actions, files, pages. A part of app.ts.

import { contract } from '@trivium/contract'
import { areas } from '@trivium/contract/areas'
import { howAGameGoes } from '@trivium/contract/play/how-a-game-goes'
import type { Seen } from './observe.ts'
import type { AppOptions } from './operations/app-types.ts'
import { findSignedIn, isOfDeactivated } from './people/accounts/index.ts'
import { type AnyHandler, registerActions } from './platform/api/actions-route.ts'
import { registerDocs } from './platform/api/docs/openapi.ts'
import { separateAdminHost } from './platform/api/http/console-host.ts'
import { registerHealth } from './platform/api/http/health.ts'
import { registerConsole, registerWeb } from './platform/api/http/web.ts'
import { FairQueue, usualShares } from './platform/api/requests/fair-queue.ts'
import { limitReads } from './platform/api/requests/limit-reads.ts'
import type { SecondFactorOf } from './platform/api/requests/second-factor.ts'
import { NotFound, respondToError } from './platform/api/respond.ts'
import type { Base } from './platform/area.ts'
import type { Config } from './platform/config/config.ts'
import { findPageFile, headOf, registerLook, registerSite } from './platform/site/index.ts'
import { headOfShare } from './profile/shares/index.ts'

interface Served extends Base, Pick<AppOptions, 'actions' | 'consoleRoot' | 'limitFactor' | 'webRoot'> {
  handlers: Record<string, AnyHandler>
  letIn: (isShut: boolean) => Promise<void>
  routes: readonly (() => void)[]
  seen: Seen
}

export async function serve(served: Served): Promise<void> {
  const { config, consoleRoot, database, http, limits, now, readSettings, routes, webRoot } = served
  separateAdminHost(http, config)
  limitReads(http, limits)
  registerHealth(http, database.db)
  registerDocs(http, contract, { areas, steps: howAGameGoes })
  for (const register of routes) register()
  serveActions(served)
  if (consoleRoot) await registerConsole(http, consoleRoot, async () => (await readSettings()).app_name)
  const site = { db: database.db, publicUrl: config.publicUrl, readSettings, now }
  registerSite(http, site)
  if (webRoot) {
    registerLook(http, webRoot, site)
    await registerWeb(http, webRoot, {
      headOf: async request => (await headOfShare(request.url.split('?')[0] ?? '', site)) ?? headOf(request, site),
      findSaved: findPageFile(database.db, limits),
    })
  } else http.setNotFoundHandler((request, reply) => respondToError(new NotFound(), request, reply))
}

function serveActions({ actions, config, database: { db }, handlers, http, limitFactor = 1, seen, ...served }: Served): void {
  const { letIn, limits, now, readSettings, scan } = served
  registerActions(http, {
    contract: { ...contract, ...actions?.contract },
    handlers: { ...handlers, ...actions?.handlers },
    db,
    limits,
    shares: seen.shares(new FairQueue(usualShares(limitFactor))),
    now,
    readSettings,
    letIn,
    findSignedIn: token => findSignedIn(db, token, now()),
    isOfDeactivated: token => isOfDeactivated(db, token),
    scan,
    secondFactorOf: secondFactorOf(config),
    checksOutput: config.mode !== 'production',
  })
}

/** The demo needs no second factor: its sign-ins are public, and nobody can change anything. */
function secondFactorOf({ isDemo, mode, secondFactor }: Config): SecondFactorOf {
  if (secondFactor === 'everyone') return 'everyone'
  return mode === 'production' && !isDemo ? 'privileged' : 'nobody'
}
