import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FriendsBoard, RankedFriend } from '@trivium/contract/people/friends'
import { expectAccessible } from '../../../test/accessible.ts'
import { Fault } from '../../../test/fake-server.ts'
import { heading, openApp, press, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'

const place = (user_id: number, name: string, user_rank: number, streak = 0): RankedFriend => ({
  user_id,
  name,
  profile: null,
  score: 24 - user_rank,
  user_rank,
  streak,
})
const me = place(12, 'Nora', 2)
const alone: FriendsBoard = { my_rank: me, top_three_ranks: [me], other_users_rank: [] }
const friends: FriendsBoard = { ...alone, top_three_ranks: [place(9, 'Bilal', 1, 7), me] }

describe('the leaderboard of friends', () => {
  it('offers an invitation while it is empty', async () => {
    const { user, path } = await openApp('/leaderboard/', {
      player: aPlayer(),
      answers: { get_friends_leaderboard: { data: alone, total: 1 }, get_friend_requests: { data: [], total: 0 } },
      otherwise: new Fault(503),
    })
    await user.click(await screen.findByRole('tab', { name: text('board.period_friends') }))
    await heading('friends.empty')
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: text('friends.invite') }))
    await waitFor(() => expect(path()).toBe('/profile/invite/'))
  })

  it('shows friends, and removes one after a confirmation', async () => {
    const { user, server } = await openApp('/leaderboard/?period=friends', {
      player: aPlayer(),
      answers: {
        get_friends_leaderboard: { data: friends, total: 2 },
        get_friend_requests: { data: [], total: 0 },
        remove_friend: { data: null },
      },
    })
    const rows = within(await screen.findByRole('list', { name: text('friends.list') })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Bilal'), expect.any(String)])
    const days = text('daily.days', { count: 7, shown: '7' })
    expect(screen.getAllByRole('img', { name: `${text('daily.streak')}: ${days}` })).toHaveLength(1)
    await expectAccessible()
    await press(user, 'friends.remove', { name: 'Bilal' })
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(text('friends.remove_text'))
    await expectAccessible()
    server.answer({ get_friends_leaderboard: { data: alone, total: 1 } })
    await press(user, 'friends.remove_confirm')
    await heading('friends.empty')
    expect(server.calls('remove_friend')).toEqual([{ user_id: 9 }])
  })

  it('lists who has asked for a friendship, and answers them', async () => {
    const asking = [
      { user_id: 9, name: 'Bilal', profile: null, since: '2026-11-20T12:00:00.000Z' },
      { user_id: 10, name: 'Cleo', profile: null, since: '2026-11-19T12:00:00.000Z' },
    ]
    const { user, server } = await openApp('/leaderboard/?period=friends', {
      player: aPlayer(),
      answers: {
        get_friends_leaderboard: { data: alone, total: 1 },
        get_friend_requests: { data: asking, total: 2 },
        answer_friend_request: { data: null },
      },
    })
    await heading('friends.requests')
    await expectAccessible()
    const accept = await screen.findByRole('button', { name: `${text('friends.accept')}: Bilal` })
    server.answer({ get_friends_leaderboard: { data: friends, total: 2 }, get_friend_requests: { data: asking.slice(1), total: 1 } })
    await user.click(accept)
    await screen.findByRole('list', { name: text('friends.list') })
    const decline = await screen.findByRole('button', { name: `${text('friends.decline')}: Cleo` })
    server.answer({ get_friend_requests: { data: [], total: 0 } })
    await user.click(decline)
    await waitFor(() => expect(screen.queryByRole('heading', { name: text('friends.requests') })).toBeNull())
    expect(server.calls('answer_friend_request')).toEqual([
      { user_id: 9, accept: true },
      { user_id: 10, accept: false },
    ])
  })

  it('and leagues are for players; guests see the three public leaderboards', async () => {
    await openApp('/leaderboard/?period=league', { otherwise: new Fault(503) })
    const shown = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent)
    expect(shown).toEqual((['daily', 'monthly', 'all'] as const).map(period => text(`board.period_${period}`)))
  })
})
