import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../web/test/accessible.ts'
import { Fault } from '../../../../web/test/fake-server.ts'
import { button, openConsole } from '../../../test/open-console.tsx'

const lost = new Fault(null)
const list = { id: 'en', language: 'English', words: 'darn', count: 1, changed_at: null, version: '1' }

describe('without the server', () => {
  it('a list says so instead of being empty, and asks again', async () => {
    const { server, user } = await openConsole('groups', { roles: ['examiner'], answers: { get_groups: lost } })
    const again = await button('Try again')
    expect(screen.getAllByText('The server could not be reached. Try again.').length).toBeGreaterThan(0)
    expect(screen.queryByText(/No groups yet/)).toBeNull()
    await expectAccessible()
    server.answer({ get_groups: { data: [], total: 0 } })
    await user.click(again)
    await screen.findByText(/No groups yet/)
  })

  it('a form stays at its address, and opens when the server is back', async () => {
    const { server, user } = await openConsole('blocked-words/en', { roles: ['editor'], answers: { get_blocked_word_list: lost } })
    const again = await button('Try again')
    expect(location.hash).toBe('#/blocked-words/en')
    server.answer({ get_blocked_word_list: { data: list } })
    await user.click(again)
    expect(await screen.findByRole('textbox', { name: 'Blocked words' })).toHaveProperty('value', 'darn')
  })

  it('a page asks again', async () => {
    const { server, user } = await openConsole('settings', { roles: ['administrator'], answers: { get_all_settings: lost } })
    const again = await button('Try again')
    server.answer({ get_all_settings: { data: [], total: 0 } })
    await user.click(again)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
    await screen.findByText('No setting matches.')
  })
})

describe('an empty list', () => {
  it('says whether there is nothing at all, or nothing that matches, and shows all again', async () => {
    const { server, user, fill } = await openConsole('groups', {
      roles: ['examiner'],
      answers: { get_groups: { data: [], total: 0 } },
    })
    await screen.findByText(/No groups yet/)
    await fill(await screen.findByLabelText('Search'), 'zz')
    await screen.findByText(/Nothing matches these filters/)
    await user.click(await button('Clear the filters'))
    await screen.findByText(/No groups yet/)
    expect(server.calls('get_groups').some(input => 'search' in input && input.search === 'zz')).toBe(true)
  })
})
