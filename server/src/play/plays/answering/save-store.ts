// SQL that changes plays. One statement saves a play, by compare-and-set on its version, together with its new answers. A caller whose
// version is outdated reads the play again. Lock order: the play comes last (ARCHITECTURE.md).

import { type Selectable, sql } from 'kysely'
import type { DayRow } from '@trivium/rules/play/engine/outcome'
import type { PlayState } from '@trivium/rules/play/engine/state'
import { modesWith, modeTable } from '@trivium/rules/play/modes'
import { batched } from '../../../platform/db/batch.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Plays } from '../../../platform/db/tables/play-tables.ts'
import { prepared, preparedByName } from '../../../platform/db/connection/prepared.ts'
import { inTransaction, Outdated, type Tx } from '../../../platform/db/transaction.ts'
import { wakeJob } from '../../../platform/scheduler/wake.ts'
import { countAnswers, playsFinished, playsStarted } from '../settling/counters.ts'
import { toPlayRow, type PlayRow } from '../store.ts'

/** A play as it begins (rules/src/play/engine/begin.ts), and whose it is. */
export type NewPlay = Pick<PlayState, 'mode' | 'questions' | 'rules' | 'opened_at' | 'deadline_at' | 'closes_at' | 'window_ends_at'> &
  Pick<Selectable<Plays>, 'account_id' | 'target' | 'reward' | 'category_id' | 'level' | 'language_id' | 'started_at'>

/** The turn of a start: it succeeds only if no other start took the turn since it was read. See play_turns. */
export interface StartTurn {
  /** As read before drawing. */
  turn: number
  /** `most` starts are allowed on `day`, the player's day. */
  day: string
  most: number
}

/** Columns that PostgreSQL fills in. */
const filled = [
  'id',
  'state',
  'finished_at',
  'lifelines',
  'drafts',
  'draft_times',
  'last_number',
  'seat',
  'correct',
  'wrong',
  'version',
  'points',
  'taken_at',
  'left_at',
  'result',
] as const
type Filled = (typeof filled)[number]

/** One statement for all starts that arrive together (group commit, platform/db/batch.ts). */
const startPlays = prepared<Pick<Selectable<Plays>, Filled | 'account_id'>, [plays: string]>(
  'start_plays',
  `with wanted as materialized (
    select * from jsonb_to_recordset($1::jsonb) as w (account_id int, turn int, day date, most int, mode text, target text, reward text,
      category_id int, level int, language_id int, questions jsonb, rules jsonb, opened_at timestamptz, deadline_at timestamptz,
      started_at timestamptz, closes_at timestamptz, window_ends_at timestamptz)
  ), mine as (
    insert into play_turns as t (account_id, turn, day, starts) select account_id, turn + 1, day, 1 from wanted order by account_id
    on conflict (account_id) do update set turn = excluded.turn, day = excluded.day,
      starts = case when t.day = excluded.day then t.starts + 1 else 1 end
      where t.turn = excluded.turn - 1
        and (t.day <> excluded.day or t.starts < (select w.most from wanted w where w.account_id = t.account_id))
    returning account_id
  )
  insert into plays (account_id, mode, target, reward, category_id, level, language_id, questions, rules, position, opened_at,
    deadline_at, started_at, closes_at, window_ends_at)
  select account_id, mode, target, reward, category_id, level, language_id, questions, rules, 0, opened_at, deadline_at, started_at,
    closes_at, window_ends_at
  from wanted join mine using (account_id) order by account_id
  on conflict (account_id, target) where state = 'open' do nothing
  returning account_id, ${filled.join(', ')}`,
)

/** The statement refuses a batch with two starts of one player; the starts are then tried one by one. */
const startTogether = batched('start_plays', async (db: Db, starts: { play: NewPlay; turn: StartTurn }[]): Promise<(PlayRow | null)[]> => {
  const rows = await startPlays.run(db, JSON.stringify(starts.map(({ play, turn }) => ({ ...ownOf(play), ...turn }))))
  const started = new Map(rows.map(row => [row.account_id, row]))
  return starts.map(({ play }) => {
    const row = started.get(play.account_id)
    return row ? toPlayRow({ ...ownOf(play), position: 0, ...row }) : null
  })
})

function ownOf(play: NewPlay) {
  const { account_id, mode, target, reward, category_id, level, language_id, questions, rules } = play
  const { opened_at, deadline_at, started_at, closes_at, window_ends_at } = play
  const frozen = { account_id, mode, target, reward, category_id, level, language_id, questions, rules }
  return { ...frozen, opened_at, deadline_at, started_at, closes_at, window_ends_at }
}

/** @returns null when another start took the turn: the data read for this one may be outdated */
export async function insertPlay(db: Db, play: NewPlay, turn: StartTurn): Promise<PlayRow | null> {
  const started = await startTogether(db, { play, turn })
  if (!started) return null
  playsStarted.add(db, { mode: started.mode })
  if (started.deadline_at) wakeJob(db, 'beat')
  wakeJob(db, 'close_overdue_plays', started.closes_at)
  return started
}

/** Call it before changing which questions a player's plays ask, as a start does. Parallel starts wait, or draw again. */
export async function takeTurn(tx: Tx, accountId: number, day: string): Promise<void> {
  await sql`
    insert into play_turns as t (account_id, turn, day, starts) values (${accountId}, 1, ${day}::date, 0)
    on conflict (account_id) do update set turn = t.turn + 1`.execute(tx)
}

/**
 * Writes the answers of the saved plays to the log and marks first answers. A scalar subquery uses the index; a prepared statement may
 * run `not exists` by hashing the whole log.
 * @param answers SQL for their JSON
 */
const logged = (answers: string) => `given as (
    select saved.*, g.*
    from saved cross join lateral jsonb_to_recordset(${answers})
      as g (position int, question_id int, answer text, correct boolean, marks real, ms int, at timestamptz)
  ), logged as (
    insert into answers (play_id, position, question_id, account_id, mode, answer, correct, marks, is_first, ms, answered_at)
    select given.id, given.position, given.question_id, given.account_id, given.mode, given.answer, given.correct, given.marks,
      (select m.first_at from met_questions m where m.account_id = given.account_id and m.question_id = given.question_id) is null,
      given.ms, given.at
    from given order by given.account_id, given.question_id
  )`

const progress = `position = :position, opened_at = :opened_at, deadline_at = :deadline_at, closes_at = :closes_at, correct = :correct,
    wrong = :wrong, points = :points, taken_at = :taken_at, left_at = :left_at, version = p.version + 1`
type Progress = ReturnType<typeof progressOf>

/** In play_stats_queue, this position means that the play has ended; any other position is an answer rated on its own. */
export const endOfPlay = -1

/**
 * One statement for all answers that arrive together (group commit, platform/db/batch.ts). The ids are a separate parameter, so that
 * PostgreSQL looks them up by index and locks them in their order.
 */
const savePlays = prepared<{ number: number }, [plays: string, ids: string]>(
  'save_plays',
  `with wanted as (
    select * from jsonb_to_recordset($1::jsonb) as w (number int, id bigint, version int, position int, opened_at timestamptz,
      deadline_at timestamptz, closes_at timestamptz, correct int, wrong int, points int, taken_at timestamptz, left_at timestamptz,
      is_rated boolean, answers jsonb)
  ), saved as (
    update plays p set position = w.position, opened_at = w.opened_at, deadline_at = w.deadline_at, closes_at = w.closes_at,
      correct = w.correct, wrong = w.wrong, points = w.points, taken_at = w.taken_at, left_at = w.left_at, version = p.version + 1
    from wanted w where p.id = any($2::bigint[]) and p.id = w.id and p.version = w.version and p.state = 'open'
    returning w.number, p.id, p.account_id, p.mode, w.is_rated, w.answers
  ), ${logged('saved.answers')}, due as (
    insert into play_stats_queue (play_id, position, account_id)
    select id, position, account_id from given where is_rated and answer is not null
  )
  select number from saved`,
)

const saveAll = preparedByName<{ id: number }, Progress & { questions: string; lifelines: string }>(
  'save_whole_play',
  `with saved as (
    update plays p set ${progress}, questions = :questions, lifelines = :lifelines
    where p.id = :id and p.version = :version and p.state = 'open' returning p.id, p.account_id, p.mode
  ), ${logged(':answers::jsonb')}
  select id from saved`,
)

interface End extends Progress {
  questions: string
  finished_at: Date
  result: string
  day: string
  /** JSON of DayRow[]. */
  days: string
  was_played: boolean
  is_rated: boolean
  is_traced: boolean
}

const saveEnd = preparedByName<{ id: number }, End>(
  'save_finished_play',
  `with saved as (
    update plays p set ${progress}, questions = :questions, state = 'finished', finished_at = :finished_at, result = :result
    where p.id = :id and p.version = :version and p.state = 'open' returning p.id, p.account_id, p.mode, p.category_id
  ), ${logged(':answers::jsonb')}, days as (
    insert into play_days (account_id, day, mode, category_id, plays, asked, answered, correct, coins)
    select saved.account_id, :day::date, saved.mode, d.category_id, d.plays, d.asked, d.answered, d.correct, d.coins
    from saved, jsonb_to_recordset(:days::jsonb) as d (category_id int, plays int, asked int, answered int, correct int, coins int)
    order by d.category_id
    on conflict (account_id, day, mode, category_id) do update set
      plays = play_days.plays + excluded.plays, asked = play_days.asked + excluded.asked, answered = play_days.answered + excluded.answered,
      correct = play_days.correct + excluded.correct, coins = play_days.coins + excluded.coins
  ), placed as (
    insert into category_plays as c (account_id, category_id, last_played_at)
    select account_id, category_id, :finished_at from saved where category_id is not null and :was_played::boolean
    on conflict (account_id, category_id) do update set last_played_at = greatest(c.last_played_at, excluded.last_played_at)
  ), due as (
    insert into play_stats_queue (play_id, position, account_id)
    select id, ${endOfPlay}, account_id from saved where :is_traced::boolean
    union all
    select id, position, account_id from given where :is_rated::boolean and answer is not null
  )
  select id from saved`,
)

/** Each answer is rated on its own: see play/play-stats/write.ts. */
const isRated = ({ mode }: PlayRow) => modeTable[mode].stats.cards === 'each_answer'

/** Item stats and practice cards would reveal answers before the window closes, so they are due only then (play/play-stats/store.ts). */
const isSecret = ({ mode }: PlayRow) => modeTable[mode].reviewFrom === 'end_of_window'

function answersOf({ unsaved }: PlayRow) {
  return unsaved.map(({ questionId, ms, ...answer }) => ({ ...answer, question_id: questionId, ms: Math.round(ms) }))
}

/** The column holds whole points; the result holds fractions of marks. */
const pointsOf = ({ points }: PlayRow) => Math.trunc(points)

function progressOf(play: PlayRow) {
  const { id, version, position, opened_at, deadline_at, closes_at, correct, wrong, taken_at, left_at } = play
  const answers = JSON.stringify(answersOf(play))
  return { id, answers, version, position, opened_at, deadline_at, closes_at, correct, wrong, points: pointsOf(play), taken_at, left_at }
}

function wantedOf(play: PlayRow, number: number) {
  const { id, version, position, opened_at, deadline_at, closes_at, correct, wrong, points, taken_at, left_at } = play
  const progress = { number, id, version, position, opened_at, deadline_at, closes_at, correct, wrong, points, taken_at, left_at }
  return { ...progress, is_rated: isRated(play), answers: answersOf(play) }
}

/** @returns for each play whether it was saved; false if its version is outdated */
const saveTogether = batched('save_plays', async (db: Db, plays: PlayRow[]): Promise<boolean[]> => {
  const rows = await savePlays.run(db, JSON.stringify(plays.map(wantedOf)), `{${plays.map(({ id }) => id).join()}}`)
  const saved = new Set(rows.map(row => row.number))
  return plays.map((_play, number) => saved.has(number))
})

/** Saves the play after an answer. @throws Outdated */
export async function savePlay(db: Db, play: PlayRow): Promise<void> {
  setSaved(db, play, await saveTogether(db, play))
  if (isRated(play)) wakeJob(db, 'write_play_stats')
}

/** Saves the changes of a lifeline or a hint, too. @throws Outdated */
export async function saveWholePlay(db: Db, play: PlayRow): Promise<void> {
  const { questions, lifelines } = play
  const rows = await saveAll.run(db, { ...progressOf(play), questions: JSON.stringify(questions), lifelines: JSON.stringify(lifelines) })
  setSaved(db, play, rows.length > 0)
}

/** A change of a draft. */
export interface DraftChange {
  position: number
  /** As stored; empty to remove the draft. */
  answer: string
  /** Grows with each change; a change whose number is not above the last saved one is older and is ignored. */
  number?: number | undefined
  seat?: number | undefined
}

/** Condition: the change is older than a saved one, or comes after the one answer that the play allows. */
const isIgnored = `($4::int <= p.last_number or (p.rules->>'mayChangeAnswers')::boolean is false and p.drafts ? $2)`
/** Time of the change and of the one before, in ms from the start of the play. A play from before these times has drafts without them. */
const changedAt = `greatest(0, round(extract(epoch from $6::timestamptz - p.started_at) * 1000))::bigint`
const changedBefore = `case when p.draft_times ? 'last' then coalesce(nullif((p.draft_times->'last'->>0)::bigint, -1), ${changedAt})
  when p.drafts = '{}' then 0 else ${changedAt} end`

const mergeDraft = prepared<
  Pick<PlayRow, 'drafts' | 'last_number' | 'seat' | 'version' | 'deadline_at' | 'closes_at'>,
  [id: number, position: string, answer: string, number: number | null, seat: number | null, at: Date]
>(
  'save_draft',
  `update plays p set version = p.version + 1, last_number = greatest(p.last_number, coalesce($4::int, 0)),
    drafts = case when ${isIgnored} then p.drafts when $3 = '' then p.drafts - $2
      else p.drafts || jsonb_build_object($2::text, $3::text) end,
    draft_times = case when ${isIgnored} then p.draft_times else p.draft_times || jsonb_build_object(
      $2::text, jsonb_build_array(${changedAt}, coalesce((p.draft_times->$2::text->>1)::bigint, 0) + greatest(0, ${changedAt} - (${changedBefore}))),
      'last', jsonb_build_array(${changedAt}, 0)) end
  where p.id = $1 and p.state = 'open' and ($5::int is null or p.seat <= $5::int)
  returning p.drafts, p.last_number, p.seat, p.version, p.deadline_at, p.closes_at`,
)

/** Free order: merges one draft into those that other tabs may be saving. @throws Outdated when the play has ended or changed its seat */
export async function saveDraft(db: Db, play: PlayRow, { position, answer, number, seat }: DraftChange, at: Date): Promise<void> {
  const [saved] = await mergeDraft.run(db, play.id, String(position), answer, number ?? null, seat ?? null, at)
  if (!saved) throw new Outdated()
  Object.assign(play, saved)
}

/** Saves the end of a play, its day, and the queue entry for its play stats. @throws Outdated */
export async function saveFinishedPlay(tx: Tx, play: PlayRow, day: string, days: DayRow[]): Promise<void> {
  const wasPlayed = play.taken_at !== null
  const rows = await saveEnd.run(tx, {
    ...progressOf(play),
    questions: JSON.stringify(play.questions),
    finished_at: play.finished_at ?? play.closes_at,
    result: JSON.stringify(play.result),
    day,
    days: JSON.stringify(days),
    // An exercise of one's own does not make its category a played one.
    was_played: wasPlayed && modeTable[play.mode].scoring !== null,
    is_rated: isRated(play),
    is_traced: wasPlayed && !isSecret(play),
  })
  setSaved(tx, play, rows.length > 0)
  playsFinished.add(tx, { mode: play.mode })
  wakeJob(tx, 'write_play_stats')
  if (isSecret(play)) wakeJob(tx, 'contests')
}

function setSaved(db: Db, play: PlayRow, isSaved: boolean): void {
  if (!isSaved) throw new Outdated()
  countAnswers(db, play)
  play.version += 1
  play.unsaved = []
}

/** At most this many in one run: the next run takes the rest. */
const mostForgotten = 5_000
const kept = modesWith(({ keepsEmpty }) => keepsEmpty)

/** Deletes plays that ended before `before` without a single answer, with everything in their log. */
export async function deleteEmptyPlays(db: Db, before: Date): Promise<void> {
  await inTransaction(db, async tx => {
    const empty = sql`select id from plays
      where state = 'finished' and taken_at is null and finished_at < ${before} and mode <> all(${kept}::text[])
      order by finished_at limit ${mostForgotten}`
    await sql`delete from annotations where play_id in (${empty})`.execute(tx)
    await sql`delete from answers where play_id in (${empty})`.execute(tx)
    await sql`delete from plays where id in (${empty})`.execute(tx)
  })
}
