// Measures the cost of one play of each mode: `node bench/src/costs.ts`. The cost is processor time of the server and of PostgreSQL,
// statements, bytes over the wire, and bytes in the database. docs/scaling.md uses these figures. BENCH_DATABASE_URL names the PostgreSQL
// server, BENCH_PLAYERS the number of players. WAL bytes are those of the whole PostgreSQL server: measure while nobody else uses it.

import { sql } from 'kysely'
import type { Database, Db } from '../../server/src/platform/db/connect.ts'
import { writePlayStats } from '../../server/src/play/play-stats/index.ts'
import { defaultSettings } from '../../server/src/platform/settings/defaults.ts'
import { environment, request, send, signUpPlayers, withApp } from './harness/bench-app.ts'
import { playOnce, prepareGames, type GameStart, startsOf } from './harness/games.ts'
import { analyzeFilled, withDatabase, withOwnUrl } from './harness/own-database.ts'
import { type Started, withProcess } from './harness/processes.ts'
import { databaseMs, processorMs } from './harness/processor-time.ts'
import { listen, statementsOf } from './harness/statements.ts'
import { statsOf, table } from './harness/timing.ts'

const players = Number(process.env.BENCH_PLAYERS || 120)
interface Cost {
  mode: string
  calls: number
  statements: number
  serverMs: number
  databaseMs: number
  wireBytes: number
  storedBytes: number
  walBytes: number
}

await withOwnUrl(process.env.BENCH_DATABASE_URL, url =>
  withDatabase(url, async database => {
    await prepareGames(database)
    // The first players warm up, and we count their statements in this process. We measure the others from outside.
    const tokens = await signUpPlayers(database, players + 8)
    const starts = await startsOf(database.db)
    const statements = await countStatements(database, tokens.slice(0, 8), starts)
    await analyzeFilled(database)
    await withProcess('serve.ts', { ...environment, DATABASE_URL: url }, async server => {
      const costs: Cost[] = []
      for (const start of starts)
        costs.push(await costOf(database, server, tokens.slice(8), start, statements.get(start.mode) ?? Number.NaN))
      report(costs)
    })
  }),
)

/** @returns medians by mode */
async function countStatements(database: Database, tokens: string[], starts: GameStart[]): Promise<Map<string, number>> {
  const counted = new Map<string, number>()
  const stop = listen()
  await withApp(database, async app => {
    for (const start of starts) {
      const counts: number[] = []
      for (const token of tokens) {
        await makeDue(database.db, start)
        const made = await statementsOf(() => playOnce((_step, action, fields) => send(app, request(action, token, fields)), start))
        counts.push(made.length)
      }
      counted.set(start.mode, statsOf(counts).median)
    }
  })
  stop()
  return counted
}

/** Makes missed questions due now, because they would be due only after ten minutes. */
async function makeDue(db: Db, { mode }: GameStart): Promise<void> {
  if (mode !== 'practice') return
  // Practice cards are made from the play stats of earlier plays.
  while ((await writePlayStats(db, defaultSettings)) > 0);
  await db.updateTable('practice_cards').set({ due_at: new Date() }).execute()
}

async function costOf(database: Database, server: Started, tokens: string[], start: GameStart, statements: number): Promise<Cost> {
  const { db } = database
  await makeDue(db, start)
  const before = await meters(db, server)
  let [wireBytes, calls] = [0, 0]
  for (const token of tokens) {
    await databaseMs(db)
    await playOnce(async (step, action, fields) => {
      const { path, type, payload } = request(action, token, fields)
      const headers = { authorization: `Bearer ${token}`, 'content-type': type }
      const response = await fetch(server.url + path, { method: 'POST', headers, body: new Uint8Array(payload) })
      const body = await response.text()
      if (response.status !== 200 || JSON.parse(body).error) throw new Error(`${action}: ${body}`)
      if (step !== 'bookmark') calls++
      wireBytes += payload.length + body.length
      return body
    }, start)
  }
  // The play stats that a play leaves to write belong to its cost.
  while ((await writePlayStats(db, defaultSettings)) > 0);
  const after = await meters(db, server)
  const each = (end: number, begin: number) => (end - begin) / tokens.length
  return {
    mode: start.mode,
    calls: calls / tokens.length,
    statements,
    serverMs: each(after.serverMs, before.serverMs),
    databaseMs: each(after.databaseMs, before.databaseMs),
    wireBytes: wireBytes / tokens.length,
    storedBytes: each(after.storedBytes, before.storedBytes),
    walBytes: each(after.walBytes, before.walBytes),
  }
}

/** Processor time so far of the server, and of PostgreSQL for our connections; bytes stored, and bytes of WAL. */
async function meters(db: Db, { child }: Started) {
  const { rows: sizes } = await sql<{ stored: number; wal: number }>`
    select (select sum(pg_total_relation_size(oid)) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)::bigint as stored,
      pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as wal`.execute(db)
  return {
    serverMs: processorMs(child.pid ?? 0),
    databaseMs: await databaseMs(db),
    storedBytes: Number(sizes[0]?.stored),
    walBytes: Number(sizes[0]?.wal),
  }
}

function report(costs: Cost[]): void {
  const heading = ['a play of', 'calls', 'statements', 'server: ms', 'PostgreSQL: ms', 'wire: KB', 'stored: KB', 'WAL: KB']
  const kb = (bytes: number) => (bytes / 1024).toFixed(1)
  const lines = costs.map(cost => [
    cost.mode,
    cost.calls.toFixed(1),
    cost.statements.toFixed(0),
    cost.serverMs.toFixed(1),
    cost.databaseMs.toFixed(1),
    kb(cost.wireBytes),
    kb(cost.storedBytes),
    kb(cost.walBytes),
  ])
  console.log(
    `Means of ${players} plays of each mode, every call over HTTP; statements are medians of eight plays; quiz_zone with a bookmark for\neach question.\n`,
  )
  console.log(table([heading, ...lines]))
}
