// Counts what servers at rest ask of their database, by PostgreSQL's own log: `node bench/src/idle.ts`. It starts a PostgreSQL server for
// this. BENCH_SERVERS sets the number of server processes, BENCH_SECONDS how long it counts, BENCH_REDIS_URL gives them Redis.

import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { migrate } from '../../server/src/platform/db/upkeep/migrate.ts'
import { loadFixture } from '../../server/test/app/fixture.ts'
import { startOwnPostgres } from '../../server/test/setup/own-postgres.ts'
import { skipContent } from '../../server/test/setup/server-process.ts'
import { environment } from './harness/bench-app.ts'
import { withDatabase } from './harness/own-database.ts'
import { startProcess, type Started } from './harness/processes.ts'
import { cpuSeconds } from './harness/processor-time.ts'
import { table } from './harness/timing.ts'

const servers = Number(process.env.BENCH_SERVERS || 1)
const seconds = Number(process.env.BENCH_SECONDS || 60)
const redisUrl = process.env.BENCH_REDIS_URL
/** A server does some work after its start; then it rests. */
const settlingMs = 30_000
/** With log_statement=all PostgreSQL logs every statement once, in one of these forms. */
const logged = /LOG: {2}(?:statement|execute [^:]+): (.*(?:\n\t.*)*)/g

const postgres = await startOwnPostgres(['log_statement=all', 'autovacuum=off'])
const started: Started[] = []
try {
  await withDatabase(postgres.url, async database => {
    await migrate(database)
    await skipContent(database)
    await loadFixture(database.db)
  })
  const env = { ...environment, DATABASE_URL: postgres.url, PORT: '0', ...(redisUrl && { REDIS_URL: redisUrl }) }
  for (let number = 0; number < servers; number++) started.push(await startProcess('../../../server/src/main.ts', env))
  await sleep(settlingMs)
  console.log(await watch())
} finally {
  for (const server of started) await server.stop()
  postgres.remove()
}

async function watch(): Promise<string> {
  const writesBefore = await countWrites()
  const logBefore = readFileSync(postgres.log, 'utf8').length
  const cpuBefore = cpuSeconds(started)
  await sleep(seconds * 1000)
  const log = readFileSync(postgres.log, 'utf8').slice(logBefore)
  const cpu = cpuSeconds(started) - cpuBefore
  const writes = (await countWrites()) - writesBefore
  const statements = [...log.matchAll(logged)].map(([, text = '']) => kindOf(text))
  const kinds = [...Map.groupBy(statements, kind => kind)].map(([kind, { length }]) => ({ kind, count: length }))
  const row = (what: string, count: number) => [what, String(count), (count / seconds).toFixed(2)]
  return table([
    [`servers at rest: ${servers}${redisUrl ? ', with Redis' : ''}`, `in ${seconds} s`, 'a second'],
    row('statements', statements.length),
    row('transactions that write', writes),
    ['processor, seconds', cpu.toFixed(2), (cpu / seconds).toFixed(3)],
    ...kinds.toSorted((one, other) => other.count - one.count).map(({ kind, count }) => row(`  ${kind}`, count)),
  ])
}

/** PostgreSQL gives every transaction that writes or notifies the next number. */
function countWrites(): Promise<number> {
  return withDatabase(postgres.url, async ({ db }) => {
    const { rows } = await sql<{ next: number }>`select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next`.execute(db)
    return Number(rows[0]?.next)
  })
}

/** The verbs of a statement and the tables after them. */
function kindOf(text: string): string {
  const parts = text.matchAll(/\b(insert into|update|delete from|from|join|pg_notify|set_config|begin|commit)\b(?:\s+"?([a-z_]+))?/gi)
  const named = [...parts].map(([, verb = '', name]) =>
    /^(begin|commit|pg_notify|set_config)$/i.test(verb) || !name ? verb : `${verb} ${name}`,
  )
  return [...new Set(named)].slice(0, 3).join(', ') || text.slice(0, 60)
}
