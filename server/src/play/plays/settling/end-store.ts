// SQL that moves the end of a play under one clock, and that opens a finished one again. For those who watch over it (exams/). Each
// statement tells the page of the play (news-store.ts).

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { sinceStart } from '../../../platform/db/upkeep/months.ts'
import { Outdated, type Tx } from '../../../platform/db/transaction.ts'
import { newsOfPlay } from '../news-store.ts'
import { isDrivenByPlayer, type PlayRow } from '../store.ts'

export interface End {
  deadlineAt: Date
  /** From then on nothing is answered: the deadline and the grace, or earlier. */
  closesAt: Date
}

/** The page hears of another deadline; of an end that an absence brings near, the call that says so tells. @throws Outdated */
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
}

/**
 * Moves every clock that ran at `from` on by `pauseMs`: nobody could answer since. The end of a window, as of a contest or an exam, stays
 * where it is, and holds for all but those to whom an examiner has given more. Plays of battles have the battle's clock.
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
 * Takes back the end of an exam: its answers are drafts again, and leave no traces yet. It has added nothing to the player's day (day-rows.ts).
 * @returns the play's version from then on
 * @throws Outdated
 */
export async function reopenPlay(tx: Tx, play: PlayRow, { deadlineAt, closesAt }: End): Promise<number> {
  const { rows } = await sql`
    with gone as (delete from answers where play_id = ${play.id} and answered_at >= ${sinceStart(play.started_at)}),
    undue as (delete from play_stats_queue where play_id = ${play.id}),
    moved as (
      update plays set state = 'open', position = 0, correct = 0, wrong = 0, points = 0, result = null, finished_at = null,
        deadline_at = ${deadlineAt}, closes_at = ${closesAt}, version = version + 1
      where id = ${play.id} and version = ${play.version} and state = 'finished' returning id, version
    )
    select ${newsOfPlay} from moved`.execute(tx)
  if (rows.length === 0) throw new Outdated()
  return play.version + 1
}
