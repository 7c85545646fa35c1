import type { Badge } from '@trivium/contract/rewards/badges'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../../test/accessible.ts'
import { hasFocus, show, text } from '../../../../test/open-app.tsx'
import { aPlayer } from '../../../../test/people.ts'
import { useSession } from '../../../platform/session/session.ts'
import { ResultBadges } from './result-badges.tsx'

const types = ['dashing_debut'] as const

it('pays the reward of a badge with one tap on the result', async () => {
  const badge: Badge = {
    type: 'dashing_debut',
    name: text('badge.dashing_debut.name'),
    note: '',
    reward: 5,
    counter: 1,
    progress: 1,
    status: 'unlocked',
    unlocked_at: '2026-11-21T10:00:00.000Z',
  }
  const { user, server } = await show(<ResultBadges badges={[...types]} />, {
    player: aPlayer(),
    answers: { get_user_badges: { data: [badge] }, set_user_coin_score: { data: { coins: 105, score: 0, all_time_score: 0 } } },
  })
  const claim = await screen.findByRole('button', { name: new RegExp(`^${badge.name}: `) })
  await expectAccessible()
  server.answer({ get_user_badges: { data: [{ ...badge, status: 'claimed' }] } })
  await user.click(claim)
  await waitFor(() => expect(useSession.getState().user?.coins).toBe(105))
  await hasFocus(await screen.findByRole('link'))
  await waitFor(() => expect(screen.queryByRole('button', { name: new RegExp(`^${badge.name}: `) })).toBeNull())
})
