// Friends: players who joined by invitation, and players who met in a battle by code.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Ranked } from '../rewards/leaderboards.ts'
import { Id, page } from '../platform/fields.ts'

export type FriendOrigin = 'invitation' | 'battle'

/** Friends see the length of each other's streak of the daily quiz. */
const RankedFriend = Ranked.extend({ streak: z.int() })
export type RankedFriend = z.output<typeof RankedFriend>

const FriendsBoard = z.object({
  my_rank: RankedFriend.nullable(),
  top_three_ranks: z.array(RankedFriend),
  other_users_rank: z.array(RankedFriend),
})
export type FriendsBoard = z.output<typeof FriendsBoard>

export const friends = {
  get_friends_leaderboard: action({
    summary: 'Ranking of the month among the player and their friends, including those without points',
    access: 'player',
    input: z.object(page),
    output: FriendsBoard,
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  remove_friend: action({
    summary: 'End a friendship for both; a later battle does not restore it',
    access: 'player',
    input: z.object({ user_id: Id }),
    output: z.null(),
    refusals: [],
  }),
}
