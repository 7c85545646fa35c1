// Starts one server that all journeys share.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePublished } from '../../../scripts/ensure-published.mjs'
import { prepareBrowser } from './browser.ts'
import { deletePassedScreens } from './checked-screens.ts'
import { node, results } from './folders.ts'
import { buildWeb } from './servers/build-web.ts'
import { preparedData } from './servers/prepared-data.ts'
import { expectNoFaults, shareServer } from './servers/shared-server.ts'

export default async function setup(): Promise<() => Promise<void>> {
  mkdirSync(results, { recursive: true })
  deletePassedScreens()
  await ensurePublished(node)
  // The build and the filling of the database run in other processes at the same time: each takes one of two cores.
  await Promise.all([buildWeb(), preparedData(), prepareBrowser()])
  const stop = await shareServer()
  return async () => {
    const log = await stop()
    writeFileSync(join(results, 'server.log'), log)
    expectNoFaults(log)
  }
}
