// Measures the server's overhead over its database and HTTP: `node bench/src/plays.ts`. Every figure is for the same calls, each made
// once on a copy of the same database. BENCH_DATABASE_URL names the PostgreSQL server, BENCH_PLAYERS the number of players.

import { Play, Q } from '@trivium/contract/plays'
import type { Database } from '../../server/src/db/connect.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { changeSetting } from '../../server/src/settings/index.ts'
import { type Fixture, loadFixture } from '../../server/test/fixture.ts'
import { environment, request, send, signUpPlayers, withApp } from './bench-app.ts'
import { leastAnswers, type Least, leastFetches } from './least.ts'
import { load, type Load, type Request } from './load.ts'
import { withCopy, withDatabase, withOwnUrl } from './own-database.ts'
import { withProcess } from './processes.ts'
import { listen, replay, type Statement, statementsOf } from './statements.ts'
import { figuresOf, inMs, table } from './timing.ts'

const players = Number(process.env.BENCH_PLAYERS || 400)
const places = [
  { category: 'history', subcategory: 'ancient', level: 1 },
  { category: 'history', subcategory: 'modern', level: 1 },
  { category: 'science', level: 1 },
  { category: 'claims', level: 1 },
  { category: 'sets', level: 1 },
  { category: 'scarce', level: 1 },
]

const questionsAPlay = 10
/** 900 plays give nine thousand answers, which is enough. */
const mostAnsweredPlays = 900
/** Plays that run concurrently, each at another question. When one ends the next begins, so every tenth answer settles a play. */
const atOnce = 100

await withOwnUrl(process.env.BENCH_DATABASE_URL, async url => {
  const { fixture, tokens } = await withDatabase(url, prepare)
  // Players take turns, because no player starts six plays at once.
  const starts = places.flatMap(place => tokens.map(token => request('get_questions_by_level', token, place)))
  await compare('get_questions_by_level', url, starts, leastFetches)

  // Starts the plays, because answers need open plays.
  const answers = await withDatabase(url, reopened => startAll(reopened, starts.slice(0, mostAnsweredPlays), fixture))
  await compare('submit_answer', url, answers, leastAnswers)
})

async function prepare(database: Database): Promise<{ fixture: Fixture; tokens: string[] }> {
  await migrate(database)
  const fixture = await loadFixture(database.db)
  // A long clock, so that no question lapses on a slow machine.
  await changeSetting(database.db, 'quiz_zone_seconds', 3600)
  return { fixture, tokens: await signUpPlayers(database, players) }
}

/** Starts every play. @returns the requests for all answers, in sending order. */
async function startAll(database: Database, starts: Request[], fixture: Fixture): Promise<Request[]> {
  return withApp(database, async app => {
    const answers: Request[][] = []
    for (const start of starts) {
      const { play, data } = JSON.parse(await send(app, start))
      answers.push(
        Q.array()
          .parse(data)
          .map((question, position) => {
            const answer = position % 4 === 3 ? fixture.wrong(question) : fixture.right(question)
            const fields = { play_id: Play.parse(play).id, question_id: question.id, answer }
            return request('submit_answer', start.token ?? '', fields)
          }),
      )
    }
    const rows = inRows(answers)
    const before = rows.flatMap((row, index) => row.splice(0, index % questionsAPlay))
    for (const answer of before) await send(app, answer)
    return inTurns(rows)
  })
}

function inRows(plays: Request[][]): Request[][] {
  return Array.from({ length: atOnce }, (_, row) => plays.filter((_play, index) => index % atOnce === row).flat())
}

/** Interleaves the rows until the shortest is empty, so that no play gets two calls at the same time. */
function inTurns(rows: Request[][]): Request[] {
  const rounds = Math.min(...rows.map(row => row.length))
  return Array.from({ length: rounds }, (_, round) => rows.flatMap(row => row[round] ?? [])).flat()
}

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

async function loadWarm(url: string, requests: Request[], warmUp: number): Promise<Load> {
  const { failures } = await load(url, requests.slice(0, warmUp))
  const measured = await load(url, requests.slice(warmUp))
  return { ...measured, failures: [...failures, ...measured.failures] }
}

async function compare(action: string, url: string, requests: Request[], least: Least): Promise<void> {
  const calls = await record(url, requests)
  // Warm-up, because the code of a new server is not compiled yet; bench/src/start.ts measures the start.
  const warmUp = Math.floor(requests.length / 3)
  const bareSql = await withCopy(url, copy => replay(copy, calls, warmUp))
  const leastPossible = await withCopy(url, copy => least(copy, requests.length, warmUp))
  const { served, reply } = await withCopy(url, copy =>
    withProcess('serve.ts', { ...environment, DATABASE_URL: copy }, async server => {
      const [first, ...rest] = requests
      const response = await fetch(server.url + first?.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${first?.token}`, 'content-type': first?.type ?? '' },
        body: new Uint8Array(first?.payload ?? []),
      })
      const headers = Object.fromEntries([...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)))
      return { reply: { headers, body: await response.text() }, served: await loadWarm(server.url, rest, warmUp) }
    }),
  )
  if (served.failures.length > 0) throw new Error(`${served.failures.length} calls failed: ${served.failures[0]}`)
  const bareHttp = await withProcess('bare-http.ts', { REPLY: JSON.stringify(reply) }, server => loadWarm(server.url, requests, warmUp))
  const perCall = calls.reduce((sum, call) => sum + call.length, 0) / calls.length
  const most = Math.max(...calls.map(call => call.length))
  const row = (what: string, perSecond: number) => [what, perSecond.toFixed(0), (served.perSecond / perSecond).toFixed(2)]
  const [median, p95] = inMs(figuresOf(served.times))
  console.log(
    table([
      [`${action}, ${requests.length} calls`, 'a second', 'server ÷ this'],
      [`server (median ${median} ms, p95 ${p95} ms)`, served.perSecond.toFixed(0), ''],
      row(`its ${perCall.toFixed(1)} statements a call (${most} at most) in a bare loop`, bareSql),
      row('the least possible in a bare loop', leastPossible),
      row('bare node:http, same bytes', bareHttp.perSecond),
    ]),
    '\n',
  )
}
