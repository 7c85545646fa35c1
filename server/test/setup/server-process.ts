// The real server as a separate process, on a small prepared database.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type ActionName, contract } from '@trivium/contract'
import { pathOf } from '@trivium/contract/platform/action'
import { z } from 'zod'
import { serverFlags } from '../../../scripts/lean.mjs'
import { openSession, signUp } from '../../src/people/accounts/index.ts'
import type { Config } from '../../src/platform/config/config.ts'
import type { Database } from '../../src/platform/db/connect.ts'
import { contentVersion } from '../../src/bank/questions/starter/starter-content.ts'
import { changeSetting, readSettings } from '../../src/platform/settings/index.ts'
import { type Fixture, loadFixture } from '../app/fixture.ts'

export interface FilledDatabase {
  fixture: Fixture
  token: string
}

export type ServerDatabase = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Marks the starter content as loaded, so that the server does not load it. */
export async function skipContent({ db }: Database): Promise<void> {
  await db.insertInto('loaded_content').values({ name: 'starter', version: contentVersion() }).execute()
}

/** Puts the fixed catalogue and one player into a new database. */
export async function fillDatabase(database: Database): Promise<FilledDatabase> {
  await skipContent(database)
  // Long question times, so that no question lapses while a killed server restarts.
  await changeSetting(database.db, 'quiz_zone_seconds', 3600, new Date())
  // Each lifeline costs coins, so that the balance shows whether one was charged twice.
  await changeSetting(database.db, 'free_lifelines', 0, new Date())
  return { fixture: await loadFixture(database.db), token: await signUpPlayer(database) }
}

async function signUpPlayer(database: Database): Promise<string> {
  const settings = await readSettings(database.db)
  return database.db.transaction().execute(async tx => {
    const now = new Date()
    const id = await signUp(tx, { subject: 'crash', signInType: 'email', name: 'Alice', email: 'alice@example.com' }, settings, now)
    return openSession(tx, id, now)
  })
}

export interface ServerProcess {
  url: string
  child: ChildProcess
  /** Sends SIGKILL (kill -9), so that the process cannot clean up. */
  kill: () => Promise<void>
}

const entry = join(import.meta.dirname, '../../src/main.ts')

/** @throws the output of the process if it ends before it is ready */
export async function startServer({ dataDir, databaseUrl }: ServerDatabase): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...serverFlags, entry], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const exited = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += String(chunk)
      const found = /ready at (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    void exited.then(() => reject(new Error(said)))
  })
  return {
    url,
    child,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

const Envelope = z.looseObject({ error: z.boolean(), message: z.string() })

/** @throws if the connection breaks or the server answers anything but 200 */
export async function post({ url }: Pick<ServerProcess, 'url'>, token: string, action: ActionName, body: object, key?: string) {
  const response = await fetch(`${url}${pathOf(action, contract[action].access)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${action}: ${response.status} ${text}`)
  return Envelope.parse(JSON.parse(text))
}
