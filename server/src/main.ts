// Starts the server, and shuts it down cleanly.

import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { App, LoadApp } from './operations/app-types.ts'
import { type Config, inUrl, readConfig } from './platform/config/config.ts'
import { type Db, openDatabase } from './platform/db/connect.ts'
import { isHalfMade, prepareDemo, prepareSamples, refuseToMix, startOver } from './operations/demo/index.ts'
import { readableLog } from './platform/readable-log.ts'
import { explainStartProblem } from './platform/config/start-problems.ts'
import { readTls } from './platform/config/tls.ts'

const webRoot = join(import.meta.dirname, '../../web/dist')
const consoleRoot = join(import.meta.dirname, '../../admin/dist')
/** After a stop signal, running calls have this long to finish. */
const patienceMs = 10_000

/** @returns the code to exit with */
async function main(stopped: AbortSignal): Promise<number> {
  const config = readConfig()
  if (config.tls) readTls(config.tls)
  let database = await openDatabase(config)
  // We import the rest only now, so that a wrong setting is reported at once.
  const { prepareDatabase } = await import('./operations/prepare-database.ts')
  const prepare = () => prepareDatabase(database, stopped)
  try {
    let hasLoaded = await prepare()
    await refuseToMix(database, config)
    if (await isHalfMade(database)) {
      database = await startOver(database, config)
      hasLoaded = await prepare()
    }
    const { startAgainCode } = config
    if (hasLoaded && startAgainCode !== undefined) return startAgainCode
    if ((await prepareDemo(loadApp, database, config, stopped)) && startAgainCode !== undefined) return startAgainCode
    await prepareSamples(loadApp, database, config)
    const createApp = await loadApp()
    if (config.awaitsPages) await Promise.race([pagesBuilt, untilAborted(stopped)])
    if (stopped.aborted) return 0
    const { leave } = await import('./platform/api/http/drain.ts')
    const app = await createApp({ config, database, webRoot, consoleRoot, hasScheduler: true, logTo: logTarget(config) })
    await app.http.listen({ port: config.port, host: config.host })
    await greet(app, config, database.db)
    // The parent process may be gone by now: then the message is lost, and the server stops cleanly.
    process.send?.('ready', undefined, undefined, () => {})
    await untilAborted(stopped)
    leave(app.http)
    await sleep(config.drainMs)
    await closeInTime(app)
    return 0
  } finally {
    await database.close()
  }
}

const loadApp: LoadApp = async () => (await import('./app.ts')).createApp

const logTarget = ({ logFormat }: Config) => (logFormat === 'json' ? process.stdout : readableLog(process.stdout))

async function greet(app: App, config: Config, db: Db): Promise<void> {
  const url = urlOf(app.http.server.address(), config)
  const { noWayIn } = await import('./operations/console/index.ts')
  const { createSampleSignIns } = await import('./operations/sample-sign-ins.ts')
  const signIns = await createSampleSignIns(app, config, db)
  console.log(`Trivium is ready at ${url}${config.isDemo ? ' as a demo: visitors can look and play, but change nothing' : ''}`)
  const warning = noWayIn(app.offer)
  if (warning) console.warn(warning)
  if (app.outboxPath) console.log(`Development outbox, for mails and codes: ${url}${app.outboxPath}`)
  for (const { email, password, roles } of signIns) {
    const where = roles ? ` at ${config.consoleUrl ?? url}/admin/` : ''
    console.log(`Sample sign-in, for ${config.isDemo ? 'the demo' : 'development'}: ${email} with the password ${password}${where}`)
  }
}

/** The address the server really listens on: PORT may be 0. */
function urlOf(bound: AddressInfo | string | null, config: Config): string {
  if (bound === null || typeof bound === 'string') return config.publicUrl
  return `${config.tls ? 'https' : 'http'}://${inUrl(bound.address)}:${bound.port}`
}

async function closeInTime(app: App): Promise<void> {
  // Cuts connections that are still open after this time: they could keep the server from stopping.
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

/** Aborts on SIGTERM and SIGINT, and when the terminal or the parent process (see scripts/start.mjs) is gone. */
function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(event, () => controller.abort())
  return controller.signal
}

/** The parent process sends one message, when the pages are built. */
const pagesBuilt = new Promise(resolve => process.once('message', resolve))

// When the terminal is gone, writing the log fails. That must not end the server.
process.stdout.on('error', () => {})
const stopped = stopSignal()
try {
  process.exitCode = await main(stopped)
} catch (error) {
  if (!stopped.aborted) {
    console.error(explainStartProblem(error) ?? error)
    process.exitCode = 1
  }
}
process.exit()
