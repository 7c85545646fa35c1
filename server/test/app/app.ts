// Runs the whole server in this process on its own database, and provides players that call it.

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ActionName, type Contract, contract } from '@trivium/contract'
import { type MetaOf, type DataOf, type InputOf, pathOf, type StaffRole } from '@trivium/contract/platform/action'
import { type NewAccount, notePlayedBefore, openSession, signUp } from '../../src/people/accounts/index.ts'
import { type App, type AppOptions } from '../../src/operations/app-types.ts'
import { createApp } from '../../src/app.ts'
import { type Config, readConfig } from '../../src/platform/config/config.ts'
import type { Database } from '../../src/platform/db/connect.ts'
import { inTransaction } from '../../src/platform/db/transaction.ts'
import { changeSetting, readSettings } from '../../src/platform/settings/store.ts'
import type { Settings } from '../../src/platform/settings/defaults.ts'
import { moveCoins, playerLedger } from '../../src/rewards/wallet/ledger.ts'
import { freshDatabase, type Rights } from '../setup/database.ts'

export interface TestOptions {
  /** Environment variables: `{ GOOGLE_CLIENT_ID: … }`. */
  env?: Record<string, string>
  /** Multiplies the rate limits. High by default, so that tests are not throttled; tests of the limits set 1. */
  limitFactor?: number
  /** Additional actions besides those of the contract. */
  actions?: AppOptions['actions']
  /** Where the built web client is. */
  webRoot?: string
  /** Where the built console is. */
  consoleRoot?: string
  /** How push services are reached. */
  pushTransport?: AppOptions['pushTransport']
  /** Receives the log lines; LOG_LEVEL in `env` turns them on. */
  logTo?: { write: (line: string) => void }
  /** The database, which may be shared with another process. Default: a fresh one. */
  database?: Database
  /** The rights with which a fresh database is used. */
  rights?: Rights
}

export interface PlayerOptions extends Partial<NewAccount> {
  roles?: StaffRole[]
  /** The balance after sign-up; defaults to the welcome bonus. */
  coins?: number
  /** The player has not played yet, so that welcome coins cannot be staked. */
  isNew?: boolean
}

interface Clock {
  now: () => Date
  advance: (ms: number) => void
  /** Advances to noon of the next day in UTC, so that some more minutes do not reach another day. */
  toNoon: () => void
  /** Returns to the real time, which ID tokens use. */
  reset: () => void
}

/** A reply. The type claims that `data` is always there, so that tests need no checks; in fact only when `error` is false. */
export type Reply<Name extends ActionName> = MetaOf<Contract[Name]> & {
  status: number
  error: boolean
  message: string
  data: DataOf<Contract[Name]>
  headers: Record<string, unknown>
}

/** Fields by name, with any value, so that tests can send wrong ones. */
export type Fields<Name extends ActionName> = Partial<Record<keyof InputOf<Contract[Name]>, unknown>>
export type Call = <Name extends ActionName>(action: Name, input?: Fields<Name>, more?: CallOptions) => Promise<Reply<Name>>

interface CallOptions {
  headers?: Record<string, string>
  /** Sent as multipart, together with the fields. */
  file?: { field: string; bytes: Uint8Array; type?: string }
}

export interface TestPlayer {
  id: number
  token: string
  call: Call
}

export interface TestApp {
  app: App
  database: Database
  config: Config
  clock: Clock
  stranger: { call: Call }
  /** Signs up without the identity provider, whose password hashing is slow on purpose. */
  player: (name?: string, options?: PlayerOptions) => Promise<TestPlayer>
  /** Calls with an existing token. */
  withToken: (token: string) => { call: Call }
  set: <Name extends keyof Settings>(name: Name, value: Settings[Name]) => Promise<void>
  close: () => Promise<void>
}

export async function startApp(options: TestOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trivium-test-'))
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    IDENTITY_SECRET: 'test'.repeat(8),
    ...redisOfItsOwn(),
    ...options.env,
  })
  const database = options.database ?? (await freshDatabase(options.rights))
  const clock = createClock()
  const app = await createApp({
    config,
    database,
    now: clock.now,
    limitFactor: options.limitFactor ?? 1000,
    logTo: options.logTo,
    actions: options.actions,
    pushTransport: options.pushTransport,
    webRoot: options.webRoot,
    consoleRoot: options.consoleRoot,
  })
  return {
    app,
    database,
    config,
    clock,
    stranger: { call: caller(app) },
    player: (name = 'Alice', details = {}) => createPlayer(app, database, clock, name, details),
    withToken: token => ({ call: caller(app, token) }),
    set: (name, value) => changeSetting(database.db, name, value, clock.now()),
    async close() {
      await app.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** With TEST_REDIS_URL, limits are counted in Redis under unique keys. No command timeout: a slow reply would skip a count. */
function redisOfItsOwn(): Record<string, string> {
  const server = process.env.TEST_REDIS_URL
  return server ? { REDIS_URL: `${server}?keyPrefix=test-${randomUUID()}:&commandTimeout=none` } : {}
}

const dayMs = 86_400_000

/** Starts at the real time and runs with it, because tokens and the database's clock use the real time. */
function createClock(): Clock {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance(ms) {
      aheadMs += ms
    },
    toNoon() {
      const now = Date.now() + aheadMs
      aheadMs += Math.floor(now / dayMs) * dayMs + 1.5 * dayMs - now
    },
    reset() {
      aheadMs = 0
    },
  }
}

async function createPlayer(app: App, database: Database, clock: Clock, name: string, options: PlayerOptions): Promise<TestPlayer> {
  const { roles, coins, isNew = false, ...details } = options
  const subject = randomUUID()
  const settings = await readSettings(database.db)
  const { id, token } = await inTransaction(database.db, async tx => {
    const person = { subject, signInType: 'email', email: `player@${subject}.example`, name, timezone: 'UTC', ...details } as const
    const id = await signUp(tx, person, settings, clock.now())
    if (!isNew) await notePlayedBefore(tx, id, clock.now())
    if (roles) await tx.updateTable('accounts').set({ roles }).where('id', '=', id).execute()
    return { id, token: await openSession(tx, id, clock.now()) }
  })
  if (coins !== undefined) await setBalance(database, id, coins - settings.welcome_bonus_coin)
  return { id, token, call: caller(app, token) }
}

async function setBalance(database: Database, accountId: number, difference: number): Promise<void> {
  if (difference === 0) return
  const [from, to] = [playerLedger(accountId), 'house:adjustments'] as const
  const transfer = { amount: Math.abs(difference), title: 'adjustment', reference: 'test', idempotencyKey: randomUUID() } as const
  await inTransaction(database.db, tx => moveCoins(tx, [{ ...transfer, ...(difference < 0 ? { from, to } : { from: to, to: from }) }]))
}

function caller(app: App, token?: string): Call {
  return async (action, input = {}, { headers = {}, file } = {}) => {
    const response = await app.http.inject({
      method: 'POST',
      url: pathOf(action, contract[action]?.access ?? 'player'),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(file ? { payload: multipart(input, file) } : { payload: input }),
    })
    const envelope: Reply<typeof action> = response.json()
    return { ...envelope, status: response.statusCode, headers: response.headers }
  }
}

function multipart(fields: object, file: NonNullable<CallOptions['file']>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append(file.field, new Blob([Buffer.from(file.bytes)], { type: file.type ?? 'application/octet-stream' }), 'upload')
  return form
}
