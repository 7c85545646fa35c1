// SQL of leaderboards among some accounts only, such as friends or the members of a group.

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { LeaderboardPeriod } from './periods.ts'
import type { RankedRow } from './store.ts'

export interface Circle {
  /** SQL: the ids of its accounts, as `id`. Deactivated ones have no rank. */
  members: RawBuilder<unknown>
  /** Whether accounts without points are ranked, too, as the last ones. */
  ranksAll: boolean
}

export interface CircleRow extends RankedRow {
  rank: number
  /** Of all entries. */
  total: number
}

interface CircleRead extends LeaderboardPeriod {
  /** The first so many ranks are always read. */
  top: number
  /** The rank of this account is always read. */
  accountId: number
  offset: number
  limit: number
}

/** In the order of all leaderboards: among equal scores, the earlier one is first. */
export async function readCircle(
  db: Db,
  { members, ranksAll }: Circle,
  { board, period, top, accountId, offset, limit }: CircleRead,
): Promise<CircleRow[]> {
  const { rows } = await sql<CircleRow>`
    with ranked as (
      select a.id, a.name, a.profile, coalesce(e.score, 0) as score, count(*) over ()::int as total,
        row_number() over (order by coalesce(e.sort_key, -1) desc, a.id)::int as rank
      from (${members}) m join accounts a on a.id = m.id and a.status = 'active'
      left join leaderboard_entries e on e.board = ${board} and e.period = ${period}::date and e.account_id = a.id
      where ${ranksAll} or e.score is not null
    )
    select * from ranked where rank <= ${top} or rank > ${offset} and rank <= ${offset + limit} or id = ${accountId} order by rank`.execute(
    db,
  )
  return rows
}
