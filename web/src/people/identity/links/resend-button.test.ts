import { expect, it } from 'vitest'
import { secondsUntil } from './resend-button.tsx'

it.each([
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 59_000, 1],
  [60_000, 400_000, 0],
])('an end of %i at time %i leaves %i seconds, however often the timer ran', (endsAt, now, left) =>
  expect(secondsUntil(endsAt, now)).toBe(left),
)
