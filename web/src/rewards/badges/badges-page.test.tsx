import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Badge, badgeTypes } from '@trivium/contract/rewards/badges'
import { expectAccessible } from '../../../test/accessible.ts'
import { type Answers, Fault } from '../../../test/fake-server.ts'
import { button, hasFocus, openApp, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { useSession } from '../../platform/session/session.ts'

const locked = badgeTypes.map((type): Badge => ({
  type,
  name: `name of ${type}`,
  note: type,
  reward: 5,
  counter: 10,
  progress: 1,
  status: 'locked',
  unlocked_at: null,
}))
const first: Badge = { ...locked[0]!, status: 'unlocked', progress: 10, unlocked_at: '2026-11-21T10:00:00.000Z' }
const open = (data: Badge[], answers: Answers = {}) =>
  openApp('/profile/badges/', { player: aPlayer(), answers: { get_user_badges: { data }, ...answers }, otherwise: new Fault(503) })

describe('the badges', () => {
  it('start with the nearest badge and how to get it when the player has none', async () => {
    const { user, path } = await open(locked)
    await seen('badges.of_all', { unlocked: '0', all: '15' })
    await expectAccessible()
    await user.click(await screen.findByRole('link', { name: text('badges.go') }))
    await waitFor(() => expect(path()).not.toBe('/profile/badges/'))
    await screen.findAllByRole('heading', { level: 1 })
    expect(screen.queryByRole('heading', { name: text('not_found.title') })).toBeNull()
  })

  it('can be claimed once', async () => {
    const { user, server } = await open([first, ...locked.slice(1)], {
      set_user_coin_score: { data: { coins: 105, score: 0, all_time_score: 0 } },
    })
    const claim = await screen.findByRole('button', { name: new RegExp(`^${first.name}: `) })
    await expectAccessible()
    server.answer({ get_user_badges: { data: [{ ...first, status: 'claimed' }, ...locked.slice(1)] } })
    await user.click(claim)
    await waitFor(() => expect(useSession.getState().user?.coins).toBe(105))
    await waitFor(() => expect(screen.queryByRole('button', { name: new RegExp(`^${first.name}: `) })).toBeNull())
    await hasFocus(await seen('badges.of_all', { unlocked: '1', all: '15' }))
    expect(server.log.find(({ name }) => name === 'set_user_coin_score')).toMatchObject({ key: expect.any(String) })
  })

  it('say when one was claimed on another device', async () => {
    const { user, server } = await open([first, ...locked.slice(1)], { set_user_coin_score: 'already_claimed' })
    const claim = await screen.findByRole('button', { name: new RegExp(`^${first.name}: `) })
    server.answer({ get_user_badges: { data: [{ ...first, status: 'claimed' }, ...locked.slice(1)] } })
    await user.click(claim)
    await seen('refusal.already_claimed')
    await waitFor(() => expect(screen.queryByRole('button', { name: new RegExp(`^${first.name}: `) })).toBeNull())
  })

  it('are requested again when loading fails', async () => {
    const { user, server } = await openApp('/profile/badges/', { player: aPlayer(), answers: { get_user_badges: new Fault(null) } })
    await seen('error.nothing_lost')
    // The button is found first: with an answer, the page may load by itself.
    const retry = await button('action.retry')
    server.answer({ get_user_badges: { data: locked } })
    await user.click(retry)
    await seen('badges.of_all', { unlocked: '0', all: '15' })
  })
})
