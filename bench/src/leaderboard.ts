// Measures the database time of a player's own rank and of any page among a million ranked players: `node bench/src/leaderboard.ts`.
// BENCH_DATABASE_URL names the PostgreSQL server, BENCH_PLAYERS the number of players.

import { sql } from 'kysely'
import { addScore } from '../../server/src/rewards/leaderboards/add-score.ts'
import { allTime } from '../../server/src/rewards/leaderboards/periods.ts'
import { countdownAt, timeBits } from '../../server/src/rewards/leaderboards/sort-key.ts'
import { splitFullBlocks } from '../../server/src/rewards/leaderboards/split.ts'
import { countEntries, readRanked, readStanding } from '../../server/src/rewards/leaderboards/store.ts'
import type { Db } from '../../server/src/platform/db/connect.ts'
import { databaseTimes } from './harness/database-time.ts'
import { withOwnDatabase } from './harness/own-database.ts'
import { statsOf, inMs, measure, table } from './harness/timing.ts'
import { defaultSettings } from '../../server/src/platform/settings/defaults.ts'

const players = Number(process.env.BENCH_PLAYERS || 1_000_000)
const runs = 400
const limit = 25
const targetMs = 5
const at = new Date('2026-11-21T12:00:00Z')

const randomPlayer = () => 1 + Math.floor(Math.random() * players)
const randomOffset = () => Math.floor(Math.random() * (players - limit))

const reads: [what: string, read: (db: Db) => Promise<unknown>][] = [
  ['rank of a random player', db => readStanding(db, allTime, randomPlayer())],
  [`random page of ${limit}`, db => readRanked(db, allTime, { offset: randomOffset(), limit })],
  ['first page', db => readRanked(db, allTime, { offset: 0, limit })],
  ['last page', db => readRanked(db, allTime, { offset: players - limit, limit })],
  ['number of ranked players', db => countEntries(db, allTime)],
]

await withOwnDatabase(process.env.BENCH_DATABASE_URL, async ({ db }) => {
  const loadMs = await measure(() => load(db))
  const cutMs = await measure(() => splitFullBlocks(db))
  await sql`vacuum analyze leaderboard_blocks`.execute(db)
  console.log(`${players.toLocaleString('en')} players loaded in ${seconds(loadMs)}, their one block cut in ${seconds(cutMs)}.\n`)

  const measured = []
  for (const [what, read] of reads) measured.push({ what, figures: statsOf(await databaseTimes(db, runs, read)) })
  const adding = statsOf(
    await repeated(() =>
      addScore(db, { accountId: randomPlayer(), score: 40, timezone: 'UTC', at }, { settings: defaultSettings, now: at }),
    ),
  )
  const heading = ['', 'median ms', 'p95 ms', 'worst ms']
  console.log(`Database time (planning and execution), ${runs} runs each:`)
  console.log(table([heading, ...measured.map(({ what, figures }) => [what, ...inMs(figures)])]))
  console.log('\nAs the server sees it, with the ways there and back:')
  console.log(table([heading, ['score added to three boards', ...inMs(adding)]]))
  const isFast = measured.every(({ figures }) => figures.p95 < targetMs)
  console.log(`\n${isFast ? 'Met' : 'MISSED'}: every read below ${targetMs} ms of database time (p95).`)
  if (!isFast) process.exitCode = 1
})

/** Scores are spread like real ones: many players with few points, few with many. All start in one block, which the sweep splits. */
async function load(db: Db): Promise<void> {
  await sql`insert into accounts (subject, sign_in_type, name, refer_code)
    select 'bench-' || n, 'email', 'Player ' || n, 'bench-' || n from generate_series(1, ${players}::int) n`.execute(db)
  await sql`insert into leaderboard_entries (board, period, account_id, score, sort_key)
    select 'all_time', ${allTime.period}::date, n, score, (score::bigint << ${timeBits}::int) | (${countdownAt(at)}::bigint + n)
    from (select n, 4 + (-4000 * ln(1 - random()))::int as score from generate_series(1, ${players}::int) n) s`.execute(db)
  await sql`insert into leaderboard_blocks values ('all_time', ${allTime.period}::date, 0, ${players}::int)`.execute(db)
  for (const name of ['accounts', 'leaderboard_entries', 'leaderboard_blocks']) await sql`vacuum analyze ${sql.table(name)}`.execute(db)
}

async function repeated(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await measure(work))
  return times
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
