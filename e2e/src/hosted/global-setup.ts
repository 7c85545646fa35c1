// Starts the Auth emulator, and a server that uses it, for the journeys of this folder.

import { ensurePublished } from '../../../scripts/ensure-published.mjs'
import { prepareBrowser } from '../harness/browser.ts'
import { deletePassedScreens } from '../harness/checked-screens.ts'
import { node } from '../harness/folders.ts'
import { buildWeb } from '../harness/servers/build-web.ts'
import { preparedData } from '../harness/servers/prepared-data.ts'
import { expectNoFaults, shareServer } from '../harness/servers/shared-server.ts'
import { settingsFor, startEmulator } from './emulator.ts'

const variable = 'JOURNEYS_EMULATOR'

/** Empty when Playwright only lists the journeys. */
export const emulatorHost = (): string => process.env[variable] ?? ''

export default async function setup(): Promise<() => Promise<void>> {
  deletePassedScreens()
  await ensurePublished(node)
  const [emulator] = await Promise.all([startEmulator(), buildWeb(), preparedData(), prepareBrowser()])
  process.env[variable] = emulator.host
  const stop = await shareServer(settingsFor(emulator.host))
  return async () => {
    const log = await stop()
    await emulator.stop()
    expectNoFaults(log)
  }
}
