import { expect, it } from 'vitest'
import { exactTimesIn } from './exact-times.ts'

it("formats times to the tenth of a second, in the player's zone", () => {
  const { instant, seconds } = exactTimesIn('es', 'America/New_York')
  expect(instant('2026-11-21T23:30:05.678Z')).toBe('18:30:05,6')
  expect(seconds(1_849)).toBe('1,8s')
})
