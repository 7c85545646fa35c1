// Measures the server's overhead over its database and HTTP: `node bench/src/plays.ts`. Every figure is for the same calls, each made
// once on a copy of the same database. The compared sides take turns, and we print medians, because the machine is shared.
// BENCH_DATABASE_URL names the PostgreSQL server, BENCH_PLAYERS the number of players, BENCH_ROUNDS how often each side is measured.

import { prepare, startAll } from './harness/calls-of-plays.ts'
import { environment, send, withApp } from './harness/bench-app.ts'
import { leastAnswers, type Least, leastFetches } from './harness/least.ts'
import { type LoadResult, loadWarm, type Request } from './harness/load.ts'
import { withCopy, withDatabase, withOwnUrl } from './harness/own-database.ts'
import { withProcess } from './harness/processes.ts'
import { listen, replay, selectFrom, type Statement, statementsOf } from './harness/statements.ts'
import { statsOf, inMs, table } from './harness/timing.ts'

const players = Number(process.env.BENCH_PLAYERS || 1000)
const rounds = Number(process.env.BENCH_ROUNDS || 5)

/** 1,800 plays give about sixteen thousand answers, which is enough. */
const mostAnsweredPlays = 1800
/** Calls whose statements are recorded. */
const mostRecorded = 2400

await withOwnUrl(process.env.BENCH_DATABASE_URL, async url => {
  const prepared = await withDatabase(url, database => prepare(database, players))
  await compare('get_questions_by_level', url, prepared.starts, leastFetches)

  // Starts the plays, because answers need open plays.
  const answers = await withDatabase(url, reopened => startAll(reopened, prepared, mostAnsweredPlays))
  await compare('submit_answer', url, answers, leastAnswers)
})

/** Records the SQL statements of each call, on a copy of the database. */
function record(url: string, requests: Request[]): Promise<Statement[][]> {
  return withCopy(url, copy =>
    withDatabase(copy, database =>
      withApp(database, async app => {
        const stop = listen()
        const calls: Statement[][] = []
        for (const each of requests) calls.push(await statementsOf(() => send(app, each)))
        stop()
        return calls
      }),
    ),
  )
}

interface Served extends LoadResult {
  reply: { headers: Record<string, string>; body: string }
}

function serve(url: string, [first, ...rest]: Request[], warmUp: number): Promise<Served> {
  return withCopy(url, copy =>
    withProcess('serve.ts', { ...environment, DATABASE_URL: copy }, async server => {
      const response = await fetch(server.url + first?.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${first?.token}`, 'content-type': first?.type ?? '' },
        body: new Uint8Array(first?.payload ?? []),
      })
      const headers = Object.fromEntries([...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)))
      return { reply: { headers, body: await response.text() }, ...(await loadWarm(server.url, rest, warmUp)) }
    }),
  )
}

async function compare(action: string, url: string, requests: Request[], least: Least): Promise<void> {
  const calls = await record(url, requests.slice(0, mostRecorded))
  // Warms up, because the code of a new server is not compiled yet; bench/src/start.ts measures the start.
  const warmUp = Math.floor(requests.length / 3)
  const served: Served[] = []
  const leastPossible: number[] = []
  for (let round = 0; round < rounds; round++) {
    leastPossible.push(await withCopy(url, async copy => replay(copy, await least(selectFrom(copy), requests.length), warmUp)))
    served.push(await serve(url, requests, warmUp))
  }
  const bareSql = await withCopy(url, copy => replay(copy, calls, Math.floor(calls.length / 3)))
  const reply = JSON.stringify(served[0]?.reply)
  const bareHttp = await withProcess('bare-http.ts', { REPLY: reply }, server => loadWarm(server.url, requests, warmUp))

  const perSecond = median(served.map(each => each.perSecond))
  const ofLeast = served.map((each, round) => each.perSecond / (leastPossible[round] ?? Number.NaN))
  const perCall = calls.reduce((sum, call) => sum + call.length, 0) / calls.length
  const warm = calls.filter((_call, index) => index >= calls.length / 3 && isKnown(requests, index))
  const most = Math.max(...warm.map(call => call.length))
  const row = (what: string, other: number, ratio = perSecond / other) => [what, other.toFixed(0), ratio.toFixed(2)]
  const [middle, p95] = inMs(statsOf(served.flatMap(({ times }) => times)))
  const range = `${Math.min(...ofLeast).toFixed(2)} to ${Math.max(...ofLeast).toFixed(2)}`
  console.log(
    table([
      [`${action}, ${rounds} x ${requests.length} calls`, 'a second', 'server ÷ this'],
      [`server (median ${middle} ms, p95 ${p95} ms)`, perSecond.toFixed(0), ''],
      row(`the least possible in a bare loop (${range})`, median(leastPossible), median(ofLeast)),
      row(`its ${perCall.toFixed(1)} statements a call (${most} at most once it knows the player) in a bare loop`, bareSql),
      row('bare node:http, same bytes', bareHttp.perSecond),
    ]),
    '\n',
  )
}

/** Whether the same player has called before, so that the server has cached the sign-in and, for answers, the play. */
function isKnown(requests: Request[], index: number): boolean {
  return requests.slice(0, index).some(({ token }) => token === requests[index]?.token)
}

function median(values: number[]): number {
  return statsOf(values).median
}
