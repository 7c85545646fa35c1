// An idle server asks its database little and writes less, so that a disk can sleep. This test lets minutes pass for a whole server with
// all its jobs, while nobody plays. `node bench/src/idle.ts` measures the same in real time.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ancient, type Quiz, startQuiz } from '../test/app/quiz.ts'
import { fillBank } from '../test/banks/test-bank.ts'
import { createApp } from './app.ts'
import type { App } from './operations/app-types.ts'
import { wokenJobs } from './platform/scheduler/wake.ts'

const minutes = 10
const mostStatements = 120 * minutes
const mostWrites = 6 * minutes
const secondMs = 1000

let quiz: Quiz
let app: App
let statements: string[] = []
beforeAll(async () => {
  quiz = await startQuiz()
  await fillBank(quiz)
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const { config, database } = quiz
  app = await createApp({ config, database, hasScheduler: true })
  const note = (text: string) => () => void statements.push(text)
  // `begin` is sent with the first statement, and not watched.
  database.watch.add({ onStatement: text => note(text === 'commit' ? 'begin, commit' : text) })
})
afterAll(async () => {
  vi.useRealTimers()
  await app.close()
  await quiz.close()
})

/** Lets all work end that the passed time has started. */
async function settle(): Promise<void> {
  const { watch } = quiz.database
  for (let turns = 0; turns < 10; turns++) {
    await new Promise(resolve => setImmediate(resolve))
    if (watch.underWay + watch.waiting > 0) turns = 0
  }
}

async function pass(seconds: number, stepMs = secondMs): Promise<void> {
  for (let ms = 0; ms < seconds * secondMs; ms += stepMs) {
    await vi.advanceTimersByTimeAsync(stepMs)
    await settle()
  }
}

/** Every transaction that writes or notifies gets the next number. */
async function countWrites(): Promise<number> {
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(quiz.database.db)
  return Number(rows[0]?.next)
}

const byKind = (texts: string[]) =>
  [...Map.groupBy(texts, text => text.trim().slice(0, 100))].map(([text, { length }]) => `${length} × ${text}`).toSorted()

it('an idle server asks at most twice a second, and writes at most every ten seconds', async () => {
  const alice = await quiz.player()
  await quiz.playLevel(alice, ancient, 3)
  const { play } = await alice.call('get_questions_test', { q_test_type: 'tutor', q_pool: 'all' })
  expect(play).toMatchObject({ deadline: null })
  await pass(120)
  const before = await countWrites()
  statements = []
  await pass(60 * minutes)
  const asked = statements
  const writes = (await countWrites()) - before
  expect(asked.length, byKind(asked).join('\n')).toBeLessThan(mostStatements)
  // A server of PostgreSQL numbers the transactions of all its databases together.
  if (quiz.database.kind === 'embedded') expect(writes, byKind(asked).join('\n')).toBeLessThanOrEqual(mostWrites)
  // The jobs did run.
  expect(asked.filter(text => text.includes('insert into job_runs')).length).toBeGreaterThanOrEqual(minutes - 1)
})

it('a play wakes the heartbeat, which beats until the play is over', async () => {
  const beats = () => statements.filter(text => text.includes('service_clock') && text.startsWith('select')).length
  const alice = await quiz.player()
  const { play: level } = await quiz.begin(alice)
  statements = []
  await pass(10, 100)
  expect(beats()).toBeGreaterThan(20)
  await alice.call('finish_play', { play_id: level.id })
  statements = []
  await pass(60)
  expect(beats()).toBeLessThan(3)
})

it('every job that is woken says when it is due', async () => {
  const ada = await quiz.player('Ada', { roles: ['administrator'] })
  const jobs = new Map((await ada.call('get_jobs')).data.map(({ name, every_ms }) => [name, every_ms]))
  // Only people of Firebase have a provider to notify.
  const there = wokenJobs.filter(name => name !== 'notify_identity_provider')
  expect(there.map(name => [name, jobs.get(name)])).toEqual(there.map(name => [name, 30 * secondMs]))
})
