import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import type { Answers } from '../../../test/fake-server.ts'
import { openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'

const nobody = { data: [], total: 0, coins_earned: 0, refer_code: 'NORA42', plays_needed: 5, days_needed: 2 }
const friend = { name: 'Bilal', joined_at: '2026-11-20T10:00:00.000Z', qualified: false, plays: 2, days: 1, coins: 0 }
const open = (answers: Answers) => openApp('/profile/invite/', { player: aPlayer(), answers: { get_user_badges: 'no_badges', ...answers } })

describe('the invite page', () => {
  it('shares the link through the share sheet of the device', async () => {
    const share = vi.spyOn(navigator, 'share')
    onTestFinished(() => share.mockRestore())
    const { user } = await open({ get_referrals: nobody })
    await screen.findByText('NORA42')
    await seen('invite.empty')
    await expectAccessible()
    await press(user, 'profile.share')
    expect(share.mock.calls).toEqual([[expect.objectContaining({ url: expect.stringMatching('/auth/sign-up/\\?ref=NORA42$') })]])
  })

  it('shows the state of each friend', async () => {
    await open({ get_referrals: { ...nobody, data: [friend], total: 1 } })
    await screen.findByText('Bilal')
    await screen.findByText(text('invite.plays', { count: 5, done: '2', all: '5' }))
    await expectAccessible()
  })
})
