// SQL that takes a month out of the database, in one transaction, so that a month is there as a whole or not at all.

import { type RawBuilder, sql } from 'kysely'
import { modesWith } from '@trivium/rules/play/modes'
import { type Database, type Db, endlessPatience } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { blankedDrafts, isTyped } from '../../platform/db/connection/typed-text.ts'
import { isWhole } from '../../play/plays/index.ts'

/** Tables with months that may be archived. The ledger is kept for good. */
export const archivable = ['answers', 'battle_events'] as const
export type Archivable = (typeof archivable)[number]

export interface Month {
  table: Archivable
  /** Name of the partition. */
  partition: string
  /** Start of the month, and of the next one. */
  from: Date
  until: Date
}

/** Whole months before that time, oldest first. */
export async function readMonths(db: Db, table: Archivable, before: Date): Promise<Month[]> {
  const { rows } = await sql<Omit<Month, 'table'>>`
    select m.partition, m."from", month_start(m."from" + interval '32 days') as until from (
      select c.relname as partition, to_date(substring(c.relname from '\\d{4}_\\d{2}$'), 'YYYY_MM')::timestamp at time zone 'UTC' as "from"
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = ${table}::regclass and c.relname ~ ('^' || ${table} || '_\\d{4}_\\d{2}$')) m
    where month_start(m."from" + interval '32 days') <= ${before} order by m."from"`.execute(db)
  return rows.map(row => ({ table, ...row }))
}

/**
 * Locks the month against changes; others may still read it. Plays that lie wholly in the month leave with its answers. Plays of exams and
 * tests stay, because their results are computed from answers.
 */
export async function openMonth(tx: Tx, { table, partition, from, until }: Month): Promise<void> {
  await sql.raw(endlessPatience).execute(tx)
  await sql`lock table ${sql.table(partition)} in share mode`.execute(tx)
  if (table !== 'answers') return
  await sql`create temporary table leaving_plays (id bigint primary key) on commit drop`.execute(tx)
  await sql`
    insert into leaving_plays select id from plays p
    where started_at >= ${from} and started_at < ${until} and finished_at < ${until}
      and mode <> all(${modesWith(({ keepsEmpty }) => keepsEmpty)}::text[]) and ${isWhole('p')}`.execute(tx)
  await sql`analyze leaving_plays`.execute(tx)
}

/** Blanks typed texts, because archives outlive accounts. */
const rowsOf: Record<Archivable, (partition: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  answers: partition => sql`
    select a.id, a.play_id, a.position, a.question_id, a.account_id, a.mode,
      case when ${isTyped('q')} and a.answer <> '' then '…' else a.answer end as answer, a.correct, a.is_first, a.ms, a.answered_at
    from ${partition} a join questions q on q.id = a.question_id`,
  battle_events: partition => sql`select * from ${partition}`,
}

const leavingPlays = sql`
  select r.* from leaving_plays join plays p using (id), jsonb_populate_record(p, jsonb_build_object('drafts', ${blankedDrafts('p')})) r`

const atOnce = 5_000

/** The rows of the month as JSON lines, in batches. */
export const readRows = (tx: Tx, { table, partition }: Month): AsyncGenerator<string[]> =>
  readLines(tx, rowsOf[table](sql.table(partition)))

/** The plays that leave with the month, as JSON lines in batches. */
export const readLeavingPlays = (tx: Tx): AsyncGenerator<string[]> => readLines(tx, leavingPlays)

async function* readLines(tx: Tx, rows: RawBuilder<unknown>): AsyncGenerator<string[]> {
  await sql`declare archived_rows no scroll cursor for select row_to_json(r)::text as line from (${rows}) r`.execute(tx)
  for (;;) {
    const fetched = await sql<{ line: string }>`fetch ${sql.lit(atOnce)} from archived_rows`.execute(tx)
    if (fetched.rows.length === 0) break
    yield fetched.rows.map(({ line }) => line)
  }
  await sql`close archived_rows`.execute(tx)
}

/**
 * Rows that stay: answers whose results are computed again (exams, tests) or whose play is open, and battles that reach into another month,
 * so that a battle is there as a whole or not at all.
 */
const kept: Record<Archivable, (month: Month) => RawBuilder<unknown>> = {
  answers: ({ partition }) => sql`
    select a.* from ${sql.table(partition)} a join plays p on p.id = a.play_id where ${isWhole('p')}`,
  battle_events: ({ partition, from, until }) => sql`
    select e.* from ${sql.table(partition)} e join battles b on b.id = e.battle_id
    where b.created_at < ${from} or b.ended_at is null or b.ended_at >= ${until}`,
}

/** Drops the month and moves its kept rows to the rest partition. @returns the number of kept rows */
export async function dropMonth(tx: Tx, month: Month): Promise<number> {
  const { table, partition } = month
  if (table === 'answers') await emptyLeavingPlays(tx)
  await sql`alter table ${sql.table(table)} detach partition ${sql.table(partition)}`.execute(tx)
  const moved = await sql`insert into ${sql.table(`${table}_rest`)} ${kept[table](month)}`.execute(tx)
  if (table === 'answers') {
    await sql`
      insert into archived_questions (question_id) select distinct question_id from ${sql.table(partition)} on conflict do nothing`.execute(
      tx,
    )
  }
  if (table === 'battle_events') await deleteRecordings(tx, month)
  await sql`drop table ${sql.table(partition)}`.execute(tx)
  return Number(moved.numAffectedRows ?? 0)
}

/** A recording is of no use without the events of its battle; battles against it name nobody any more. */
async function deleteRecordings(tx: Tx, { partition, from, until }: Month): Promise<void> {
  await sql`
    delete from battle_recordings where battle_id in (
      select e.battle_id from ${sql.table(partition)} e join battles b on b.id = e.battle_id
      where b.created_at >= ${from} and b.ended_at < ${until})`.execute(tx)
}

/** Empties the plays. Their rows keep what is read for years: owner, mode, times, result. */
async function emptyLeavingPlays(tx: Tx): Promise<void> {
  await sql`
    update plays p set questions = '[]', lifelines = '{}', drafts = '{}', draft_times = '{}', rules = jsonb_build_object('nextLevel', p.rules->'nextLevel'),
      version = p.version + 1
    from leaving_plays l where p.id = l.id`.execute(tx)
}

/** Frees the space of the emptied rows, so that new plays can use it. */
export function vacuumPlays(database: Pick<Database, 'withOwnerSession'>): Promise<void> {
  return database.withOwnerSession(async session => {
    await session.run('set statement_timeout = 0')
    await session.run('vacuum (analyze) plays')
    await session.run('reset statement_timeout')
  })
}
