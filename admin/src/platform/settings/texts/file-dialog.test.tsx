import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { InterfaceLanguageRow } from '@trivium/contract/platform/settings.admin'
import type { FileTextRow } from '@trivium/contract/platform/text-file.admin'
import { expectAccessible } from '../../../../../web/test/accessible.ts'
import { type Answers, Fault } from '../../../../../web/test/fake-server.ts'
import { openConsole } from '../../../../test/open-console.tsx'

const german: InterfaceLanguageRow = {
  id: 'de',
  code: 'de',
  name: 'Deutsch',
  rtl: false,
  is_built_in: false,
  is_on: true,
  texts: 2,
  of: 4,
  overridden: 2,
  version: 'one',
}
const free: FileTextRow = {
  key: 'action.retry',
  english: 'Try again',
  now: null,
  version: 'none',
  text: 'Nochmal',
  state: 'free',
  changed_at: null,
  changed_by: null,
}
const both: FileTextRow = {
  key: 'action.close',
  english: 'Close',
  now: 'Zumachen',
  version: 'two',
  text: 'Schließen',
  state: 'both',
  changed_at: '2026-11-21T10:00:00.000Z',
  changed_by: 'Bea',
}
const invalid = { key: 'home.hello_player', english: 'Hello, {{name}}', problem: 'lacks {{name}}' }
const previewOf = (rows: FileTextRow[], bad = [invalid]) => ({ data: { rows, invalid: bad, unchanged: 3, blank: 1 } })

const lists: Answers = { get_interface_languages: { data: [german], total: 1 }, get_content_languages: { data: [], total: 0 } }
const exported = {
  language: 'de',
  texts: { 'action.retry': 'Nochmal', 'action.close': 'Schließen', 'home.hello_player': 'Hallo!' },
  versions: { 'action.close': 'one' },
}

async function upload(answers: Answers, content: string = JSON.stringify(exported)) {
  const opened = await openConsole('languages', { roles: ['administrator'], answers: { ...lists, ...answers } })
  await opened.user.upload(
    await screen.findByLabelText('A file with texts of Deutsch'),
    new File([content], 'texts-de.json', { type: 'application/json' }),
  )
  return opened
}
const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Import texts of Deutsch from texts-de.json' }))
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('a translator’s file', () => {
  it('is shown before it is imported; what was changed here is left out unless it is ticked', async () => {
    const { server, user } = await upload({
      preview_interface_texts: previewOf([free, both]),
      import_interface_texts: { data: { taken: 1, unchanged: 0 } },
    })
    const dialog = await openDialog()
    const status = await dialog.findByRole('status')
    expect(status.textContent).toBe('1 to import, 1 left out, 1 invalid, 3 unchanged, 1 not translated.')
    expect(server.calls('preview_interface_texts')).toEqual([{ language: 'de', texts: exported.texts, versions: exported.versions }])
    const changed = within(dialog.getByRole('region', { name: 'action.close' }))
    expect(changed.getByRole('note').textContent).toMatch(/^Bea changed this text on .*2026.*, after the file was downloaded\./)
    expect(changed.getByRole('checkbox', { name: 'action.close' })).toHaveProperty('checked', false)
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Invalid (1)' }))
    expect(dialog.getByRole('note').textContent).toBe('Not imported: lacks {{name}}.')
    dialog.getByText('Hallo!')
    await user.click(dialog.getByRole('button', { name: 'Others (1)' }))
    expect(dialog.getByRole('checkbox', { name: 'action.retry' })).toHaveProperty('checked', true)
    await user.click(dialog.getByRole('button', { name: 'Import 1 text' }))
    await screen.findByText('1 text of Deutsch imported.')
    await isGone()
    expect(server.calls('import_interface_texts')).toEqual([
      { language: 'de', texts: { 'action.retry': 'Nochmal' }, versions: { 'action.retry': 'none' } },
    ])
  })

  it('can have texts left out and others ticked, also all at once', async () => {
    const { server, user } = await upload({
      preview_interface_texts: previewOf([free, both], []),
      import_interface_texts: { data: { taken: 1, unchanged: 0 } },
    })
    const dialog = await openDialog()
    await user.click(await dialog.findByRole('checkbox', { name: 'Import all 1' }))
    await user.click(dialog.getByRole('button', { name: 'Others (1)' }))
    await user.click(dialog.getByRole('checkbox', { name: 'action.retry' }))
    await user.click(dialog.getByRole('button', { name: 'Import 1 text' }))
    await isGone()
    expect(server.calls('import_interface_texts')).toMatchObject([
      { texts: { 'action.close': 'Schließen' }, versions: { 'action.close': 'two' } },
    ])
  })

  it('is shown anew if somebody changes one of its texts meanwhile, and the other choices stay', async () => {
    const kept = { ...both, key: 'action.cancel', version: 'three' }
    const { server, user } = await upload({ preview_interface_texts: previewOf([free, kept]), import_interface_texts: 'changed_meanwhile' })
    const dialog = await openDialog()
    await user.click(await dialog.findByRole('checkbox', { name: 'action.cancel' }))
    const theirs: FileTextRow = { ...both, key: 'action.retry', now: 'Erneut', version: 'four' }
    server.answer({ preview_interface_texts: previewOf([theirs, kept]) })
    await user.click(dialog.getByRole('button', { name: 'Import 2 texts' }))
    await dialog.findByText(/Nothing was imported/)
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'action.retry' })).toHaveProperty('checked', false))
    expect(dialog.getByRole('checkbox', { name: 'action.cancel' })).toHaveProperty('checked', true)
    expect(dialog.getByRole('button', { name: 'Import 1 text' })).toHaveProperty('disabled', false)
    await expectAccessible()
  })

  it('is shown by pages if it is long', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...free, key: `level.${String(index + 1)}` }))
    const { user } = await upload({ preview_interface_texts: previewOf(many, []) })
    const dialog = await openDialog()
    await dialog.findByRole('button', { name: 'Import 60 texts' })
    expect(dialog.getAllByRole('region')).toHaveLength(25)
    await user.click(dialog.getByRole('button', { name: /next page/i }))
    await dialog.findByRole('region', { name: 'level.26' })
    await user.click(dialog.getByRole('checkbox', { name: 'Import all 60' }))
    expect(dialog.getByRole('button', { name: 'Import 0 texts' })).toHaveProperty('disabled', true)
  })

  it.each([
    ['a file that is no JSON', 'a,b', 'This is not a file of texts.'],
    ['an empty file', '', 'This is not a file of texts.'],
    ['a file without texts', '{"language":"de","texts":{}}', 'This file has no texts in it.'],
    [
      'the file of another language',
      '{"language":"fr","texts":{"action.retry":"Encore"}}',
      'This file has the texts of “fr”, not of “de”.',
    ],
  ])('is refused if it is %s', async (_what, content, words) => {
    await upload({}, content)
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('of only texts is read, too, and one that changes nothing says so', async () => {
    const { server } = await upload({ preview_interface_texts: previewOf([], []) }, JSON.stringify({ 'action.retry': 'Nochmal' }))
    const dialog = await openDialog()
    await dialog.findByText('This file changes nothing. 3 unchanged, 1 not translated.')
    expect(server.calls('preview_interface_texts')).toEqual([{ language: 'de', texts: { 'action.retry': 'Nochmal' } }])
    expect(dialog.getByRole('button', { name: 'Import 0 texts' })).toHaveProperty('disabled', true)
  })

  it('is read again after the server could not be reached, and its choices outlast a lost reply', async () => {
    const { server, user } = await upload({ preview_interface_texts: new Fault(null), import_interface_texts: new Fault(null) })
    const dialog = await openDialog()
    await dialog.findByText('The server could not be reached. Try again.')
    await expectAccessible()
    server.answer({ preview_interface_texts: previewOf([free, both]) })
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    await user.click(await dialog.findByRole('checkbox', { name: 'action.close' }))
    await user.click(dialog.getByRole('button', { name: 'Import 2 texts' }))
    await dialog.findByText('The server did not answer. Check whether this was done before you try again.')
    expect(dialog.getByRole('checkbox', { name: 'action.close' })).toHaveProperty('checked', true)
  })
})
