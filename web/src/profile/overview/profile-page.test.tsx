import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { type Answers, Fault } from '../../../test/fake-server.ts'
import { hasFocus, openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { useSession } from '../../platform/session/session.ts'

const player = aPlayer()
const others = new Fault(503)
const open = (answers: Answers = {}, change: Parameters<typeof aPlayer>[0] = {}) =>
  openApp('/profile/', { player: aPlayer(change), answers, otherwise: others })
const box = (key: 'profile.name' | 'profile.mobile') => screen.findByRole('textbox', { name: text(key) })

describe('the details of a player', () => {
  it('accept a new name and number, show them as the server stores them, and keep the focus', async () => {
    const saved = aPlayer({ name: 'Zeynep şahin', mobile: '+34600123456' })
    const { user, fill, server } = await open({ update_profile: { data: saved, issues: [] } })
    expect(await box('profile.name')).toHaveProperty('value', 'Nora')
    await expectAccessible()
    await fill(await box('profile.name'), 'zeynep şahin')
    await fill(await box('profile.mobile'), '+34 600 123 456')
    const save = await screen.findByRole('button', { name: text('profile.save') })
    save.focus()
    await user.keyboard('{Enter}')
    await seen('profile.saved')
    await hasFocus(save)
    await waitFor(async () => expect(await box('profile.name')).toHaveProperty('value', 'Zeynep şahin'))
    expect(server.calls('update_profile')).toMatchObject([{ name: 'zeynep şahin', mobile: '+34600123456' }])
  })

  it('show at the field which contact was not saved', async () => {
    const { user, fill } = await open({
      update_profile: { data: player, issues: [{ field: 'mobile', problem: 'invalid_phone' }] },
    })
    await fill(await box('profile.mobile'), '12')
    await press(user, 'profile.save')
    await seen('auth.mobile_incomplete')
    await hasFocus(await box('profile.mobile'))
    await fill(await box('profile.mobile'), '+49 151 23456789')
    await press(user, 'profile.save')
    await seen('refusal.invalid_phone')
    await hasFocus(await box('profile.mobile'))
  })

  it('take a number without its code for one of the chosen country', async () => {
    const { user, fill, server } = await open({ update_profile: { data: aPlayer({ mobile: '+34600123456' }), issues: [] } })
    const country = await screen.findByRole('combobox', { name: text('auth.country') })
    await user.clear(country)
    await user.type(country, 'spai{ArrowDown}{Enter}')
    expect(country).toHaveProperty('value', 'Spain \u2066+34\u2069')
    await fill(await box('profile.mobile'), '600 123 456')
    await press(user, 'profile.save')
    await seen('profile.saved')
    expect(server.calls('update_profile')).toMatchObject([{ mobile: '+34600123456' }])
  })

  it('refuse a file that is no picture', async () => {
    const { user, container, server } = await open()
    await box('profile.name')
    const input = container.querySelector<HTMLInputElement>('input[type=file]')
    input?.removeAttribute('accept')
    await user.upload(input ?? document.body, new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', { type: 'image/svg+xml' }))
    await seen('profile.picture_type')
    expect(server.calls('upload_profile_image')).toEqual([])
  })

  it('have a drawn picture to choose, an animal and a colour', async () => {
    const { user, server } = await open({ set_avatar: { data: { profile: '/media/profile-1-owl.svg' } } })
    await press(user, 'avatar.choose')
    const dialog = within(await screen.findByRole('dialog', { name: text('avatar.title') }))
    expect(dialog.getAllByRole('radio', { name: /./ })).toHaveLength(28)
    await expectAccessible()
    await user.click(dialog.getByRole('radio', { name: text('avatar.figure_owl') }))
    await user.click(dialog.getByRole('radio', { name: text('avatar.colour_amber') }))
    await user.click(dialog.getByRole('button', { name: text('profile.picture_save') }))
    await seen('profile.picture_saved')
    expect(server.calls('set_avatar')).toMatchObject([{ figure: 'owl', colour: 'amber' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('count days in the time zone of the player', async () => {
    // At this hour the date there differs from that of nearly every browser.
    const registered = '2026-11-01T10:30:00.000Z'
    const timezone = 'Pacific/Kiritimati'
    await open({}, { timezone, date_registered: registered })
    await seen('profile.since', { date: '2 Nov 2026' })
  })
})

describe('the end of an account', () => {
  it('comes after the player types the word', async () => {
    const { user, fill, path, server } = await open({ delete_user_account: { data: null } })
    await press(user, 'profile.delete')
    const dialog = within(await screen.findByRole('dialog', { name: text('profile.delete_title') }))
    const forGood = dialog.getByRole('button', { name: text('profile.delete_forever') })
    expect(forGood).toHaveProperty('disabled', true)
    await expectAccessible()
    await fill(dialog.getByRole('textbox'), text('profile.delete_word'))
    await waitFor(() => expect(forGood).toHaveProperty('disabled', false))
    await user.click(forGood)
    await seen('home.hello_guest')
    expect(path()).toBe('/')
    expect(server.calls('delete_user_account')).toHaveLength(1)
    expect(useSession.getState()).toMatchObject({ token: null, user: null })
  })

  it('shows a refusal in the dialog', async () => {
    const { user, fill } = await open({ delete_user_account: 'not_allowed_in_demo' })
    await press(user, 'profile.delete')
    const dialog = within(await screen.findByRole('dialog'))
    await fill(dialog.getByRole('textbox'), text('profile.delete_word'))
    await user.click(dialog.getByRole('button', { name: text('profile.delete_forever') }))
    await dialog.findByText(text('refusal.not_allowed_in_demo'))
  })
})
