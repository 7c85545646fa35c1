// Measures how long it takes to rearrange the rows of earlier releases (docs/decisions/049), and how it slows other reads. It has 100,000
// questions in their authors' order, with a million answers. `node bench/src/rearrange.ts`. BENCH_DATABASE_URL names the PostgreSQL server.
// Exit code 1 when a batch scans the answers.

import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/db/connect.ts'
import { inTransaction } from '../../server/src/platform/db/transaction.ts'
import { rearrangeBatch } from '../../server/src/bank/questions/starter/rearrange-store.ts'
import { withOwnDatabase } from './harness/own-database.ts'
import { statsOf, inMs, measure, table } from './harness/timing.ts'

const questions = Number(process.env.BENCH_QUESTIONS || 100_000)
const answers = Number(process.env.BENCH_ANSWERS || 1_000_000)

await withOwnDatabase(process.env.BENCH_DATABASE_URL, async ({ db }) => {
  const loadMs = await measure(() => load(db))
  console.log(
    `${questions.toLocaleString('en')} questions and ${answers.toLocaleString('en')} answers loaded in ${Math.round(loadMs / 1000)} s.\n`,
  )
  const quiet = await probe(db, async () => {
    await new Promise(resolve => setTimeout(resolve, 5_000))
  })
  const before = await scansOf(db)
  const batches: number[] = []
  const busy = await probe(db, async () => {
    for (;;) {
      let done = 0
      const batchMs = await measure(async () => {
        done = await inTransaction(db, rearrangeBatch)
      })
      batches.push(batchMs)
      if (done === 0) return
    }
  })
  const scans = (await scansOf(db)) - before
  const total = batches.reduce((sum, ms) => sum + ms, 0)
  console.log(
    table([
      ['', 'median ms', 'p95 ms', 'worst ms'],
      ['a batch of 200', ...inMs(statsOf(batches))],
      ['a question and its answers, before', ...inMs(statsOf(quiet))],
      ['the same, meanwhile', ...inMs(statsOf(busy))],
    ]),
  )
  console.log(`\n${batches.length} batches in ${(total / 1000).toFixed(1)} s. Scans have read ${scans} rows of answers.`)
  if (scans > 0) process.exitCode = 1
})

/** Makes reads like other callers, one after the other, until the work is done. @returns the time of each read */
async function probe(db: Db, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  const state = { isDone: false }
  const reading = async () => {
    while (!state.isDone) {
      const id = 1 + Math.floor(Math.random() * questions)
      const read = sql`select q.options, (select count(*) from answers a where a.question_id = q.id) from questions q where q.id = ${id}`
      times.push(await measure(() => read.execute(db)))
    }
  }
  await Promise.all([reading(), work().finally(() => (state.isDone = true))])
  return times
}

/** The number of rows of answers that sequential scans read. Scans of months without answers cost nothing. */
async function scansOf(db: Db): Promise<number> {
  await sql`select pg_stat_force_next_flush(), pg_stat_clear_snapshot()`.execute(db)
  const { rows } = await sql<{ scans: number }>`
    select coalesce(sum(seq_tup_read), 0)::int as scans from pg_stat_user_tables where relname like 'answers%'`.execute(db)
  return rows[0]?.scans ?? 0
}

/** Loads without triggers, because this benchmark does not read the rows that they would write. */
async function load(db: Db): Promise<void> {
  await inTransaction(db, async tx => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into languages (code, name, is_default) values ('en', 'English', true) on conflict do nothing`.execute(tx)
    await sql`insert into categories (type, slug, names, position) values ('quiz_zone', 'bench', '{"en": "Bench"}', 0)`.execute(tx)
    await sql`
      insert into questions (key, category_id, language_id, level, question_type, question, options, answer)
      select 'bench:' || n, (select id from categories where slug = 'bench'), (select id from languages where code = 'en'), 1 + n % 50, 'multiple_choice', 'Question ' || n || '?',
        jsonb_build_array(jsonb_build_object('text', 'right ' || n, 'image', null), jsonb_build_object('text', 'left ' || n, 'image', null),
          jsonb_build_object('text', 'up ' || n, 'image', null), jsonb_build_object('text', 'down ' || n, 'image', null)), '{0}'
      from generate_series(1, ${questions}::int) n`.execute(tx)
    await sql`
      insert into item_choices (question_id, choice, times, rest_attempts, rest_sum)
      select n, c::text, 10, 10, 5 from generate_series(1, ${questions}::int) n, generate_series(0, 3) c`.execute(tx)
    await sql`
      insert into answers (play_id, position, question_id, account_id, mode, answer, correct, is_first, ms, answered_at)
      select n / 10, n % 10, 1 + n % ${questions}::int, 1 + n % 5000, 'quiz_zone', (n % 4)::text, n % 4 = 0, true, 4000, now()
      from generate_series(1, ${answers}::int) n`.execute(tx)
  })
  for (const name of ['questions', 'item_choices', 'answers']) await sql`vacuum analyze ${sql.id(name)}`.execute(db)
}
