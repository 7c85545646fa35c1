import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../../web/test/accessible.ts'
import { button, openConsole } from '../../../../test/open-console.tsx'
import { aQuestion, besideQuestions } from '../../../../test/questions.ts'

const now = aQuestion({ version: 3 })
const before = { ...now, question: 'Which town is the capital of Norway?', answer: [1] }
const change = {
  id: 9,
  at: '2026-11-22T10:00:00.000Z',
  name: 'Otto',
  action: 'change_question',
  question_id: 7,
  before,
  after: { ...now, replaced_by: 7 },
}

describe('the history of a question', () => {
  it('shows who changed what, marks a new answer, and restores what was before after a question', async () => {
    const answers = {
      ...besideQuestions,
      get_bank_question: { data: now },
      get_question_history: { data: [change] },
      change_question: { data: now },
    }
    const { server, user } = await openConsole('questions/7', { roles: ['editor'], answers })
    const history = within(await screen.findByRole('region', { name: 'History' }))
    await history.findByText(/changed \(question; type, options and right answer\)/)
    history.getByText('Answer changed')
    await user.click(await button(/^What changed on/))
    expect(history.getByText('town').tagName).toBe('DEL')
    expect(history.getByText('city').tagName).toBe('INS')
    await expectAccessible()
    await user.click(history.getByRole('button', { name: 'Restore what was before' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(server.calls('change_question')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Restore what was before' }))
    await screen.findByText('Restored.')
    expect(server.calls('change_question')).toEqual([
      expect.objectContaining({ question_id: 7, version: 3, question: before.question, answer: [1] }),
    ])
  })
})
