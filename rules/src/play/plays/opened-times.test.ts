import { describe, expect, it } from 'vitest'
import type { ClockRules } from './clock.ts'
import { type ClosedAnswer, openedTimes } from './opened-times.ts'

const clock: ClockRules = { total: 4, questionMs: 30_000, pauseMs: 4_000, graceMs: 1_000, windowEndsAt: null }
const given = (at: number, ms: number): ClosedAnswer => ({ answer: '1', ms, at, isRestarted: false })
/** The question lapsed; the server noticed it at `at`. */
const lapsed = (at: number, isRestarted = false): ClosedAnswer => ({ answer: null, ms: 30_000, at, isRestarted })
const left = (at: number): ClosedAnswer => ({ answer: null, ms: 0, at, isRestarted: false })

describe('the times at which questions opened', () => {
  it.each<[string, ClosedAnswer[], (number | null)[], Partial<ClockRules>?]>([
    ['follow from the answers', [given(5_000, 5_000), given(12_000, 3_000)], [0, 9_000]],
    ['are the time of the answer before if the next answer comes within the pause', [given(5_000, 5_000), given(7_000, 2_000)], [0, 5_000]],
    ['follow from the clock while nobody answers', [lapsed(200_000), lapsed(200_000), given(70_000, 2_000)], [0, 34_000, 68_000]],
    ['end with the play', [given(5_000, 5_000), left(20_000), left(20_000)], [0, 9_000, null]],
    ['end within the pause', [given(5_000, 5_000), left(6_000)], [0, null]],
    ['follow from a restarted clock', [given(25_000, 2_000), given(32_000, 3_000)], [23_000, 29_000]],
    ['are unknown if a restarted clock ran out', [lapsed(90_000, true), lapsed(90_000), given(95_000, 1_000)], [null, null, 94_000]],
    [
      'are known without a clock only if measured',
      [given(5_000, 3_000), given(9_000, 0), left(9_000)],
      [2_000, null, null],
      { questionMs: null },
    ],
    ['end with the window', [lapsed(20_000), left(20_000)], [0, null], { windowEndsAt: 20_000 }],
  ])('%s', (_, answers, times, own) => expect(openedTimes(0, answers, { ...clock, ...own })).toEqual(times))
})
