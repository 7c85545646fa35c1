// SQL for settling: reads what it needs, and credits right answers. Per player and question, one answer a day scores on the leaderboards.

import type { Db } from '../../../platform/db/connect.ts'
import { sinceStart } from '../../../platform/db/upkeep/months.ts'
import { prepared } from '../../../platform/db/connection/prepared.ts'
import { Outdated, type Tx } from '../../../platform/db/transaction.ts'
import type { PlayRow } from '../store.ts'

export interface Settling {
  /** The play's version now: another call may have changed it before the account was locked. */
  version: number
  /** Answers already in the log. */
  answers: { position: number; question_id: number; answer: string | null; correct: boolean; ms: number }[]
  /** Coins from solo plays on this day. */
  coinsOfDay: number
  /** Whether another play already won the same reward. */
  isRewardWon: boolean
  /** The player's best percentage of this target; null where there is none yet, and for levels, which keep their own. */
  bestBefore: number | null
  /** Questions that this play answered right, and to which another right answer has scored on this day or later. */
  scoredToday: number[]
}

export interface CreditedDay {
  /** In the player's time zone; a move westwards does not repeat a day. */
  day: string
  /** How long an answer must have taken to score; null where none scores. */
  leastMs: number | null
}

const settling = prepared<
  Settling,
  [
    playId: number,
    accountId: number,
    day: string,
    reward: string | null,
    unsaved: string,
    leastMs: number | null,
    target: string | null,
    since: Date,
  ]
>(
  'settle_answers',
  `with right_answers as (
    select question_id, bool_or(coalesce(ms >= $6::int, false)) as may_score
    from (
      select question_id, ms from answers where play_id = $1 and answered_at >= $8 and correct
      union all select "questionId", ms from jsonb_to_recordset($5::jsonb) as unsaved("questionId" int, ms int, correct boolean) where correct
    ) given
    group by question_id
  ), mine as (
    select r.question_id, r.may_score, c.scored_on
    from right_answers r left join question_credits c on c.account_id = $2 and c.question_id = r.question_id
  ), credited as (
    insert into question_credits as c (account_id, question_id, counted_on, scored_on)
    select $2, question_id, $3::date, case when may_score then $3::date end from mine order by question_id
    on conflict (account_id, question_id) do update set
      counted_on = greatest(c.counted_on, excluded.counted_on), scored_on = greatest(c.scored_on, excluded.scored_on)
  )
  select (select p.version from plays p where p.id = $1) as version,
    (select coalesce(jsonb_agg(jsonb_build_object('position', a.position, 'question_id', a.question_id, 'answer', a.answer,
        'correct', a.correct, 'ms', a.ms) order by a.position), '[]') from answers a where a.play_id = $1 and a.answered_at >= $8) as answers,
    (select coalesce(sum(d.coins), 0)::int from play_days d where d.account_id = $2 and d.day = $3::date) as "coinsOfDay",
    exists (select 1 from plays p where p.account_id = $2 and p.reward = $4 and p.state = 'finished' and p.id <> $1
      and (p.result->>'won')::boolean) as "isRewardWon",
    (select max((p.result->>'percentage')::double precision) from plays p
      where p.account_id = $2 and p.target = $7 and p.state = 'finished' and p.taken_at is not null and p.level is null) as "bestBefore",
    (select coalesce(jsonb_agg(question_id), '[]') from mine where scored_on >= $3::date) as "scoredToday"`,
)

/**
 * Credits the play's right answers and reads what settling it needs. The account must be locked, so that no other play of this player
 * settles meanwhile. @throws Outdated
 */
export async function creditAnswers(tx: Tx, play: PlayRow, { day, leastMs }: CreditedDay): Promise<Settling> {
  const target = play.level === null ? play.target : null
  const { id, account_id, reward, unsaved, started_at } = play
  const [row] = await settling.run(tx, id, account_id, day, reward, JSON.stringify(unsaved), leastMs, target, sinceStart(started_at))
  if (!row || row.version !== play.version) throw new Outdated()
  return row
}

export async function deleteOldCredits(db: Db, oldest: string): Promise<void> {
  await db.deleteFrom('question_credits').where('counted_on', '<', oldest).execute()
}
