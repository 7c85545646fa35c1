// Database time of a contest's ranking among ten thousand entries: `node bench/src/contests.ts`. BENCH_DATABASE_URL names the
// PostgreSQL server, BENCH_ENTRIES the number of entries.

import { sql } from 'kysely'
import { countByState, readCrowds, readOwnEntries, readPlace, readRanked } from '../../server/src/compete/contests/entry-store.ts'
import type { Db } from '../../server/src/platform/db/connect.ts'
import { databaseTimes } from './harness/database-time.ts'
import { withOwnDatabase } from './harness/own-database.ts'
import { statsOf, inMs, table } from './harness/timing.ts'

const entries = Number(process.env.BENCH_ENTRIES || 10_000)
/** One player in twenty is still playing. */
const finished = Math.floor(entries * 0.95)
const runs = 400
const limit = 25
const targetMs = 5
const contest = 1

const randomPlayer = () => 1 + Math.floor(Math.random() * finished)
const randomOffset = () => Math.floor(Math.random() * (finished - limit))

const reads: [what: string, read: (db: Db) => Promise<unknown>][] = [
  ['own rank of a random player', db => readPlace(db, contest, randomPlayer())],
  ['own rank of the last player', db => readPlace(db, contest, finished)],
  ['first page', db => readRanked(db, contest, { offset: 0, limit })],
  [`random page of ${limit}`, db => readRanked(db, contest, { offset: randomOffset(), limit })],
  ['last page', db => readRanked(db, contest, { offset: finished - limit, limit })],
  ['how many have finished, how many play', db => countByState(db, contest)],
  ['how many have entered', db => readCrowds(db, randomPlayer(), [contest])],
  ['own entry', db => readOwnEntries(db, randomPlayer(), [contest])],
]

await withOwnDatabase(process.env.BENCH_DATABASE_URL, async ({ db }) => {
  await load(db)
  const measured = []
  for (const [what, read] of reads) measured.push({ what, figures: statsOf(await databaseTimes(db, runs, read)) })
  console.log(`A contest with ${entries.toLocaleString('en')} entries. Database time (planning and execution), ${runs} runs each:`)
  console.log(table([['', 'median ms', 'p95 ms', 'worst ms'], ...measured.map(({ what, figures }) => [what, ...inMs(figures)])]))
  const isFast = measured.every(({ figures }) => figures.p95 < targetMs)
  console.log(`\n${isFast ? 'Met' : 'MISSED'}: every read below ${targetMs} ms of database time (p95).`)
  if (!isFast) process.exitCode = 1
})

/** The player with the greatest id is the last of those who have finished. Scores and times are like those of a cup, with many ties. */
async function load(db: Db): Promise<void> {
  await sql`insert into accounts (subject, sign_in_type, name, refer_code)
    select 'bench-' || n, 'email', 'Player ' || n, 'bench-' || n from generate_series(1, ${entries}::int) n`.execute(db)
  await sql`insert into languages (id, code, name) values (1, 'en', 'English') on conflict do nothing`.execute(db)
  await sql`insert into contests (id, kind, name, language_id, starts_at, ends_at, entry, seconds, score_correct, score_wrong, prizes,
      questions, question_ids, state, created_at)
    values (${contest}, 'special', 'Bench', 1, now() - interval '1 hour', now() + interval '1 hour', 5, 15, 4, 2, '{100,50,25}',
      15, '{}', 'open', now())`.execute(db)
  await sql`insert into contest_entries (contest_id, account_id, paid, started_at, score, ms, finished_at)
    select ${contest}, n, 5, now() - interval '50 minutes',
      case when n < ${finished}::int then 6 * (random() * 12)::int - 20 when n = ${finished}::int then -30 end,
      case when n <= ${finished}::int then (30000 + random() * 190000)::int end,
      case when n <= ${finished}::int then now() - random() * interval '40 minutes' end
    from generate_series(1, ${entries}::int) n`.execute(db)
  for (const name of ['accounts', 'contest_entries']) await sql`vacuum analyze ${sql.table(name)}`.execute(db)
}
