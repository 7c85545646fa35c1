// Measures how long 500 examinees on one process wait until an answer is saved: `node bench/src/exams.ts`. They start within seconds, as a
// class does, and then each answers every few seconds. BENCH_DATABASE_URL names the PostgreSQL server; BENCH_EMBEDDED=1 measures the
// embedded database instead. Exit code 1 when it misses the goal.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Q } from '@trivium/contract/play/plays'
import { openDatabase, type Database } from '../../server/src/platform/db/connect.ts'
import { migrate } from '../../server/src/platform/db/upkeep/migrate.ts'
import { storeExams } from '../../server/src/assess/exams/index.ts'
import { environment, signUpPlayers } from './harness/bench-app.ts'
import { withDatabase, withOwnUrl } from './harness/own-database.ts'
import { type Started, withProcess } from './harness/processes.ts'
import { statsOf, inMs, measure, table } from './harness/timing.ts'

const examinees = Number(process.env.BENCH_EXAMINEES || 500)
const seconds = Number(process.env.BENCH_SECONDS || 40)
/** An examinee chooses an answer this often. */
const thinkMs = 4_000
const goalMs = 1_000
const examKey = 'BENCH1'

interface Prepared {
  tokens: string[]
}

async function prepare(database: Database): Promise<Prepared> {
  await migrate(database)
  const { db } = database
  const { id: languageId } = await db
    .insertInto('languages')
    .values({ code: 'en', name: 'English', is_default: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const questions = Array.from({ length: 40 }, (_, number) => ({
    type: 'multiple_choice' as const,
    question: `Question ${number}?`,
    options: ['one', 'two', 'three', 'four'],
    answer: [0],
    note: null,
    marks: 1,
  }))
  const flags = { isDaily: false, showsKey: false, answerAgain: true, strictAway: true, releaseWhen: 'examiner' as const }
  const window = { startsAt: new Date('2020-01-01T00:00:00Z'), endsAt: new Date('2100-01-01T00:00:00Z'), durationMinutes: 60 }
  await storeExams(db, [{ key: 'bench', title: 'Bench', rules: '', examKey, languageId, questions, ...flags, ...window }])
  return { tokens: await signUpPlayers(database, examinees) }
}

async function call<Reply>({ url }: Started, token: string, action: string, body: object): Promise<Reply> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/${action}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const reply = await response.json()
  if (response.status !== 200 || reply.error) throw new Error(`${action}: ${response.status} ${JSON.stringify(reply)}`)
  return reply
}

interface Sat {
  data: Q[]
  play: { id: number }
  sitting: { seat: number; last_number: number }
}

async function run(server: Started, { tokens }: Prepared): Promise<void> {
  const starts: number[] = []
  const saves: number[] = []
  const end = performance.now() + 15_000 + seconds * 1000
  await Promise.all(
    tokens.map(async token => {
      await sleep(Math.random() * 10_000)
      const begun = performance.now()
      const sat = await call<Sat>(server, token, 'get_exam_module_questions', { exam_module_id: 1, exam_key: examKey, agreed: 1 })
      starts.push(performance.now() - begun)
      let number = sat.sitting.last_number
      while (performance.now() < end) {
        await sleep(Math.random() * 2 * thinkMs)
        const question = sat.data[Math.floor(Math.random() * sat.data.length)]
        number += 1
        const answer = { play_id: sat.play.id, question_id: question?.id, answer: 'abcd'[number % 4], number, seat: sat.sitting.seat }
        saves.push(await measure(() => call(server, token, 'submit_answer', answer)))
      }
    }),
  )
  const rows = [['start with the key', starts] as const, ['an answer until it is saved', saves] as const].map(([what, times]) => [
    what,
    String(times.length),
    ...inMs(statsOf(times)),
    p99(times).toFixed(1),
  ])
  console.log(table([['', 'calls', 'median ms', 'p95 ms', 'worst ms', 'p99 ms'], ...rows]))
  const isMet = p99(saves) <= goalMs
  console.log(`\n${isMet ? 'Met' : 'MISSED'}: an answer is saved within ${goalMs} ms (p99) with ${examinees} examinees on one process.`)
  if (!isMet) process.exitCode = 1
}

const p99 = (times: readonly number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0

if (process.env.BENCH_EMBEDDED === '1') {
  const dataDir = mkdtempSync(join(tmpdir(), 'trivium-bench-exams-'))
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  const prepared = await prepare(database)
  await database.close()
  await withProcess('serve.ts', { ...environment, DATA_DIR: dataDir }, server => run(server, prepared))
  rmSync(dataDir, { recursive: true, force: true })
} else {
  await withOwnUrl(process.env.BENCH_DATABASE_URL, async url => {
    const prepared = await withDatabase(url, prepare)
    await withProcess('serve.ts', { ...environment, DATABASE_URL: url }, server => run(server, prepared))
  })
}
