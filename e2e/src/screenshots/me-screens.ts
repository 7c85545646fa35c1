// Screens of a player: badges, notifications, friends, statistics, bookmarks, practice, and the home page in its states.

import type { Practice } from '@trivium/contract/practice'
import { altered } from './altered.ts'
import { at, type Scene, type Screen } from './screen.ts'
import { closeAll, openUpTo, quizLevel } from './starts.ts'

/** The practice state of a player after several weeks. */
const due = (practice: Practice): Practice => ({
  ...practice,
  due: 8,
  cards: 46,
  done_today: 4,
  forecast: practice.forecast.map((day, index) => ({ ...day, due: [8, 3, 5, 0, 7, 2, 1, 4, 0, 6, 2, 0, 1, 3][index] ?? 0 })),
})
const done = (practice: Practice): Practice => ({ ...due(practice), due: 0, done_today: practice.daily_limit })

async function practised({ page }: Scene, change: (practice: Practice) => Practice): Promise<void> {
  await altered(page, 'get_practice', change)
  await page.goto('/practice/')
}

export const meScreens: Screen[] = [
  { name: 'home-newcomer', who: 'newcomer', isLong: true, show: at('/') },
  {
    name: 'home-open-play',
    who: 'veteran',
    isLong: true,
    async show({ page, cast, languageId }) {
      await openUpTo(cast.veteran, quizLevel({ category: 'food', level: 1 }), languageId)
      await page.goto('/')
    },
  },
  {
    name: 'home-daily-taken',
    who: 'veteran',
    isLong: true,
    async show({ page, cast }) {
      await closeAll(cast.veteran)
      await altered(page, 'get_player_home', home => ({
        ...home,
        daily_quiz: { ...home.daily_quiz, state: 'done', streak: 4 },
        practice_due: 8,
      }))
      await page.goto('/')
    },
  },
  { name: 'badges-newcomer', who: 'newcomer', isLong: true, show: at('/profile/badges/') },
  { name: 'badges-veteran', who: 'veteran', isLong: true, show: at('/profile/badges/') },
  {
    name: 'notifications',
    who: 'veteran',
    async show({ page }) {
      // Opening the page marks notifications as read, so the reply is altered to keep some unread.
      await altered(page, 'get_notifications', notices => notices.map((notice, index) => ({ ...notice, read: index > 1 })))
      await page.goto('/profile/notifications/')
    },
  },
  { name: 'notifications-empty', who: 'newcomer', show: at('/profile/notifications/') },
  { name: 'invite', who: 'veteran', isLong: true, show: at('/profile/invite/') },
  {
    name: 'invite-friends',
    who: 'veteran',
    isLong: true,
    async show({ page }) {
      const joined_at = new Date(Date.now() - 3 * 86_400_000).toISOString()
      const friends = [
        { name: 'ليلى', joined_at, qualified: false, plays: 2, days: 1, coins: 0 },
        { name: 'Mateo', joined_at, qualified: true, plays: 5, days: 2, coins: 100 },
      ]
      await altered(page, 'get_referrals', () => friends, { total: 2, coins_earned: 100 })
      await page.goto('/profile/invite/')
    },
  },
  { name: 'bookmarks', who: 'veteran', show: at('/profile/play-bookmark-questions/') },
  { name: 'bookmarks-empty', who: 'newcomer', show: at('/profile/play-bookmark-questions/') },
  { name: 'bookmarks-play', who: 'veteran', isLong: true, show: at('/play-bookmark-questions/') },
  { name: 'practice-due', who: 'veteran', isLong: true, show: scene => practised(scene, due) },
  { name: 'practice-nothing', who: 'newcomer', isLong: true, show: at('/practice/') },
  { name: 'practice-done', who: 'veteran', isLong: true, show: scene => practised(scene, done) },
]
