// After the answer: the verdict takes the place of the button and of the lifelines, and goes only when the player has had time to read.

import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AnswerOutcome, Q } from '@trivium/contract/play/plays'
import { Fault } from '../../../test/fake-server.ts'
import { button, openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { aPlay, aQuestion, anOutcome } from '../../../test/play.ts'
import { serverNow } from '../../platform/calls/server-clock.ts'
import { useSession } from '../../platform/session/session.ts'

const later = (ms: number) => new Date(serverNow() + ms).toISOString()

/** A level at this question. The next one waits for the player. */
async function open(change: Partial<Q> = {}, outcome: Partial<AnswerOutcome> = {}) {
  const data = [aQuestion(1, change), aQuestion(2)]
  const at = (answered: number) => ({
    data,
    play: aPlay({
      now: later(0),
      deadline: later(60_000),
      answered,
      total: 2,
      current_question_id: answered + 1,
      version: 5 + 2 * answered,
    }),
    answers: [],
    result: null,
  })
  const opened = await openApp('/quiz-zone/play/7/', {
    player: aPlayer(),
    answers: {
      get_play: at(0),
      submit_answer: () => ({
        data: anOutcome({ now: later(0), deadline: null, current_question_id: 2, remaining: 1, answered: 1, ...outcome }),
      }),
    },
    otherwise: new Fault(503),
  })
  await screen.findByRole('heading', { name: 'Question 1?' })
  return { ...opened, goesOn: () => opened.server.answer({ get_play: () => at(1) }) }
}

const option = (key: string) => {
  const found = document.querySelector<HTMLElement>(`button[aria-keyshortcuts="${key}"]`)
  if (!found) throw new Error(`no option ${key}`)
  return found
}
const lifelines = () => screen.queryByRole('region', { name: text('play.lifelines') })
const check = () => screen.queryByRole('button', { name: text('play.check') })

describe('the verdict', () => {
  it.each<[string, Partial<Q>, (user: UserEvent) => Promise<void>]>([
    [
      'several options',
      { question_type: 'multi_select' },
      async user => {
        await user.click(option('a'))
        await user.click(option('b'))
      },
    ],
    [
      'a sequence',
      { question_type: 'sequence' },
      async user => {
        await waitFor(() => expect(document.querySelector('[data-draggable]')).not.toBeNull())
        const chips = within(screen.getByRole('list', { name: text('order.chips') }))
        for (const name of ['a', 'b', 'c', 'd']) await user.click(chips.getByRole('button', { name }))
      },
    ],
    [
      'a word',
      { question_type: 'guess_the_word', options: [], letters: { count: 3, blanks: [], others: false } },
      async user => user.type(screen.getByLabelText(text('word.label')), 'cut'),
    ],
  ])('takes the place of the button and the lifelines: %s', async (_, question, choose) => {
    const { user } = await open(question, { correct: false, correct_answer: 'd,c,b,a' })
    expect(lifelines()).not.toBeNull()
    await choose(user)
    await press(user, 'play.check')
    const feedback = await screen.findByRole('region', { name: text('play.feedback') })
    expect(feedback.contains(await button('play.next'))).toBe(true)
    expect([check(), lifelines()]).toEqual([null, null])
  })
})

describe('a verdict that was read', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  async function answered(outcome: Partial<AnswerOutcome>, motion: 'system' | 'reduced' = 'system') {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    useSession.setState({ motion })
    const opened = await open({}, outcome)
    await opened.user.click(option('b'))
    await button('play.next')
    opened.goesOn()
    return opened
  }
  const isThere = (number: number) => screen.queryByRole('heading', { name: `Question ${number}?` }) !== null

  it('goes by itself, and says how to keep it', async () => {
    await answered({ note: 'It is so because of many good reasons.' })
    await seen('play.hold')
    await pass(3000)
    expect(isThere(1)).toBe(true)
    await pass(2000)
    await waitFor(() => expect(isThere(2)).toBe(true))
  })

  it.each([
    ['after a wrong answer', { correct: false, correct_answer: 'a' }, 'system'],
    ['with reduced motion, which shows no bar', {}, 'reduced'],
  ] as const)('stays %s, and says nothing of a tap', async (_, outcome, motion) => {
    const { user } = await answered(outcome, motion)
    await pass(120_000)
    expect(isThere(1)).toBe(true)
    expect(screen.queryByText(text('play.hold'))).toBeNull()
    await press(user, 'play.next')
    await waitFor(() => expect(isThere(2)).toBe(true))
  })
})
