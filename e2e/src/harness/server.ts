// The real server in its own process, on a free port, with a database of its own that has the starter content already.

import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { node, root } from './folders.ts'
import { preparedData } from './prepared-data.ts'

/** TRUST_PROXY lets players.ts come from many addresses, so that signing up dozens of them is not taken for an attack. */
const settings = { NODE_ENV: 'development', LOG_LEVEL: 'warn', TRUST_PROXY: '1', DATABASE_URL: '', REDIS_URL: '', PUBLIC_URL: '', HOST: '' }
const startTimeoutMs = 90_000

export interface Server {
  url: string
  /** What it has written so far. */
  log: () => string
  /** SIGKILL: the process gets no chance to tidy up. */
  kill: () => Promise<void>
  /** On the same port and the same data. */
  startAgain: () => Promise<void>
  /** Ends it in good order and removes its data. */
  stop: () => Promise<void>
}

export async function startServer(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivium-journeys-'))
  await cp(await preparedData(), dataDir, { recursive: true })
  const port = await freePort()
  let run = await runServer(dataDir, port)
  let earlier = ''
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => earlier + run.log(),
    kill: () => run.end('SIGKILL'),
    async startAgain() {
      earlier += run.log()
      run = await runServer(dataDir, port)
    },
    async stop() {
      await run.end('SIGTERM')
      await rm(dataDir, { recursive: true })
    },
  }
}

interface Run {
  log: () => string
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/** @throws with what the server wrote, when it does not become ready. */
export async function runServer(dataDir: string, port: number): Promise<Run> {
  const child = spawn(node, ['server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir },
    // Through the channel the server notices when we are gone, however we ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => written.push(chunk.toString()))
  const log = () => written.join('')
  await untilReady(child, `http://127.0.0.1:${port}/readyz`, log)
  return { log, end: signal => end(child, signal) }
}

async function untilReady(child: ChildProcess, url: string, log: () => string): Promise<void> {
  const giveUpAt = Date.now() + startTimeoutMs
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await wait(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not become ready:\n${log()}`)
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
