// Friends: who came by invitation, and who has met in a battle by code.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Leaderboard } from '../rewards/leaderboards.ts'
import { Id, page } from '../platform/fields.ts'

export type FriendOrigin = 'invitation' | 'battle'

export const friends = {
  get_friends_leaderboard: action({
    summary: "Ranking of the player's month among the player and their friends, those without points included",
    access: 'player',
    input: z.object(page),
    output: Leaderboard,
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  remove_friend: action({
    summary: 'Ends a friendship for both; a later battle does not bring it back',
    access: 'player',
    input: z.object({ user_id: Id }),
    output: z.null(),
    refusals: [],
  }),
}
