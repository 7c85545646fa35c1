import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { InvitedTo } from '@trivium/contract/people/groups'
import { expectAccessible } from '../../../../test/accessible.ts'
import { button, field, heading, openApp, press, seen, text } from '../../../../test/open-app.tsx'
import { aPlayer } from '../../../../test/people.ts'

const token = 'a'.repeat(43)
const path = `/invited/${token}/`
const secret = 'a long enough secret'
const invitation = (change: Partial<InvitedTo> = {}): InvitedTo => ({
  email: 'nora@school.example',
  name: 'Nora',
  invited_by: 'Edda',
  group: 'Class 7',
  exam: { id: 3, title: 'Final', starts_at: '2026-11-21T10:00:00.000Z', ends_at: '2026-11-21T12:00:00.000Z', duration_minutes: 60 },
  expires_at: '2026-12-21T10:00:00.000Z',
  next: 'new',
  ...change,
})
const done = { data: { new_account: null, group_id: 1, exam_id: 3 } }

describe('the link of an invitation', () => {
  it('makes an account with a name and a password, and joins', async () => {
    const { user, fill, server } = await openApp(path, {
      answers: {
        get_mailed_invitation: { data: invitation() },
        get_user_by_id: { data: aPlayer({ name: 'Nora N' }) },
        accept_mailed_invitation: { data: { ...done.data, new_account: { ...aPlayer({ name: 'Nora N' }), api_token: 'new-token' } } },
      },
    })
    await seen('invited.by', { name: 'Edda' })
    await expectAccessible()
    await press(user, 'invited.create')
    await seen('auth.password_rule')
    await fill(await field('auth.name'), 'Nora N')
    await fill(await field('auth.password'), secret)
    await press(user, 'invited.create')
    await heading('invited.joined')
    expect(screen.getByRole('link', { name: text('invited.to_exam') }).getAttribute('href')).toBe('/exam-module/3/')
    await expectAccessible()
    expect(server.calls('accept_mailed_invitation').at(-1)).toMatchObject({ invitation_token: token, name: 'Nora N', password: secret })
  })

  it('asks somebody who is signed in with another address first', async () => {
    const { user, server } = await openApp(path, {
      player: aPlayer({ name: 'Eve' }),
      answers: { get_mailed_invitation: { data: invitation({ next: 'ask' }) }, accept_mailed_invitation: done },
    })
    await seen('invited.other_lead', { name: 'Eve' })
    await expectAccessible()
    await user.click(await button('invited.join_as', { name: 'Eve' }))
    await heading('invited.joined')
    expect(server.calls('accept_mailed_invitation').at(-1)).toMatchObject({ other_account: true })
  })

  it('says so when it was used, and leads to the log-in', async () => {
    const opened = await openApp(path, { answers: { get_mailed_invitation: 'invitation_used' } })
    await heading('invited.failed')
    await seen('refusal.invitation_used')
    await expectAccessible()
    expect(opened.path()).toBe(path)
  })

  it('leads to the log-in where the address has an account', async () => {
    const { user, path: now } = await openApp(path, { answers: { get_mailed_invitation: { data: invitation({ next: 'sign_in' }) } } })
    await seen('invited.sign_in_lead')
    const [link] = document.querySelectorAll<HTMLAnchorElement>('#main a[href="/auth/login/"]')
    if (link) await user.click(link)
    await waitFor(() => expect(now()).toBe('/auth/login/'))
  })
})
