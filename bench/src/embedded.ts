// Measures levels and answers on the embedded database: `node bench/src/embedded.ts`. It makes fewer of the calls of bench/src/plays.ts,
// and compares them with the lower bound by the same driver. BENCH_PLAYERS sets the number of players.

import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { type Database, openDatabase } from '../../server/src/platform/db/connect.ts'
import { environment } from './harness/bench-app.ts'
import { prepare, startAll } from './harness/calls-of-plays.ts'
import { leastAnswers, type Least, leastFetches } from './harness/least.ts'
import { type LoadResult, loadWarm, type Request } from './harness/load.ts'
import { withProcess } from './harness/processes.ts'
import { statsOf, inMs, table } from './harness/timing.ts'

const players = Number(process.env.BENCH_PLAYERS || 200)
const answeredPlays = 400

const folder = await mkdtemp(join(tmpdir(), 'trivium-bench-'))
const original = join(folder, 'original')
try {
  const prepared = await withEmbedded(original, database => prepare(database, players))
  await compare('get_questions_by_level', prepared.starts, leastFetches)
  const answers = await withEmbedded(original, database => startAll(database, prepared, answeredPlays))
  await compare('submit_answer', answers, leastAnswers)
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function withEmbedded<Result>(dataDir: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function withCopy<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const copy = join(folder, 'copy')
  await cp(original, copy, { recursive: true })
  try {
    return await work(copy)
  } finally {
    await rm(copy, { recursive: true })
  }
}

/** @returns calls per second, made one after the other, because the embedded database does one thing at a time */
function bareLoop(requests: Request[], least: Least, warmUp: number): Promise<number> {
  return withCopy(dataDir =>
    withEmbedded(dataDir, async ({ db }) => {
      const calls = await least(async query => (await db.executeQuery<never>(CompiledQuery.raw(query))).rows, requests.length)
      let start = 0
      for (const [index, call] of calls.entries()) {
        if (index === warmUp) start = performance.now()
        for (const { text, values } of call) await db.executeQuery(CompiledQuery.raw(text, [...values]))
      }
      return (calls.length - warmUp) / ((performance.now() - start) / 1000)
    }),
  )
}

function serve(requests: Request[], warmUp: number): Promise<LoadResult> {
  return withCopy(dataDir =>
    withProcess('serve.ts', { ...environment, DATA_DIR: dataDir }, server => loadWarm(server.url, requests, warmUp)),
  )
}

async function compare(action: string, requests: Request[], least: Least): Promise<void> {
  const warmUp = Math.floor(requests.length / 3)
  const bare = await bareLoop(requests, least, warmUp)
  const served = await serve(requests, warmUp)
  const [median, p95] = inMs(statsOf(served.times))
  console.log(
    table([
      [`${action}, ${requests.length} calls, embedded`, 'a second', 'server ÷ this'],
      [`server (median ${median} ms, p95 ${p95} ms)`, served.perSecond.toFixed(0), ''],
      ['the least possible in a bare loop', bare.toFixed(0), (served.perSecond / bare).toFixed(2)],
    ]),
    '\n',
  )
}
