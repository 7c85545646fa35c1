// SQL that moves the end of plays from outside: of one that has one clock, of those in a window, of all after an outage; and that reopens
// a finished one. For exams (assess/exams/), contests and outages. Each statement notifies the page of the play (news-store.ts).

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { sinceStart } from '../../../platform/db/upkeep/months.ts'
import { Outdated, type Tx } from '../../../platform/db/transaction.ts'
import { wakeJob } from '../../../platform/scheduler/wake.ts'
import { newsOfPlay } from '../news-store.ts'
import { isDrivenByPlayer, type PlayRow } from '../store.ts'

export interface End {
  deadlineAt: Date
  /** No answer is accepted from then on: the deadline plus the grace period, or earlier. */
  closesAt: Date
}

/**
 * Notifies the page only of a new deadline. When an absence moves `closesAt`, the reply to the call that reports it tells the page.
 * @throws Outdated
 */
export async function moveEnd(db: Db, play: PlayRow, { deadlineAt, closesAt }: End): Promise<void> {
  const isMoved = play.deadline_at?.getTime() !== deadlineAt.getTime()
  const { rows } = await sql`
    with moved as (
      update plays set deadline_at = ${deadlineAt}, closes_at = ${closesAt}, version = version + 1
      where id = ${play.id} and version = ${play.version} and state = 'open' returning id, version
    )
    select case when ${isMoved}::boolean then ${newsOfPlay} end from moved`.execute(db)
  if (rows.length === 0) throw new Outdated()
  Object.assign(play, { deadline_at: deadlineAt, closes_at: closesAt, version: play.version + 1 })
  wakeJob(db, 'close_overdue_plays', closesAt)
}

/**
 * Moves every clock that ran at `from` on by `pauseMs`, because nobody could answer since. The end of a window (contest, exam) does not
 * move, and limits all plays except those that got extra time. Plays of battles have the battle's clock.
 */
export async function pausePlays(tx: Tx, from: Date, pauseMs: number): Promise<void> {
  const pause = sql`make_interval(secs => ${pauseMs / 1000})`
  const grace = sql`make_interval(secs => coalesce((rules->>'graceSeconds')::float8, 0))`
  const latest = sql`case when deadline_at > window_ends_at then 'infinity' else coalesce(window_ends_at, 'infinity') end`
  await sql`
    with moved as (
      update plays set version = version + 1, opened_at = opened_at + ${pause},
        deadline_at = case when deadline_at is not null then least(deadline_at + ${pause}, ${latest}) end,
        closes_at = greatest(closes_at, least(closes_at + ${pause}, ${latest} + ${grace}))
      where state = 'open' and started_at < ${from} and closes_at > ${from} and ${isDrivenByPlayer} returning id, version
    )
    select ${newsOfPlay} from moved`.execute(tx)
}

/**
 * Reopens an exam: its answers are drafts again, and its play stats are not due yet. It added nothing to the player's day (rules/src/play/engine/outcome.ts).
 * @returns the new version of the play
 * @throws Outdated
 */
export async function reopenPlay(tx: Tx, play: PlayRow, { deadlineAt, closesAt }: End): Promise<number> {
  const { rows } = await sql`
    with gone as (delete from answers where play_id = ${play.id} and answered_at >= ${sinceStart(play.started_at)}),
    undue as (delete from play_stats_queue where play_id = ${play.id}),
    moved as (
      update plays set state = 'open', position = 0, correct = 0, wrong = 0, points = 0, result = null, finished_at = null,
        draft_times = draft_times || '{"last": [-1, 0]}', deadline_at = ${deadlineAt}, closes_at = ${closesAt}, version = version + 1
      where id = ${play.id} and version = ${play.version} and state = 'finished' returning id, version
    )
    select ${newsOfPlay} from moved`.execute(tx)
  if (rows.length === 0) throw new Outdated()
  wakeJob(tx, 'beat')
  wakeJob(tx, 'close_overdue_plays', closesAt)
  return play.version + 1
}

/** No answer is accepted after `at`; the sweep then settles the plays. The new version invalidates cached plays. */
export async function endWindow(tx: Tx, playIds: number[], at: Date): Promise<void> {
  await sql`
    with moved as (
      update plays set window_ends_at = least(window_ends_at, ${at}),
        deadline_at = case when state = 'open' and deadline_at > ${at} then ${at} else deadline_at end,
        closes_at = case when state = 'open' then least(closes_at, ${at}) else closes_at end, version = version + 1
      where id = any(${playIds}::bigint[]) returning id, version
    )
    select ${newsOfPlay} from moved`.execute(tx)
  wakeJob(tx, 'close_overdue_plays', at)
}
