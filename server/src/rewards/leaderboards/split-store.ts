// SQL that keeps blocks small enough for fast counts, and branches few enough for fast sums. See split.ts.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { LeaderboardPeriod } from './periods.ts'

export interface BlocksOfLeaderboard extends LeaderboardPeriod {
  /** Entries of the fullest block. */
  fullest: number
  /** Entries of the two emptiest neighbours together; null where there is one block. */
  sparsest: number | null
}

export async function readBlocksOfLeaderboards(db: Db): Promise<BlocksOfLeaderboard[]> {
  const result = await sql<BlocksOfLeaderboard>`
    select board, period, max(entries) as fullest, min(with_next_lower) as sparsest from (
      select board, period, entries,
        entries + lag(entries) over (partition by board, period order by low_key) as with_next_lower
      from leaderboard_blocks
    ) b group by board, period`.execute(db)
  return result.rows
}

/** Splitting more blocks at once would keep calls that add score waiting. */
const blocksAtOnce = 50

/**
 * Splits the fullest blocks of more than `full` entries into blocks of about `size`. Entries with the same key stay in one block.
 * @returns how many blocks were split
 */
export async function cutFullBlocks(
  tx: Db,
  { board, period }: LeaderboardPeriod,
  { full, size }: { full: number; size: number },
): Promise<number> {
  const result = await sql<{ cut: number }>`
    with blocks as (
      select low_key, entries, lead(low_key) over (order by low_key) as high_key
      from leaderboard_blocks where board = ${board} and period = ${period}::date
    ), too_full as (
      select * from blocks where entries > ${full} order by entries desc limit ${blocksAtOnce}
    ), placed as (
      select f.low_key as block, e.sort_key, min(e.sort_key) over (partition by f.low_key) as first_key,
        (row_number() over (partition by f.low_key order by e.sort_key) - 1) / ${size}::int as piece
      from too_full f join leaderboard_entries e on e.board = ${board} and e.period = ${period}::date
        and e.sort_key >= f.low_key and e.sort_key < coalesce(f.high_key, 9223372036854775807)
    ), starts as (
      -- Where the piece of an entry starts: with its own key, when a later piece goes on with that.
      select block, first_key, case when max(piece) over (partition by block, sort_key) > piece then sort_key
        else min(sort_key) over (partition by block, piece) end as start
      from placed
    ), counted as (
      -- The lowest piece keeps the low key of the block.
      select block, case when start = first_key then block else start end as low_key, count(*)::int as entries
      from starts group by 1, 2
    ), stored as (
      insert into leaderboard_blocks as b select ${board}, ${period}::date, low_key, entries from counted
      on conflict (board, period, low_key) do update set entries = excluded.entries
    )
    select count(*) as cut from (select block from counted group by block having count(*) > 1) c`.execute(tx)
  return Number(result.rows[0]?.cut ?? 0)
}

/** Merges pairs of neighbours that together hold at most `sparse` entries: climbing players leave empty blocks behind. */
export async function joinSparseBlocks(tx: Db, { board, period }: LeaderboardPeriod, sparse: number): Promise<void> {
  await sql`
    with pairs as (
      select low_key, entries, row_number() over w as place, lag(low_key) over w as lower_key, lag(entries) over w as lower_entries
      from leaderboard_blocks where board = ${board} and period = ${period}::date window w as (order by low_key)
    ), gone as (
      delete from leaderboard_blocks b using pairs p
      where b.board = ${board} and b.period = ${period}::date and b.low_key = p.low_key
        and p.place % 2 = 0 and p.entries + p.lower_entries <= ${sparse}
      returning p.lower_key, b.entries
    )
    update leaderboard_blocks b set entries = b.entries + gone.entries from gone
    where b.board = ${board} and b.period = ${period}::date and b.low_key = gone.lower_key`.execute(tx)
}

/** Rebuilds the branches from the current blocks. */
export async function branchLeaderboard(tx: Db, { board, period }: LeaderboardPeriod): Promise<void> {
  await sql`select branch_board(${board}, ${period}::date)`.execute(tx)
}

/** Deletes daily and monthly leaderboards that are no longer shown. */
export async function deleteOldRows(db: Db, oldest: { daily: string; monthly: string }): Promise<void> {
  for (const table of ['leaderboard_entries', 'leaderboard_blocks', 'leaderboard_branches'] as const) {
    for (const board of ['daily', 'monthly'] as const) {
      await db.deleteFrom(table).where('board', '=', board).where('period', '<', oldest[board]).execute()
    }
  }
}
