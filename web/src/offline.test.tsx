// Pages of lists without a connection: each says so and offers to try again.

import type { ActionName } from '@trivium/contract'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Fault } from '../test/fake-server.ts'
import { button, openApp, seen, text } from '../test/open-app.tsx'
import { aPlayer } from '../test/people.ts'

const lists: Record<string, ActionName> = {
  '/leaderboard/?period=daily': 'get_daily_leaderboard',
  '/leaderboard/?period=monthly': 'get_monthly_leaderboard',
  '/leaderboard/?period=all': 'get_globle_leaderboard',
  '/leaderboard/?period=league': 'get_league',
  '/leaderboard/?period=friends': 'get_friends_leaderboard',
  '/learn/': 'get_progress_map',
  '/contest/': 'get_contest',
  '/contest/7/leaderboard/': 'get_contest_leaderboard',
  '/exam-module/': 'get_exam_module',
  '/exam-module/?list=completed': 'get_exam_module',
  '/exam-module/7/': 'get_exam_module',
  '/create-test-questions/': 'get_open_tests',
  '/profile/test-report/': 'get_questions_test_report',
  '/quiz-zone/': 'get_categories',
  '/fun-and-learn/': 'get_categories',
  '/practice/': 'get_practice',
  '/quiz-play/daily-quiz-dashboard/': 'get_daily_quiz_calendar',
  '/play-bookmark-questions/': 'get_bookmark',
  '/profile/play-bookmark-questions/': 'get_bookmark',
  '/profile/statistics/': 'get_users_statistics',
  '/profile/week/': 'get_week_review',
  '/profile/badges/': 'get_user_badges',
  '/profile/battles/': 'get_battle_statistics',
  '/profile/wallet/': 'get_payment_request',
  '/coin-history/': 'get_tracker_data',
  '/profile/messages/': 'get_messages',
  '/profile/notifications/': 'get_notifications',
  '/profile/invite/': 'get_referrals',
}

function goOffline(): void {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
}

describe('without a connection', () => {
  it.each(Object.entries(lists))('%s says so and tries again when asked', async (address, action) => {
    goOffline()
    const { server, user } = await openApp(address, { player: aPlayer(), otherwise: new Fault(null) })
    await screen.findAllByText(text('error.no_answer'))
    const before = server.calls(action).length
    // A part of the page may ask again by itself, and its button goes meanwhile.
    for (const retry of await screen.findAllByRole('button', { name: text('action.retry') })) if (retry.isConnected) await user.click(retry)
    await waitFor(() => expect(server.calls(action).length).toBeGreaterThan(before))
  })

  it('a leaderboard shows when the connection is back', async () => {
    goOffline()
    const { server, user } = await openApp('/leaderboard/?period=friends', {
      player: aPlayer(),
      answers: { get_friends_leaderboard: new Fault(null) },
      otherwise: new Fault(503),
    })
    await seen('error.nothing_lost')
    const retry = await button('action.retry')
    const me = { user_id: 12, name: 'Nora', profile: null, score: 1, user_rank: 2, streak: 0 }
    const first = { ...me, user_id: 9, name: 'Bilal', user_rank: 1 }
    server.answer({ get_friends_leaderboard: { data: { my_rank: me, top_three_ranks: [first, me], other_users_rank: [] }, total: 2 } })
    await user.click(retry)
    expect(await screen.findByRole('list', { name: text('friends.list') })).toBeTruthy()
  })
})
