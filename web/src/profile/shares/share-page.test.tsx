import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Fault } from '../../../test/fake-server.ts'
import { openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { aQuestion } from '../../../test/play.ts'

const address = '/s/a-shared-result-token/'
const round = { guest_key: 'key-of-a-guest-of-twenty', expires_at: '2099-01-01T00:00:00.000Z', points_each: 4 }

describe('a shared result', () => {
  it("leads a guest into the guest's round, without an account", async () => {
    const { user, path } = await openApp(address, { answers: { get_trial: { data: { ...round, questions: [aQuestion(1)] } } } })
    await press(user, 'share.play')
    await screen.findByRole('region', { name: text('trial.title') })
    await screen.findByText('Question 1?')
    expect(path()).toBe(address)
    await expectAccessible()
  })

  it('leads a guest to the sign-up where there are no questions to try', async () => {
    const { user } = await openApp(address, { answers: { get_trial: 'no_questions' } })
    await press(user, 'share.play')
    expect(await screen.findByRole('link', { name: text('auth.sign_up') })).toHaveProperty('pathname', '/auth/sign-up/')
  })

  it('leads a player to the modes', async () => {
    await openApp(address, { player: aPlayer(), otherwise: new Fault(503) })
    await seen('share.title')
    expect(await screen.findByRole('link', { name: text('share.play') })).toHaveProperty('pathname', '/play/')
  })
})
