// Measures the time and memory of a calibration, and whether players notice it: `node bench/src/calibration.ts`. It has a million answers,
// once to 20,000 items and once to 1,000. BENCH_DATABASE_URL names the PostgreSQL server; BENCH_EMBEDDED=1 measures the embedded database.
// Exit code 1 when it misses a goal.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { seededRandom } from '@trivium/rules/platform/random'
import { sql } from 'kysely'
import { calibrate } from '../../server/src/bank/calibration/index.ts'
import { type Database, openDatabase } from '../../server/src/platform/db/connect.ts'
import { migrate } from '../../server/src/platform/db/upkeep/migrate.ts'
import { withOwnDatabase } from './harness/own-database.ts'
import { table } from './harness/timing.ts'

const persons = 20_000
const answersEach = 50
const goals = { seconds: 120, megabytes: 1_000, correlation: 0.98, rmse: 0.12 }

const random = seededRandom(20_261_124)
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** @returns the true difficulties by question */
async function fill({ db }: Database, items: number): Promise<Map<number, number>> {
  const { id: language } = await db
    .insertInto('languages')
    .values({ code: 'en', name: 'English', is_default: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const category = await db
    .insertInto('categories')
    .values({ type: 'quiz_zone', slug: 'bench', names: '{"en": "Bench"}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const b = Array.from({ length: items }, () => 1.1 * normal())
  const abilities = Array.from({ length: persons }, () => 0.5 + 1.1 * normal())
  await sql`
    insert into questions (key, category_id, language_id, level, question_type, question, options, answer)
    select 'bench:' || n, ${category.id}, ${language}, 1, 'multiple_choice', 'Question ' || n || '?', '[{"text": "a"}, {"text": "b"}]', '{0}'
    from generate_series(1, ${items}::int) n`.execute(db)
  await sql`
    insert into accounts (subject, sign_in_type, name, refer_code)
    select 'bench:' || n, 'email', 'Somebody', 'B' || n from generate_series(1, ${persons}::int) n`.execute(db)
  await sql`
    insert into plays (account_id, mode, target, state, questions, rules, started_at, closes_at, finished_at)
    select id, 'quiz_zone', 'bench', 'finished', '[]', '{}', now(), now(), now() from accounts order by id`.execute(db)
  // Each person meets different items at even distances, which link them with everybody else's items.
  for (let from = 0; from < answersEach; from += 5) {
    await sql`
      insert into answers (play_id, position, question_id, account_id, mode, answer, correct, is_first, ms, answered_at)
      select p.id, k, q, p.account_id, 'quiz_zone', '0',
        random() < 1 / (1 + exp((${b}::float8[])[q] - (${abilities}::float8[])[p.account_id])), true, 3000, now()
      from plays p, generate_series(${from}::int, ${from + 4}::int) k, lateral (select 1 + (p.account_id * 37 + k * 397) % ${items}::int as q) chosen`.execute(
      db,
    )
  }
  return new Map(b.map((difficulty, index) => [index + 1, difficulty]))
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

async function recovery({ db }: Database, truth: Map<number, number>) {
  const rows = await db.selectFrom('item_calibrations').select(['question_id', 'b', 'is_calibrated']).execute()
  const pairs = rows.map(row => [row.b, truth.get(row.question_id) ?? 0] as const)
  const [meanB, meanTrue] = [mean(pairs.map(([b]) => b)), mean(pairs.map(([, b]) => b))]
  const centred = pairs.map(([b, true_]) => [b - meanB, true_ - meanTrue] as const)
  const product = (of: (pair: readonly [number, number]) => number) => mean(centred.map(of))
  const correlation = product(([b, t]) => b * t) / Math.sqrt(product(([b]) => b * b) * product(([, t]) => t * t))
  const rmse = Math.sqrt(product(([b, t]) => (b - t) ** 2))
  return { correlation, rmse, calibrated: rows.filter(row => row.is_calibrated).length }
}

async function run(database: Database, items: number): Promise<string[]> {
  const truth = await fill(database, items)
  const delays = monitorEventLoopDelay({ resolution: 1 })
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 100)
  delays.enable()
  const begun = performance.now()
  const found = await calibrate({ db: database.db, languageId: 1, now: () => new Date(), signal: new AbortController().signal })
  const seconds = (performance.now() - begun) / 1000
  delays.disable()
  clearInterval(watch)
  const { correlation, rmse, calibrated } = await recovery(database, truth)
  const megabytes = peak / 1_000_000
  const isFar = items === 1_000 && (correlation < goals.correlation || rmse > goals.rmse)
  if (seconds > goals.seconds || megabytes > goals.megabytes || isFar) process.exitCode = 1
  return [
    `${found?.answers} answers, ${items} items`,
    seconds.toFixed(1),
    megabytes.toFixed(0),
    correlation.toFixed(4),
    rmse.toFixed(3),
    String(calibrated),
    (delays.percentile(99) / 1e6).toFixed(1),
    (delays.max / 1e6).toFixed(1),
  ]
}

async function withEmbedded(work: (database: Database) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trivium-bench-'))
  const database = await openDatabase({ databaseUrl: '', dataDir })
  try {
    await migrate(database)
    await work(database)
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const rows = [['', 'seconds', 'MB, peak', 'correlation', 'RMSE', 'calibrated', 'loop p99 ms', 'loop worst ms']]
const withAny = process.env.BENCH_EMBEDDED
  ? withEmbedded
  : (work: (database: Database) => Promise<void>) => withOwnDatabase(process.env.BENCH_DATABASE_URL, work)
for (const items of [20_000, 1_000]) await withAny(async database => void rows.push(await run(database, items)))
console.log(table(rows))
console.log(
  `Goals: under ${goals.seconds} seconds and ${goals.megabytes} MB; at 1,000 answers an item a correlation of ${goals.correlation} and an RMSE of ${goals.rmse} logits.`,
)
