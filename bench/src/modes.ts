// Compares the cost of fetching and answering between modes: `node bench/src/modes.ts`. It marks a mode that costs twice the median
// of all modes. BENCH_DATABASE_URL names the PostgreSQL server, BENCH_PLAYERS the number of players.

import type { Database } from '../../server/src/platform/db/connect.ts'
import { request, send, signUpPlayers, withApp } from './harness/bench-app.ts'
import { playOnce, prepareGames, type GameStart, startsOf } from './harness/games.ts'
import { withDatabase, withOwnUrl } from './harness/own-database.ts'
import { listen, statementsOf } from './harness/statements.ts'
import { statsOf, table } from './harness/timing.ts'

const players = Number(process.env.BENCH_PLAYERS || 25)
/** A mode is marked when its cost is this multiple of the median. */
const tooMuch = 2

const median = (values: number[]) => statsOf(values).median

interface Cost {
  statements: number[]
  ms: number[]
}

interface ModeCosts {
  fetch: Cost
  answer: Cost
  last: Cost
}

await withOwnUrl(process.env.BENCH_DATABASE_URL, url => withDatabase(url, run))

async function run(database: Database): Promise<void> {
  await prepareGames(database)
  const tokens = await signUpPlayers(database, players)
  const stop = listen()
  await withApp(database, async app => {
    const starts = await startsOf(database.db)
    const costs = new Map<string, ModeCosts>()
    // The first round warms up and is not counted.
    for (const [round, token] of tokens.entries()) {
      for (const start of starts) {
        // Makes missed questions due now, because they would be due only after ten minutes.
        if (start.mode === 'practice') await database.db.updateTable('practice_cards').set({ due_at: new Date() }).execute()
        const own = round === 0 ? emptyCosts() : costsOf(costs, start.mode)
        await playOnce(
          (step, action, fields) => timed(step === 'bookmark' ? emptyCost() : own[step], () => send(app, request(action, token, fields))),
          start,
        )
      }
    }
    report(starts, costs)
  })
  stop()
}

async function timed(cost: Cost, work: () => Promise<string>): Promise<string> {
  let reply = ''
  const start = performance.now()
  const statements = await statementsOf(async () => {
    reply = await work()
  })
  cost.ms.push(performance.now() - start)
  cost.statements.push(statements.length)
  return reply
}

const emptyCost = (): Cost => ({ statements: [], ms: [] })

function emptyCosts(): ModeCosts {
  return { fetch: emptyCost(), answer: emptyCost(), last: emptyCost() }
}

function costsOf(costs: Map<string, ModeCosts>, mode: string): ModeCosts {
  const known = costs.get(mode) ?? emptyCosts()
  costs.set(mode, known)
  return known
}

function report(starts: GameStart[], costs: Map<string, ModeCosts>): void {
  const parts = ['fetch', 'answer', 'last'] as const
  const usual = Object.fromEntries(parts.map(part => [part, median([...costs.values()].map(cost => median(cost[part].ms)))]))
  const rows = starts.map(({ mode }) => {
    const cells = parts.flatMap(part => {
      const cost = costsOf(costs, mode)[part]
      const ratio = median(cost.ms) / (usual[part] ?? 1)
      return [median(cost.statements).toFixed(0), median(cost.ms).toFixed(1), `${ratio.toFixed(2)}${ratio > tooMuch ? ' !' : ''}`]
    })
    return [mode, ...cells]
  })
  const heading = ['', ...['fetch', 'answer', 'last answer'].flatMap(part => [`${part}: statements`, 'ms', '÷ median'])]
  console.log(`Medians of ${players - 1} plays a mode; “!” marks more than ${tooMuch} times the median of the modes.\n`)
  console.log(table([heading, ...rows]))
}
