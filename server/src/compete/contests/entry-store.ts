// SQL of entries and their ranking. When a play ends, the database writes its result into the entry. Deleting an account deletes its
// entries (0019-contests.sql).

import { type Selectable, sql } from 'kysely'
import { isFirstEntry, rememberingEntry } from '../../people/accounts/index.ts'
import { must } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Contests } from '../../platform/db/tables/contest-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Page } from '../../platform/db/page.ts'
import { wakeJob } from '../../platform/scheduler/wake.ts'

export interface NewEntry {
  contestId: number
  accountId: number
  playId: number
  paid: number
  at: Date
  /** The end of the contest's window. */
  until: Date
}

/** @returns false if an account with the same contact has entered: then the caller must roll back */
export async function insertEntry(tx: Tx, { contestId, accountId, playId, paid, at, until }: NewEntry): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    with ${rememberingEntry({ accountId, entered: `contest:${contestId}`, until })}, entry as (
      insert into contest_entries (contest_id, account_id, play_id, paid, started_at)
      values (${contestId}, ${accountId}, ${playId}, ${paid}, ${at}))
    select ${isFirstEntry} as "isFirst"`.execute(tx)
  wakeJob(tx, 'contests')
  return must(rows[0], 'a select without a table has one row').isFirst
}

export interface OwnEntry {
  contest_id: number
  play_id: number | null
  started_at: Date
  finished_at: Date | null
}

type EnteredContest = Pick<Selectable<Contests>, 'id' | 'kind' | 'starts_at'>

/** This player's entries, by contest. */
export async function readOwnEntries(db: Db, accountId: number, contestIds: number[]): Promise<Map<number, OwnEntry>> {
  const { rows } = await sql<OwnEntry>`
    select contest_id, play_id, started_at, finished_at from contest_entries
    where account_id = ${accountId} and contest_id = any(${contestIds}::int[])`.execute(db)
  return new Map(rows.map(row => [row.contest_id, row]))
}

/** This player's entry in a contest; one in the weekly cup counts for the cups of that week in all languages. */
export async function readOwnEntry(db: Db, accountId: number, { id, kind, starts_at }: EnteredContest): Promise<OwnEntry | undefined> {
  const { rows } = await sql<OwnEntry>`
    select contest_id, play_id, started_at, finished_at from contest_entries
    where account_id = ${accountId} and (contest_id = ${id} or (${kind === 'weekly'} and contest_id in (
      select id from contests where kind = 'weekly' and starts_at = ${starts_at})))`.execute(db)
  return rows[0]
}

/** The contest that this player has entered with this play; null if there is none. */
export async function readContestOfPlay(db: Db, accountId: number, playId: number): Promise<number | null> {
  const { rows } = await sql<{ contest_id: number }>`
    select contest_id from contest_entries where play_id = ${playId} and account_id = ${accountId}`.execute(db)
  return rows[0]?.contest_id ?? null
}

/** The players of a contest that is not over. */
export interface Crowd {
  entered: number
  registered: number
  /** The asking player has registered. */
  isRegistered: boolean
}

/** By contest. @param accountId the player for `isRegistered`; null in the console */
export async function readCrowds(db: Db, accountId: number | null, contestIds: number[]): Promise<Map<number, Crowd>> {
  const { rows } = await sql<Crowd & { id: number }>`
    select c.id, (select count(*)::int from contest_entries e where e.contest_id = c.id) as entered,
      coalesce((select n.registered from contest_registration_counts n where n.contest_id = c.id), 0) as registered,
      exists (select from contest_registrations r where r.contest_id = c.id and r.account_id = ${accountId}::int) as "isRegistered"
    from unnest(${contestIds}::int[]) as c (id)`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}

export async function countByState(db: Db, contestId: number): Promise<{ finished: number; playing: number }> {
  const { rows } = await sql<{ finished: number; playing: number }>`
    select (select count(*)::int from contest_entries where contest_id = ${contestId} and finished_at is not null) as finished,
      (select count(*)::int from contest_entries where contest_id = ${contestId} and finished_at is null) as playing`.execute(db)
  return rows[0] ?? { finished: 0, playing: 0 }
}

export interface RankedEntry {
  id: number
  name: string
  profile: string | null
  score: number
  ms: number
  finished_at: Date
  prize: number | null
  /** The name of the thing that was won. */
  thing: string | null
}

/** SQL: the name of the best thing that the entry `e` has won. */
export const thingOfEntry = sql<string | null>`(
  select w.name from won_things w where w.contest_id = e.contest_id and w.account_id = e.account_id order by w.first_rank limit 1)`

const player = sql`a.id, a.name, a.profile, e.score, e.ms, e.finished_at, e.prize, ${thingOfEntry} as thing`
const order = sql`behind, ms, finished_at, account_id`

/** The ranking from `offset` on; the rows before it are read from the index only. */
export async function readRanked(db: Db, contestId: number, { offset, limit }: Page): Promise<RankedEntry[]> {
  const { rows } = await sql<RankedEntry>`
    with page as materialized (
      select account_id from contest_entries where contest_id = ${contestId} and finished_at is not null
      order by ${order} limit ${limit} offset ${offset}
    )
    select ${player} from page
      join contest_entries e on e.contest_id = ${contestId} and e.account_id = page.account_id
      join accounts a on a.id = page.account_id
    order by e.behind, e.ms, e.finished_at, e.account_id`.execute(db)
  return rows
}

export interface PlacedEntry extends RankedEntry {
  place: number
}

/** Null until the player's play has ended. */
export async function readPlace(db: Db, contestId: number, accountId: number): Promise<PlacedEntry | null> {
  const { rows } = await sql<PlacedEntry>`
    select ${player}, 1 + (
        select count(*)::int from contest_entries o
        where o.contest_id = ${contestId} and o.finished_at is not null
          and (o.behind, o.ms, o.finished_at) < (e.behind, e.ms, e.finished_at)) as place
    from contest_entries e join accounts a on a.id = e.account_id
    where e.contest_id = ${contestId} and e.account_id = ${accountId} and e.finished_at is not null`.execute(db)
  return rows[0] ?? null
}

export interface Leader {
  accountId: number
  score: number
  ms: number
  finishedAt: Date
  startedAt: Date
}

/** The first `count` of the ranking, and everyone who ties with the last of them. */
interface Paying {
  /** The number of ranks with a prize. */
  count: number
  /** A lower score wins none. */
  leastScore: number
}

/** The entries that win prizes, with all that tie with the last of them. */
export async function readLeaders(tx: Tx, contestId: number, { count, leastScore }: Paying): Promise<Leader[]> {
  const { rows } = await sql<Leader>`
    with leaders as (
      select * from contest_entries where contest_id = ${contestId} and finished_at is not null and behind <= ${-leastScore}
      order by behind, ms, finished_at fetch first ${sql.lit(count)} rows with ties
    )
    select account_id as "accountId", score, ms, finished_at as "finishedAt", started_at as "startedAt" from leaders order by ${order}`.execute(
    tx,
  )
  return rows
}

export interface Winner {
  accountId: number
  place: number
  prize: number
  startedAt: Date
}

export async function saveWinners(tx: Tx, contestId: number, winners: readonly Omit<Winner, 'startedAt'>[]): Promise<void> {
  await sql`
    update contest_entries e set place = w.place, prize = w.prize
    from jsonb_to_recordset(${JSON.stringify(winners)}::jsonb) as w ("accountId" int, place int, prize int)
    where e.contest_id = ${contestId} and e.account_id = w."accountId"`.execute(tx)
}

/** Best first; at most `most`, because there may be many ties. */
export async function readWinners(db: Db, contestId: number, most: number): Promise<PlacedEntry[]> {
  const { rows } = await sql<PlacedEntry>`
    select ${player}, e.place from contest_entries e join accounts a on a.id = e.account_id
    where e.contest_id = ${contestId} and e.place is not null order by e.place, e.account_id limit ${most}`.execute(db)
  return rows
}

export interface PaidEntry {
  accountId: number
  paid: number
  playId: number | null
}

export async function readEntries(tx: Db, contestId: number): Promise<PaidEntry[]> {
  const { rows } = await sql<PaidEntry>`
    select account_id as "accountId", paid, play_id as "playId" from contest_entries where contest_id = ${contestId}
    order by account_id`.execute(tx)
  return rows
}

/** The result of a player's ended play. */
export async function readResult(db: Db, contestId: number, accountId: number) {
  const { rows } = await sql<{ answered: number; correct: number; score: number }>`
    select coalesce((p.result->>'answered')::int, 0) as answered, coalesce(p.correct, 0) as correct, e.score
    from contest_entries e left join plays p on p.id = e.play_id
    where e.contest_id = ${contestId} and e.account_id = ${accountId} and e.finished_at is not null`.execute(db)
  return rows[0] ?? { answered: 0, correct: 0, score: 0 }
}
