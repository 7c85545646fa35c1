import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../test/accessible.ts'
import { Fault } from '../../../../test/fake-server.ts'
import { field, hasFocus, openApp, press, seen, text } from '../../../../test/open-app.tsx'
import { aPlayer, idTokenOf, theSite } from '../../../../test/people.ts'

const player = aPlayer()
const { providers } = theSite()

async function logIn({ user, fill }: Awaited<ReturnType<typeof openApp>>, email: string, password: string) {
  await fill(await field('auth.email'), email)
  await fill(await field('auth.password'), password)
  await press(user, 'auth.log_in')
}

describe('logging in by email', () => {
  it('shows at the field what is missing, and moves the focus there', async () => {
    const opened = await openApp('/auth/login/')
    await logIn(opened, 'nora@', '')
    await seen('refusal.invalid_email')
    await hasFocus(await field('auth.email'))
    await logIn(opened, 'nora@example.com', '')
    await seen('auth.password_missing')
    await hasFocus(await field('auth.password'))
    expect(screen.queryByText(text('refusal.invalid_email'))).toBeNull()
    expect(opened.server.identityLog).toEqual([])
    await expectAccessible()
  })

  it('shows the same text for a wrong password and for an unknown address', async () => {
    const opened = await openApp('/auth/login/', { identity: { 'sign-in/email': { code: 'INVALID_EMAIL_OR_PASSWORD' } } })
    await logIn(opened, 'nora@example.com', 'not the secret')
    await seen('auth.wrong_credentials')
    expect(await field('auth.email')).toHaveProperty('value', 'nora@example.com')
  })

  it('offers another message when the address is not confirmed', async () => {
    const opened = await openApp('/auth/login/', { identity: { 'sign-in/email': { code: 'EMAIL_NOT_VERIFIED' } } })
    await logIn(opened, 'tom@example.com', 'a long enough secret')
    await seen('refusal.verify_email_first')
    await seen('auth.inbox_text', { email: '\u2066tom@example.com\u2069' })
    await expectAccessible()
  })

  it('asks for the second factor if the account has one', async () => {
    const opened = await openApp('/auth/login/', { identity: { 'sign-in/email': { twoFactorRedirect: true } } })
    await logIn(opened, 'nora@example.com', 'a long enough secret')
    await waitFor(() => expect(opened.path()).toBe('/auth/second-factor/'))
  })

  it('says that the account has been deactivated', async () => {
    const opened = await openApp('/auth/login/', { identity: { 'sign-in/email': { code: 'BANNED_USER' } } })
    await logIn(opened, 'nora@example.com', 'a long enough secret')
    await screen.findByText('Your account has been deactivated! Please contact admin.')
  })
})

describe('logging in with Google', () => {
  it('can be the only method, shows a failure, and stops waiting after Back', async () => {
    const never = new Promise<object>(() => {})
    const { user } = await openApp('/auth/login/?from=google&error=access_denied', {
      site: { providers: { ...providers, google: true, email: false, phone: false } },
      // The request to Google never gets a reply.
      identity: { 'sign-in/social': () => never },
    })
    await seen('auth.google_failed')
    const google = await screen.findByRole('button', { name: text('auth.with_google') })
    await expectAccessible()
    expect(screen.queryAllByRole('textbox')).toEqual([])
    await user.click(google)
    await waitFor(() => expect(google.getAttribute('aria-disabled')).toBe('true'))
    await hasFocus(google)
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    await waitFor(() => expect(google.getAttribute('aria-disabled')).toBeNull())
  })

  it('signs in after the return', async () => {
    const { server } = await openApp('/auth/login/?from=google', {
      site: { providers: { ...providers, google: true } },
      answers: { user_signup: { data: { ...player, api_token: 'new' } }, get_user_by_id: { data: player } },
      identity: { token: { token: idTokenOf('nora-12') } },
      otherwise: new Fault(503),
    })
    await seen('home.hello_player', { name: 'Nora' })
    expect(server.calls('user_signup')).toMatchObject([{ firebase_id: 'nora-12', type: 'gmail' }])
  })
})
