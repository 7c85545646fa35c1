import { describe, expect, it } from 'vitest'
import { halfWindow } from '../search/rating-window.ts'
import { secondsEach } from './room-choice.ts'
import { problemOf } from './room-code-check.ts'

describe('a room code', () => {
  it.each(['ABCD-2345', 'abcd 2345', ' abcd2345 '])('is accepted as %j', typed => {
    expect(problemOf(typed)).toBeNull()
  })

  it.each([
    ['', 'room.enter_code'],
    [' - ', 'room.enter_code'],
    ['ABCD-234', 'room.code_not_valid'],
    ['ABCD-2340', 'room.code_not_valid'],
    ['ABCI-2345', 'room.code_not_valid'],
  ])('is checked before the call: %j', (typed, problem) => expect(problemOf(typed)).toBe(problem))
})

it('each question gets its share of the time, between 5 and 60 seconds', () => {
  expect(secondsEach({ questions: 10, minutes: 3 })).toBe(18)
  expect(secondsEach({ questions: 20, minutes: 1 })).toBe(5)
  expect(secondsEach({ questions: 5, minutes: 10 })).toBe(60)
})

it('the rating window widens in steps', () => {
  const window = { start: 100, step: 50, step_seconds: 5 }
  expect([0, 4900, 5000, 12_000].map(ms => halfWindow(window, ms))).toEqual([100, 100, 150, 200])
})
