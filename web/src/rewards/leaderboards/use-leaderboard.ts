import type { Leaderboard, Ranked } from '@trivium/contract/rewards/leaderboards'
import { ask } from '../../platform/calls/actions.ts'
import { onceEach, usePages } from '../../platform/session/use-pages.ts'

export const periods = ['daily', 'monthly', 'all'] as const
export type Period = (typeof periods)[number]

const actions = { daily: 'get_daily_leaderboard', monthly: 'get_monthly_leaderboard', all: 'get_globle_leaderboard' } as const

export interface LeaderboardPages {
  best: Ranked[]
  others: Ranked[]
  mine: Ranked | null
  total: number
}

interface BoardPage {
  data: Leaderboard
  total: number
}

/** Every reply contains the podium; the pages contain the places after it. */
export const pagesOfBoard = {
  countRows: (page: BoardPage) => page.data.other_users_rank.length,
  countAll: (page: BoardPage) => page.total - page.data.top_three_ranks.length,
}

export function useLeaderboard(period: Period) {
  const name = actions[period]
  return usePages(name, { input: {}, askPage: (offset, signal) => ask(name, { offset }, { signal }), ...pagesOfBoard })
}

/** @returns null while there is no page */
export function boardOf(pages: readonly BoardPage[]): LeaderboardPages | null {
  const newest = pages.at(-1)
  if (!newest) return null
  return {
    best: newest.data.top_three_ranks,
    others: onceEach(
      pages.flatMap(page => page.data.other_users_rank),
      ({ user_id }) => user_id,
    ),
    mine: newest.data.my_rank,
    total: newest.total,
  }
}
