import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { QuestionReview } from '@trivium/contract/bank/question-review.admin'
import { expectAccessible } from '../../../../../web/test/accessible.ts'
import { openConsole } from '../../../../test/open-console.tsx'
import { aQuestion, besideQuestions } from '../../../../test/questions.ts'

const question = aQuestion({ state: 'draft', review: 'waiting', version: 4 })
const review: QuestionReview = {
  review: 'waiting',
  is_needed: true,
  authors: ['Otto'],
  may_review: true,
  change_of: null,
  changed_by: null,
  comments: [{ id: 1, name: 'Otto', kind: 'comment', text: 'From the atlas.', at: '2026-11-22T10:00:00.000Z' }],
}

async function opened(more: Partial<QuestionReview> = {}) {
  const answers = {
    ...besideQuestions,
    get_bank_question: { data: { ...question, ...(more.review && { review: more.review }) } },
    get_question_review: { data: { ...review, ...more } },
    accept_questions: { data: { accepted: [7], skipped: [] } },
    send_back_question: { data: { ...review, review: 'sent_back' as const } },
    comment_question: { data: review },
  }
  const console = await openConsole('questions/7', { roles: ['editor'], answers })
  return { ...console, card: within(await screen.findByRole('region', { name: 'Review' })) }
}

describe('the review of a question', () => {
  it('is accepted by another editor, with the version that was read', async () => {
    const { server, user, card } = await opened()
    card.getByText('From the atlas.')
    await expectAccessible()
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    await user.click(card.getByRole('button', { name: 'Accept' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }))
    await screen.findByText('1 accepted')
    expect(server.calls('accept_questions')).toEqual([{ questions: [{ question_id: 7, version: 4 }] }])
  })

  it('is sent back with a comment', async () => {
    const { server, user, fill, card } = await opened()
    await user.click(card.getByRole('button', { name: 'Send back' }))
    const dialog = within(await screen.findByRole('dialog'))
    await fill(dialog.getByLabelText(/^What has to change/), 'Which year?')
    await user.click(dialog.getByRole('button', { name: 'Send back' }))
    await screen.findByText(/^Sent back/)
    expect(server.calls('send_back_question')).toEqual([{ question_id: 7, version: 4, comment: 'Which year?' }])
  })

  it('stands before the form once it is sent back, because its author reads it first', async () => {
    const isBefore = (one: Element, other: Element) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
    await opened({ review: 'sent_back', may_review: false })
    const [card, words] = [screen.getByRole('region', { name: 'Review' }), await screen.findByLabelText(/^Question/)]
    expect(isBefore(card, words)).toBe(true)
    await expectAccessible()
  })

  it('offers its author nothing but comments', async () => {
    const { server, user, fill, card } = await opened({ may_review: false })
    card.getByText('Another editor has to accept it.')
    expect(card.queryByRole('button', { name: 'Accept' })).toBeNull()
    await fill(card.getByLabelText('Comment for other editors'), 'Please look.')
    await user.click(card.getByRole('button', { name: 'Send' }))
    await expect.poll(() => server.calls('comment_question')).toEqual([{ question_id: 7, comment: 'Please look.' }])
  })
})
