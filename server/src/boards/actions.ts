// The three leaderboards, for players and for guests.

import { boards } from '@trivium/contract/boards'
import type { Leaderboard, Ranked } from '@trivium/contract/boards'
import { type Context, handle, type SignedIn } from '../api/handle.ts'
import { type Board, boardAt, type BoardName } from './periods.ts'
import { countEntries, readAccountOf, readRanked, readStanding } from './store.ts'
import { presentRanked } from './views.ts'

/** Always shown. */
export const top = 3

interface Page {
  offset?: number | undefined
  limit?: number | undefined
}

export const boardActions = handle(boards, {
  get_daily_leaderboard: (page, context) => leaderboard('daily', page, context),
  get_monthly_leaderboard: (page, context) => leaderboard('monthly', page, context),
  get_globle_leaderboard: (page, context) => leaderboard('all_time', page, context),
})

/** `offset` and `limit` page through the ranks below the first three, which are always included; `total` counts all entries. */
async function leaderboard(name: BoardName, page: Page, context: Context<SignedIn | null>): Promise<{ data: Leaderboard; total: number }> {
  const { db, now, player, settings } = context
  const board = boardAt(name, now, player?.timezone ?? 'UTC')
  const from = top + (page.offset ?? 0)
  const limit = page.limit ?? settings.leaderboard_page_size
  const [my_rank, top_three_ranks, other_users_rank, total] = await Promise.all([
    player ? rankOf(context, board, player.id) : null,
    ranks(context, board, { offset: 0, limit: top }),
    ranks(context, board, { offset: from, limit }),
    countEntries(db, board),
  ])
  return { data: { my_rank, top_three_ranks, other_users_rank }, total }
}

async function ranks({ db }: Pick<Context, 'db'>, board: Board, page: { offset: number; limit: number }): Promise<Ranked[]> {
  const rows = await readRanked(db, board, page)
  return rows.map((row, index) => presentRanked(row, page.offset + index + 1))
}

async function rankOf({ db }: Pick<Context, 'db'>, board: Board, accountId: number): Promise<Ranked | null> {
  const standing = await readStanding(db, board, accountId)
  if (!standing) return null
  return presentRanked({ ...(await readAccountOf(db, accountId)), score: standing.score }, standing.rank)
}
