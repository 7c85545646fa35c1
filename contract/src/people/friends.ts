// Friends: players who joined by invitation, and players who met in a battle by code and both want to be friends.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Ranked } from '../rewards/leaderboards.ts'
import { Flag, Id, page, Text, Time } from '../platform/fields.ts'

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

/**
 * Between the player and another: nothing yet, the player has asked, the other has asked, or they are friends. A declined question stays
 * `asked`, so that nobody learns of a refusal.
 */
export const friendStates = ['none', 'asked', 'wants', 'friends'] as const
export type FriendState = (typeof friendStates)[number]

/** Never an e-mail address. */
const Person = z.object({ user_id: z.int(), name: z.string(), profile: z.string().nullable() })

export const friends = {
  get_friends_of_room: action({
    summary: 'The other players of a battle by code in which the caller sat, and whether they are friends; empty for other battles',
    access: 'player',
    input: z.object({ room_id: Text(64) }),
    output: z.array(Person.extend({ state: z.enum(friendStates) })),
    refusals: ['room_not_found'],
  }),
  ask_friend: action({
    summary: 'Ask a player met in a battle by code for a friendship. If that player has asked before, both are friends now',
    access: 'player',
    input: z.object({ user_id: Id }),
    output: z.object({ state: z.enum(friendStates), left_today: z.int() }),
    refusals: ['not_met', 'too_many_friend_requests'],
  }),
  get_friend_requests: action({
    summary: 'Players who have asked the caller for a friendship, newest first',
    access: 'player',
    input: z.object(page),
    output: z.array(Person.extend({ since: Time })),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  answer_friend_request: action({
    summary: 'Accept or decline a friendship; a refusal is not announced. Without a pending question the call is refused',
    access: 'player',
    input: z.object({ user_id: Id, accept: Flag }),
    output: z.null(),
    refusals: ['no_friend_request'],
  }),
  get_friends_leaderboard: action({
    summary: 'Ranking of the month among the player and their friends, including those without points',
    access: 'player',
    input: z.object(page),
    output: FriendsBoard,
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  remove_friend: action({
    summary: 'End a friendship for both',
    access: 'player',
    input: z.object({ user_id: Id }),
    output: z.null(),
    refusals: [],
  }),
}
