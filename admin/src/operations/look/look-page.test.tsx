import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SettingRow } from '@trivium/contract/platform/settings.admin'
import { expectAccessible } from '../../../../web/test/accessible.ts'
import { type Answers, Fault } from '../../../../web/test/fake-server.ts'
import { button, openConsole } from '../../../test/open-console.tsx'

const common = {
  unit: null,
  is_optional: true,
  min: null,
  max: null,
  max_length: null,
  choices: null,
  is_default: true,
  is_public: true,
  columns: null,
  keys: null,
  problem: null,
  group: 'Look' as const,
  meaning: 'A part of the look.',
}
const row = (name: string, kind: SettingRow['kind'], value: unknown, own: unknown = value): SettingRow => ({
  ...common,
  id: name,
  name,
  kind,
  default: value,
  value: own,
  is_default: own === value,
  version: '1',
})
const rows = (own: Record<string, unknown> = {}): SettingRow[] => [
  row('app_name', 'text', 'Trivium', own['app_name']),
  row('short_name', 'text', null, own['short_name']),
  row('logo', 'text', null, own['logo']),
  row('accent_color', 'text', null, own['accent_color']),
  row('site_description', 'map', {}, own['site_description']),
  row('home_hero', 'map', {}, own['home_hero']),
  row('hero_picture', 'text', null, own['hero_picture']),
  row('mascot', 'flag', 1, own['mascot']),
]
const shipped = { is_built_in: true, is_on: true, texts: 10, of: 10, overridden: 0, version: '1' }
const answers = (own?: Record<string, unknown>): Answers => ({
  get_all_settings: { data: rows(own), total: 8 },
  get_interface_languages: {
    data: [
      { ...shipped, id: 'en', code: 'en', name: 'English', rtl: false },
      { ...shipped, id: 'ar', code: 'ar', name: 'العربية', rtl: true },
    ],
    total: 2,
  },
})
const open = (own?: Record<string, unknown>, more: Answers = {}) =>
  openConsole('look', { roles: ['administrator'], answers: { ...answers(own), ...more } })
const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the look of the site', () => {
  it('is saved as a whole: name, words by language, and the figure', async () => {
    const { server, user, fill } = await open(undefined, { set_settings: { data: [] } })
    await fill((await section('Name')).getByLabelText('Name of the site'), 'Quizzery')
    await fill((await section('Name')).getByLabelText('Short name'), 'Quiz')
    const words = await section('Words')
    await fill(await words.findByLabelText('Headline of the home page'), 'Hello')
    await user.click(words.getByLabelText('Language'))
    await user.click(await screen.findByRole('option', { name: 'العربية' }))
    expect(words.getByLabelText('Headline of the home page')).toHaveProperty('dir', 'rtl')
    await fill(words.getByLabelText('Description'), 'أسئلة')
    await user.click((await section('Pictures')).getByRole('switch', { name: /drawn figure/ }))
    await expectAccessible()
    await user.click(await button('Save 5 changes'))
    await screen.findByText('5 settings are saved.')
    expect(server.calls('set_settings')).toEqual([
      {
        values: {
          app_name: 'Quizzery',
          short_name: 'Quiz',
          home_hero: { en: { title: 'Hello', text: '' } },
          site_description: { ar: { text: 'أسئلة' } },
          mascot: 0,
        },
        defaults: [],
        versions: { app_name: '1', short_name: '1', home_hero: '1', site_description: '1', mascot: '1' },
      },
    ])
  })

  it('says the contrast of the colour in light and dark, and which shade is used instead of an unreadable one', async () => {
    await open({ accent_color: '#ffff00' })
    const light = within(await screen.findByRole('group', { name: 'Light pages' }))
    const dark = within(screen.getByRole('group', { name: 'Dark pages' }))
    light.getByText(/would not be readable here, so buttons use/)
    dark.getByText(/Buttons use your colour as it is/)
    for (const page of [light, dark]) {
      const said = page.getByText(/has a contrast of/).textContent ?? ''
      const contrasts = [...said.matchAll(/([\d.]+) to 1/g)].map(([, number]) => Number(number))
      expect(contrasts).toHaveLength(3)
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5)
    }
    await expectAccessible()
  })

  it.each([
    ['#000000', /have no hue/],
    ['#e11d48', /in the colour of the site/],
  ])('says what the drawing of the home page does with %s', async (color, said) => {
    await open({ accent_color: color })
    ;(await section('Pictures')).getByText(said)
  })

  it('puts a problem at its part, keeps what was typed, and forgets it when it is discarded', async () => {
    const wrong = [{ field: 'values.app_name', problem: 'must not be empty' }]
    const { user, fill } = await open(undefined, { set_settings: new Fault(400, 'internal_error', wrong) })
    await fill((await section('Name')).getByLabelText('Name of the site'), '')
    await fill((await section('Name')).getByLabelText('Short name'), 'Quiz')
    await user.click(await button('Save 2 changes'))
    await (await section('Name')).findByText('must not be empty')
    expect((await section('Name')).getByLabelText('Short name')).toHaveProperty('value', 'Quiz')
    await user.click(await button('Discard'))
    await waitFor(async () => expect((await section('Name')).getByLabelText('Name of the site')).toHaveProperty('value', 'Trivium'))
    expect((await section('Name')).queryByText('must not be empty')).toBeNull()
  })

  it('asks before it is left with changes', async () => {
    const { user, fill } = await open()
    await fill((await section('Name')).getByLabelText('Short name'), 'Quiz')
    await user.click(screen.getByRole('menuitem', { name: 'Dashboard' }))
    await user.click(within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', { name: 'Stay' }))
    expect((await section('Name')).getByLabelText('Short name')).toHaveProperty('value', 'Quiz')
  })
})
