// The three leaderboards, for players and for guests.

import { leaderboards } from '@trivium/contract/rewards/leaderboards'
import type { Leaderboard, Ranked } from '@trivium/contract/rewards/leaderboards'
import { type Context, handle, type SignedIn } from '../../platform/api/handle.ts'
import type { Db } from '../../platform/db/connect.ts'
import { type LeaderboardPeriod, leaderboardAt, type LeaderboardName } from './periods.ts'
import { readHead, readRanked, readRankedFrom, type LeaderboardStanding } from './store.ts'
import { presentRanked } from './views.ts'
import type { Page } from '../../platform/db/page.ts'

/** Always shown. */
export const top = 3
/** A page within this many ranks of the own entry is near it. */
const nearby = 1000

/** As a call has it. */
export interface AskedPage {
  offset?: number | undefined
  limit?: number | undefined
}

export const leaderboardActions = handle(leaderboards, {
  get_daily_leaderboard: (page, context) => leaderboard('daily', page, context),
  get_monthly_leaderboard: (page, context) => leaderboard('monthly', page, context),
  get_globle_leaderboard: (page, context) => leaderboard('all_time', page, context),
})

/** `offset` and `limit` page through the ranks below the first three, which are always included; `total` counts all entries. */
async function leaderboard(
  name: LeaderboardName,
  page: AskedPage,
  context: Context<SignedIn | null>,
): Promise<{ data: Leaderboard; total: number }> {
  const { db, now, player, settings } = context
  const board = leaderboardAt(name, now, player?.timezone ?? 'UTC')
  const from = top + (page.offset ?? 0)
  const limit = page.limit ?? settings.leaderboard_page_size
  const { first, own, total } = await readHead(db, { ...board, limit: from === top ? top + limit : top, accountId: player?.id ?? null })
  const shown = first.map((row, index) => presentRanked(row, index + 1))
  const further = from === top ? [] : await ranks(db, board, { offset: from, limit }, own)
  const my_rank = own && presentRanked(own, own.rank)
  return { data: { my_rank, top_three_ranks: shown.slice(0, top), other_users_rank: [...shown.slice(top), ...further] }, total }
}

/** Reads a page near the player's own entry from that entry: the cost does not depend on how many entries are above. */
async function ranks(db: Db, board: LeaderboardPeriod, page: Page, own: LeaderboardStanding | null): Promise<Ranked[]> {
  const isNear = own !== null && Math.abs(page.offset + 1 - own.rank) <= nearby
  const rows = await (isNear ? readRankedFrom(db, board, own, page) : readRanked(db, board, page))
  return rows.map((row, index) => presentRanked(row, page.offset + index + 1))
}
