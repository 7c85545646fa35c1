// All SQL of leaderboards except splitting (split-store.ts). Entries, the counts of their blocks and those of the branches (kept by
// triggers) change in the same transaction, so every statement reads all of them from one consistent snapshot.

import { type RawBuilder, sql } from 'kysely'
import { must } from '../../platform/api/refuse.ts'
import { batched } from '../../platform/db/batch.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Page } from '../../platform/db/page.ts'
import type { LeaderboardPeriod } from './periods.ts'
import { highestScore, latest, timeBits } from './sort-key.ts'

export interface RankedRow {
  id: number
  name: string
  profile: string | null
  score: number
}

export interface LeaderboardStanding extends RankedRow {
  rank: number
  /** A bigint: see sort-key.ts. */
  key: string
}

/** Adding score takes this lock shared, so scores can be added in parallel; splitting takes it exclusively. */
const lockKey = ({ board, period }: LeaderboardPeriod): RawBuilder<unknown> => sql`hashtextextended(${`board:${board}:${period}`}, 0)`

export async function shareLeaderboards(tx: Db, leaderboards: LeaderboardPeriod[]): Promise<void> {
  await sql`select ${sql.join(leaderboards.map(board => sql`pg_advisory_xact_lock_shared(${lockKey(board)})`))}`.execute(tx)
}

export async function lockLeaderboard(tx: Db, board: LeaderboardPeriod): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey(board)})`.execute(tx)
}

export interface LeaderboardGain extends LeaderboardPeriod {
  score: number
  countdown: number
}

/**
 * Updates the entries first, then the block counts: minus one where the entry was, plus one where it is now. Rows are always locked in
 * the same order (daily, monthly, all_time; then blocks by key), so that two players cannot deadlock.
 */
export async function addToEntries(tx: Db, accountId: number, gains: readonly LeaderboardGain[]): Promise<void> {
  const rows = gains.map(({ board, period, score, countdown }) => {
    const key = sql`(${score}::bigint << ${timeBits}::int) | ${countdown}::bigint`
    return sql`(${board}, ${period}::date, ${accountId}::int, ${score}::int, ${key})`
  })
  const total = sql`least(e.score::bigint + excluded.score, ${highestScore}::bigint)`
  // A play that was settled late must not change the time at which the score was reached to an earlier one.
  const reachedAt = sql`least(e.sort_key & ${latest}::bigint, excluded.sort_key & ${latest}::bigint)`
  await sql`
    with added as (
      insert into leaderboard_entries as e (board, period, account_id, score, sort_key) values ${sql.join(rows)}
      on conflict (board, period, account_id) do update
        set score = ${total}, sort_key = (${total} << ${timeBits}::int) | ${reachedAt}, moved_from = e.sort_key
      returning board, period, sort_key, moved_from
    ), moves as (
      select board, period, sort_key as key, 1 as entries from added
      union all select board, period, moved_from, -1 from added where moved_from is not null
    ), changes as (
      select m.board, m.period, coalesce(b.low_key, 0) as low_key, sum(m.entries) as entries
      from moves m left join lateral (
        select low_key from leaderboard_blocks b where b.board = m.board and b.period = m.period and b.low_key <= m.key
        order by low_key desc limit 1
      ) b on true
      group by 1, 2, 3 having sum(m.entries) <> 0
    )
    insert into leaderboard_blocks as b
    select board, period, low_key, entries from changes
    order by array_position(array['daily', 'monthly', 'all_time'], board), period, low_key
    on conflict (board, period, low_key) do update set entries = b.entries + excluded.entries`.execute(tx)
}

/** Sorted in the lock order of leaderboards. */
export async function readLeaderboardsOf(db: Db, accountId: number): Promise<LeaderboardPeriod[]> {
  const { rows } = await sql<LeaderboardPeriod>`
    select board, period from leaderboard_entries where account_id = ${accountId}
    order by array_position(array['daily', 'monthly', 'all_time'], board), period`.execute(db)
  return rows
}

/** Locks blocks in the same order as addToEntries. */
export async function removeEntries(tx: Db, accountId: number): Promise<void> {
  await sql`
    with gone as (
      delete from leaderboard_entries where account_id = ${accountId} returning board, period, sort_key
    ), changes as (
      select g.board, g.period, b.low_key, count(*)::int as entries
      from gone g cross join lateral (
        select low_key from leaderboard_blocks b where b.board = g.board and b.period = g.period and b.low_key <= g.sort_key
        order by low_key desc limit 1
      ) b
      group by 1, 2, 3
    )
    insert into leaderboard_blocks as b
    select board, period, low_key, -entries from changes
    order by array_position(array['daily', 'monthly', 'all_time'], board), period, low_key
    on conflict (board, period, low_key) do update set entries = b.entries + excluded.entries`.execute(tx)
}

/** Above every key. */
const endOfKeys = sql`9223372036854775807`

const entriesOf = ({ board, period }: LeaderboardPeriod): RawBuilder<unknown> => sql`board = ${board} and period = ${period}::date`

/** How many entries are above a key: the sum of the higher branches, of the higher blocks in its branch, and a count within its block. */
const countAbove = (board: LeaderboardPeriod, key: RawBuilder<unknown>, accountId: RawBuilder<unknown>): RawBuilder<unknown> => {
  const there = entriesOf(board)
  return sql`(
    select coalesce((select sum(entries) from leaderboard_branches where ${there} and low_key >= branch.low_key), 0)
      + coalesce((select sum(entries) from leaderboard_blocks
          where ${there} and low_key >= block.low_key and low_key < coalesce(branch.low_key, ${endOfKeys})), 0)
      + (select count(*) from leaderboard_entries
          where ${there} and sort_key >= ${key} and sort_key < coalesce(block.low_key, ${endOfKeys})
            and (sort_key > ${key} or account_id < ${accountId}))
    from (select min(low_key) as low_key from leaderboard_blocks where ${there} and low_key > ${key}) block,
      lateral (select min(low_key) as low_key from leaderboard_branches where ${there} and low_key >= block.low_key) branch
  )`
}

export async function readStanding(db: Db, board: LeaderboardPeriod, accountId: number): Promise<LeaderboardStanding | null> {
  return (await readStandings(db, board, [accountId])).get(accountId) ?? null
}

/** @returns by account id, without players who have no entry */
async function readStandings(db: Db, board: LeaderboardPeriod, accountIds: number[]): Promise<Map<number, LeaderboardStanding>> {
  const { rows } = await sql<LeaderboardStanding>`
    select a.id, a.name, a.profile, e.score, e.sort_key::text as key, 1 + ${countAbove(board, sql`e.sort_key`, sql`e.account_id`)} as rank
    from leaderboard_entries e join accounts a on a.id = e.account_id
    where ${entriesOf(board)} and e.account_id = any(${accountIds}::int[])`.execute(db)
  return new Map(rows.map(row => [row.id, { ...row, rank: Number(row.rank) }]))
}

export interface Moved {
  before: number | null
  after: number
}

/**
 * Ranks before and after the last points of a player's entry; null if those are not the points of this moment. The entry stores its own
 * key before them; for all other entries the current keys count.
 */
export async function readLastMove(db: Db, board: LeaderboardPeriod, accountId: number, countdown: number): Promise<Moved | null> {
  const { rows } = await sql<{ before: string | null; after: string }>`
    -- The entry itself is above its old key now, so the count includes it and equals the old rank.
    select case when moved_from is not null then ${countAbove(board, sql`e.moved_from`, sql`e.account_id`)} end as before,
      1 + ${countAbove(board, sql`e.sort_key`, sql`e.account_id`)} as after
    from leaderboard_entries e
    where ${entriesOf(board)} and account_id = ${accountId} and sort_key & ${latest}::bigint = ${countdown}::bigint`.execute(db)
  const [row] = rows
  return row ? { before: row.before === null ? null : Number(row.before), after: Number(row.after) } : null
}

/**
 * Entries in order from `offset` on: running sums find the branch, running sums of its blocks find the block, then an index-only scan
 * continues from there. The sums use `rows`: with `range`, the default, PostgreSQL would look for peers. They run in index order and stop
 * at the page.
 */
export async function readRanked(db: Db, board: LeaderboardPeriod, { offset, limit }: Page): Promise<RankedRow[]> {
  const there = entriesOf(board)
  const result = await sql<RankedRow>`
    with branch as (
      select low_key, through - entries as skipped from (
        select low_key, entries, sum(entries) over (order by low_key desc rows unbounded preceding) as through
        from leaderboard_branches where ${there}
      ) sums where through > ${offset} order by low_key desc limit 1
    ), block as (
      select low_key, through - entries as skipped from (
        select b.low_key, b.entries, branch.skipped + sum(b.entries) over (order by b.low_key desc rows unbounded preceding) as through
        from branch, leaderboard_blocks b
        where ${there} and b.low_key >= branch.low_key and b.low_key < coalesce(
          (select min(low_key) from leaderboard_branches where ${there} and low_key > (select low_key from branch)), ${endOfKeys})
      ) sums where through > ${offset} order by low_key desc limit 1
    ), above as (
      select min(low_key) as low_key from leaderboard_blocks where ${there} and low_key > (select low_key from block)
    ), page as (
      select e.account_id, e.sort_key from block, above, lateral (
        select account_id, sort_key from leaderboard_entries
        where ${there} and sort_key < coalesce(above.low_key, ${endOfKeys})
        order by sort_key desc, account_id
        limit ${limit} offset ${offset} - block.skipped
      ) e
    )
    select a.id, a.name, a.profile, (page.sort_key >> ${timeBits}::int)::int as score
    from page join accounts a on a.id = page.account_id order by page.sort_key desc, page.account_id`.execute(db)
  return result.rows
}

/** Like `readRanked`, but starts at an entry whose rank is known and reads back or on from there, without sums. */
export async function readRankedFrom(
  db: Db,
  board: LeaderboardPeriod,
  from: LeaderboardStanding,
  { offset, limit }: Page,
): Promise<RankedRow[]> {
  const ahead = offset + 1 - from.rank
  const there = entriesOf(board)
  const result = await sql<RankedRow>`
    with page as (
      select * from (
        (select account_id, sort_key from leaderboard_entries
          where ${there} and sort_key >= ${from.key}::bigint and (sort_key > ${from.key}::bigint or account_id < ${from.id})
          order by sort_key, account_id desc limit ${Math.max(0, -ahead)})
        union all
        (select account_id, sort_key from leaderboard_entries
          where ${there} and sort_key <= ${from.key}::bigint and (sort_key < ${from.key}::bigint or account_id >= ${from.id})
          order by sort_key desc, account_id limit ${limit} offset ${Math.max(0, ahead)})
      ) e order by sort_key desc, account_id limit ${limit}
    )
    select a.id, a.name, a.profile, (page.sort_key >> ${timeBits}::int)::int as score
    from page join accounts a on a.id = page.account_id order by page.sort_key desc, page.account_id`.execute(db)
  return result.rows
}

interface LeaderboardRead extends LeaderboardPeriod {
  /** How many ranks from the first on. */
  limit: number
  /** Null: no standing. */
  accountId: number | null
}

export interface LeaderboardHead {
  first: RankedRow[]
  own: LeaderboardStanding | null
  /** Of all entries. */
  total: number
}

/** The first ranks of a leaderboard and a player's own. Under load, calls for the same leaderboard share these statements. */
export const readHead = batched('leaderboards', async (db: Db, reads: LeaderboardRead[]): Promise<LeaderboardHead[]> => {
  const heads = new Map<LeaderboardRead, LeaderboardHead>()
  const readAlike = async (alike: LeaderboardRead[]) => {
    const board = must(alike[0], 'a group has a first')
    const ids = alike.flatMap(({ accountId }) => accountId ?? [])
    const [first, standings, total] = await Promise.all([
      readRanked(db, board, { offset: 0, limit: board.limit }),
      ids.length > 0 ? readStandings(db, board, ids) : new Map<number, LeaderboardStanding>(),
      countEntries(db, board),
    ])
    for (const one of alike) heads.set(one, { first, total, own: standings.get(one.accountId ?? 0) ?? null })
  }
  await Promise.all([...Map.groupBy(reads, ({ board, period, limit }) => `${board} ${period} ${limit}`).values()].map(readAlike))
  return reads.map(read => must(heads.get(read), 'each read has a head'))
})

export async function countEntries(db: Db, { board, period }: LeaderboardPeriod): Promise<number> {
  const row = await db
    .selectFrom('leaderboard_branches')
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
