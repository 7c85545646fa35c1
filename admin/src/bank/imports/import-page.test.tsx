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
  waits_for_review: false,
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
    await open({ state: 'failed', problem: 'The file contains no questions.', counts: none })
    await status(/^Failed/)
    await screen.findByText('The file contains no questions.')
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
    await expectAccessible()
  })

  it('says in its summary and at each row that it will wait for review', async () => {
    const row = { id: 1, row: 2, file: null, reason: '', text: 'Which?', lost: [], cells: null, question: null, other: null }
    const data = [
      { ...row, verdict: 'new' as const, waits_for_review: true },
      { ...row, id: 2, row: 3, verdict: 'there' as const, waits_for_review: false },
    ]
    await open({ waits_for_review: true }, { get_import_rows: { data, total: 2 } })
    await screen.findByText(/^2 rows will wait for review/)
    const [first, second] = [await screen.findByRole('article', { name: 'Row 2' }), screen.getByRole('article', { name: 'Row 3' })]
    within(first).getByText('will wait for review')
    expect(within(second).queryByText('will wait for review')).toBeNull()
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
    await user.click(await button('Undo this import'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Undo this import' }))
    await dialog.findByRole('alert')
    server.answer({ undo_import: { data: view }, get_import: { data: { ...view, state: 'undone' } } })
    await user.click(dialog.getByRole('button', { name: 'Undo this import' }))
    await status(/^Undone/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectAccessible()
  })

  it('says when the server is not reached, and loads again on “Try again”', async () => {
    const { server, user } = await open({}, { get_import: new Fault(null) })
    await screen.findByText('The server could not be reached. Try again.')
    await expectAccessible()
    server.answer({ get_import: { data: view } })
    await user.click(await button('Try again'))
    await status(/^Ready/)
  })
})
