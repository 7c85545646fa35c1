// SQL that takes a month out of the database. Everything happens in one transaction: a month is there as a whole, or not at all.

import { type RawBuilder, sql } from 'kysely'
import { modesWith } from '@trivium/rules/modes'
import { type Db, endlessPatience } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'

/** Tables whose old months may go. The ledger stays: its books are kept for good. */
export const archivable = ['answers', 'battle_events'] as const
export type Archivable = (typeof archivable)[number]

export interface Month {
  table: Archivable
  /** Name of the partition. */
  partition: string
  /** When it begins, and when the next one does. */
  from: Date
  until: Date
}

/** Whole months before that time, the oldest first. */
export async function readMonths(db: Db, table: Archivable, before: Date): Promise<Month[]> {
  const { rows } = await sql<Omit<Month, 'table'>>`
    select m.partition, m."from", month_start(m."from" + interval '32 days') as until from (
      select c.relname as partition, to_date(substring(c.relname from '\\d{4}_\\d{2}$'), 'YYYY_MM')::timestamp at time zone 'UTC' as "from"
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = ${table}::regclass and c.relname ~ ('^' || ${table} || '_\\d{4}_\\d{2}$')) m
    where month_start(m."from" + interval '32 days') <= ${before} order by m."from"`.execute(db)
  return rows.map(row => ({ table, ...row }))
}

/** A text that somebody typed is not kept beyond the month: archives outlive accounts. */
const rowsOf: Record<Archivable, (partition: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  answers: partition => sql`
    select a.id, a.play_id, a.position, a.question_id, a.account_id, a.mode,
      case when q.word is not null and a.answer <> '' then '…' else a.answer end as answer, a.correct, a.is_first, a.ms, a.answered_at
    from ${partition} a join questions q on q.id = a.question_id`,
  battle_events: partition => sql`select * from ${partition}`,
}

/** From here on nobody changes the month; others may read it. */
export async function openMonth(tx: Tx, { table, partition }: Month): Promise<void> {
  await sql.raw(endlessPatience).execute(tx)
  const name = sql.table(partition)
  await sql`lock table ${name} in share mode`.execute(tx)
  await sql`declare archived_rows no scroll cursor for select row_to_json(r)::text as line from (${rowsOf[table](name)}) r`.execute(tx)
}

const atOnce = 5_000

/** @returns the next rows as JSON, none after the last */
export async function readLines(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`fetch ${sql.lit(atOnce)} from archived_rows`.execute(tx)
  return rows.map(({ line }) => line)
}

/**
 * What is read again whenever somebody looks at its result (exams, tests), what is not over, and what reaches into another month, so that a
 * game is there as a whole or not at all.
 */
const kept: Record<Archivable, (month: Month) => RawBuilder<unknown>> = {
  answers: ({ partition, from, until }) => sql`
    select a.* from ${sql.table(partition)} a join plays p on p.id = a.play_id
    where p.mode = any(${modesWith(({ keepsEmpty }) => keepsEmpty)}::text[]) or p.started_at < ${from}
      or p.finished_at is null or p.finished_at >= ${until}`,
  battle_events: ({ partition, from, until }) => sql`
    select e.* from ${sql.table(partition)} e join battles b on b.id = e.battle_id
    where b.created_at < ${from} or b.ended_at is null or b.ended_at >= ${until}`,
}

/** Takes the month out; what is kept of it goes to the rest. @returns how many rows that is */
export async function dropMonth(tx: Tx, month: Month): Promise<number> {
  const { table, partition } = month
  await sql`close archived_rows`.execute(tx)
  await sql`alter table ${sql.table(table)} detach partition ${sql.table(partition)}`.execute(tx)
  const moved = await sql`insert into ${sql.table(`${table}_rest`)} ${kept[table](month)}`.execute(tx)
  if (table === 'answers') {
    await sql`
      insert into archived_questions (question_id) select distinct question_id from ${sql.table(partition)} on conflict do nothing`.execute(
      tx,
    )
  }
  await sql`drop table ${sql.table(partition)}`.execute(tx)
  return Number(moved.numAffectedRows ?? 0)
}
