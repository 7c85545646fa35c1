import { describe, expect, it } from 'vitest'
import { paceIn } from './pace.ts'

describe('paceIn', () => {
  it.each([
    [36, '35\u00a0sec'],
    [60, '1\u00a0min'],
    [91, '1\u00a0min, 30\u00a0sec'],
  ])('tells %d s as %s', (seconds, text) => expect(paceIn('en', seconds)).toBe(text))
})
