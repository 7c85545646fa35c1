import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Ranked } from '@trivium/contract/rewards/leaderboards'
import { expectAccessible } from '../../../../test/accessible.ts'
import { openApp, press, text } from '../../../../test/open-app.tsx'
import { aPlayer } from '../../../../test/people.ts'

const place = (user_id: number, name: string, user_rank: number, profile: string | null = null): Ranked => ({
  user_id,
  name,
  profile,
  score: 24 - user_rank,
  user_rank,
})
const me = aPlayer()
const best = [place(31, 'Bilal', 1), place(32, 'Carla', 2, '/media/profile-32.webp'), place(33, 'Dana', 3, '/media/profile-33.svg')]
const mine = place(me.id, me.name, 4)
const board = { data: { my_rank: mine, top_three_ranks: best, other_users_rank: [mine, place(34, 'Emre', 5)] }, total: 5 }
const reportOf = (name: string) => screen.findByRole('button', { name: text('report_player.of', { name }) })
const answers = { get_globle_leaderboard: board, get_monthly_leaderboard: board, get_daily_leaderboard: board }

describe('the report of a player', () => {
  it('opens from the name, asks for the picture only if it was uploaded, and is sent once', async () => {
    const { user, server } = await openApp('/leaderboard/?period=monthly', {
      player: me,
      answers: { ...answers, report_player: { data: null } },
    })
    await user.click(await reportOf('Dana'))
    const dialog = within(await screen.findByRole('dialog'))
    await expectAccessible()
    expect(dialog.queryByRole('radio', { name: text('report_player.picture') })).toBeNull()
    await press(user, 'action.cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await reportOf('Carla'))
    await user.click(await screen.findByRole('radio', { name: text('report_player.picture') }))
    await user.click(screen.getByRole('radio', { name: text('report_player.why_sexual') }))
    await press(user, 'report_player.send')
    await waitFor(() => expect(server.calls('report_player')).toEqual([{ user_id: 32, subject: 'picture', reason: 'sexual' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says when it was sent already, and is not offered on oneself', async () => {
    const { user } = await openApp('/leaderboard/?period=monthly', {
      player: me,
      answers: { ...answers, report_player: 'player_already_reported' },
    })
    await user.click(await reportOf('Emre'))
    await press(user, 'report_player.send')
    await screen.findByText(text('refusal.player_already_reported'))
    expect(screen.queryByRole('button', { name: text('report_player.of', { name: me.name }) })).toBeNull()
  })

  it('is not offered to guests', async () => {
    await openApp('/leaderboard/?period=monthly', { answers })
    await screen.findByText('Emre')
    expect(screen.queryByRole('button', { name: text('report_player.of', { name: 'Emre' }) })).toBeNull()
  })
})
