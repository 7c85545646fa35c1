// Screens of the league and of the friends' leaderboard.

import type { FriendsBoard } from '@trivium/contract/people/friends'
import type { League } from '@trivium/contract/rewards/leagues'
import { altered } from '../altered.ts'
import { at, type Screen } from '../screen.ts'

const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000 - 5_000_000).toISOString()

/** A league group in a higher tier, in the middle of a week. */
const further = (league: League): League => ({ ...league, ends_at: inThreeDays(), tier: 'silver', demotes: 4 })

function promoted(league: League): League {
  const week = new Date(Date.parse(league.week) - 7 * 86_400_000).toISOString().slice(0, 10)
  return { ...further(league), last: { week, tier: 'bronze', final_rank: 3, outcome: 'promoted', next_tier: 'silver' } }
}

const names = ['Zeynep Arslan', 'ليلى منصور', 'Kwame Mensah', 'Mateo Rojas-Villanueva de la Torre', 'Ingrid Solberg']

function amongFriends(board: FriendsBoard): FriendsBoard {
  const mine = board.my_rank
  const others = names.map((name, index) => ({
    user_id: -index - 1,
    name,
    profile: null,
    score: [312, 208, 164, 20, 0][index] ?? 0,
    streak: [12, 0, 3, 140, 1][index] ?? 0,
  }))
  const all = [...others, ...(mine ? [mine] : [])].toSorted((one, other) => other.score - one.score)
  const ranks = all.map((row, index) => ({ ...row, user_rank: index + 1 }))
  const my_rank = ranks.find(({ user_id }) => user_id === mine?.user_id) ?? null
  return { my_rank, top_three_ranks: ranks.slice(0, 3), other_users_rank: ranks.slice(3) }
}

export const boardScreens: Screen[] = [
  { name: 'league-first', who: 'veteran', isLong: true, show: at('/leaderboard/') },
  {
    name: 'league-silver',
    who: 'veteran',
    isLong: true,
    async show({ page }) {
      await altered(page, 'get_league', promoted)
      await page.goto('/leaderboard/')
    },
  },
  {
    name: 'league-window',
    who: 'starter',
    async show({ page }) {
      await altered(page, 'get_league', further)
      await page.goto('/leaderboard/')
    },
  },
  { name: 'league-empty', who: 'newcomer', isLong: true, show: at('/leaderboard/') },
  {
    name: 'friends-board',
    who: 'veteran',
    isLong: true,
    async show({ page }) {
      await altered(page, 'get_friends_leaderboard', amongFriends, { total: names.length + 1 })
      await page.goto('/leaderboard/?period=friends')
    },
  },
  { name: 'friends-empty', who: 'newcomer', isLong: true, show: at('/leaderboard/?period=friends') },
]
