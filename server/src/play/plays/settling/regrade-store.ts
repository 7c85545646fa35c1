// SQL of regrades: reads what other plays of the day have earned, and saves what has changed. The caller has locked the account.

import { sql } from 'kysely'
import type { Result } from '@trivium/contract/play/plays'
import { modesWith } from '@trivium/rules/play/modes'
import type { TalliedAnswer, DayRow } from '@trivium/rules/play/engine/outcome'
import { sinceStart } from '../../../platform/db/upkeep/months.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { must } from '../../../platform/api/refuse.ts'
import { formatOf } from '@trivium/rules/play/engine/state'
import type { PlayRow } from '../store.ts'

export interface RegradeFacts {
  /** Questions of the play to which an answer of another play has scored on this day: an earlier play's, or any for an answer that turns. */
  scoredElsewhere: number[]
  /** Coins from solo plays on this day, with this play's. */
  coinsOfDay: number
  /** Whether another play has been paid for the same reward. */
  isRewardPaid: boolean
}

interface Day {
  /** The day of the play in the player's time zone. */
  day: string
  timezone: string
  turned: readonly TalliedAnswer[]
}

const ranked = modesWith(({ ranks }) => ranks)

/** By the log of answers, because the credits of questions know only the last day. */
export async function readRegradeFacts(tx: Tx, play: PlayRow, { day, timezone, turned }: Day): Promise<RegradeFacts> {
  const { id, account_id, reward, rules, started_at, finished_at } = play
  const turnedIds = turned.map(({ question_id }) => question_id)
  const { rows } = await sql<RegradeFacts>`
    select
      (select coalesce(jsonb_agg(distinct a.question_id), '[]')
        from answers a join answers o on o.question_id = a.question_id and o.account_id = a.account_id and o.play_id <> a.play_id
          join plays p on p.id = o.play_id
        where a.play_id = ${id} and a.answered_at >= ${sinceStart(started_at)} and o.correct and o.ms >= ${rules.leastAnswerMs}
          and p.state = 'finished' and p.mode = any(${ranked}::text[]) and (p.finished_at at time zone ${timezone})::date = ${day}::date
          and (a.question_id = any(${turnedIds}::int[]) or (p.finished_at, p.id) < (${finished_at}, ${id}::bigint))) as "scoredElsewhere",
      (select coalesce(sum(coins), 0)::int from play_days where account_id = ${account_id} and day = ${day}::date) as "coinsOfDay",
      exists (select 1 from plays p where p.account_id = ${account_id} and p.reward = ${reward} and p.state = 'finished' and p.id <> ${id}
        and (p.result->>'won')::boolean and p.result->>'coins_note' is distinct from 'already_won') as "isRewardPaid"`.execute(tx)
  return must(rows[0], 'a select without from has a row')
}

interface Change {
  play: PlayRow
  turned: readonly TalliedAnswer[]
  result: Result
  points: number
  days: readonly DayRow[]
  day: string
}

/** Saves the new result, the answers that have turned, the player's day, and which questions have scored on it. */
export async function saveRegraded(tx: Tx, { play, turned, result, points, days, day }: Change): Promise<void> {
  const { ranks } = formatOf(play)
  const answers = turned
    .map(({ position, question_id, ms }) => ({
      position,
      question_id,
      marks: marksAt(play, position),
      scores: ranks && ms >= play.rules.leastAnswerMs,
    }))
    .toSorted((one, other) => one.question_id - other.question_id)
  await sql`
    with turned as (
      select * from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as t (position int, question_id int, marks real, scores boolean)
    ), graded as (
      update answers a set correct = true, marks = coalesce(t.marks, a.marks) from turned t
      where a.play_id = ${play.id} and a.answered_at >= ${sinceStart(play.started_at)} and a.position = t.position
    ), credited as (
      insert into question_credits as c (account_id, question_id, counted_on, scored_on)
      select ${play.account_id}, question_id, ${day}::date, case when scores then ${day}::date end from turned order by question_id
      on conflict (account_id, question_id) do update set
        counted_on = greatest(c.counted_on, excluded.counted_on), scored_on = greatest(c.scored_on, excluded.scored_on)
    ), counted as (
      insert into play_days as d (account_id, day, mode, category_id, plays, asked, answered, correct, coins)
      select ${play.account_id}, ${day}::date, ${play.mode}, category_id, plays, asked, answered, correct, coins
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as r (category_id int, plays int, asked int, answered int, correct int, coins int)
      order by category_id
      on conflict (account_id, day, mode, category_id) do update set correct = d.correct + excluded.correct, coins = d.coins + excluded.coins
    )
    update plays set correct = ${result.correct}, wrong = ${result.wrong}, points = ${Math.trunc(points)},
      result = ${JSON.stringify(result)}::jsonb, version = version + 1
    where id = ${play.id}`.execute(tx)
}

/** Full marks, in modes that give marks. */
const marksAt = (play: PlayRow, position: number): number | null =>
  formatOf(play).scoring?.by === 'marks' ? (play.questions[position]?.marks ?? null) : null
