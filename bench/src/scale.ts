// Measures whether calls stay fast when a database grows: makes the same calls, in turns, on a small and on a large database.
// `node bench/src/scale.ts`. BENCH_ACCOUNTS and BENCH_ANSWERS set the size of the large one (10 million and 20 million), BENCH_DATABASE_URL
// names the PostgreSQL server. Ten million accounts and twenty million answers take some 20 GB and half an hour on two cores. Give
// PostgreSQL the memory of such a server (docs/scaling.md names the amount). Exit code 1 when a call takes more than one and a half times
// as long as on the small database.

import { createHash } from 'node:crypto'
import { contract } from '@trivium/contract'
import { Play, Q } from '@trivium/contract/play/plays'
import { sql } from 'kysely'
import type { App } from '../../server/src/operations/app-types.ts'
import { allTime } from '../../server/src/rewards/leaderboards/periods.ts'
import { countdownAt, timeBits } from '../../server/src/rewards/leaderboards/sort-key.ts'
import type { Database } from '../../server/src/platform/db/connect.ts'
import { analyzeWhole, monthlyTables } from '../../server/src/platform/db/upkeep/months.ts'
import { migrate } from '../../server/src/platform/db/upkeep/migrate.ts'
import { loadStarterContent } from '../../server/src/bank/questions/index.ts'
import { changeSetting } from '../../server/src/platform/settings/index.ts'
import { request, send, withApp } from './harness/bench-app.ts'
import { analyzeFilled, withDatabase, withOwnUrl } from './harness/own-database.ts'
import { statsOf, inMs, measure, table } from './harness/timing.ts'

interface Size {
  accounts: number
  answers: number
}

const small: Size = { accounts: 10_000, answers: 20_000 }
const large: Size = { accounts: Number(process.env.BENCH_ACCOUNTS || 10_000_000), answers: Number(process.env.BENCH_ANSWERS || 20_000_000) }
/** The number of players who make the calls. Each has played as much before as the most diligent players. */
const callers = 40
const playsBefore = 20
const answersAPlay = 10
const months = 12
const rounds = 5
const mostTimes = 1.5
const atOnce = 500_000

const tokenOf = (account: number) => `bench-token-${account}`.padEnd(43, '-')

async function fill(database: Database, { accounts, answers }: Size): Promise<void> {
  const { db } = database
  await migrate(database)
  await loadStarterContent(database)
  await changeSetting(db, 'quiz_zone_seconds', 3600, new Date())
  const since = sql`now() - make_interval(days => ${30 * months})`
  for (const name of monthlyTables) await sql`select make_months(${name}, ${since}, now())`.execute(db)
  const plays = Math.floor(answers / answersAPlay)
  await database.withSession(async session => {
    // Switches triggers and foreign keys off: they would take days, and the load writes their rows itself.
    await session.run('set session_replication_role = replica; set statement_timeout = 0; set synchronous_commit = off')
    for (let from = 1; from <= accounts; from += atOnce) {
      await session.run(accountsFrom(from, Math.min(accounts, from + atOnce - 1)))
    }
    await session.run(boardOf(accounts))
    // The callers come first, with their many plays; all others have five each.
    await session.run(playsOf('1 + (n - 1) / 20', 1, callers * playsBefore))
    for (let from = callers * playsBefore + 1; from <= plays; from += atOnce / 5) {
      await session.run(playsOf(`${callers} + 1 + ((n - 1) / 5) % ${accounts - callers}`, from, Math.min(plays, from + atOnce / 5 - 1)))
    }
    await session.run('set session_replication_role = origin; set synchronous_commit = on')
  })
  for (let caller = 1; caller <= callers; caller++) {
    const token_hash = createHash('sha256').update(tokenOf(caller)).digest()
    await db.insertInto('sessions').values({ token_hash, account_id: caller, created_at: new Date(), last_used_at: new Date() }).execute()
  }
  await analyzeFilled(database)
  await analyzeWhole(database)
  await warm(database)
}

/** The relations from which leaderboard pages are read. */
const ofPages = ['accounts', 'accounts_pkey', 'leaderboard_entries', 'board_entries_order', 'leaderboard_blocks', 'leaderboard_branches']

/** Loads the relations into memory as far as shared_buffers allow, as on a server that has run for a while. */
async function warm({ db }: Database): Promise<void> {
  await sql`create extension if not exists pg_prewarm`.execute(db)
  for (const name of ofPages) await sql`select pg_prewarm(${name}::regclass)`.execute(db)
}

const accountsFrom = (from: number, to: number) => `
  insert into accounts (id, subject, sign_in_type, name, email, refer_code, registered_at, timezone)
  overriding system value
  select n, 'bench-' || n, 'email', 'Player ' || n, 'player' || n || '@bench.example', 'bench-' || n, now() - random() * interval '1 year', 'UTC'
  from generate_series(${from}, ${to}) n;
  insert into ledger_accounts (name, kind, owner_id, balance) select 'player:' || n, 'player', n, 100 from generate_series(${from}, ${to}) n;`

/** The block size of rewards/leaderboards/split.ts. */
const entriesOfBlock = 1000

const boardOf = (accounts: number) => `
  insert into leaderboard_entries (board, period, account_id, score, sort_key)
  select 'all_time', '${allTime.period}', n, score, (score::bigint << ${timeBits}) | (${countdownAt(new Date())} + n)
  from (select n, 4 + (-4000 * ln(1 - random()))::int as score from generate_series(1, ${accounts}) n) s;
  insert into leaderboard_blocks
  select 'all_time', '${allTime.period}', case block when 0 then 0 else min(sort_key) end, count(*)
  from (select sort_key, (row_number() over (order by sort_key) - 1) / ${entriesOfBlock} as block from leaderboard_entries) e group by block;
  select branch_board('all_time', '${allTime.period}');`

/** @param account SQL for the account of the n-th play */
const playsOf = (account: string, from: number, to: number) => `
  with bank as materialized (
    select array_agg(id order by id) as ids from questions where question_type = 'multiple_choice' and is_active
  ), played as (
    insert into plays (account_id, mode, target, language_id, state, questions, rules, position, opened_at, started_at, closes_at, finished_at,
      correct, wrong, points, taken_at, version, result)
    select ${account}, 'quiz_zone', 'bench:' || n, 1, 'finished',
      (select jsonb_agg(jsonb_build_object('question_id', ids[1 + (n * ${answersAPlay} + k) % cardinality(ids)], 'order', '[0, 1, 2, 3]'::jsonb))
        from generate_series(0, ${answersAPlay - 1}) k),
      '{"secondsPerQuestion": 30, "scoreCorrect": 4, "scoreWrong": -2}', ${answersAPlay}, at, at, at + interval '5 minutes', at + interval '2 minutes',
      7, 3, 22, at, 10, '{"won": true, "total": 10, "percentage": 70, "score": 22}'
    from (select n, now() - (n % ${months}) * interval '30 days' - random() * interval '29 days' as at from generate_series(${from}, ${to}) n) s, bank
    returning id, account_id, questions, started_at
  ), given as (
    insert into answers (play_id, position, question_id, account_id, mode, answer, correct, is_first, ms, answered_at)
    select p.id, q.ordinality - 1, (q.value ->> 'question_id')::int, p.account_id, 'quiz_zone', '0', q.ordinality <= 7, true, 4000,
      p.started_at + q.ordinality * interval '10 seconds'
    from played p, jsonb_array_elements(p.questions) with ordinality q
    returning account_id, question_id, answered_at
  )
  insert into met_questions select account_id, question_id, answered_at from given on conflict do nothing;`

type Call =
  | 'own rank'
  | 'the first page of the board'
  | 'the page of the board with oneself'
  | 'a page of the board, anywhere'
  | 'start of a play'
  | 'an answer'
  | 'the last answer'
  | 'coin history'
type Times = Map<Call, number[]>

/** The calls of one player in a visit. */
async function visit(app: App, caller: number, { accounts }: Size, times: Times): Promise<void> {
  const token = tokenOf(caller)
  const timed = async (call: Call, action: string, fields: object): Promise<string> => {
    let reply = ''
    const ms = await measure(async () => (reply = await send(app, request(action, token, fields))))
    times.set(call, [...(times.get(call) ?? []), ms])
    return reply
  }
  const own = contract.get_user_by_id.output.parse(JSON.parse(await timed('own rank', 'get_user_by_id', {})).data)
  await timed('the first page of the board', 'get_globle_leaderboard', { limit: 25 })
  const around = Math.max(0, (own.all_time_rank ?? 0) - 12)
  await timed('the page of the board with oneself', 'get_globle_leaderboard', { offset: around, limit: 25 })
  // In a large leaderboard this is almost always a page that nobody has read before.
  const offset = Math.floor(Math.random() * (accounts - 100))
  await timed('a page of the board, anywhere', 'get_globle_leaderboard', { offset, limit: 25 })
  await timed('coin history', 'get_tracker_data', { limit: 10 })
  const { play, data } = JSON.parse(await timed('start of a play', 'get_questions_by_level', { category: 'food', level: 1 }))
  const questions = Q.array().parse(data)
  for (const [index, { id, options }] of questions.entries()) {
    const call = index === questions.length - 1 ? 'the last answer' : 'an answer'
    await timed(call, 'submit_answer', { play_id: Play.parse(play).id, question_id: id, answer: options[index % 2]?.key })
  }
}

async function sizeOf({ db }: Database): Promise<string> {
  const { rows } = await sql<{ bytes: number; plays: number; answers: number }>`
    select pg_database_size(current_database()) as bytes, (select count(*) from plays) as plays, (select count(*) from answers) as answers`.execute(
    db,
  )
  const [row] = rows
  return `${Number(row?.answers).toLocaleString('en')} answers in ${Number(row?.plays).toLocaleString('en')} plays, ${(Number(row?.bytes) / 1e9).toFixed(1)} GB`
}

await withOwnUrl(process.env.BENCH_DATABASE_URL, smallUrl =>
  withOwnUrl(process.env.BENCH_DATABASE_URL, largeUrl =>
    withDatabase(smallUrl, smallOne =>
      withDatabase(largeUrl, async largeOne => {
        for (const [size, database] of [
          [small, smallOne],
          [large, largeOne],
        ] as const) {
          const seconds = (await measure(() => fill(database, size))) / 1000
          console.log(`${size.accounts.toLocaleString('en')} accounts, ${await sizeOf(database)}: filled in ${seconds.toFixed(0)} s.`)
        }
        await withApp(smallOne, one => withApp(largeOne, other => compare(one, other)))
      }),
    ),
  ),
)

/** Measures both in turns, because the machine is shared. The first round warms up. */
async function compare(smallApp: App, largeApp: App): Promise<void> {
  const [ofSmall, ofLarge]: Times[] = [new Map(), new Map()]
  for (let round = 0; round <= rounds; round++) {
    for (let caller = 1; caller <= callers; caller++) {
      await visit(smallApp, caller, small, round === 0 ? new Map() : (ofSmall ?? new Map()))
      await visit(largeApp, caller, large, round === 0 ? new Map() : (ofLarge ?? new Map()))
    }
  }
  const lines = [...(ofSmall ?? new Map<Call, number[]>())].map(([call, times]) => {
    const [one, other] = [statsOf(times), statsOf(ofLarge?.get(call) ?? [])]
    const ratio = other.median / one.median
    if (ratio > mostTimes) process.exitCode = 1
    return [`${call} (${times.length} times)`, ...inMs(one).slice(0, 2), ...inMs(other).slice(0, 2), ratio.toFixed(2)]
  })
  console.log(table([['', 'small: median ms', 'p95', 'large: median ms', 'p95', 'large ÷ small'], ...lines]))
}
