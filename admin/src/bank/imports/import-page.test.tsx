import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ImportView } from '@trivium/contract/bank/imports.admin'
import { expectAccessible } from '../../../../web/test/accessible.ts'
import { type Answers, Fault } from '../../../../web/test/fake-server.ts'
import { button, openConsole } from '../../../test/open-console.tsx'

const none = { new: 0, changed: 0, there: 0, double: 0, contradiction: 0, refused: 0, lost: 0 }
const view: ImportView = {
  id: 3,
  name: 'sums.csv',
  bytes: 2000,
  format: 'CSV',
  state: 'previewed',
  problem: null,
  by: 'Edda',
  language_id: 1,
  category_id: null,
  level: null,
  publishes: true,
  columns: null,
  mapping: null,
  unknown_columns: [],
  sheets: null,
  samples: null,
  source: null,
  lost: [],
  with_contradictions: false,
  counts: { ...none, new: 2 },
  progress: 0,
  can_undo: false,
  created_at: '2026-11-21T10:00:00.000Z',
  finished_at: null,
}
const answers: Answers = {
  get_languages: { data: [{ id: 1, code: 'en', name: 'English', rtl: false, default: true }] },
  get_category_tree: { data: [], total: 0 },
  get_import_rows: { data: [], total: 0 },
}
const open = (shown: Partial<ImportView>, more: Answers = {}) =>
  openConsole('imports/3/show', { roles: ['editor'], answers: { ...answers, get_import: { data: { ...view, ...shown } }, ...more } })
const status = (said: RegExp) => screen.findByText(said, { selector: '[role=status]' })

describe('an import', () => {
  it('without rows says that the file holds no question', async () => {
    await open({ state: 'failed', problem: 'It holds no question.', counts: none })
    await status(/^Failed/)
    await screen.findByText('It holds no question.')
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
    await expectAccessible()
  })

  it('with known rows only says that there is nothing to import', async () => {
    await open({ counts: { ...none, there: 1 } })
    await status(/^Ready/)
    await screen.findByText(/^There is nothing to import/)
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  })

  it('skips rows that contradict others, unless the editor includes them', async () => {
    const { server, user } = await open(
      { counts: { ...none, new: 2, contradiction: 1 } },
      { run_import: { data: { ...view, state: 'done' } } },
    )
    await button('Import 2 questions')
    await user.click(await screen.findByLabelText('Also import the row that contradicts another one'))
    server.answer({ get_import: { data: { ...view, state: 'done', can_undo: true } } })
    await user.click(await button('Import 3 questions'))
    await status(/^Imported/)
    expect(server.calls('run_import')).toEqual([{ import_id: 3, with_contradictions: true }])
    await expectAccessible()
  })

  it('is taken back once the editor confirms', async () => {
    const { server, user } = await open({ state: 'done', can_undo: true }, { undo_import: 'import_played' })
    await user.click(await button('Take it back'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Take it back' }))
    await dialog.findByRole('alert')
    server.answer({ undo_import: { data: view }, get_import: { data: { ...view, state: 'undone' } } })
    await user.click(dialog.getByRole('button', { name: 'Take it back' }))
    await status(/^Taken back/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectAccessible()
  })

  it('says when the server is not reached, and loads again on “Try again”', async () => {
    const { server, user } = await open({}, { get_import: new Fault(null) })
    await screen.findByText('The server was not reached. Try again.')
    await expectAccessible()
    server.answer({ get_import: { data: view } })
    await user.click(await button('Try again'))
    await status(/^Ready/)
  })
})
