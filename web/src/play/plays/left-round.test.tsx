// A round that nobody touches waits: after two lapsed questions the page says so to the server, and no clock runs.

import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Fault } from '../../../test/fake-server.ts'
import { openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { aPlay, aQuestion, anOutcome } from '../../../test/play.ts'

const clockMs = 30_000
const at = (ms: number) => new Date(ms).toISOString()
/** In steps, because the page draws what has happened only after each. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100) await act(() => vi.advanceTimersByTimeAsync(100))
}

/** A server whose questions lapse. The next one waits until a page shows it. */
function lapsing() {
  let open = 1
  let version = 5
  let deadline: number | null = Date.now() + clockMs
  return {
    get_play: ({ peek }: { peek?: boolean }) => {
      if (!peek) deadline ??= Date.now() + clockMs
      const hasLapsed = deadline !== null && Date.now() >= deadline
      const answered = hasLapsed ? open : open - 1
      const times = { now: at(Date.now()), deadline: deadline === null || hasLapsed ? null : at(deadline) }
      const play = aPlay({ answered, total: 4, current_question_id: answered + 1, version: ++version, ...times })
      return { data: [1, 2, 3, 4].map(id => aQuestion(id)), play, answers: [], result: null }
    },
    submit_answer: () => {
      open += 1
      deadline = null
      const times = { now: at(Date.now()), deadline: null }
      return { data: anOutcome({ correct: false, current_question_id: open, answered: open - 1, version: ++version, ...times }) }
    },
    leave_play: { data: { waits: true } },
  }
}

async function start() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const opened = await openApp('/quiz-zone/play/7/', { player: aPlayer(), answers: lapsing(), otherwise: new Fault(503) })
  await screen.findByRole('heading', { name: 'Question 1?' })
  return opened
}

it('asks after two questions without a touch, while the round waits for an answer', async () => {
  const { server, user } = await start()
  await pass(clockMs + 2000)
  await seen('play.verdict_over')
  expect(server.calls('leave_play')).toEqual([])
  await pass(3000)
  await screen.findByRole('heading', { name: 'Question 2?' })
  await pass(clockMs + 2000)
  await waitFor(() => expect(server.calls('leave_play')).toEqual([{ play_id: 7 }]))
  await pass(3000)
  await screen.findByRole('heading', { name: text('play.away_title') })
  const looks = server.calls('get_play').length
  await pass(60_000)
  expect(server.calls('get_play')).toHaveLength(looks)
  expect(server.calls('submit_answer')).toHaveLength(2)
  await press(user, 'play.away_go_on')
  await screen.findByRole('heading', { name: 'Question 3?' })
})

it('waits when its page closes', async () => {
  const { server } = await start()
  act(() => void dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(server.calls('leave_play')).toEqual([{ play_id: 7 }]))
})
