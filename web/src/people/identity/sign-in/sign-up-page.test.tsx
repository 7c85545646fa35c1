import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../test/accessible.ts'
import { Fault } from '../../../../test/fake-server.ts'
import { field, hasFocus, heading, openApp, press, seen, text } from '../../../../test/open-app.tsx'
import { aPlayer, idTokenOf } from '../../../../test/people.ts'
import { aQuestion } from '../../../../test/play.ts'
import { saveTrial } from '../saved-trial.ts'

const password = 'a long enough secret'
const player = aPlayer({ name: 'Tom' })

/** Keeps a trial in this browser, with one right answer. */
function keep(answered: number, total: number): void {
  const told = { answered, right: 1, total, points: 4, correct: true, correct_answer: 'a', note: null, answer: 'a' }
  saveTrial({
    guest_key: 'key',
    expires_at: '2099-01-01T00:00:00.000Z',
    questions: Array.from({ length: total }, (_, index) => aQuestion(index)),
    told: Array.from({ length: answered }, () => told),
  })
}

/** Signs up, so that the page waits for the confirmation. */
async function waiting() {
  const { user, fill } = await openApp('/auth/sign-up/', { identity: { 'sign-up/email': {} } })
  await fill(await field('auth.name'), 'Tom')
  await fill(await field('auth.email'), 'tom@example.com')
  await fill(await field('auth.password'), password)
  await press(user, 'auth.sign_up')
  await seen('auth.inbox_text', { email: '\u2066tom@example.com\u2069' })
}

describe('a guest who has played', () => {
  it('reads which points the new account takes over', async () => {
    keep(5, 5)
    await openApp('/auth/sign-up/')
    await seen('trial.waiting', { count: 4, shown: '4' })
    await expectAccessible()
  })
})

describe('signing up by email', () => {
  // ASVS V6.2.6, V6.2.7
  it('shows problems beside the field, keeps the typed text, and can show the password', async () => {
    const { user, fill } = await openApp('/auth/sign-up/')
    await fill(await field('auth.name'), 'Tom')
    await fill(await field('auth.email'), 'tom@')
    const secret = await field('auth.password')
    // Password managers recognise the field, and pasting works.
    await fill(secret, password)
    expect(secret).toMatchObject({ value: password, type: 'password', autocomplete: 'new-password' })
    const paste = new Event('paste', { bubbles: true, cancelable: true })
    expect(fireEvent(secret, paste)).toBe(true)
    expect(screen.queryByLabelText(text('auth.referral_code'))).toBeNull()
    await press(user, 'auth.show_password')
    await waitFor(() => expect(secret).toHaveProperty('type', 'text'))
    await press(user, 'auth.sign_up')
    await seen('refusal.invalid_email')
    await hasFocus(await field('auth.email'))
    await seen('auth.password_rule')
    await fill(await field('auth.email'), '')
    await fill(secret, 'short')
    await press(user, 'auth.sign_up')
    await seen('auth.email_missing')
    expect(screen.getAllByText(text('auth.password_rule'))).toHaveLength(1)
    expect(await field('auth.name')).toHaveProperty('value', 'Tom')
    await expectAccessible()
  })

  it('unfolds the field for a referral code, and says when the code is unknown', async () => {
    const { user, fill, server } = await openApp('/auth/sign-up/?ref=NOBODYS1', {
      identity: { 'sign-up/email': { code: 'INVALID_FRIENDS_CODE' } },
    })
    const code = await field('auth.referral_code')
    expect(code).toHaveProperty('value', 'NOBODYS1')
    await fill(await field('auth.name'), 'Bilal')
    await fill(await field('auth.email'), 'bilal@example.com')
    await fill(await field('auth.password'), password)
    await press(user, 'auth.sign_up')
    await seen('refusal.invalid_friends_code')
    await hasFocus(code)
    await expectAccessible()
    server.answerIdentity({ 'sign-up/email': {} })
    await fill(code, 'FRIENDS2')
    await press(user, 'auth.sign_up')
    await hasFocus(await heading('auth.inbox_title'))
    expect(server.identityLog.at(-1)?.body).toMatchObject({ name: 'Bilal', friends_code: 'FRIENDS2' })
  })

  it('moves the focus into the unfolded field for a code', async () => {
    const { user } = await openApp('/auth/sign-up/')
    await press(user, 'auth.have_code')
    await hasFocus(await field('auth.referral_code'))
  })

  it.each([
    ['has not played', 0, 5],
    ['has begun', 2, 5],
  ])('offers a guest who %s to play on while the message is on its way', async (_what, answered, total) => {
    keep(answered, total)
    await waiting()
    await seen('auth.meanwhile')
    expect(screen.getByRole('link', { name: text('auth.play_meanwhile') }).getAttribute('href')).toBe('/#trial')
    await expectAccessible()
  })

  it('says that the points of a finished trial go to the account', async () => {
    keep(5, 5)
    await waiting()
    await seen('auth.points_wait', { count: 4, shown: '4' })
    expect(screen.queryByRole('link', { name: text('auth.play_meanwhile') })).toBeNull()
  })

  it('cannot send another message within the first minute, but screen readers find its button', async () => {
    await waiting()
    const again = screen.getAllByRole('button').find(one => one.getAttribute('aria-disabled') === 'true')
    again?.focus()
    await hasFocus(again ?? document.body)
  })
})

describe('the link of the message', () => {
  it.each([
    ['TOKEN_EXPIRED', 'auth.link_over_title'],
    ['LINK_USED', 'auth.link_used_title'],
  ] as const)('says that it is no longer valid (%s)', async (code, title) => {
    await openApp('/auth/verify-email/?token=cut', { identity: { 'verify-email/read': { code } } })
    await heading(title)
    await expectAccessible()
  })

  it('can be pressed again when the first press gets no reply', async () => {
    const { user, server } = await openApp('/auth/verify-email/?token=whole', {
      answers: { user_signup: { data: { ...player, api_token: 'new' } }, get_user_by_id: { data: player } },
      identity: {
        'verify-email/read': { name: 'Tom', email: 'tom@example.com', is_same_browser: true },
        'verify-email': { opened: true },
        token: new Fault(null),
      },
      otherwise: new Fault(503),
    })
    await screen.findByText('tom@example.com')
    expect(screen.queryByText(text('auth.other_browser'))).toBeNull()
    await press(user, 'auth.confirm')
    await seen('error.no_answer')
    server.answerIdentity({ token: { token: idTokenOf('nora-12') } })
    await press(user, 'auth.confirm')
    await seen('home.hello_player', { name: 'Tom' })
  })

  it('says that another browser has signed up, and leads to the page requested there', async () => {
    const { user, path } = await openApp('/auth/verify-email/?token=whole', {
      answers: { user_signup: { data: { ...player, api_token: 'new' } }, get_user_by_id: { data: player } },
      identity: {
        'verify-email/read': { name: 'Tom', email: 'tom@example.com', is_same_browser: false, return_path: '/quiz-zone/food/' },
        'verify-email': { opened: true },
        token: { token: idTokenOf('nora-12') },
      },
      otherwise: new Fault(503),
    })
    await seen('auth.other_browser')
    await expectAccessible()
    await press(user, 'auth.confirm')
    await waitFor(() => expect(path()).toBe('/quiz-zone/food/'))
  })
})
