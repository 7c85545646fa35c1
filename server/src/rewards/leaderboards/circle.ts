// A leaderboard among some accounts only. It looks like the others, and is read with one statement.

import type { Leaderboard } from '@trivium/contract/rewards/leaderboards'
import type { Context } from '../../platform/api/handle.ts'
import { type AskedPage, top } from './actions.ts'
import { type Circle, readCircle } from './circle-store.ts'
import { leaderboardAt, type LeaderboardName } from './periods.ts'
import { presentRanked } from './views.ts'

/** The page is of the ranks below the first three. */
export async function leaderboardOf(
  circle: Circle,
  name: LeaderboardName,
  page: AskedPage,
  { db, now, player, settings }: Context,
): Promise<{ data: Leaderboard; total: number }> {
  const [from, limit] = [top + (page.offset ?? 0), page.limit ?? settings.leaderboard_page_size]
  const at = leaderboardAt(name, now, player.timezone)
  const rows = await readCircle(db, circle, { ...at, top, accountId: player.id, offset: from, limit })
  const ranks = rows.map(row => presentRanked(row, row.rank))
  return {
    data: {
      my_rank: ranks.find(({ user_id }) => user_id === player.id) ?? null,
      top_three_ranks: ranks.filter(({ user_rank }) => user_rank <= top),
      other_users_rank: ranks.filter(({ user_rank }) => user_rank > from && user_rank <= from + limit),
    },
    total: rows[0]?.total ?? 0,
  }
}
