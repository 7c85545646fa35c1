import type { Ranked } from '@trivium/contract/rewards/leaderboards'
import { friends } from '@trivium/contract/people/friends'
import { handle } from '../../platform/api/handle.ts'
import { leaderboardOf } from '../../rewards/leaderboards/index.ts'
import { readLengths } from '../../rewards/streaks/index.ts'
import { transact } from '../../platform/db/transaction.ts'
import { mediaPath } from '../../platform/media/index.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { countRequests, type PersonRow, readPlayersOfRoom, readRequests } from './request-store.ts'
import { answerFriendRequest, askFriend } from './requests.ts'
import { friendsOf, markRemoved } from './store.ts'

/** The leaderboard shows only the newest friends, so that it stays quick to read. */
const mostFriends = 200

export const friendActions = handle(friends, {
  async get_friends_leaderboard(page, context) {
    const { db, now, player, settings } = context
    const { data, total } = await leaderboardOf(friendsOf(player.id, mostFriends), 'monthly', page, context)
    const { my_rank, top_three_ranks, other_users_rank } = data
    const shown = [...(my_rank ? [my_rank] : []), ...top_three_ranks, ...other_users_rank]
    const streaks = await readLengths(db, { accountIds: [...new Set(shown.map(({ user_id }) => user_id))], now, settings })
    const withStreak = (ranked: Ranked) => ({ ...ranked, streak: streaks.get(ranked.user_id) ?? 0 })
    return {
      data: {
        my_rank: my_rank && withStreak(my_rank),
        top_three_ranks: top_three_ranks.map(withStreak),
        other_users_rank: other_users_rank.map(withStreak),
      },
      total,
    }
  },

  async get_friends_of_room({ room_id }, { db, player }) {
    const players = (await readPlayersOfRoom(db, player.id, room_id)) ?? refuse('room_not_found')
    return players.map(({ state, ...person }) => ({ ...presentPerson(person), state }))
  },

  ask_friend: ({ user_id }, context) => askFriend(user_id, context),

  async get_friend_requests({ offset = 0, limit }, { db, player, settings }) {
    const page = { offset, limit: limit ?? settings.page_size }
    const [rows, total] = await Promise.all([readRequests(db, player.id, page), countRequests(db, player.id)])
    return { data: rows.map(({ since, ...person }) => ({ ...presentPerson(person), since: since.toISOString() })), total }
  },

  async answer_friend_request({ user_id, accept }, context) {
    await answerFriendRequest(user_id, accept, context)
    return null
  },

  async remove_friend({ user_id }, { db, now, player }) {
    await transact(db, tx => markRemoved(tx, player.id, user_id, now))
    return null
  },
})

const presentPerson = ({ id, name, profile }: PersonRow) => ({ user_id: id, name, profile: profile && mediaPath(profile) })
