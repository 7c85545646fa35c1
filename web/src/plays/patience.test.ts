import { describe, expect, it } from 'vitest'
import { CallError } from '../actions.ts'
import { waitMsAfter } from './patience.ts'

const failed = (status: number | null, retryAfterMs: number | null = null) =>
  waitMsAfter(new CallError('submit_answer', null, { status, retryAfterMs }))

describe('waitMsAfter', () => {
  it.each([null, 502, 503, 504, 429])('asks again after %s', status => expect(failed(status)).toBe(2000))

  it.each([200, 400, 401, 404, 500])('does not ask again after %i', status => expect(failed(status)).toBeNull())

  it('waits as long as the server asks, within reason', () => {
    expect(failed(429, 7000)).toBe(7000)
    expect(failed(503, 0)).toBe(2000)
    expect(failed(429, 3_600_000)).toBe(30_000)
  })

  it('takes a refusal for an answer', () => {
    expect(waitMsAfter(new CallError('submit_answer', 'play_over'))).toBeNull()
    expect(waitMsAfter(new Error('ours'))).toBeNull()
  })
})
