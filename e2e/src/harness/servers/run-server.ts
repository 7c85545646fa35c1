// Runs the real server once, as a separate process with a port and a data folder.

import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { serverFlags } from '../../../../scripts/lean.mjs'
import { node, root } from '../folders.ts'

/** The server derives the address of the development outbox from it. */
export const identitySecret = 'the secret of all servers of the journeys'
/** TRUST_PROXY lets players.ts use many client addresses, so that rate limits do not block dozens of sign-ups. */
const settings = {
  // As in development, but the server hashes passwords cheaply: journeys sign up hundreds of players.
  NODE_ENV: 'test',
  LOG_LEVEL: 'warn',
  LOG_FORMAT: 'json',
  TRUST_PROXY: '1',
  IDENTITY_SECRET: identitySecret,
  DATABASE_URL: '',
  REDIS_URL: '',
  PUBLIC_URL: '',
  HOST: '',
}
/** Long, because the first start loads the starter content. */
const startTimeoutMs = 240_000

/** Environment variables in addition to those that every server of the journeys has. */
export type Environment = Record<string, string>

interface Run {
  log: () => string
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/** Runs a server that loads the starter content into a new database, and ends. The database has no players, not even the sample players. */
export async function fillDatabase(dataDir: string): Promise<void> {
  const env = { ...process.env, ...settings, PORT: '0', DATA_DIR: dataDir, START_AGAIN_CODE: '75' }
  // This process runs without the server's flags: they save memory, but the loading would take a quarter longer.
  const child = spawn(node, ['server/src/main.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const code = await new Promise(resolve => child.once('exit', resolve))
  if (code !== 75) throw new Error(`The starter content was not loaded: exit code ${String(code)}`)
}

/** @throws with the server's output when it does not become ready. */
export async function runServer(
  { dataDir, databaseUrl = '' }: { dataDir: string; databaseUrl?: string | undefined },
  port: number,
  more: Environment = {},
): Promise<Run> {
  const child = spawn(node, [...serverFlags, 'server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...settings, ...more, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    // The IPC channel closes when this process ends in any way, so the server notices the end.
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
