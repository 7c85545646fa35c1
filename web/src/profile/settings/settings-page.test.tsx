import { screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import type { OwnSession } from '@trivium/contract/people/accounts'
import { PublicSettings } from '@trivium/contract/platform/public-settings'
import { expectAccessible } from '../../../test/accessible.ts'
import type { Answers } from '../../../test/fake-server.ts'
import { field, heading, openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { useSession } from '../../platform/session/session.ts'

const player = aPlayer()
const session = (id: string, is_current: boolean): OwnSession => ({
  id,
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: '2026-11-21T10:00:00.000Z',
  is_current,
})
const own = session('own', true)
const push = { public_key: 'key', is_on: false, notices: true, daily_quiz: true, invitations: true, week: true }
const answers: Answers = {
  get_sessions: { data: [own] },
  get_push_settings: { data: push },
  get_letter_choice: { data: { state: 'off', is_offered: true } },
}

describe('news by email', () => {
  const choice = () => screen.findByRole('switch', { name: text('letters.wants') })

  it('are off, then wait for the link in an email', async () => {
    const { server, user } = await openApp('/settings/', { player, answers })
    expect((await choice()).matches(':checked')).toBe(false)
    await seen('letters.off_hint')
    const asked = { data: { state: 'asked', is_offered: true } } as const
    server.answer({ set_letter_choice: asked, get_letter_choice: asked })
    await user.click(await choice())
    await seen('letters.asked_hint')
    await expectAccessible()
    expect(server.calls('set_letter_choice')).toEqual([{ wants: true }])
  })

  it('can be stopped also when the site sends no emails any more, but not asked for', async () => {
    const on = { data: { state: 'on', is_offered: false } } as const
    const off = { data: { state: 'off', is_offered: false } } as const
    const { server, user } = await openApp('/settings/', { player, answers: { ...answers, get_letter_choice: on } })
    await seen('letters.not_offered_hint')
    server.answer({ set_letter_choice: off, get_letter_choice: off })
    await user.click(await choice())
    await waitFor(() => expect(server.calls('set_letter_choice')).toEqual([{ wants: false }]))
    await waitFor(async () => expect((await choice()).matches(':disabled')).toBe(true))
  })
})

describe('the devices of a player', () => {
  const devices = async () => within(await screen.findByRole('region', { name: text('sessions.title') }))

  it('are only this device at first', async () => {
    await openApp('/settings/', { player, answers })
    await seen('sessions.only_here')
    expect(screen.queryByRole('button', { name: text('sessions.end_others') })).toBeNull()
    await expectAccessible()
  })

  it('can be logged out one by one', async () => {
    const { server, user } = await openApp('/settings/', {
      player,
      answers: { ...answers, get_sessions: { data: [own, session('lost', false)] } },
    })
    const end = await (await devices()).findByText(text('sessions.end'))
    await expectAccessible()
    server.answer({ end_session: { data: null }, get_sessions: { data: [own] } })
    await user.click(end)
    await (await devices()).findByText(text('sessions.only_here'))
    expect(server.calls('end_session')).toEqual([{ session_id: 'lost' }])
  })

  it('are all logged out except this one, after a confirmation', async () => {
    const others = [session('lost', false), session('lent', false)]
    const { server, user } = await openApp('/settings/', { player, answers: { ...answers, get_sessions: { data: [own, ...others] } } })
    await press(user, 'sessions.end_others')
    const dialog = within(await screen.findByRole('dialog', { name: text('sessions.end_others_title') }))
    await expectAccessible()
    server.answer({ end_other_sessions: { data: null }, get_sessions: { data: [own] } })
    await user.click(dialog.getByRole('button', { name: text('sessions.end_others') }))
    await seen('sessions.only_here')
    expect(server.calls('end_other_sessions')).toHaveLength(1)
  })
})

describe('two languages', () => {
  const english = { id: 1, code: 'en', name: 'English', rtl: false, default: true }
  const arabic = { id: 2, code: 'ar', name: 'العربية', rtl: true, default: false }

  it('show an offer to use only one, with one tap', async () => {
    const { server, user } = await openApp('/settings/', {
      player,
      answers: {
        ...answers,
        get_system_configurations: { data: PublicSettings.parse({ language_mode: '1' }) },
        get_languages: { data: [english, arabic] },
        get_system_language_list: { data: [english, arabic] },
        update_profile: { data: player, issues: [] },
      },
    })
    await user.selectOptions(await field('settings.content_language'), 'English')
    await user.selectOptions(await field('settings.interface_language'), 'العربية')
    await waitFor(() => expect(i18next.language).toBe('ar'))
    // Questions that were in the language of the interface stay so.
    await waitFor(() => expect(useSession.getState().contentLanguageId).toBe(2))
    await user.selectOptions(await field('settings.content_language'), 'English')
    expect([document.documentElement.dir, document.documentElement.lang]).toEqual(['rtl', 'ar'])
    await heading('settings.languages')
    await seen('settings.questions_stay', { language: 'English' })
    await expectAccessible()
    await press(user, 'settings.questions_too', { language: 'العربية' })
    await waitFor(() => expect(useSession.getState().contentLanguageId).toBe(2))
    expect((await field('settings.content_language')).textContent).toContain('العربية')
    await waitFor(() => expect(server.calls('update_profile').at(-1)).toMatchObject({ language: 'ar' }))
  })
})

describe('the texts of the site', () => {
  it.each([
    ['/faq/', 'faq'],
    ['/about-us/', 'about_us'],
    ['/privacy-policy/', 'privacy_policy'],
  ] as const)('at %s are asked for and shown in the chosen language', async (address, type) => {
    const { server } = await openApp(address, {
      language: 'spanish',
      answers: { get_settings: { data: '<p>Somos Trivium.</p>', language: 'es' } },
    })
    await screen.findByText('Somos Trivium.')
    expect(i18next.language).toBe('es')
    await heading(`page.${type}`)
    expect(server.calls('get_settings')).toEqual([{ type, web_language: 'es' }])
    await expectAccessible()
  })
})
