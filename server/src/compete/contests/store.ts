// SQL of contests. entry-store.ts has the entries and the ranking, running/draw-store.ts the questions.

import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { advisoryLocks } from '../../platform/db/advisory-locks.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Contests } from '../../platform/db/tables/contest-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Page } from '../../platform/db/page.ts'
import { wakeJob } from '../../platform/scheduler/wake.ts'

/** All columns except the many candidates of the draw. */
export const columns = [
  'id',
  'key',
  'kind',
  'name',
  'description',
  'image',
  'language_id',
  'starts_at',
  'ends_at',
  'entry',
  'seconds',
  'score_correct',
  'score_wrong',
  'prizes',
  'things',
  'questions',
  'category_ids',
  'level_from',
  'level_to',
  'seed',
  'seed_hash',
  'question_ids',
  'drawn_at',
  'state',
  'called_off_at',
  'closed_at',
  'participants',
  'translations',
] as const

export type ContestRow = Pick<Selectable<Contests>, (typeof columns)[number]>

const contestById = (db: Db, id: number) => db.selectFrom('contests').select(columns).where('id', '=', id)

export const readContest = (db: Db, id: number): Promise<ContestRow | undefined> => contestById(db, id).executeTakeFirst()

/** Entering takes a shared lock; changes to the contest wait for everyone who is entering. */
export const shareContest = (tx: Tx, id: number): Promise<ContestRow | undefined> => contestById(tx, id).forShare().executeTakeFirst()

export const lockContest = (tx: Tx, id: number): Promise<ContestRow | undefined> => contestById(tx, id).forNoKeyUpdate().executeTakeFirst()

/** Who reads a list of contests, and in which content language. */
interface Reader {
  accountId: number
  languageId: number
}

/**
 * The contests that a player's lists show: those of the language and, in any language, those that the player has entered, or has registered
 * for before the start. Each language has its weekly cup; such a one takes the place of the cups of the same week.
 */
const shownTo = ({ accountId, languageId }: Reader) => sql<boolean>`(
  contests.id in (${ownContests(accountId)}) or (language_id = ${languageId} and not (kind = 'weekly' and exists (
    select 1 from contests twin
    where twin.id in (${ownContests(accountId)}) and twin.kind = 'weekly' and twin.starts_at = contests.starts_at))))`

const ownContests = (accountId: number) => sql`
  select contest_id from contest_entries where account_id = ${accountId}
  union all select r.contest_id from contest_registrations r join contests c on c.id = r.contest_id
  where r.account_id = ${accountId} and c.state = 'announced'`

/** Announced, live and closing contests, by their start. */
export function readUnended(db: Db, reader: Reader): Promise<ContestRow[]> {
  const rows = db.selectFrom('contests').select(columns).where(shownTo(reader))
  return rows
    .where(sql<boolean>`state in ('announced', 'open')`)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}

const isPast = sql<boolean>`state in ('over', 'called_off')`

/** Past contests, newest first. */
export function readPast(db: Db, reader: Reader, { offset, limit }: Page): Promise<ContestRow[]> {
  const rows = db.selectFrom('contests').select(columns).where(shownTo(reader)).where(isPast)
  return rows.orderBy('ends_at', 'desc').orderBy('id', 'desc').offset(offset).limit(limit).execute()
}

export async function countPast(db: Db, reader: Reader): Promise<number> {
  const row = await db
    .selectFrom('contests')
    .select(eb => eb.fn.countAll<number>().as('past'))
    .where(shownTo(reader))
    .where(isPast)
    .executeTakeFirstOrThrow()
  return Number(row.past)
}

/** Contests that are due to be opened or closed, earliest start first. */
export async function readDueContests(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from contests
    where state in ('announced', 'open')
      and (called_off_at is not null or ends_at <= ${now} or (state = 'announced' and starts_at <= ${now}))
    order by starts_at, id`.execute(db)
  return rows.map(row => row.id)
}

/** When the next contest starts or ends, or has an event to link: a past time for now. */
export async function readNextContest(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(coalesce(called_off_at, case state when 'announced' then starts_at else ends_at end))
        from contests where state in ('announced', 'open')),
      (select at from contest_events where seq is null order by id limit 1)) as at`.execute(db)
  return rows[0]?.at ?? null
}

/** @returns null if a contest has this key already */
export async function insertContest(tx: Db, contest: Insertable<Contests>): Promise<number | null> {
  const row = await tx
    .insertInto('contests')
    .values(contest)
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) wakeJob(tx, 'contests')
  return row?.id ?? null
}

export async function readKeysAmong(db: Db, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`select key from contests where key = any(${keys}::text[])`.execute(db)
  return new Set(rows.map(row => row.key))
}

export async function hasWeeklyCup(db: Db, languageId: number): Promise<boolean> {
  const cups = db.selectFrom('contests').select('id').where('language_id', '=', languageId).where('kind', '=', 'weekly')
  return (await cups.limit(1).executeTakeFirst()) !== undefined
}

export async function updateContest(tx: Tx, id: number, changes: Updateable<Contests>): Promise<void> {
  await tx.updateTable('contests').set(changes).where('id', '=', id).execute()
  wakeJob(tx, 'contests')
}

/** One draw at a time, so that two contests never draw the same question. Held until the transaction ends. */
export async function lockDraws(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.draws})`.execute(tx)
}

export async function hasPlayers(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined
}
