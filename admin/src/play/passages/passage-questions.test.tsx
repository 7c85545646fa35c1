import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Passage } from '@trivium/contract/play/passages.admin'
import { expectAccessible } from '../../../../web/test/accessible.ts'
import { button, openConsole } from '../../../test/open-console.tsx'

const asked = (id: number) => ({ id, question: `Which one is ${id}?`, question_type: 'multiple_choice' as const, is_active: true })
const passage: Passage = {
  id: 5,
  title: 'A text',
  category_id: 2,
  category: 'Texts',
  language_id: 1,
  rtl: false,
  content_type: 'text',
  state: 'draft',
  publish_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
  words: 2,
  position: 0,
  questions: 1,
  version: 1,
  html: '<p>A text</p>',
  content_url: null,
  image: null,
  caption: null,
  asks: [asked(11)],
}

describe('the questions of a text', () => {
  it('of two editors are shown side by side, and the one who came second decides', async () => {
    let stored = passage
    const { server, user, fill } = await openConsole('passages/5', {
      roles: ['editor'],
      answers: {
        get_languages: { data: [{ id: 1, code: 'en', name: 'English', rtl: false, default: true }] },
        get_category_tree: { data: [], total: 0 },
        get_leaf_categories: { data: [] },
        get_passage: () => ({ data: stored }),
        get_last_change: { data: { at: '2026-11-21T10:00:00.000Z', name: 'Otto' } },
        set_passage_questions: ({ version }) => (version === stored.version ? { data: stored } : 'changed_meanwhile'),
      },
    })
    await fill(await screen.findByLabelText('Numbers of questions to add'), '12')
    stored = { ...passage, version: 2, asks: [asked(11), asked(13)] }
    await user.click(await button('Add'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this' }))
    await dialog.findByText(/Otto/)
    const side = (whose: string) => dialog.getByRole('group', { name: `Questions, ${whose}` }).textContent
    expect(side('theirs')).toContain('13 · Which one is 13?')
    expect(side('mine')).toContain('11 · Which one is 11?')
    await expectAccessible()
    await user.click(dialog.getByLabelText('Yours'))
    await user.click(dialog.getByRole('button', { name: 'Save these choices' }))
    await waitFor(() => expect(server.calls('set_passage_questions')).toHaveLength(2))
    expect(server.calls('set_passage_questions').at(-1)).toEqual({ passage_id: 5, version: 2, question_ids: [11, 12] })
  })
})
