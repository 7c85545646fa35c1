import { describe, expect, it } from 'vitest'
import { paceIn } from './pace.ts'

describe('paceIn', () => {
  it.each([
    [36, '35 sec'],
    [60, '1 min'],
    [91, '1 min, 30 sec'],
  ])('tells %d s as %s', (seconds, text) => expect(paceIn('en', seconds).replaceAll('\u00a0', ' ')).toBe(text))
})
