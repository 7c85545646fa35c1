import { describe, expect, it } from 'vitest'
import { CallError } from '../../../platform/calls/actions.ts'
import { patience, waitMsAfter } from './patience.ts'

const failed = (status: number | null, retryAfterMs: number | null = null) =>
  waitMsAfter(new CallError('submit_answer', null, { status, retryAfterMs }))

describe('waitMsAfter', () => {
  it.each([null, 502, 503, 504, 429])('retries after %s', status => expect(failed(status)).toBe(2000))

  it('retries sooner the first time, unless the server names a wait', () => {
    const first = (status: number | null, retryAfterMs: number | null) =>
      waitMsAfter(new CallError('submit_answer', null, { status, retryAfterMs }), true)
    expect([first(null, null), first(502, null), first(503, 2000), first(503, 0)]).toEqual([500, 500, 2000, 2000])
  })

  it.each([200, 400, 401, 404, 500])('does not retry after %i', status => expect(failed(status)).toBeNull())

  it('waits as long as the server asks, up to a limit', () => {
    expect(failed(429, 7000)).toBe(7000)
    expect(failed(503, 0)).toBe(2000)
    expect(failed(429, 3_600_000)).toBe(30_000)
  })

  it('does not retry after a refusal or another error', () => {
    expect(waitMsAfter(new CallError('submit_answer', 'play_over'))).toBeNull()
    expect(waitMsAfter(new Error('ours'))).toBeNull()
  })
})

describe('patience', () => {
  const silent = new CallError('get_play', null)

  it('retries until the server answers, and reports the silence', async () => {
    const silence: boolean[] = []
    const waited: number[] = []
    const replies = [() => Promise.reject(silent), () => Promise.reject(silent), () => Promise.resolve('here')]
    const patiently = patience({
      isWanted: () => true,
      onSilence: isSilent => silence.push(isSilent),
      wait: ms => Promise.resolve(waited.push(ms)),
    })
    expect(await patiently(() => replies.shift()?.() ?? Promise.reject(new Error('asked once too often')))).toBe('here')
    expect([silence, waited]).toEqual([
      [true, true, false],
      [500, 2000],
    ])
  })

  it('returns null once nobody waits any more', async () => {
    let isWanted = true
    const patiently = patience({ isWanted: () => isWanted, onSilence: () => {}, wait: () => Promise.resolve((isWanted = false)) })
    expect(await patiently(() => Promise.reject(silent))).toBeNull()
    expect(await patiently(() => Promise.resolve('too late'))).toBeNull()
  })

  it('throws errors that a retry cannot fix', async () => {
    const patiently = patience({ isWanted: () => true, onSilence: () => {}, wait: () => Promise.resolve() })
    await expect(patiently(() => Promise.reject(new CallError('get_play', 'play_over')))).rejects.toThrow('play_over')
  })
})
