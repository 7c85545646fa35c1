// Staff who keep the console open all day: sessions end, links arrive, forms stay half filled.

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { BlockedWordList } from '@trivium/contract/people/moderation.admin'
import { expectAccessible } from '../../../../web/test/accessible.ts'
import { Fault } from '../../../../web/test/fake-server.ts'
import { aPlayer, idTokenOf } from '../../../../web/test/people.ts'
import { button, openConsole, part } from '../../../test/open-console.tsx'
import { readToken } from '../../platform/session.ts'

const list: BlockedWordList = { id: 'en', language: 'English', words: 'darn', count: 1, changed_at: null, version: '1' }
const signedIn = { ...aPlayer({ roles: ['editor'] }), api_token: 'new' }
const identity = { 'sign-in/email': {}, token: { token: idTokenOf('ada-1') } }
const answers = { get_blocked_word_list: { data: list }, get_blocked_words: { data: [], total: 0 }, user_signup: { data: signedIn } }
const ended = new Fault(401, 'unauthorized')
const words = () => screen.findByRole('textbox', { name: 'Blocked words' })

async function signInAt(form: ReturnType<typeof within>, { user, fill }: Awaited<ReturnType<typeof openConsole>>, action: string) {
  await fill(await form.findByLabelText(/^Address/), 'ada@example.com')
  await fill(await form.findByLabelText(/^Password/), 'a long enough secret')
  await user.click(form.getByRole('button', { name: action }))
}

describe('a session that ends while a form is filled', () => {
  it('asks for the sign-in in front of the form, and then saves what was typed', async () => {
    const opened = await openConsole('blocked-words/en', {
      roles: ['editor'],
      answers: { ...answers, save_blocked_words: ended, logout: { data: null } },
      identity,
    })
    const { server, user, fill } = opened
    await fill(await words(), 'drat')
    await user.click(await button('Save'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }))
    await expectAccessible()
    await user.keyboard('{Escape}')
    server.answer({ save_blocked_words: { data: { ...list, words: 'drat' } } })
    await signInAt(dialog, opened, 'Continue')
    await screen.findByText('The list of words is saved.')
    expect(server.calls('save_blocked_words').at(-1)).toEqual({ language_code: 'en', words: 'drat', version: '1' })
    expect(readToken()).toBe('new')
  })

  it('returns to the sign-in if the person leaves, and afterwards to the page', async () => {
    const opened = await openConsole('blocked-words/en', {
      roles: ['editor'],
      answers: { ...answers, save_blocked_words: ended, logout: ended },
      identity,
    })
    const { user, fill } = opened
    await fill(await words(), 'drat')
    await user.click(await button('Save'))
    await user.click(await button('Leave this page'))
    await screen.findByRole('heading', { name: 'Trivium console' })
    await signInAt(within(document.body), opened, 'Sign in')
    await words()
  })
})

describe('a link to a page of the console', () => {
  it('opens that page after the sign-in', async () => {
    const opened = await openConsole('blocked-words/en', { answers, identity })
    await screen.findByRole('heading', { name: 'Trivium console' })
    opened.server.answer({
      get_own_rights: {
        data: {
          id: 1,
          name: 'Ada',
          profile: null,
          roles: ['editor'],
          has_second_factor: true,
          is_fresh_until: '2099-01-01T00:00:00.000Z',
          demo: false,
        },
      },
    })
    await signInAt(within(document.body), opened, 'Sign in')
    await words()
  })

  it('is named in the tab of the browser', async () => {
    const { user } = await openConsole('blocked-words/en', { roles: ['editor'], answers })
    await words()
    await waitFor(() => expect(document.title).toMatch(/^Blocked words English ·/))
    await user.click(await part('Blocked words'))
    await waitFor(() => expect(document.title).toMatch(/^Blocked words ·/))
  })
})
