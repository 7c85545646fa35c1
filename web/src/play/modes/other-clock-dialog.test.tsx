import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Fault } from '../../../test/fake-server.ts'
import { openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { aPlay, aQuestion, aResult } from '../../../test/play.ts'
import { serverNow } from '../../platform/calls/server-clock.ts'

const inAMinute = () => new Date(serverNow() + 60_000).toISOString()
const open = (deadline: string | null) => {
  const running = { data: [aQuestion(1)], play: aPlay({ current_question_id: 1, deadline }), answers: [], result: null }
  const started = aPlay({ id: 8, mode: 'true_and_false', level: null, lifelines: [], current_question_id: 1, deadline: inAMinute() })
  return openApp('/quiz-play/true-and-false-play/', {
    player: aPlayer(),
    answers: {
      get_play: running,
      finish_play: { data: aResult() },
      get_questions_by_type: { data: [aQuestion(1)], play: started },
    },
    otherwise: new Fault(503),
  })
}

it('says before the round what a wrong answer costs', async () => {
  await open(null)
  const rules = await screen.findByRole('list', { name: text('rules.label') })
  const points = { right: '\u2066+4\u2069', wrong: '\u2066−2\u2069', none: '0' }
  within(rules).getByText(text('rules.points', points))
})

it('ends the other round, and only then starts the new one', async () => {
  const { server, user } = await open(inAMinute())
  await press(user, 'catalogue.start')
  await seen('play.other_title')
  expect(server.calls('get_questions_by_type')).toEqual([])
  await press(user, 'play.other_end')
  await waitFor(() => expect(server.calls('get_questions_by_type')).toHaveLength(1))
  expect(server.calls('finish_play')).toEqual([{ play_id: 7 }])
})

it('does not ask about a round that waits', async () => {
  const { server, user } = await open(null)
  await press(user, 'catalogue.start')
  await waitFor(() => expect(server.calls('get_questions_by_type')).toHaveLength(1))
  expect(screen.queryByText(text('play.other_title'))).toBeNull()
})
