import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { field, hasFocus, heading, openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'

const contactPage = { get_settings: { data: '<p>Write to us.</p>', language: 'en' } }

describe('a message to the operator', () => {
  it('shows problems beside its fields', async () => {
    const { server, user, fill } = await openApp('/contact-us/', { answers: { ...contactPage, send_contact_message: 'invalid_email' } })
    await press(user, 'contact.send')
    await seen('refusal.message_required')
    await hasFocus(await field('contact.message'))
    expect(server.calls('send_contact_message')).toEqual([])
    await fill(await field('contact.message'), 'I cannot sign up with my address.')
    await fill(await field('contact.email'), 'nobody')
    await press(user, 'contact.send')
    await seen('refusal.invalid_email')
    await hasFocus(await field('contact.email'))
    await expectAccessible()
  })

  it('can be sent by a player without an address', async () => {
    const { server, user, fill } = await openApp('/contact-us/', {
      player: aPlayer(),
      answers: { ...contactPage, send_contact_message: { data: null } },
    })
    await fill(await field('contact.message'), 'The sound cannot be heard.')
    expect(screen.queryByLabelText(text('contact.email'))).toBeNull()
    await press(user, 'contact.send')
    await heading('contact.sent')
    expect(server.calls('send_contact_message')).toEqual([{ message: 'The sound cannot be heard.' }])
    await expectAccessible()
  })
})
