// Screens of coming back: the week in review, the calendar of days, a league of one.

import type { League } from '@trivium/contract/rewards/leagues'
import type { WeekReview } from '@trivium/contract/profile/week'
import type { PlayedDays } from '@trivium/contract/rewards/streaks'
import { altered } from '../altered.ts'
import { at, type Screen } from '../screen.ts'

const asked = [20, 0, 45, 10, 30, 0, 12]

const busy = (review: WeekReview): WeekReview => ({
  ...review,
  days: review.days.map((day, index) => ({ ...day, asked: asked[index] ?? 0, correct: Math.round((asked[index] ?? 0) * 0.8) })),
  rounds: 11,
  best_run: 14,
  strongest: { name: 'History', percentage: 91 },
  league: { tier: 'silver', rank: 3, members: 12 },
})

function played(days: PlayedDays): PlayedDays {
  const day = (number: number) => `${days.month}-${String(number).padStart(2, '0')}`
  const answered = (number: number) => (number % 6 === 0 ? 0 : 5 + number)
  return {
    ...days,
    today: day(24),
    since: day(4),
    days: Array.from({ length: 20 }, (_, index) => ({
      day: day(index + 4),
      answered: answered(index + 4),
      frozen: (index + 4) % 12 === 0,
      daily_play_id: index % 3 === 0 ? index + 1 : null,
    })),
  }
}

const alone = (league: League): League => ({
  ...league,
  members: league.my_rank ? [{ ...league.my_rank, user_rank: 1 }] : [],
  my_rank: league.my_rank && { ...league.my_rank, user_rank: 1 },
  rival: null,
  promotes: 0,
  demotes: 0,
})

export const backScreens: Screen[] = [
  {
    name: 'week',
    who: 'veteran',
    isLong: true,
    isWordy: true,
    async show({ page }) {
      await altered(page, 'get_week_review', busy)
      await page.goto('/profile/week/')
    },
  },
  { name: 'week-empty', who: 'newcomer', show: at('/profile/week/') },
  {
    name: 'profile-days',
    who: 'veteran',
    isLong: true,
    async show({ page }) {
      await altered(page, 'get_played_days', played)
      await page.goto('/profile/')
    },
  },
  {
    name: 'league-alone',
    who: 'veteran',
    isLong: true,
    async show({ page }) {
      await altered(page, 'get_league', alone)
      await page.goto('/leaderboard/')
    },
  },
]
