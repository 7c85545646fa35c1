// Inserts first meetings into the answer log, as people of known abilities would have produced them: a calibration needs thousands, and it
// makes no difference to it how they came about.

import { seededRandom } from '@trivium/rules/platform/random'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/connect.ts'

export interface SimulatedItem {
  id: number
  /** True difficulty, in logits. */
  b: number
}

interface World {
  items: readonly SimulatedItem[]
  persons: number
  /** The number of items that each person answers, in one finished play. */
  answersEach: number
  seed: number
}

const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** @returns the accounts that have answered */
export async function fillLog(db: Db, { items, persons, answersEach, seed }: World): Promise<number[]> {
  const random = seededRandom(seed)
  const accounts = await insertAccounts(db, persons, seed)
  const plays = await insertPlays(db, accounts)
  const answers = plays.flatMap(([play, account]) => {
    const theta = 0.4 + 1.1 * normal(random)
    return choose(items, answersEach, random).map(({ id, b }, position) => ({
      play,
      position,
      id,
      account,
      correct: random() < 1 / (1 + Math.exp(b - theta)),
    }))
  })
  for (let from = 0; from < answers.length; from += 5_000) await insertAnswers(db, answers.slice(from, from + 5_000))
  await sql`
    insert into item_stats (question_id, attempts, correct, rest_attempts, rest_correct, rest_sum, rest_square_sum, rest_sum_of_correct, times)
    select question_id, count(*), count(*) filter (where correct), 0, 0, 0, 0, 0, array_fill(0, array[25]) from answers
    where account_id = any(${accounts}::int[]) group by question_id
    on conflict (question_id) do update set attempts = item_stats.attempts + excluded.attempts, correct = item_stats.correct + excluded.correct`.execute(
    db,
  )
  return accounts
}

function choose(items: readonly SimulatedItem[], count: number, random: () => number): SimulatedItem[] {
  const chosen = new Set<SimulatedItem>()
  while (chosen.size < count) {
    const item = items[Math.floor(random() * items.length)]
    if (item) chosen.add(item)
  }
  return [...chosen]
}

async function insertAccounts(db: Db, count: number, seed: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into accounts (subject, sign_in_type, name, refer_code)
    select 'log:' || ${seed}::int || ':' || n, 'email', 'Somebody', 'L' || ${seed}::int || 'N' || n from generate_series(1, ${count}::int) n
    on conflict (subject) do update set name = excluded.name returning id`.execute(db)
  return rows.map(row => row.id)
}

async function insertPlays(db: Db, accounts: number[]): Promise<[play: number, account: number][]> {
  const { rows } = await sql<{ id: number; account_id: number }>`
    insert into plays (account_id, mode, target, state, questions, rules, started_at, closes_at, finished_at)
    select id, 'quiz_zone', 'log', 'finished', '[]', '{}', now(), now(), now() from unnest(${accounts}::int[]) id
    returning id, account_id`.execute(db)
  return rows.map(row => [row.id, row.account_id])
}

async function insertAnswers(db: Db, answers: readonly object[]): Promise<void> {
  await sql`
    insert into answers (play_id, position, question_id, account_id, mode, answer, correct, is_first, ms, answered_at)
    select play, position, id, account, 'quiz_zone', '0', correct, true, 3000, now()
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as g (play bigint, position int, id int, account int, correct boolean)`.execute(
    db,
  )
}
