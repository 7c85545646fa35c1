import { onlineManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { Fault } from '../../../test/fake-server.ts'
import { button, openApp, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'

it('says that a leaderboard cannot be shown without a connection, and shows it afterwards', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
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
