// The clock of a play: the page asks when the clock has run out, never hands in by itself, and stops asking once the player has left.

import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Mode } from '@trivium/contract/platform/mode-names'
import type { Play } from '@trivium/contract/play/plays'
import { type Answers, Fault } from '../../../test/fake-server.ts'
import { openApp, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { aPlay, aQuestion, anOutcome } from '../../../test/play.ts'
import { playPath } from '../../platform/modes/modes.ts'
import { agreed } from '../../platform/ui/hooks/use-way-out.ts'

const runsForMs = 3000
const later = (ms: number) => new Date(Date.now() + ms).toISOString()

/** A play whose clock still runs for three seconds. */
const running = (mode: Mode, change: Partial<Play> = {}): Play =>
  aPlay({ mode, now: later(0), deadline: later(runsForMs), answered: 0, total: 2, current_question_id: 1, ...change })

const found = (play: Play) => ({ data: [aQuestion(1), aQuestion(2)], play, answers: [], result: null })

async function open(play: Play, more: Answers = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const opened = await openApp(playPath(play), {
    player: aPlayer(),
    answers: { get_play: found({ ...play, now: later(0), deadline: later(runsForMs) }), ...more },
    otherwise: new Fault(503),
  })
  await screen.findByRole('heading', { name: 'Question 1?' })
  return opened
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const asked = (server: Awaited<ReturnType<typeof open>>['server']) => ({
  looks: server.calls('get_play').length,
  answers: server.calls('submit_answer').length,
  ends: server.calls('finish_play').length,
})

describe('a play that the player has left', () => {
  it.each([
    ['whose questions have clocks', running('quiz_zone')],
    ['with one clock for all questions', running('self_challenge', { order: 'free', seconds_per_question: null, total_seconds: 600 })],
  ] as const)('%s sends no call when its clock runs out', async (_, play) => {
    const { server, router } = await open(play)
    const before = asked(server)
    await act(() => router.navigate('/settings/', { state: agreed }))
    await pass(runsForMs + 60_000)
    expect(asked(server)).toEqual(before)
  })
})

describe('a play whose clock runs out', () => {
  it('asks the server, which has let the question lapse, and shows the right answer', async () => {
    const { server } = await open(running('quiz_zone'), {
      submit_answer: () => ({ data: anOutcome({ correct: false, current_question_id: 2, now: later(0), deadline: later(90_000) }) }),
    })
    server.answer({ get_play: found(running('quiz_zone', { answered: 1, current_question_id: 2, deadline: later(60_000), version: 6 })) })
    await pass(runsForMs + 2000)
    await seen('play.verdict_over')
    expect(asked(server)).toEqual({ looks: 2, answers: 1, ends: 0 })
    expect(server.calls('submit_answer')).toMatchObject([{ answer: '' }])
  })

  it('for all questions reports that the server is unreachable, and goes on if there is time left', async () => {
    const free = { order: 'free', seconds_per_question: null, total_seconds: 600 } as const
    const { server, user } = await open(running('self_challenge', free))
    server.answer({ get_play: new Fault(500) })
    await pass(runsForMs + 2000)
    await seen('clock.silent')
    server.answer({ get_play: found(running('self_challenge', { ...free, deadline: later(600_000), version: 6 })) })
    await pass(10_000)
    await waitFor(() => expect(screen.queryByText(text('clock.silent'))).toBeNull())
    server.answer({ submit_answer: { data: anOutcome({ correct: null, correct_answer: null, version: 7 }) } })
    await user.keyboard('a')
    await waitFor(() => expect(server.calls('submit_answer')).toMatchObject([{ answer: 'a' }]))
    expect(asked(server).ends).toBe(0)
  })
})
