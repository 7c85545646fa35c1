// Pages that require a second factor, and the way back after its set-up.

import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../test/accessible.ts'
import { type Answers, Fault } from '../../../../test/fake-server.ts'
import { field, heading, openApp, press, seen, text } from '../../../../test/open-app.tsx'
import { aPlayer, idTokenOf } from '../../../../test/people.ts'

const player = aPlayer()
const codes = Array.from({ length: 10 }, (_, index) => `code-${index}`)
const uri = 'otpauth://totp/Trivium:nora@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Trivium'
const identity = {
  'sign-in/email': {},
  token: { token: idTokenOf('nora-12') },
  'two-factor/enable': { totpURI: uri, backupCodes: codes },
  'two-factor/verify-totp': {},
}
const badge = { type: 'streak', name: 'Streak', note: 'Come every day', reward: 5, counter: 7, progress: 1, unlocked_at: null } as const
const demanded: Answers = { get_user_badges: 'second_factor_needed' }
const renewed: Answers = {
  user_signup: { data: { ...player, has_second_factor: true, api_token: 'new' } },
  get_user_by_id: { data: { ...player, has_second_factor: true } },
}

const typeCode = async (user: Awaited<ReturnType<typeof openApp>>['user']) => {
  ;(await screen.findByLabelText(text('auth.code_digit', { position: 1 }))).focus()
  await user.keyboard('424242')
}

describe('a required second factor', () => {
  it('leads a player without one to the set-up, and back to the page that required it', async () => {
    const { user, fill, path, server } = await openApp('/profile/badges/', { player, answers: demanded, identity })
    await waitFor(() => expect(path()).toBe('/settings/second-factor/'))
    await heading('factor.title')
    await expectAccessible()
    await fill(await field('auth.password'), 'a long enough secret')
    await press(user, 'factor.go_on')
    await screen.findByRole('img', { name: text('factor.picture') })
    await waitFor(() => expect(screen.getAllByRole('listitem').filter(({ textContent }) => codes.includes(textContent))).toHaveLength(10))
    await expectAccessible()
    server.answer({ ...renewed, get_user_badges: { data: [{ ...badge, status: 'locked' }] } })
    await typeCode(user)
    await waitFor(() => expect(path()).toBe('/profile/badges/'))
    await heading('badges.title')
  })

  it('is asked for at the login, refuses a wrong code, and accepts an emergency code instead', async () => {
    const { user, fill, server, path } = await openApp('/auth/second-factor/?by=email', {
      answers: renewed,
      identity: { ...identity, 'two-factor/verify-totp': { code: 'INVALID_CODE' }, 'two-factor/verify-backup-code': {} },
      otherwise: new Fault(503),
    })
    await typeCode(user)
    await seen('refusal.invalid_code')
    await expectAccessible()
    await press(user, 'factor.use_emergency_code')
    await press(user, 'auth.confirm_code')
    await seen('factor.emergency_code_missing')
    await fill(await field('factor.emergency_code'), 'code-4')
    await expectAccessible()
    await press(user, 'auth.confirm_code')
    await seen('home.hello_player', { name: 'Nora' })
    expect(path()).toBe('/')
    expect(server.identityLog).toContainEqual({ path: 'two-factor/verify-backup-code', body: expect.objectContaining({ code: 'code-4' }) })
  })
})

describe('the proof by phone before a change', () => {
  it('asks for the country, so that no code is typed by hand', async () => {
    const byPhone = aPlayer({ type: 'mobile', email: null, mobile: '+34600123456' })
    const { user, fill, server } = await openApp('/settings/second-factor/', { player: byPhone, identity: { 'phone-number/send-otp': {} } })
    expect(await screen.findByRole('combobox', { name: text('auth.country') })).toHaveProperty('value', 'Spain \u2066+34\u2069')
    await expectAccessible()
    await fill(await field('auth.mobile'), '600 123 456')
    await press(user, 'auth.send_code')
    await seen('auth.code_sent_to')
    expect(server.identityLog).toContainEqual({ path: 'phone-number/send-otp', body: { phoneNumber: '+34600123456' } })
  })
})
