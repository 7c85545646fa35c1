// Starts the Auth emulator, and a server that uses it, for all tests of the project `hosted`.

import { mkdirSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { prepareBrowser } from '../harness/browser.ts'
import { buildWeb } from '../harness/servers/build-web.ts'
import { results } from '../harness/folders.ts'
import { preparedData } from '../harness/servers/prepared-data.ts'
import { startServer } from '../harness/servers/server.ts'
import { project, startEmulator } from './emulator.ts'

declare module 'vitest' {
  interface ProvidedContext {
    emulatorHost: string
  }
}

export const settingsFor = (host: string) => ({
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: project,
  FIREBASE_API_KEY: 'any-key',
  FIREBASE_GOOGLE_CLIENT_ID: 'the-client.apps.googleusercontent.com',
  FIREBASE_AUTH_EMULATOR_HOST: host,
})

export default async function setup(given: TestProject): Promise<() => Promise<void>> {
  mkdirSync(results, { recursive: true })
  const [emulator] = await Promise.all([startEmulator(), buildWeb(), preparedData(), prepareBrowser()])
  const server = await startServer(undefined, settingsFor(emulator.host))
  given.provide('serverUrl', server.url)
  given.provide('emulatorHost', emulator.host)
  return async () => {
    await server.stop()
    await emulator.stop()
    const faults = server
      .log()
      .split('\n')
      .filter(line => line.includes('"level":50'))
    if (faults.length > 0) throw new Error(`The server met ${faults.length} faults, the first: ${faults[0]}`)
  }
}
