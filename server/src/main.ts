// Starts the server, and stops it in good order.

import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type App, createApp } from './app.ts'
import { type Config, inUrl, readConfig } from './config.ts'
import { openDatabase } from './db/connect.ts'
import { prepareDatabase } from './prepare-database.ts'
import { createSampleSignIns } from './sample-sign-ins.ts'
import { explainStartProblem } from './start-problems.ts'

const webRoot = join(import.meta.dirname, '../../web/dist')
/** For what is still running when the server is told to stop. */
const patienceMs = 10_000

async function main(stopped: AbortSignal): Promise<void> {
  const config = readConfig()
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database, stopped)
    const app = await createApp({ config, database, webRoot, hasClockwork: true, logTo: process.stdout })
    await app.http.listen({ port: config.port, host: config.host })
    await greet(app, config)
    await untilAborted(stopped)
    await closeInTime(app)
  } finally {
    await database.close()
  }
}

async function greet(app: App, config: Config): Promise<void> {
  const url = urlOf(app.http.server.address(), config)
  console.log(`Trivium is ready at ${url}`)
  for (const { email, password } of await createSampleSignIns(app, config)) {
    console.log(`Sample sign-in, for development: ${email} with the password ${password}`)
  }
}

/** Where it really listens: PORT may be 0. */
function urlOf(bound: AddressInfo | string | null, config: Config): string {
  if (bound === null || typeof bound === 'string') return config.publicUrl
  return `http://${inUrl(bound.address)}:${bound.port}`
}

async function closeInTime(app: App): Promise<void> {
  // What is still connected after this long is cut off, or it could keep the server from ever stopping.
  const impatience = setTimeout(() => app.http.server.closeAllConnections(), patienceMs)
  const enough = new Promise(resolve => setTimeout(resolve, patienceMs + 500).unref())
  await Promise.race([app.close(), enough])
  clearTimeout(impatience)
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })
}

/** Aborted by SIGTERM and SIGINT, and when the terminal or the process that watches over us is gone (see scripts/start.mjs). */
function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(event, () => controller.abort())
  return controller.signal
}

// A log that nobody can read any more, the terminal being gone, is no reason to break off.
process.stdout.on('error', () => {})
const stopped = stopSignal()
try {
  await main(stopped)
} catch (error) {
  if (!stopped.aborted) {
    console.error(explainStartProblem(error) ?? error)
    process.exitCode = 1
  }
}
process.exit()
