// SQL that applies a correction to ended plays: their answers, results and days. Only a regrade changes these. The caller has locked the
// regrade and the account.

import { sql } from 'kysely'
import type { Result } from '@trivium/contract/play/plays'
import type { RegradedResult } from '../../platform/db/tables/regrade-tables.ts'
import type { Db } from '../../platform/db/connect.ts'
import { sinceStart, sinceStartOf } from '../../platform/db/upkeep/months.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { isArranged } from '../../bank/questions/index.ts'
import { isWhole, type PlayRow } from '../../play/plays/index.ts'

export interface WrongAnswer {
  play_id: number
  position: number
  question_id: number
  answer: string
  arranged: boolean
  ms: number
  isOpen: boolean
}

/** A player's answers that did not count as right, in the order in which the plays ended. contest.ts reads those of contests. */
export async function readWrongAnswers(tx: Tx, questionIds: number[], accountId: number): Promise<WrongAnswer[]> {
  const { rows } = await sql<WrongAnswer>`
    select a.play_id, a.position, a.question_id, a.answer, ${isArranged('p', 'a')} as arranged, a.ms, p.state = 'open' as "isOpen"
    from answers a join plays p on p.id = a.play_id
    where a.question_id = any(${questionIds}::int[]) and a.account_id = ${accountId} and not a.correct and a.answer <> ''
      and p.mode <> 'contest' and ${isWhole('p')}
    order by p.finished_at nulls last, p.id, a.position`.execute(tx)
  return rows
}

interface Credited {
  question_id: number
  /** Whether another right answer of the player has scored on this day. */
  isScored: boolean
}

interface OnDay {
  play: Pick<PlayRow, 'id' | 'account_id'>
  day: string
  timezone: string
  /** Modes whose points go to the leaderboards. */
  ranked: string[]
}

/** Which of these questions have scored on this day, by the log: each question scores once a day. */
export async function readCredited(
  tx: Tx,
  { play, day, timezone, ranked }: OnDay,
  { questionIds, leastMs }: { questionIds: number[]; leastMs: number },
): Promise<Credited[]> {
  const { rows } = await sql<Credited>`
    select asked.id as question_id,
      coalesce(bool_or(a.ms >= ${leastMs} and p.mode = any(${ranked}::text[])), false) as "isScored"
    from unnest(${questionIds}::int[]) as asked (id)
      left join answers a on a.question_id = asked.id and a.account_id = ${play.account_id} and a.correct and a.play_id <> ${play.id}
      left join plays p on p.id = a.play_id and p.state = 'finished' and (p.finished_at at time zone ${timezone})::date = ${day}::date
    where a.id is null or p.id is not null
    group by asked.id`.execute(tx)
  return rows
}

/** Number of right answers of this play that have scored: the first ones of the day to their questions. */
export async function countScored(tx: Tx, { play, day, timezone, ranked }: OnDay, leastMs: number): Promise<number> {
  const { rows } = await sql<{ scored: number }>`
    select count(*)::int as scored from answers a join plays own on own.id = a.play_id
    where a.play_id = ${play.id} and a.answered_at >= ${sinceStartOf('own')} and a.correct and a.ms >= ${leastMs} and not exists (
      select 1 from answers o join plays p on p.id = o.play_id
      where o.question_id = a.question_id and o.account_id = a.account_id and o.correct and o.ms >= ${leastMs}
        and p.state = 'finished' and p.mode = any(${ranked}::text[]) and (p.finished_at, p.id) < (own.finished_at, own.id)
        and (p.finished_at at time zone ${timezone})::date = ${day}::date)`.execute(tx)
  return rows[0]?.scored ?? 0
}

export async function readCoinsOfDay(tx: Tx, accountId: number, day: string): Promise<number> {
  const { rows } = await sql<{ coins: number }>`
    select coalesce(sum(coins), 0)::int as coins from play_days where account_id = ${accountId} and day = ${day}::date`.execute(tx)
  return rows[0]?.coins ?? 0
}

/** Whether another play has won the same reward. */
export async function isRewardWon(tx: Tx, { id, account_id, reward }: PlayRow): Promise<boolean> {
  const { rows } = await sql<{ won: boolean }>`
    select exists (select 1 from plays p where p.account_id = ${account_id} and p.reward = ${reward} and p.state = 'finished' and p.id <> ${id}
      and (p.result->>'won')::boolean) as won`.execute(tx)
  return rows[0]?.won === true
}

/** Coins that earlier regrades have paid for this play. */
export async function readPaidBefore(db: Db, playId: number): Promise<number> {
  const { rows } = await sql<{ coins: number }>`
    select coalesce(sum(coins), 0)::int as coins from regrade_plays where play_id = ${playId}`.execute(db)
  return rows[0]?.coins ?? 0
}

export interface RegradedPlay {
  play: PlayRow
  /** The answers that have turned right. */
  turned: { position: number; question_id: number }[]
  result: Result
  points: number
  before: RegradedResult
  after: RegradedResult
  coins: number
  score: number
}

export async function saveChange(
  tx: Tx,
  regradeId: number,
  { play, turned, result, points, ...change }: RegradedPlay,
  at: Date,
): Promise<void> {
  const { id, account_id } = play
  const { before, after, coins, score } = change
  await sql`
    update answers set correct = true where play_id = ${id} and answered_at >= ${sinceStart(play.started_at)} and position = any(${turned.map(({ position }) => position)}::int[])`.execute(
    tx,
  )
  await sql`
    update plays set correct = ${after.correct}, wrong = ${after.wrong}, points = ${points}, result = ${JSON.stringify(result)}::jsonb,
      version = version + 1 where id = ${id}`.execute(tx)
  await tx
    .insertInto('regrade_plays')
    .values({
      regrade_id: regradeId,
      play_id: id,
      account_id,
      answers: turned.length,
      coins,
      score,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      at,
    })
    .execute()
}

/** Adds to the day of the play: right answers by category, and coins that count for the daily cap. */
export async function addToDay(
  tx: Tx,
  play: PlayRow,
  day: string,
  gained: { categoryId: number; correct: number; coins: number }[],
): Promise<void> {
  for (const { categoryId, correct, coins } of gained) {
    await sql`
      insert into play_days as d (account_id, day, mode, category_id, plays, answered, correct, coins)
      values (${play.account_id}, ${day}::date, ${play.mode}, ${categoryId}, 0, 0, ${correct}, ${coins})
      on conflict (account_id, day, mode, category_id) do update set correct = d.correct + excluded.correct, coins = d.coins + excluded.coins`.execute(
      tx,
    )
  }
}

/** Notes that these questions have scored on that day, so that they do not score again. */
export async function creditDay(
  tx: Tx,
  accountId: number,
  day: string,
  credits: { question_id: number; scores: boolean }[],
): Promise<void> {
  const rows = JSON.stringify(credits.toSorted((one, other) => one.question_id - other.question_id))
  await sql`
    insert into question_credits as c (account_id, question_id, counted_on, scored_on)
    select ${accountId}, r.question_id, ${day}::date, case when r.scores then ${day}::date end
    from jsonb_to_recordset(${rows}::jsonb) as r (question_id int, scores boolean) order by r.question_id
    on conflict (account_id, question_id) do update set
      counted_on = greatest(c.counted_on, excluded.counted_on), scored_on = greatest(c.scored_on, excluded.scored_on)`.execute(tx)
}
