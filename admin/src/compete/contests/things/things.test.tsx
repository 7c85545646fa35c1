import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ThingToSend, ThingToSendWhole } from '@trivium/contract/compete/won-things.admin'
import { expectAccessible } from '../../../../../web/test/accessible.ts'
import { button, openConsole } from '../../../../test/open-console.tsx'

const at = '2026-11-21T10:00:00.000Z'
const row: ThingToSend = {
  id: 3,
  contest_id: 5,
  contest: 'Cup',
  account_id: 7,
  winner: 'Nora',
  thing: 'A mug',
  state: 'to_send',
  how: 'post',
  won_at: at,
  claimed_at: at,
  sent_at: null,
}
const whole: ThingToSendWhole = {
  ...row,
  account_status: 'active',
  email: 'nora@example.com',
  mobile: null,
  description: '',
  image_path: null,
  recipient: 'Nora Lee',
  address: '1 High Street\nYork',
  note: null,
  sent_by: null,
  version: 2,
  why_not: null,
}

describe('prizes to send', () => {
  it('shows who gets what and where, and marks it as sent with the version that was read', async () => {
    const { user, server } = await openConsole('prizes', {
      roles: ['treasurer'],
      answers: {
        get_things_to_send: { data: [row], total: 1 },
        get_thing_to_send: { data: whole },
        mark_thing_sent: { data: { ...whole, state: 'sent', sent_at: at } },
      },
    })
    await user.click(await screen.findByRole('link', { name: 'A mug' }))
    expect(server.calls('get_things_to_send')[0]).toMatchObject({ state: 'to_send', order: 'asc' })
    await screen.findByText(/1 High Street/)
    screen.getByText('nora@example.com')
    await expectAccessible()
    await user.click(await button('Mark as sent'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'Parcel 4711')
    await user.click(dialog.getByRole('button', { name: 'Mark as sent' }))
    await waitFor(() => expect(server.calls('mark_thing_sent')).toEqual([{ thing_id: 3, version: 2, note: 'Parcel 4711' }]))
  })

  it('says why a prize cannot be marked', async () => {
    await openConsole('prizes/3/show', {
      roles: ['treasurer'],
      answers: { get_thing_to_send: { data: { ...whole, why_not: 'own_thing' } } },
    })
    await screen.findByText(/This is your own prize/)
    expect((await button('Mark as sent')).hasAttribute('disabled')).toBe(true)
  })
})

describe('the form of a contest', () => {
  it('adds and removes things, each for its ranks', async () => {
    const { user, server } = await openConsole('contests/create', {
      roles: ['editor'],
      answers: {
        get_system_language_list: { data: [{ id: 1, code: 'en', name: 'English', rtl: false, default: true }] },
        get_interface_languages: { data: [], total: 0 },
        get_leaf_categories: { data: [] },
      },
    })
    await user.click(await button('Add a thing'))
    await user.click(await button('Add a thing'))
    await user.click(await button('Remove thing 1'))
    const thing = within(await screen.findByRole('group', { name: 'Thing 1' }))
    expect(thing.getByRole<HTMLInputElement>('spinbutton', { name: /From rank/ }).value).toBe('2')
    await user.click(await button('Announce'))
    await thing.findAllByText('Fill in this field.')
    await expectAccessible()
    expect(server.calls('announce_contest')).toEqual([])
  })
})
