// Starts one server that all journeys share.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareBrowser } from './browser.ts'
import { buildWeb } from './servers/build-web.ts'
import { results } from './folders.ts'
import { preparedData } from './servers/prepared-data.ts'
import { startServer } from './servers/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  // Other processes build and fill the database meanwhile: each takes one of two cores.
  await Promise.all([buildWeb(), preparedData(), prepareBrowser()])
  const server = await startServer()
  project.provide('serverUrl', server.url)
  return async () => {
    await server.stop()
    writeFileSync(join(results, 'server.log'), server.log())
    // Level 50 is pino's error level: a server fault fails the run, even if no journey noticed it.
    const faults = server
      .log()
      .split('\n')
      .filter(line => line.includes('"level":50'))
    if (faults.length > 0) throw new Error(`The server met ${faults.length} faults, the first: ${faults[0]}`)
  }
}
