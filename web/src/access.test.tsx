// Access to pages: guards, the return after a sign-in, sessions that end.

import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../test/accessible.ts'
import { type Answers, Fault } from '../test/fake-server.ts'
import { field, heading, openApp, press, seen, text } from '../test/open-app.tsx'
import { aPlayer, idTokenOf } from '../test/people.ts'
import { useSession } from './platform/session/session.ts'

const player = aPlayer()
const signsIn: Answers = { user_signup: { data: { ...player, api_token: 'new' } }, get_user_by_id: { data: player } }
const knowsPassword = { 'sign-in/email': {}, token: { token: idTokenOf('nora-12') } }

/** The pages for players, from section 2 of the specification. */
const gated = [
  '/quiz-zone/',
  '/fun-and-learn/',
  '/guess-the-word/',
  '/self-learning/',
  '/contest-play/',
  '/random-battle/',
  '/group-battle/',
  '/audio-questions/',
  '/math-mania/',
  '/exam-module/',
  '/quiz-play/daily-quiz-dashboard/',
  '/quiz-play/true-and-false-play/',
  '/profile/',
  '/profile/play-bookmark-questions/',
  '/profile/statistics/',
  '/profile/test-report/',
  '/play-bookmark-questions/',
  '/multi-match-questions/',
  '/create-test-questions/',
]

describe('a guest', () => {
  it.each(gated)('is redirected from %s to the login', async address => {
    const { path } = await openApp(address)
    await seen('auth.login_first')
    await heading('auth.login_title')
    expect(path()).toBe('/auth/login/')
  })

  it('gets to the requested page after signing in, also to one deep inside a gated section', async () => {
    const { path, user, fill } = await openApp('/quiz-zone/food/', {
      answers: { ...signsIn, get_level_data: 'no_levels' },
      identity: knowsPassword,
      otherwise: new Fault(503),
    })
    // Words of the seed, as a polite toast; the page says what the visitor needs.
    expect((await seen('auth.login_first')).closest('[role=alert]')).toBeNull()
    await seen('auth.needed_for', { what: text('mode.name_quiz_zone') })
    await expectAccessible()
    await fill(await field('auth.email'), 'nora@example.com')
    await fill(await field('auth.password'), 'a long enough secret')
    await press(user, 'auth.log_in')
    await waitFor(() => expect(path()).toBe('/quiz-zone/food/'))
    await waitFor(() => expect(screen.queryByText(text('auth.login_first'))).toBeNull())
  })

  it('sees “not found” at an unknown address, with a link home', async () => {
    const { path, user } = await openApp('/no/such/page/')
    await screen.findAllByRole('heading', { name: text('not_found.title') })
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: text('not_found.home') }))
    await seen('home.hello_guest')
    expect(path()).toBe('/')
  })
})

describe('a signed-in player', () => {
  it.each(['/auth/login/', '/auth/sign-up/', '/auth/reset-password/', '/auth/otp-verify/'])('is redirected home from %s', async address => {
    const { path } = await openApp(address, { player, otherwise: new Fault(503) })
    await seen('home.hello_player', { name: 'Nora' })
    expect(path()).toBe('/')
  })

  it.each(gated)('finds a page at %s', async address => {
    const { path } = await openApp(address, { player, otherwise: new Fault(503) })
    await screen.findAllByRole('heading', { level: 1 })
    expect(screen.queryByRole('heading', { name: text('not_found.title') })).toBeNull()
    expect(path()).toBe(address)
  })
})

describe('a session that has ended', () => {
  it.each(['/profile/', '/quiz-zone/', '/leaderboard/'])('leads home from %s at the first call, without a message', async address => {
    const { path } = await openApp(address, { player, isEnded: true, otherwise: new Fault(503) })
    await seen('home.hello_guest')
    expect(path()).toBe('/')
    expect(useSession.getState()).toMatchObject({ token: null, user: null })
    expect(screen.queryByText(text('auth.login_first'))).toBeNull()
  })

  it('leads home from an open page', async () => {
    const { path, server, user } = await openApp('/coin-history/', { player, answers: { get_tracker_data: { data: [], total: 0 } } })
    await seen('wallet.empty_all')
    server.endSessions()
    await user.click(screen.getByText(text('wallet.filter_income')))
    await seen('home.hello_guest')
    expect(path()).toBe('/')
    expect(useSession.getState().token).toBeNull()
  })

  it('says that the account was deactivated meanwhile', async () => {
    const { path } = await openApp('/profile/', { player, isEnded: 'account_deactivated', otherwise: new Fault(503) })
    await screen.findByText('Your account has been deactivated! Please contact admin.', { exact: false })
    expect(path()).toBe('/')
  })
})
