import type { Ranked } from '@trivium/contract/rewards/leaderboards'
import { friends } from '@trivium/contract/people/friends'
import { handle } from '../../platform/api/handle.ts'
import { leaderboardAt, top } from '../../rewards/leaderboards/index.ts'
import { readLengths } from '../../rewards/streaks/index.ts'
import { transact } from '../../platform/db/transaction.ts'
import { mediaPath } from '../../platform/media/index.ts'
import { type CircleRow, markRemoved, readCircle } from './store.ts'

/** The leaderboard shows only the newest friends, so that it stays quick to read. */
const mostFriends = 200

export const friendActions = handle(friends, {
  async get_friends_leaderboard({ offset = 0, limit }, { db, now, player, settings }) {
    const month = leaderboardAt('monthly', now, player.timezone).period
    const circle = await readCircle(db, player.id, { month, most: mostFriends })
    const streaks = await readLengths(db, { accountIds: circle.map(({ id }) => id), now, settings })
    const ranks = circle.map((row, index) => ({ ...presentFriend(row, index + 1), streak: streaks.get(row.id) ?? 0 }))
    const from = top + offset
    return {
      data: {
        my_rank: ranks.find(({ user_id }) => user_id === player.id) ?? null,
        top_three_ranks: ranks.slice(0, top),
        other_users_rank: ranks.slice(from, from + (limit ?? settings.leaderboard_page_size)),
      },
      total: ranks.length,
    }
  },

  async remove_friend({ user_id }, { db, now, player }) {
    await transact(db, tx => markRemoved(tx, player.id, user_id, now))
    return null
  },
})

/** As on the other leaderboards, without an address. */
function presentFriend({ id, name, profile, score }: CircleRow, rank: number): Ranked {
  return { user_id: id, name, profile: profile && mediaPath(profile), score, user_rank: rank }
}
