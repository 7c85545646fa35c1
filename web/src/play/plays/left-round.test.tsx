// A round that nobody touches waits: after two lapsed questions the page says so to the server, and no clock runs.

import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Fault } from '../../../test/fake-server.ts'
import { openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { aPlay, aQuestion, anOutcome } from '../../../test/play.ts'

const clockMs = 3000
const at = (ms: number) => new Date(ms).toISOString()
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

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
      const play = aPlay({ answered, total: 4, current_question_id: answered + 1, version: ++version, seconds_per_question: 3, ...times })
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
  await pass(5000)
  await screen.findByRole('heading', { name: 'Question 2?' })
  for (let i = 0; i < 10; i++) { await pass(500); console.log(Date.now() % 100000, server.log.slice(-2).map(c => c.name + JSON.stringify(c.input)).join(' '), document.body.textContent?.slice(40, 200)) }
  await waitFor(() => expect(server.calls('leave_play')).toEqual([{ play_id: 7 }]))
  await pass(5000)
  await screen.findByRole('heading', { name: text('play.away_title') })
  const looks = server.calls('get_play').length
  await pass(600_000)
  console.log(JSON.stringify(server.log.map(c=>[c.name,c.input])))
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
