// A round of maths on its page: a right answer lands on the chain, a wrong one breaks it, and a reload shows the same chain.

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Answered, AnswerOutcome, Play } from '@trivium/contract/play/plays'
import { expectAccessible } from '../../../../test/accessible.ts'
import { Fault } from '../../../../test/fake-server.ts'
import { openApp, press, seen, text } from '../../../../test/open-app.tsx'
import { aPlayer } from '../../../../test/people.ts'
import { aPlay, aQuestion, aResult, anOutcome, choices } from '../../../../test/play.ts'
import { playPath, resultPath } from '../../../platform/modes/modes.ts'
import { serverNow } from '../../../platform/calls/server-clock.ts'

const later = (ms: number) => new Date(serverNow() + ms).toISOString()
const total = 6
const questions = Array.from({ length: total }, (_, place) =>
  aQuestion(place + 1, { question_type: 'maths', question: `Calculate $${place + 1} + 1$.`, options: choices(`$${place + 2}$`, '$0$') }),
)
/** ✓ right, ✗ wrong. */
const answersOf = (signs: string): Answered[] =>
  [...signs].map((sign, place) => ({ question_id: place + 1, your_answer: sign === '✓' ? 'a' : 'b', correct: sign === '✓' }))

async function open(signs: string, change: Partial<Play> = {}) {
  const answered = signs.length
  const play = aPlay({
    mode: 'maths',
    level: null,
    now: later(0),
    deadline: later(60_000),
    total,
    answered,
    current_question_id: answered + 1,
    ...change,
  })
  const opened = await openApp(playPath(play), {
    player: aPlayer(),
    answers: { get_play: { data: questions, play, answers: answersOf(signs), result: null } },
    otherwise: new Fault(503),
  })
  await screen.findByRole('heading', { name: /Calculate/ })
  return opened
}

const chain = () => screen.getByRole('list', { name: text('streak.chain') })
/** The links in words; '–' is a break. */
const links = () =>
  within(chain())
    .getAllByRole('listitem')
    .map(item => (item.textContent === text('streak.broken') ? '–' : (item.querySelector('annotation, code')?.textContent ?? '')))
const outcome = (change: Partial<AnswerOutcome>) => ({
  submit_answer: { data: anOutcome({ deadline: later(90_000), now: later(0), remaining: 1, ...change }) },
})
const option = (key: string) =>
  screen.getAllByRole('button').find(button => button.getAttribute('aria-keyshortcuts') === key) ?? document.body
/** The figures above the chain. */
const said = (...words: string[]) =>
  waitFor(() => {
    for (const one of words) expect(chain().parentElement?.textContent).toContain(one)
  })

describe('the chain of a round of maths', () => {
  it('shows after a reload what the server has said of the answers', async () => {
    await open('✓✓✗✓')
    expect(links()).toEqual(['1 + 1 = 2', '2 + 1 = 3', '–', '4 + 1 = 5'])
    await said(text('play.in_a_row', { count: 1, shown: 1 }), text('streak.best', { shown: 2 }))
    await expectAccessible()
  })

  it('grows with a right answer, and is broken by a wrong one', async () => {
    const { server, user } = await open('✓✓')
    server.answer(outcome({ correct: true, correct_answer: 'a', answered: 3, current_question_id: 4 }))
    await user.click(option('a'))
    await said(text('streak.best', { shown: 3 }))
    expect(links()).toEqual(['1 + 1 = 2', '2 + 1 = 3', '3 + 1 = 4'])
    await press(user, 'play.next')
    server.answer(outcome({ correct: false, correct_answer: 'a', answered: 4, current_question_id: 5 }))
    await user.click(option('b'))
    await seen('play.run_ended', { shown: 3 })
    expect(links().at(-1)).toBe('–')
    await said(text('streak.none'), text('streak.best', { shown: 3 }))
  })

  it('is not shown in other modes', async () => {
    await open('✓', { mode: 'quiz_zone' })
    expect(screen.queryByRole('list', { name: text('streak.chain') })).toBeNull()
  })

  it('is not shown where answers are not told', async () => {
    const play = aPlay({ mode: 'maths', now: later(0), deadline: later(60_000), total, answered: 1, current_question_id: 2 })
    const answers = [{ question_id: 1, your_answer: 'a', correct: null }]
    await openApp(playPath(play), {
      player: aPlayer(),
      answers: { get_play: { data: questions, play, answers, result: null } },
      otherwise: new Fault(503),
    })
    await screen.findByRole('heading', { name: /Calculate/ })
    expect(screen.queryByRole('list', { name: text('streak.chain') })).toBeNull()
  })
})

describe('the result of a round of maths', () => {
  const show = (correct: number, signs: string) => {
    const result = aResult({
      mode: 'maths',
      level: null,
      total,
      answered: total,
      correct,
      wrong: total - correct,
      percentage: (correct / total) * 100,
    })
    const review = questions.map((question, place) => ({
      ...question,
      your_answer: 'a',
      tries: [],
      correct_answer: 'a',
      correct: signs[place] === '✓',
      obtained_marks: null,
      note: null,
      remarks: [],
      also_right: [],
      tolerance: null,
      ms: 1000,
    }))
    return openApp(resultPath({ mode: 'maths', id: 7 }), {
      player: aPlayer(),
      answers: { get_play: { data: [], play: null, answers: [], result }, get_play_review: { data: review, result } },
      otherwise: new Fault(503),
    })
  }

  it('tells the longest chain', async () => {
    await show(5, '✓✓✗✓✓✓')
    await seen('result.longest_run', { count: 3, shown: 3 })
  })

  it('needs no review for a perfect one', async () => {
    const { server } = await show(total, '')
    await seen('result.longest_run', { count: total, shown: total })
    expect(server.calls('get_play_review')).toEqual([])
  })
})
