import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { BankQuestion } from '@trivium/contract/bank/questions.admin'
import { expectAccessible } from '../../../../../web/test/accessible.ts'
import type { Answers } from '../../../../../web/test/fake-server.ts'
import { button, openConsole } from '../../../../test/open-console.tsx'
import { aQuestion, besideQuestions } from '../../../../test/questions.ts'

/** A server that refuses a version other than the stored one, as ours does. */
function storing(first: BankQuestion): { answers: Answers; change: (more: Partial<BankQuestion>) => void } {
  let stored = first
  const change = (more: Partial<BankQuestion>) => (stored = { ...stored, ...more, version: stored.version + 1 })
  return {
    change,
    answers: {
      ...besideQuestions,
      get_bank_question: () => ({ data: stored }),
      get_last_change: { data: { at: '2026-11-21T10:00:00.000Z', name: 'Otto' } },
      change_question: ({ version, question, note }) => {
        if (version !== stored.version) return 'changed_meanwhile'
        change({ question, note: note ?? null })
        return { data: stored }
      },
    },
  }
}

async function editing() {
  const other = storing(aQuestion())
  const opened = await openConsole('questions/7', { roles: ['editor'], answers: other.answers })
  const words = await screen.findByLabelText(/^Question/)
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Somebody else has changed this' }))
  const sides = (of: Awaited<ReturnType<typeof dialog>>, label: string) => within(of.getByRole('radiogroup', { name: label }))
  return { ...opened, other, words, dialog, sides }
}

describe('two editors of one question', () => {
  it('both keep what only one of them changed', async () => {
    const { server, user, fill, other, words, dialog, sides } = await editing()
    await fill(words, 'Which town is the capital of Norway?')
    other.change({ note: 'Oslo, since 1814.' })
    await user.click(await button('Save'))
    const asked = await dialog()
    await asked.findByText(/Otto/)
    expect(sides(asked, 'Question').getByLabelText('Yours')).toHaveProperty('checked', true)
    expect(sides(asked, 'Note').getByLabelText('Theirs')).toHaveProperty('checked', true)
    const changed = sides(asked, 'Question').getByText('town')
    expect(changed.tagName).toBe('INS')
    await expectAccessible()
    await user.click(asked.getByRole('button', { name: 'Save these choices' }))
    await screen.findByText(/^Saved/)
    expect(server.calls('change_question').at(-1)).toMatchObject({
      version: 1,
      question: 'Which town is the capital of Norway?',
      note: 'Oslo, since 1814.',
    })
  })

  it('have to choose where both changed the same', async () => {
    const { server, user, fill, other, words, dialog, sides } = await editing()
    await fill(words, 'Mine?')
    other.change({ question: 'Theirs?' })
    await user.click(await button('Save'))
    const asked = await dialog()
    const save = asked.getByRole('button', { name: 'Save these choices' })
    expect(save).toHaveProperty('disabled', true)
    await user.click(sides(asked, 'Question').getByLabelText('Theirs'))
    await user.click(save)
    await screen.findByText(/^Saved/)
    expect(server.calls('change_question').at(-1)).toMatchObject({ version: 1, question: 'Theirs?' })
  })

  it('may go back to the form, or drop their own changes', async () => {
    const { server, user, fill, other, words, dialog } = await editing()
    await fill(words, 'Mine?')
    other.change({ question: 'Theirs?' })
    await user.click(await button('Save'))
    await user.click((await dialog()).getByRole('button', { name: 'Back to editing' }))
    await screen.findByText(/^Not saved/)
    expect(words).toHaveProperty('value', 'Mine?')
    await user.click(await button('Save'))
    await user.click((await dialog()).getByRole('button', { name: 'Discard my changes' }))
    await waitFor(() => expect(screen.getByLabelText(/^Question/)).toHaveProperty('value', 'Theirs?'))
    expect(server.calls('change_question')).toHaveLength(2)
  })
})
