// Measures resident memory at rest and under load: `node bench/src/memory.ts`. BENCH_DATABASE_URL names the PostgreSQL server.

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { serverFlags } from '../../scripts/lean.mjs'
import { openDatabase } from '../../server/src/platform/db/connect.ts'
import { migrate } from '../../server/src/platform/db/upkeep/migrate.ts'
import { fillDatabase, type ServerDatabase } from '../../server/test/setup/server-process.ts'
import { withOwnUrl } from './harness/own-database.ts'
import { type Started, withProcess } from './harness/processes.ts'
import { table } from './harness/timing.ts'

const seconds = 10
const connections = 50
const environment = { NODE_ENV: 'production', LOG_LEVEL: 'silent', IDENTITY_SECRET: 'b'.repeat(32), PUBLIC_URL: 'https://bench.example' }
const place = { category: 'history', subcategory: 'ancient', level: 1 }

/** Memory in MB, from the kernel's figures. */
function memoryOf({ child }: Started, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

/** Null when the process has just ended. */
function peakOf(pid: number | undefined): number | null {
  try {
    const [, kb] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kb === undefined ? null : Number(kb) / 1024
  } catch {
    return null
  }
}

interface Measured {
  what: string
  rest: number
  peak: number
  after: number
  perSecond: number
}

async function underLoad(what: string, server: Started, token: string): Promise<Measured> {
  await sleep(2000)
  const rest = memoryOf(server, 'VmRSS')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const request = (action: string, body: object) =>
    ({ method: 'POST', path: `/api/${action}`, headers, body: JSON.stringify(body) }) as const
  const requests = [
    request('get_categories', { type: 'quiz_zone' }),
    request('get_questions_by_level', place),
    request('get_play', {}),
    request('get_level_data', { category_slug: place.category, subcategory_slug: place.subcategory }),
    request('get_globle_leaderboard', {}),
  ]
  // Resets the kernel's peak, so that the peak of the start does not count as load.
  writeFileSync(`/proc/${server.child.pid}/clear_refs`, '5')
  const { requests: made } = await autocannon({ url: server.url, connections, duration: seconds, requests })
  const peak = memoryOf(server, 'VmHWM')
  await sleep(5000)
  return { what, rest, peak, after: memoryOf(server, 'VmRSS'), perSecond: made.average }
}

async function prepare(where: ServerDatabase): Promise<string> {
  const database = await openDatabase(where)
  await migrate(database)
  const { token } = await fillDatabase(database)
  await database.close()
  return token
}

async function measure(what: string, where: ServerDatabase): Promise<Measured> {
  const token = await prepare(where)
  const env = { ...environment, DATA_DIR: where.dataDir, ...(where.databaseUrl ? { DATABASE_URL: where.databaseUrl } : {}) }
  return withProcess('serve.ts', env, server => underLoad(what, server, token))
}

/** The peak memory of the first start, which creates the database and loads the content. */
async function firstStart(env: Record<string, string>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'trivium-bench-'))
  const main = join(import.meta.dirname, '../../server/src/main.ts')
  const child = spawn(process.execPath, [...serverFlags, main], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', START_AGAIN_CODE: '75', ...env },
    stdio: 'ignore',
  })
  let peak = 0
  while (child.exitCode === null) {
    peak = Math.max(peak, peakOf(child.pid) ?? 0)
    await sleep(20)
  }
  rmSync(folder, { recursive: true, force: true })
  if (child.exitCode !== 75) throw new Error(`the first start ended with ${child.exitCode}`)
  return peak
}

/** Measures only the embedded database: creates it, then reopens it. */
async function bareEmbedded(): Promise<{ first: number; rest: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'trivium-bench-'))
  const env = { DATA_DIR: join(folder, 'database') }
  const first = await withProcess('bare-pglite.ts', env, async server => memoryOf(server, 'VmHWM'))
  const rest = await withProcess('bare-pglite.ts', env, async server => {
    await sleep(2000)
    return memoryOf(server, 'VmRSS')
  })
  rmSync(folder, { recursive: true, force: true })
  return { first, rest }
}

const dataDir = mkdtempSync(join(tmpdir(), 'trivium-bench-'))
try {
  const reply = JSON.stringify({ headers: { 'content-type': 'application/json' }, body: 'x'.repeat(3000) })
  const bare = await withProcess('bare-http.ts', { REPLY: reply }, server => underLoad('bare node:http', server, ''))
  const rows = [bare, await measure('server, embedded database', { dataDir, databaseUrl: undefined })]
  await withOwnUrl(process.env.BENCH_DATABASE_URL, async databaseUrl => {
    rows.push(await measure('server, PostgreSQL', { dataDir, databaseUrl }))
  })
  const embedded = await bareEmbedded()
  const firstEmbedded = await firstStart({})
  await withOwnUrl(process.env.BENCH_DATABASE_URL, async databaseUrl => {
    const firstPostgres = await firstStart({ DATABASE_URL: databaseUrl })
    const mb = (figure: number) => figure.toFixed(0)
    console.log(
      table([
        ['MB', 'first start, at most', 'at rest later'],
        ['the embedded database alone', mb(embedded.first), mb(embedded.rest)],
        ['server, embedded database', mb(firstEmbedded), 'below'],
        ['server, PostgreSQL', mb(firstPostgres), 'below'],
      ]),
    )
  })
  console.log(
    table([
      [`MB; load: ${connections} connections for ${seconds} s`, 'at rest', 'peak', 'after', 'peak ÷ bare', 'calls a second'],
      ...rows.map(({ what, rest, peak, after, perSecond }) => [
        what,
        ...[rest, peak, after].map(mb => mb.toFixed(0)),
        (peak / bare.peak).toFixed(1),
        perSecond.toFixed(0),
      ]),
    ]),
  )
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
