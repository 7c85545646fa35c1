// Measures what a level costs while many play: `node bench/src/levels.ts`. Prints the calls a second and the processor time of the server
// and of PostgreSQL for a fetch, an answer, the list of categories and a leaderboard, and for a whole level with its ten answers.
// BENCH_DATABASE_URL names the PostgreSQL server, BENCH_PLAYERS the number of players, BENCH_PROFILE a file for a profile of the server.

import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { Play, Q } from '@trivium/contract/play/plays'
import type { Db } from '../../server/src/platform/db/connect.ts'
import { environment, request, signUpPlayers } from './harness/bench-app.ts'
import { prepareGames } from './harness/games.ts'
import type { Request } from './harness/load.ts'
import { analyzeFilled, withDatabase, withOwnUrl } from './harness/own-database.ts'
import { type Started, withProcess } from './harness/processes.ts'
import { databaseMs, processorMs } from './harness/processor-time.ts'
import { table } from './harness/timing.ts'

const players = Number(process.env.BENCH_PLAYERS || 150)
const connections = 16
const levels = 6

const reads = [
  ['the categories', 'get_categories', { type: 'quiz_zone' }],
  ['a leaderboard', 'get_daily_leaderboard', { offset: 0, limit: 10 }],
] as const

interface Cost {
  what: string
  calls: number
  aSecond: number
  serverMs: number
  databaseMs: number
}

await withOwnUrl(process.env.BENCH_DATABASE_URL, url =>
  withDatabase(url, async database => {
    await prepareGames(database)
    const tokens = await signUpPlayers(database, players)
    await analyzeFilled(database)
    const profile = process.env.BENCH_PROFILE
    const flags = profile ? ['--cpu-prof', '--cpu-prof-dir=.', `--cpu-prof-name=${profile}`] : []
    await withProcess('serve.ts', { ...environment, DATABASE_URL: url, NODE_OPTIONS: flags.join(' ') }, async server => {
      const measure = measuring(database.db, server)
      const costs: Cost[] = []
      // The first category warms up.
      for (const [round, category] of (await categoriesOf(database.db)).entries()) {
        const starts = tokens.map(token => request('get_questions_by_level', token, { category, level: 1 }))
        const fetched = await measure('a fetch of a level', starts)
        const answered = await measure('an answer', answersTo(fetched.bodies, tokens))
        const followed = await measure.until('what follows a level', tokens.length, () => isQueueEmpty(database.db))
        if (round > 0) costs.push(fetched.cost, answered.cost, followed)
      }
      for (const [what, action, fields] of reads) {
        const calls = Array.from({ length: 10 }, () => tokens.map(token => request(action, token, fields))).flat()
        costs.push((await measure(what, calls)).cost)
      }
      report(costs)
    })
  }),
)

/** Slugs of free categories without subcategories, with enough questions for a level. */
async function categoriesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select c.slug from categories c
    where c.type = 'quiz_zone' and c.parent_id is null and not c.is_premium and not exists (select from categories child where child.parent_id = c.id)
      and (select count(*) from questions q where q.category_id = c.id and q.level = 1 and q.is_active) >= 10
    order by c.id limit ${levels}`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** Question by question, so that the answers of one player are far apart. */
function answersTo(bodies: string[], tokens: string[]): Request[] {
  const plays = bodies.map((body, index) => {
    const { play, data } = JSON.parse(body)
    const { id } = Play.parse(play)
    const questions = Q.array().parse(data)
    return questions.map(question =>
      request('submit_answer', tokens[index] ?? '', { play_id: id, question_id: question.id, answer: answerTo(question) }),
    )
  })
  const longest = Math.max(...plays.map(play => play.length))
  return Array.from({ length: longest }, (_, place) => plays.flatMap(play => play[place] ?? [])).flat()
}

function answerTo({ question_type, options }: Q): string {
  return question_type === 'sequence' ? options.map(option => option.key).join(',') : 'a'
}

function measuring(db: Db, { child, url }: Started) {
  const meters = async () => ({ server: processorMs(child.pid ?? 0), database: await databaseMs(db), at: performance.now() })
  type Meters = Awaited<ReturnType<typeof meters>>
  const costSince = async (before: Meters, what: string, calls: number): Promise<Cost> => {
    const after = await meters()
    return {
      what,
      calls,
      aSecond: (calls / (after.at - before.at)) * 1000,
      serverMs: (after.server - before.server) / calls,
      databaseMs: (after.database - before.database) / calls,
    }
  }
  /** Sends the calls over as many connections, each of which sends its next call when it has the reply. */
  async function measure(what: string, calls: Request[]): Promise<{ cost: Cost; bodies: string[] }> {
    const bodies: string[] = []
    const before = await meters()
    let next = 0
    const line = async () => {
      for (let index = next++; index < calls.length; index = next++) bodies[index] = await send(url, calls[index])
    }
    await Promise.all(Array.from({ length: connections }, line))
    return { cost: await costSince(before, what, calls.length), bodies }
  }
  /** What the server does by itself until it is done. */
  measure.until = async (what: string, plays: number, isDone: () => Promise<boolean>) => {
    const before = await meters()
    while (!(await isDone())) await setTimeout(50)
    return costSince(before, what, plays)
  }
  return measure
}

/** The statistics and practice cards of all plays are written. */
async function isQueueEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('play_stats_queue').select('play_id').limit(1).executeTakeFirst()) === undefined
}

async function send(url: string, call: Request | undefined): Promise<string> {
  if (!call) throw new Error('there is no such call')
  const headers = { authorization: `Bearer ${call.token}`, 'content-type': call.type }
  const response = await fetch(url + call.path, { method: 'POST', headers, body: new Uint8Array(call.payload) })
  const body = await response.text()
  if (response.status !== 200 || JSON.parse(body).error) throw new Error(`${call.path}: ${body}`)
  return body
}

function report(costs: Cost[]): void {
  const kinds = [...Map.groupBy(costs, ({ what }) => what)].map(([what, same]) => {
    const calls = same.reduce((sum, cost) => sum + cost.calls, 0)
    const mean = (of: (cost: Cost) => number) => same.reduce((sum, cost) => sum + of(cost) * cost.calls, 0) / calls
    return {
      what,
      calls,
      aSecond: mean(cost => cost.aSecond),
      serverMs: mean(cost => cost.serverMs),
      databaseMs: mean(cost => cost.databaseMs),
    }
  })
  const lines = kinds.map(({ what, calls, aSecond, serverMs, databaseMs: database }) => [
    what,
    String(calls),
    aSecond.toFixed(0),
    serverMs.toFixed(2),
    database.toFixed(2),
    (serverMs + database).toFixed(2),
  ])
  const [fetched, answered, followed] = kinds
  if (!fetched || !answered || !followed) throw new Error('nothing was measured')
  const ofLevel = (of: (cost: Cost) => number) => of(fetched) + 10 * of(answered) + of(followed)
  const [server, database] = [ofLevel(cost => cost.serverMs), ofLevel(cost => cost.databaseMs)]
  lines.push(['a level with ten answers', '', '', server.toFixed(2), database.toFixed(2), (server + database).toFixed(2)])
  console.log(`${players} players over ${connections} connections; processor time in ms.\n`)
  console.log(table([['', 'calls', 'a second', 'server', 'PostgreSQL', 'together'], ...lines]))
}
