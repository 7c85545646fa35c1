// A sequence as a line to fill: by taps, by keyboard, back again, and with the verdict place by place.

import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Q } from '@trivium/contract/play/plays'
import { expectAccessible } from '../../../../../test/accessible.ts'
import { hasFocus, type Opened, seen, show, text } from '../../../../../test/open-app.tsx'
import { aQuestion, choices } from '../../../../../test/play.ts'
import type { AnswerFeedback } from '../answer-input-props.ts'
import { OptionOrder } from './option-order.tsx'

const question = aQuestion(1, {
  question_type: 'sequence',
  question: 'Put in order, the largest first.',
  options: choices('Peru', 'Malta', 'Brazil', 'Cuba'),
})
const onHandIn = vi.fn<(answer: string) => void>()

interface Asked {
  asked?: Q
  answer?: string
  outcome?: AnswerFeedback | null
}

/** Holds the answer, as a page does. */
function Held({ asked = question, answer: first = '', outcome = null }: Asked) {
  const [answer, setAnswer] = useState(first)
  return (
    <>
      <output>{answer}</output>
      <button type="button" onClick={() => setAnswer('')}>
        clear
      </button>
      <OptionOrder
        question={asked}
        effect={undefined}
        answer={answer}
        outcome={outcome}
        isOpen={outcome === null}
        onChange={setAnswer}
        onHandIn={onHandIn}
      />
    </>
  )
}

const languages = { get_languages: { data: [] } }
const open = (asked: Asked = {}, opened: Opened = {}) => show(<Held {...asked} />, { answers: languages, ...opened })
const places = () => within(screen.getByRole('list', { name: text('order.line') })).getAllByRole('listitem')
const standing = () => places().map(place => place.querySelector('[dir=auto]')?.textContent ?? null)
const chip = (name: string) => within(screen.getByRole('list', { name: text('order.chips') })).getByRole('button', { name })
const placed = (name: string) =>
  within(screen.getByRole('list', { name: text('order.line') })).getByRole('button', { name: new RegExp(name) })
const check = () => screen.getByRole('button', { name: text('play.check') })
const answer = () => document.querySelector('output')?.textContent

describe('a sequence', () => {
  it('is filled by taps, and can be checked only when it is full', async () => {
    const { user } = await open()
    await seen('order.missing', { count: 4, shown: 4 })
    screen.getByText('Largest')
    screen.getByText('Smallest')
    await expectAccessible()
    for (const name of ['Brazil', 'Peru', 'Malta']) await user.click(chip(name))
    expect(standing()).toEqual(['Brazil', 'Peru', 'Malta', null])
    expect(check()).toHaveProperty('disabled', true)
    // A tap takes one back, and the next one takes the free place.
    await user.click(placed('Malta'))
    for (const name of ['Cuba', 'Malta']) await user.click(chip(name))
    await seen('order.full')
    await expectAccessible()
    await user.click(check())
    expect(onHandIn).toHaveBeenLastCalledWith('c,a,d,b')
  })

  it('is filled and sorted by keyboard, in words', async () => {
    const { user } = await open()
    chip('Peru').focus()
    await user.keyboard('{Enter}{Enter}{Enter}{Enter}')
    expect(standing()).toEqual(['Peru', 'Malta', 'Brazil', 'Cuba'])
    await hasFocus(check())
    placed('Brazil').focus()
    await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowLeft}')
    expect(standing()).toEqual(['Brazil', 'Peru', 'Malta', 'Cuba'])
    await seen('play.moved', { option: 'Brazil', place: 1, total: 4 })
    expect(placed('Brazil').textContent).toContain(text('order.place', { place: 1, total: 4 }))
    await hasFocus(placed('Brazil'))
    await user.keyboard('{ArrowRight}{Enter}')
    expect(standing()).toEqual(['Peru', null, 'Malta', 'Cuba'])
    await seen('order.back', { option: 'Brazil' })
    await hasFocus(chip('Brazil'))
    expect(answer()).toBe('')
  })

  it('moves the other way from right to left', async () => {
    const { user } = await open({ answer: 'a,b,c,d' }, { language: 'arabic' })
    placed('Malta').focus()
    await user.keyboard('{ArrowLeft}')
    expect(standing()).toEqual(['Peru', 'Brazil', 'Malta', 'Cuba'])
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(standing()).toEqual(['Malta', 'Peru', 'Brazil', 'Cuba'])
  })

  it('shows a saved order, and is empty when the answer is cleared', async () => {
    const { user } = await open({ answer: 'd,c,b,a' })
    expect(standing()).toEqual(['Cuba', 'Brazil', 'Malta', 'Peru'])
    await user.click(screen.getByText('clear'))
    expect(standing()).toEqual([null, null, null, null])
  })

  it('names its ends first and last if the question does not name them', async () => {
    await open({ asked: { ...question, question: 'Put the events in order.' } })
    await seen('order.first')
    await seen('order.last')
  })

  it('tells place by place what was right, beside the order of the player', async () => {
    await open({ answer: 'c,b,a,d', outcome: { correct: false, correct_answer: 'c,a,d,b' } })
    expect(standing()).toEqual(['Brazil', 'Peru', 'Cuba', 'Malta'])
    expect(places().map(place => place.textContent?.includes(text('play.right_answer')))).toEqual([true, false, false, false])
    const own = within(screen.getByRole('list', { name: text('review.your_order') })).getAllByRole('listitem')
    expect(own.map(item => item.textContent)).toEqual([
      `Brazil${text('review.in_place')}`,
      ...['Malta', 'Peru', 'Cuba'].map(name => `${name}${text('review.out_of_place')}`),
    ])
    await expectAccessible()
  })

  it('has no order of a player who gave none', async () => {
    await open({ outcome: { correct: false, correct_answer: 'c,a,d,b' } })
    await waitFor(() => expect(standing()).toEqual(['Brazil', 'Peru', 'Cuba', 'Malta']))
    expect(screen.queryByRole('list', { name: text('review.your_order') })).toBeNull()
  })
})
