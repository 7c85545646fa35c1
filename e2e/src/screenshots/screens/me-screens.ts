// Screens of a player: badges, notifications, friends, statistics, bookmarks, practice, and the home page in its states.

import type { InvitablePlayer, Message } from '@trivium/contract/people/messages'
import type { Practice } from '@trivium/contract/play/practice'
import { altered } from '../altered.ts'
import { at, press, type Scene, type Screen } from '../screen.ts'
import { closeAll, openUpTo, quizLevel } from '../starts.ts'

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

const layla = { user_id: 1, name: 'ليلى منصور', profile: null }
const mateo = { user_id: 2, name: 'Mateo Rojas', profile: null }

function messagesOfAllKinds(): Message[] {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const room = {
    room_id: 'a',
    room_code: 'ABCD-EFGH',
    room_type: 'group',
    category: null,
    entry: 10,
    questions: 10,
    taken: 2,
    seats: 4,
  } as const
  const common = { date: ago(2), read: true, from: mateo, room }
  const report = { question_id: 1, question: 'In which year did the first Olympic Games of modern times take place?', language_id: 1 }
  return [
    { ...common, id: '1', kind: 'invitation', from: layla, read: false, state: 'open', until: ago(-8) },
    { ...common, id: '2', kind: 'rematch', read: false, until: ago(-0.4) },
    { ...common, id: '3', kind: 'phrase', phrase: 'clap' },
    { ...common, id: '4', kind: 'phrase', from: layla, phrase: 'well_played' },
    { ...common, id: '5', kind: 'invitation', date: ago(200), state: 'closed', until: null },
    {
      id: '6',
      kind: 'answer',
      date: ago(3000),
      read: true,
      report: { ...report, reason: 'The date in it is wrong.' },
      answer: 'Thank you for looking closely. It was 1896: the question has been mended.',
    },
  ]
}

export const meScreens: Screen[] = [
  { name: 'home-newcomer', who: 'newcomer', isLong: true, show: at('/') },
  {
    name: 'home-open-play',
    who: 'veteran',
    isLong: true,
    async show({ page, seeded, languageId }) {
      await openUpTo(seeded.veteran, quizLevel({ category: 'food', level: 1 }), languageId)
      await page.goto('/')
    },
  },
  { name: 'home-first-day', who: 'newcomer', isLong: true, show: at('/') },
  {
    name: 'home-second-day',
    who: 'starter',
    isLong: true,
    async show({ page }) {
      await altered(page, 'get_player_home', home => ({
        ...home,
        days_in_a_row: 2,
        best_yesterday: 80,
        daily_quiz: { ...home.daily_quiz, state: 'open', streak: 1 },
        practice_due: 7,
      }))
      await page.goto('/')
    },
  },
  {
    name: 'home-tenth-day',
    who: 'veteran',
    isLong: true,
    async show({ page, seeded }) {
      await closeAll(seeded.veteran)
      await altered(page, 'get_player_home', home => ({
        ...home,
        days_in_a_row: 10,
        daily_quiz: { ...home.daily_quiz, state: 'done', streak: 10 },
        practice_due: 8,
        badges_to_claim: 0,
      }))
      await page.goto('/')
    },
  },
  ...(['duel', 'train', 'exam-hall'] as const).map((door): Screen => ({
    name: `door-${door}`,
    who: 'veteran',
    async show({ page }) {
      await altered(page, 'get_player_home', home => ({ ...home, practice_due: 8 }))
      await page.goto(`/${door}/`)
    },
  })),
  { name: 'door-guest', who: 'guest', isLong: true, show: at('/duel/') },
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
  {
    name: 'messages',
    who: 'veteran',
    isLong: true,
    async show({ page }) {
      await altered(page, 'get_messages', () => messagesOfAllKinds(), { total: 6, unread: 2 })
      await altered(page, 'get_blocked_players', () => [{ ...mateo, since: new Date().toISOString() }], { total: 1 })
      await page.goto('/profile/messages/')
    },
  },
  {
    name: 'messages-unread',
    who: 'veteran',
    async show({ page }) {
      await altered(page, 'get_user_by_id', user => ({ ...user, unread_messages: 3 }))
      await page.goto('/profile/')
    },
  },
  { name: 'messages-empty', who: 'newcomer', show: at('/profile/messages/') },
  {
    name: 'invite-players',
    who: 'veteran',
    async show(scene) {
      const { page, seeded } = scene
      const { data } = await seeded.veteran.ask('create_room', { room_id: 'screenshot', room_type: 'group', entry: 0 })
      const since = new Date().toISOString()
      const players: InvitablePlayer[] = [
        { ...layla, known_by: 'battle', since, invited: true },
        { ...mateo, known_by: 'battle', since, invited: false },
        { user_id: 3, name: 'Aoife', profile: null, known_by: 'referral', since, invited: false },
      ]
      await altered(page, 'get_invitable_players', () => players, { total: 3, left_today: 17 })
      await page.goto(`/group-battle/room/${data.roomID}/`)
      await press(scene, 'messages.invite_players')
      await page.getByText('Mateo').waitFor()
    },
  },
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
