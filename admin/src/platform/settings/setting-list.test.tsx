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
  it('are found by name and meaning', async () => {
    const { user, fill } = await open(rows())
    await card('lifeline_price')
    await expectAccessible()
    await fill(await screen.findByLabelText('Search'), 'is called')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'lifeline_price' })).toBeNull())
    await card('app_name')
    await user.click(screen.getByRole('button', { name: 'changed' }))
    await screen.findByText('No matching settings.')
  })

  it('show what is wrong with a value, and save a right one', async () => {
    const { server, user, fill } = await open({
      ...rows(),
      change_setting: new Fault(400, 'internal_error', [{ field: 'value', problem: 'is too short' }]),
    })
    const field = (await card('app_name')).getByRole('textbox')
    const save = (await card('app_name')).getByRole('button', { name: 'Save' })
    expect(save).toHaveProperty('disabled', true)
    await fill(field, '')
    await user.click(save)
    expect((await (await card('app_name')).findByRole('alert')).textContent).toBe('value: is too short')
    await expectAccessible()
    server.answer({ change_setting: { data: { ...name, ...called } }, ...rows(called) })
    await fill(field, 'Quizzery')
    await user.click(save)
    await screen.findByText('App name: Quizzery.')
    await (await card('app_name')).findByText('changed')
    expect(server.calls('change_setting').at(-1)).toEqual({ name: 'app_name', value: 'Quizzery' })
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
    expect((await card('app_name')).queryByText('changed')).toBeNull()
    expect(server.calls('undo_setting')).toEqual([{ change_id: 5 }])
  })
})
