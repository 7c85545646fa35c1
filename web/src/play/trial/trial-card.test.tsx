import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Fault } from '../../../test/fake-server.ts'
import { hasFocus, show, text } from '../../../test/open-app.tsx'
import { aQuestion, choices } from '../../../test/play.ts'
import { saveTrial } from '../../people/identity/index.ts'
import { TrialCard } from './trial-card.tsx'

const questions = [1, 2, 3, 4, 5].map(id => aQuestion(id, { options: choices(`wrong ${id}`, `right ${id}`) }))

/** A trial of which the server has told the first answers: those numbered here as right, the others as wrong. */
const saved = (answered: number, ...right: number[]) =>
  saveTrial({
    guest_key: 'k'.repeat(20),
    expires_at: '2099-01-01T00:00:00.000Z',
    questions,
    told: questions.slice(0, answered).map(({ id }) => ({
      answered: id,
      right: right.filter(one => one <= id).length,
      total: 5,
      points: 4 * right.length,
      correct: right.includes(id),
      correct_answer: 'b',
      note: `Note ${id}.`,
      answer: right.includes(id) ? 'b' : 'a',
    })),
  })
const open = () => show(<TrialCard />, { otherwise: new Fault(503) })
const mood = () => document.querySelector('#trial [data-mood]')?.getAttribute('data-mood')
const missed = () => screen.queryByRole('region', { name: text('result.missed') })

it('comes into sight and has the focus where the address names it', async () => {
  saved(0)
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  await show(<TrialCard />, { address: '/#trial', otherwise: new Fault(503) })
  await hasFocus(await screen.findByRole('heading', { name: 'Question 1?' }))
  expect(scroll.mock.contexts).toEqual([document.getElementById('trial')])
})

it('says what a right answer brought', async () => {
  saved(1, 1)
  const told = { answered: 2, right: 2, total: 5, points: 8, correct: true, correct_answer: 'b', note: null }
  const { user } = await show(<TrialCard />, { answers: { answer_trial: { data: told } }, otherwise: new Fault(503) })
  await user.click(await screen.findByRole('button', { name: /right 2/ }))
  expect((await screen.findByRole('img', { name: text('board.points', { count: 4, shown: '4' }) })).textContent).toBe('+4')
  localStorage.clear()
})

describe('the end of a trial', () => {
  afterEach(() => localStorage.clear())

  it('shows the missed questions with what the server has told', async () => {
    saved(5, 2)
    await open()
    await screen.findByRole('heading', { name: text('trial.outcome', { right: '1', total: '5' }) })
    const cards = within(missed() ?? document.body).getAllByRole('listitem')
    expect(cards.map(card => card.textContent)).toEqual([1, 3, 4, 5].map(id => `Question ${id}? right ${id}Note ${id}.`))
    await expectAccessible()
  })

  it.each([
    ['lost', []],
    ['wry', [2]],
    ['glad', [1, 2, 3]],
    ['proud', [1, 2, 3, 4, 5]],
  ])('has a figure that is %s after %j', async (expected, right) => {
    saved(5, ...right)
    await open()
    await screen.findByRole('heading', { name: text('trial.outcome', { right: String(right.length), total: '5' }) })
    expect(mood()).toBe(expected)
    expect(missed() === null).toBe(right.length === 5)
  })

  it('is not there while a question is open', async () => {
    saved(4)
    await open()
    await screen.findByRole('heading', { name: 'Question 5?' })
    expect(missed()).toBeNull()
  })
})
