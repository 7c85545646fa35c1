import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../test/accessible.ts'
import { button, openApp, press, seen, text } from '../../../../test/open-app.tsx'
import { aPlayer } from '../../../../test/people.ts'
import { anOutcome, aPlay, aQuestion } from '../../../../test/play.ts'

const play = aPlay({ mode: 'tutor_test', current_question_id: 1, deadline: null, seconds_per_question: null, answered: 0, total: 2 })
const open = () =>
  openApp('/multi-match-questions/tutor/play/7/', {
    player: aPlayer(),
    answers: {
      get_play: { data: [aQuestion(1), aQuestion(2)], play, answers: [], result: null },
      get_annotations: { data: [] },
      get_bookmarked_ids: { data: [] },
      annotate_question: ({ question_id, marked = false, struck }) => ({
        data: { question_id, marked, struck: struck ? ['b'] : [], own_note: null },
      }),
      submit_answer: {
        data: anOutcome({
          correct: true,
          correct_answer: 'a',
          deadline: null,
          current_question_id: 2,
          peers: { answers: 40, shares: { a: 55, b: 25, c: 15, d: 5 } },
        }),
      },
    },
  })
const option = (key: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`button[aria-keyshortcuts="${key}"]`)
    if (!found) throw new Error(`no option ${key}`)
    return found
  })

describe('a test', () => {
  it('names each tool, and draws a different icon for each', async () => {
    await open()
    const tools = await screen.findByRole('group', { name: text('test.tools') })
    const drawings = within(tools)
      .getAllByRole('button', { hidden: true })
      .map(tool => tool.querySelector('svg')?.innerHTML)
    expect(new Set(drawings).size).toBe(drawings.length)
    for (const name of ['free.mark', 'test.strike_options', 'test.note', 'test.calculator', 'report.short'] as const)
      expect(within(tools).getByRole('button', { name: text(name), hidden: true }).textContent).toBe(text(name))
    await expectAccessible()
  })

  it('strikes out by a tap only while the player strikes out, and then answers nothing', async () => {
    const { user, server } = await open()
    await press(user, 'test.tools')
    await press(user, 'test.strike_options')
    await seen('test.strike_hint')
    await user.click(await option('b'))
    await waitFor(async () => expect((await option('b')).dataset['struck']).toBe('true'))
    expect(server.calls('submit_answer')).toEqual([])
    await press(user, 'test.strike_options')
    await user.click(await option('a'))
    await waitFor(() => expect(server.calls('submit_answer')).toMatchObject([{ answer: 'a' }]))
  })

  it('shows how other players answered the first time, only with the feedback', async () => {
    const { user } = await open()
    await option('a')
    const peers = () => screen.queryByText(text('test.peers', { count: 40, shown: '40' }))
    expect(peers()).toBeNull()
    await user.click(await option('a'))
    await waitFor(() => expect(peers()).not.toBeNull())
    expect((await option('b')).textContent).toContain('25%')
    await button('play.next')
    await expectAccessible()
  })
})
