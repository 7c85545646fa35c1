// kill -9 in the middle of a regrade: it resumes, and everybody gets what is due, once.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../../src/platform/db/connect.ts'
import { effort, tried } from '../setup/effort.ts'
import { startQuiz } from '../app/quiz.ts'
import { regrading, wrong } from '../app/regrading.ts'
import { newDataFolder, type DataFolder } from '../setup/data-folder.ts'
import { post, type ServerProcess, skipContent, startServer } from '../setup/server-process.ts'

const players = effort(40, 300)
const crashes = effort(1, 30)
let place: DataFolder
let server: ServerProcess | null = null
/** The editor's token, and the id of the regrade. */
let edda = ''
let regrade = 0

/** Players who have lost a round because of one answer, and a regrade that has just been started. */
async function prepare(): Promise<void> {
  place = await newDataFolder()
  const quiz = await startQuiz({ database: await openDatabase(place.where) })
  await skipContent(quiz.database)
  const admin = await regrading(quiz)
  const course = await admin.newCourse()
  const ids = course.levels[0] ?? []
  const chosen = new Map(ids.slice(0, 5).map(id => [id, wrong]))
  for (let index = 0; index < players; index++) {
    const player = await quiz.player(`Player ${index}`)
    await admin.playThrough(player, await admin.begin(player, course), 10, chosen)
  }
  regrade = await admin.correct(ids[0] ?? 0, wrong)
  edda = admin.edda.token
  await quiz.close()
}

/** `scores`: the number of players with the points of six right answers; on a first level wrong answers cost no points. */
interface Outcome {
  state: string
  players: number
  paid: number
  coins: number
  told: number
  scores: number
  counted: number
  sum: number
  wrong_balances: number
}

const outcome = () =>
  place.look(async ({ db }) => {
    const { rows } = await sql<Outcome>`
      select r.state, r.players, r.coins,
        (select count(*)::int from transfers where title = 'regraded') as paid,
        (select count(*)::int from notices where type = 'regraded') as told,
        (select count(*)::int from leaderboard_entries where board = 'all_time' and score = 24) as scores,
        (select count(*)::int from regrade_plays) as counted,
        (select sum(balance)::int from ledger_accounts) as sum,
        (select count(*)::int from ledger_accounts a where a.balance <> coalesce((select sum(amount) from transfers where to_id = a.id), 0)
          - coalesce((select sum(amount) from transfers where from_id = a.id), 0)) as wrong_balances
      from regrades r`.execute(db)
    return rows[0]
  })

beforeAll(prepare, 300_000)
afterAll(async () => {
  await server?.kill()
  await place.remove()
})

it(`is resumed after ${crashes} kills, and neither loses nor doubles anything`, { timeout: 1_200_000 }, async () => {
  let done = 0
  for (let crash = 0; crash < crashes; crash++) {
    server = await startServer(place.where)
    // As soon as it has made progress, it is in the middle of the next player.
    await expect.poll(progress, { timeout: 60_000, interval: 5 }).toSatisfy(({ players: now, state }) => now > done || state === 'done')
    await server.kill()
    const now = await outcome()
    expect(now).toMatchObject({
      sum: 0,
      wrong_balances: 0,
      paid: now?.players,
      told: now?.players,
      counted: now?.players,
      scores: now?.players,
    })
    done = now?.players ?? 0
    tried('kills of the server')
  }
  server = await startServer(place.where)
  await expect.poll(async () => (await progress()).state, { timeout: 120_000 }).toBe('done')
  await server.kill()
  server = null
  expect(await outcome()).toEqual({
    state: 'done',
    players,
    coins: 2 * players,
    paid: players,
    told: players,
    scores: players,
    counted: players,
    sum: 0,
    wrong_balances: 0,
  })
})

const Progress = z.looseObject({ players: z.int(), state: z.string() })

/** The progress as the editor sees it, while the server runs. */
async function progress() {
  if (!server) throw new Error('the server runs')
  return Progress.parse((await post(server, edda, 'get_regrade', { regrade_id: regrade })).data)
}
