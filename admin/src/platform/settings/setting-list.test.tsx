import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SettingChange, SettingRow } from '@trivium/contract/platform/settings.admin'
import { expectAccessible } from '../../../../web/test/accessible.ts'
import { type Answers, Fault } from '../../../../web/test/fake-server.ts'
import { openConsole } from '../../../test/open-console.tsx'

const plain = {
  unit: null,
  is_optional: false,
  min: null,
  max: null,
  choices: null,
  is_default: true,
  is_public: true,
  columns: null,
  keys: null,
  problem: null,
  version: 'one',
}
const name: SettingRow = {
  ...plain,
  id: 'app_name',
  name: 'app_name',
  kind: 'text',
  max_length: 60,
  group: 'The site',
  meaning: 'What the site is called.',
  default: 'Trivium',
  value: 'Trivium',
}
const price: SettingRow = {
  ...plain,
  id: 'lifeline_price',
  name: 'lifeline_price',
  kind: 'whole',
  unit: 'coins',
  min: 0,
  max: 1000,
  max_length: null,
  group: 'Prices',
  meaning: 'What a lifeline costs.',
  default: 2,
  value: 2,
}
const change: SettingChange = {
  id: 5,
  at: '2026-11-21T10:00:00.000Z',
  setting: 'app_name',
  account_id: 1,
  name: 'Ada',
  was: null,
  became: 'Quizzery',
  undoes: null,
}
const rows = (changed: Partial<SettingRow> = {}): Answers => ({ get_all_settings: { data: [{ ...name, ...changed }, price], total: 2 } })
const called = { value: 'Quizzery', is_default: false }
const open = (answers: Answers) => openConsole('settings', { roles: ['administrator'], answers })
const card = async (of: string) => within(await screen.findByRole('region', { name: of }))

describe('the settings', () => {
  it('show one group at a time, and are found by name, meaning and value in all groups', async () => {
    const { user, fill } = await open(rows())
    await card('app_name')
    expect(screen.queryByRole('region', { name: 'lifeline_price' })).toBeNull()
    await expectAccessible()
    await user.click(within(screen.getByRole('navigation', { name: 'Groups of settings' })).getByRole('button', { name: 'Prices' }))
    await card('lifeline_price')
    await fill(await screen.findByLabelText('Search all settings'), 'trivium')
    await card('app_name')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'lifeline_price' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Only changed from default' }))
    await screen.findByText('No setting matches.')
  })

  it('of several groups are saved by one call, and a problem stands at its field', async () => {
    const wrong = [{ field: 'values.app_name', problem: 'must not be empty' }]
    const { server, user, fill } = await open({ ...rows(), set_settings: new Fault(400, 'internal_error', wrong) })
    await fill((await card('app_name')).getByRole('textbox'), '')
    await fill(screen.getByLabelText('Search all settings'), 'lifeline')
    await fill((await card('lifeline_price')).getByRole('spinbutton'), '3')
    await user.click(screen.getByRole('button', { name: 'Save 2 changes' }))
    await screen.findByText('Nothing is saved yet. Correct App name.')
    await fill(screen.getByLabelText('Search all settings'), 'app_name')
    expect((await (await card('app_name')).findByRole('alert')).textContent).toBe('must not be empty')
    await expectAccessible()
    server.answer({ set_settings: { data: [] }, ...rows(called) })
    await fill((await card('app_name')).getByRole('textbox'), 'Quizzery')
    await user.click(screen.getByRole('button', { name: 'Save 2 changes' }))
    await screen.findByText('2 settings are saved.')
    await (await card('app_name')).findByText('not the default')
    expect(server.calls('set_settings').at(-1)).toEqual({
      values: { app_name: 'Quizzery', lifeline_price: 3 },
      defaults: [],
      versions: { app_name: 'one', lifeline_price: 'one' },
    })
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
  })

  it('are discarded or reset before they are saved', async () => {
    const { server, user, fill } = await open({ ...rows(called), set_settings: { data: [] } })
    const field = (await card('app_name')).getByRole('textbox')
    await fill(field, 'Other')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect((await card('app_name')).getByRole('textbox')).toHaveProperty('value', 'Quizzery')
    await user.click((await card('app_name')).getByRole('button', { name: 'Set to default' }))
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }))
    await screen.findByText('App name is back at its default.')
    expect(server.calls('set_settings')).toEqual([{ values: {}, defaults: ['app_name'], versions: { app_name: 'one' } }])
  })

  it('ask before the page is left with unsaved changes', async () => {
    const { user, fill } = await open(rows())
    await fill((await card('app_name')).getByRole('textbox'), 'Other')
    await user.click(screen.getByRole('menuitem', { name: 'Dashboard' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await card('app_name')).getByRole('textbox')).toHaveProperty('value', 'Other')
  })

  it('of two administrators are merged, and a setting that both changed is shown side by side', async () => {
    const theirs = { ...name, value: 'Theirs', is_default: false, version: 'two' }
    let stored = [name, price]
    const { server, user, fill } = await open({
      get_all_settings: () => ({ data: stored, total: 2 }),
      get_last_change: { data: { at: '2026-11-21T10:00:00.000Z', name: 'Otto' } },
      set_settings: ({ versions }) => (Object(versions).app_name === 'one' ? 'changed_meanwhile' : { data: [] }),
    })
    await fill((await card('app_name')).getByRole('textbox'), 'Mine')
    await fill(screen.getByLabelText('Search all settings'), 'lifeline')
    await fill((await card('lifeline_price')).getByRole('spinbutton'), '3')
    stored = [theirs, price]
    await user.click(screen.getByRole('button', { name: 'Save 2 changes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this' }))
    await dialog.findByText(/Otto/)
    const side = (of: string, label: string) => within(dialog.getByRole('radiogroup', { name: of })).getByLabelText(label)
    expect(side('Lifeline price', 'Yours')).toHaveProperty('checked', true)
    await expectAccessible()
    await user.click(side('App name', 'Theirs'))
    await user.click(dialog.getByRole('button', { name: 'Save these choices' }))
    await waitFor(() => expect(server.calls('set_settings')).toHaveLength(2))
    expect(server.calls('get_last_change')).toEqual([{ subject: 'setting:app_name' }])
    expect(server.calls('set_settings').at(-1)).toEqual({
      values: { lifeline_price: 3 },
      defaults: [],
      versions: { lifeline_price: 'one' },
    })
  })

  it('can be undone in the history', async () => {
    const { server, user } = await open({ ...rows(called), get_setting_history: { data: [change], total: 1 } })
    await user.click((await card('app_name')).getByRole('button', { name: 'History' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('the default')
    await expectAccessible()
    server.answer({ undo_setting: { data: name }, ...rows() })
    await user.click(dialog.getByRole('button', { name: 'Undo' }))
    await screen.findByText('App name was restored.')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await card('app_name')).queryByText('not the default')).toBeNull()
    expect(server.calls('undo_setting')).toEqual([{ change_id: 5, version: 'one' }])
  })
})
