// All SQL of the boards except splitting (split-store.ts). Entries and the counts of their blocks change in the same transaction, so
// every statement reads both from one consistent snapshot.

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Board } from './periods.ts'
import { highestScore, latest, timeBits } from './sort-key.ts'

/** Of entries in order. */
export interface Span {
  offset: number
  limit: number
}

export interface RankedRow {
  id: number
  name: string
  profile: string | null
  score: number
}

export interface Standing extends RankedRow {
  rank: number
  /** A bigint: see sort-key.ts. */
  key: string
}

/** Adding score takes this lock shared, so scores can be added in parallel; splitting takes it exclusively. */
const lockKey = ({ board, period }: Board): RawBuilder<unknown> => sql`hashtextextended(${`board:${board}:${period}`}, 0)`

export async function shareBoards(tx: Db, boards: Board[]): Promise<void> {
  await sql`select ${sql.join(boards.map(board => sql`pg_advisory_xact_lock_shared(${lockKey(board)})`))}`.execute(tx)
}

export async function lockBoard(tx: Db, board: Board): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey(board)})`.execute(tx)
}

export interface BoardGain extends Board {
  score: number
  countdown: number
}

/**
 * Updates the entries first, then the block counts: minus one where the entry was, plus one where it is now. Rows are always locked in
 * the same order (daily, monthly, all_time; then blocks by key), so that two players cannot deadlock.
 */
export async function addToEntries(tx: Db, accountId: number, gains: readonly BoardGain[]): Promise<void> {
  const rows = gains.map(({ board, period, score, countdown }) => {
    const key = sql`(${score}::bigint << ${timeBits}::int) | ${countdown}::bigint`
    return sql`(${board}, ${period}::date, ${accountId}::int, ${score}::int, ${key})`
  })
  const total = sql`least(e.score::bigint + excluded.score, ${highestScore}::bigint)`
  // A play that was settled late must not change the time at which the score was reached to an earlier one.
  const reachedAt = sql`least(e.sort_key & ${latest}::bigint, excluded.sort_key & ${latest}::bigint)`
  await sql`
    with added as (
      insert into board_entries as e (board, period, account_id, score, sort_key) values ${sql.join(rows)}
      on conflict (board, period, account_id) do update
        set score = ${total}, sort_key = (${total} << ${timeBits}::int) | ${reachedAt}, moved_from = e.sort_key
      returning board, period, sort_key, moved_from
    ), moves as (
      select board, period, sort_key as key, 1 as entries from added
      union all select board, period, moved_from, -1 from added where moved_from is not null
    ), changes as (
      select m.board, m.period, coalesce(b.low_key, 0) as low_key, sum(m.entries) as entries
      from moves m left join lateral (
        select low_key from board_blocks b where b.board = m.board and b.period = m.period and b.low_key <= m.key
        order by low_key desc limit 1
      ) b on true
      group by 1, 2, 3 having sum(m.entries) <> 0
    )
    insert into board_blocks as b
    select board, period, low_key, entries from changes
    order by array_position(array['daily', 'monthly', 'all_time'], board), period, low_key
    on conflict (board, period, low_key) do update set entries = b.entries + excluded.entries`.execute(tx)
}

/** In the order in which boards are locked everywhere. */
export async function readBoardsOf(db: Db, accountId: number): Promise<Board[]> {
  const { rows } = await sql<Board>`
    select board, period from board_entries where account_id = ${accountId}
    order by array_position(array['daily', 'monthly', 'all_time'], board), period`.execute(db)
  return rows
}

/** Locks blocks in the same order as addToEntries. */
export async function removeEntries(tx: Db, accountId: number): Promise<void> {
  await sql`
    with gone as (
      delete from board_entries where account_id = ${accountId} returning board, period, sort_key
    ), changes as (
      select g.board, g.period, b.low_key, count(*)::int as entries
      from gone g cross join lateral (
        select low_key from board_blocks b where b.board = g.board and b.period = g.period and b.low_key <= g.sort_key
        order by low_key desc limit 1
      ) b
      group by 1, 2, 3
    )
    insert into board_blocks as b
    select board, period, low_key, -entries from changes
    order by array_position(array['daily', 'monthly', 'all_time'], board), period, low_key
    on conflict (board, period, low_key) do update set entries = b.entries + excluded.entries`.execute(tx)
}

/** The rank is the sum of all higher blocks plus a count inside the entry's own block. */
export async function readStanding(db: Db, { board, period }: Board, accountId: number): Promise<Standing | null> {
  const result = await sql<Standing>`
    with me as (
      select a.id, a.name, a.profile, e.score, e.sort_key,
        (select min(low_key) from board_blocks where board = ${board} and period = ${period}::date and low_key > e.sort_key) as above
      from board_entries e join accounts a on a.id = e.account_id
      where e.board = ${board} and e.period = ${period}::date and e.account_id = ${accountId}
    )
    select me.id, me.name, me.profile, me.score, me.sort_key::text as key, 1
      + coalesce((select sum(entries) from board_blocks
          where board = ${board} and period = ${period}::date and low_key >= me.above), 0)
      + (select count(*) from board_entries o
          where o.board = ${board} and o.period = ${period}::date
            and o.sort_key >= me.sort_key and o.sort_key < coalesce(me.above, 9223372036854775807)
            and (o.sort_key > me.sort_key or o.account_id < me.id)) as rank
    from me`.execute(db)
  const row = result.rows[0]
  return row ? { ...row, rank: Number(row.rank) } : null
}

export interface Moved {
  before: number | null
  after: number
}

/**
 * Ranks before and after the points that a player's entry got last; null if those are not the points of this moment. Where the entry was
 * before, it says itself; everybody else stands where they stand now.
 */
export async function readLastMove(db: Db, { board, period }: Board, accountId: number, countdown: number): Promise<Moved | null> {
  const there = sql`board = ${board} and period = ${period}::date`
  const { rows } = await sql<{ before: string | null; after: string }>`
    with me as (
      select account_id, sort_key, moved_from from board_entries
      where ${there} and account_id = ${accountId} and sort_key & ${latest}::bigint = ${countdown}::bigint
    ), ranks as (
      select k.key,
        coalesce((select sum(entries) from board_blocks where ${there} and low_key >= k.above), 0)
        + (select count(*) from board_entries o
            where ${there} and o.sort_key >= k.key and o.sort_key < coalesce(k.above, 9223372036854775807)
              and (o.sort_key > k.key or o.account_id < k.account_id)) as higher
      from (
        select key, account_id, (select min(low_key) from board_blocks where ${there} and low_key > key) as above
        from me cross join unnest(array[me.sort_key, me.moved_from]) as key where key is not null
      ) k
    )
    -- Above where it was, there is now the entry itself.
    select (select higher from ranks where key = me.moved_from) as before, 1 + (select higher from ranks where key = me.sort_key) as after
    from me`.execute(db)
  const [row] = rows
  return row ? { before: row.before === null ? null : Number(row.before), after: Number(row.after) } : null
}

/** Entries in order from `offset` on: running sums find the block, then an index-only scan continues from there. */
export async function readRanked(db: Db, { board, period }: Board, { offset, limit }: Span): Promise<RankedRow[]> {
  const result = await sql<RankedRow>`
    with sums as (
      -- Up to each of them row by row: as a range, which is the default, peers would be looked for.
      select low_key, entries, sum(entries) over (order by low_key desc rows unbounded preceding) as through
      from board_blocks where board = ${board} and period = ${period}::date
    ), start as (
      -- In the order of the sums: they are not added up beyond the page.
      select low_key, through - entries as skipped from sums where through > ${offset} order by low_key desc limit 1
    ), above as (
      select min(low_key) as low_key from board_blocks
      where board = ${board} and period = ${period}::date and low_key > (select low_key from start)
    ), page as (
      select e.account_id, e.sort_key from start, above, lateral (
        select account_id, sort_key from board_entries
        where board = ${board} and period = ${period}::date and sort_key < coalesce(above.low_key, 9223372036854775807)
        order by sort_key desc, account_id
        limit ${limit} offset ${offset} - start.skipped
      ) e
    )
    select a.id, a.name, a.profile, (page.sort_key >> ${timeBits}::int)::int as score
    from page join accounts a on a.id = page.account_id order by page.sort_key desc, page.account_id`.execute(db)
  return result.rows
}

/** The same, from an entry whose rank is known: back or on from there, so that nothing has to be added up. */
export async function readRankedFrom(db: Db, { board, period }: Board, from: Standing, { offset, limit }: Span): Promise<RankedRow[]> {
  const ahead = offset + 1 - from.rank
  const there = sql`board = ${board} and period = ${period}::date`
  const result = await sql<RankedRow>`
    with page as (
      select * from (
        (select account_id, sort_key from board_entries
          where ${there} and sort_key >= ${from.key}::bigint and (sort_key > ${from.key}::bigint or account_id < ${from.id})
          order by sort_key, account_id desc limit ${Math.max(0, -ahead)})
        union all
        (select account_id, sort_key from board_entries
          where ${there} and sort_key <= ${from.key}::bigint and (sort_key < ${from.key}::bigint or account_id >= ${from.id})
          order by sort_key desc, account_id limit ${limit} offset ${Math.max(0, ahead)})
      ) e order by sort_key desc, account_id limit ${limit}
    )
    select a.id, a.name, a.profile, (page.sort_key >> ${timeBits}::int)::int as score
    from page join accounts a on a.id = page.account_id order by page.sort_key desc, page.account_id`.execute(db)
  return result.rows
}

export async function countEntries(db: Db, { board, period }: Board): Promise<number> {
  const row = await db
    .selectFrom('board_blocks')
    .select(eb => eb.fn.sum<string | number | null>('entries').as('total'))
    .where('board', '=', board)
    .where('period', '=', period)
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}

export async function readTimezoneOf(db: Db, accountId: number): Promise<string> {
  const { timezone } = await db.selectFrom('accounts').select('timezone').where('id', '=', accountId).executeTakeFirstOrThrow()
  return timezone
}
