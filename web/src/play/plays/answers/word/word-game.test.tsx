// Guess the word on its page: each try is sent with the wish for tries, told in the rows and in words, and the boxes are empty again.

import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Try } from '@trivium/contract/play/plays'
import { Fault } from '../../../../../test/fake-server.ts'
import { openApp, seen, text } from '../../../../../test/open-app.tsx'
import { aPlayer } from '../../../../../test/people.ts'
import { aPlay, aQuestion, anOutcome } from '../../../../../test/play.ts'
import { playPath } from '../../../../platform/modes/modes.ts'
import { serverNow } from '../../../../platform/calls/server-clock.ts'

const later = (ms: number) => new Date(serverNow() + ms).toISOString()
const letters = { count: 3, blanks: [], others: false }
const question = aQuestion(1, { question_type: 'guess_the_word', options: [], letters })
const tried: Try = [
  { letter: 'c', mark: 'place' },
  { letter: 'u', mark: 'absent' },
  { letter: 't', mark: 'elsewhere' },
]

async function open() {
  const play = aPlay({ mode: 'guess_the_word', now: later(0), deadline: later(60_000), answered: 0, total: 1, current_question_id: 1 })
  const opened = await openApp(playPath(play), {
    player: aPlayer(),
    answers: { get_play: { data: [question], play, answers: [], result: null } },
    otherwise: new Fault(503),
  })
  await screen.findByRole('heading', { name: 'Question 1?' })
  return opened
}
const check = () => screen.getByRole('button', { name: text('play.check') })

it('tells a wrong guess, fills in what it has found, and takes no guess twice', async () => {
  const { server, user } = await open()
  await seen('word.try_of', { number: 1, total: 3 })
  await user.type(screen.getByLabelText(text('word.label')), 'cut')
  const still = { deadline: later(60_000), current_question_id: 1, version: 7 }
  server.answer({ submit_answer: { data: anOutcome({ correct: null, correct_answer: null, tried, ...still }) } })
  await user.click(check())
  await seen('word.try_of', { number: 2, total: 3 })
  expect(server.calls('submit_answer')).toMatchObject([{ answer: 'cut', tries: true }])
  const told = (['place', 'absent', 'elsewhere'] as const).map((mark, index) => text(`word.mark_${mark}`, { letter: 'CUT'[index] }))
  screen.getByText(text('word.try_told', { number: 1, letters: told.join(', ') }))
  const keyboard = screen.getByRole('group', { name: text('word.keyboard') })
  within(keyboard).getByRole('button', { name: text('word.mark_elsewhere', { letter: 'T' }) })
  // The found letter is in its box: two are missing.
  await seen('word.missing', { count: 2, shown: 2 })
  await user.keyboard('ut')
  await seen('word.tried_before')
  expect(check()).toHaveProperty('disabled', true)
})
