import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../test/accessible.ts'
import { field, hasFocus, heading, openApp, press, seen } from '../../../../test/open-app.tsx'

const secret = 'a long enough secret'

describe('a forgotten password', () => {
  it.each(['known', 'unknown'])('shows the same text for a(n) %s address', async which => {
    const { user, fill, server } = await openApp('/auth/reset-password/', {
      identity: { 'request-password-reset': which === 'known' ? {} : { code: 'USER_NOT_FOUND' } },
    })
    await press(user, 'auth.send_link')
    await seen('auth.email_missing')
    await hasFocus(await field('auth.email'))
    await fill(await field('auth.email'), 'nora@example.com')
    await press(user, 'auth.send_link')
    await seen('auth.reset_sent', { email: 'nora@example.com' })
    await hasFocus(await heading('auth.inbox_title'))
    expect(server.identityLog.at(-1)?.body).toMatchObject({ email: 'nora@example.com' })
    await expectAccessible()
  })

  it('is replaced by a new one that is typed twice', async () => {
    const { user, fill, server, path } = await openApp('/auth/reset-password/?token=whole', { identity: { 'reset-password': {} } })
    await fill(await field('auth.password'), secret)
    await fill(await field('auth.password_again'), `${secret}.`)
    await expectAccessible()
    await press(user, 'auth.save_password')
    await seen('auth.passwords_differ')
    await hasFocus(await field('auth.password_again'))
    expect(server.identityLog).toEqual([])
    await fill(await field('auth.password_again'), secret)
    await press(user, 'auth.save_password')
    await waitFor(() => expect(path()).toBe('/auth/login/'))
    await seen('auth.password_changed')
    expect(server.identityLog.at(-1)?.body).toEqual({ token: 'whole', newPassword: secret })
  })

  it('needs a new link when the old one is no longer valid', async () => {
    const { user, fill } = await openApp('/auth/reset-password/?token=old', { identity: { 'reset-password': { code: 'INVALID_TOKEN' } } })
    await fill(await field('auth.password'), secret)
    await fill(await field('auth.password_again'), secret)
    await press(user, 'auth.save_password')
    await seen('auth.link_invalid')
    await seen('auth.new_link')
    await expectAccessible()
  })
})
