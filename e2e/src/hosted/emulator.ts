// The Auth emulator of firebase-tools, which needs no account and no Java. It takes half a gigabyte, so it is no dependency: the
// first run of these tests installs it into its own folder.

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cache, node } from '../harness/folders.ts'
import { freePort } from '../harness/servers/run-server.ts'

const version = '15.34.2'
export const project = 'demo-trivium'
const startTimeoutMs = 60_000

/** The environment variables of a server that uses the emulator. */
export const settingsFor = (host: string) => ({
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: project,
  FIREBASE_API_KEY: 'any-key',
  FIREBASE_GOOGLE_CLIENT_ID: 'the-client.apps.googleusercontent.com',
  FIREBASE_AUTH_EMULATOR_HOST: host,
})

interface Emulator {
  /** In the format of FIREBASE_AUTH_EMULATOR_HOST. */
  host: string
  stop: () => Promise<void>
}

/** Installs firebase-tools if it is missing. @returns the path of the script that starts it */
async function installed(): Promise<string> {
  const folder = join(cache, `firebase-tools-${version}`)
  if (!existsSync(folder)) {
    const partial = `${folder}.${process.pid}`
    await mkdir(partial, { recursive: true })
    await writeFile(join(partial, 'package.json'), JSON.stringify({ private: true, dependencies: { 'firebase-tools': version } }))
    console.log(`Installing firebase-tools ${version} into ${folder}`)
    // The install scripts of its packages compile nothing that the Auth emulator needs.
    await finished(
      spawn('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], { cwd: partial, stdio: 'inherit' }),
    )
    // The rename comes last, so that no run takes half an installation for a complete one.
    await rename(partial, folder).catch(() => rm(partial, { recursive: true }))
  }
  return join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js')
}

async function finished(child: ChildProcess): Promise<void> {
  const code = await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
  if (code !== 0) throw new Error(`npm could not install firebase-tools: ${String(code)}`)
}

export async function startEmulator(): Promise<Emulator> {
  const script = await installed()
  const folder = await mkdtemp(join(tmpdir(), 'trivium-emulator-'))
  const [port, hub, logging] = await Promise.all([freePort(), freePort(), freePort()])
  const emulators = { auth: { host: '127.0.0.1', port }, hub: { port: hub }, logging: { port: logging }, ui: { enabled: false } }
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const child = spawn(node, [script, 'emulators:start', '--only', 'auth', '--project', project], {
    cwd: folder,
    // With CI set, firebase-tools does not ask for news. It saves its settings in this folder, which `stop` removes.
    env: { ...process.env, CI: '1', XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => log.push(chunk.toString()))
  const host = `127.0.0.1:${port}`
  await untilReady(child, host, log)
  return {
    host,
    async stop() {
      if (child.exitCode === null) {
        const ended = new Promise(resolve => child.once('exit', resolve))
        child.kill('SIGTERM')
        await ended
      }
      await rm(folder, { recursive: true })
    },
  }
}

async function untilReady(child: ChildProcess, host: string, log: string[]): Promise<void> {
  const giveUpAt = Date.now() + startTimeoutMs
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const answer = await fetch(`http://${host}/`).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
  child.kill('SIGKILL')
  throw new Error(`The Auth emulator did not start:\n${log.join('')}`)
}
