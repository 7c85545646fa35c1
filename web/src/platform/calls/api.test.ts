import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, formOf } from './api.ts'
import { noteAnswer } from './connection.ts'
import { deactivations, guestRefusals, useSession } from '../session/session.ts'

vi.mock('./connection.ts', async original => ({ ...(await original<object>()), noteAnswer: vi.fn<typeof noteAnswer>() }))

const fetched = vi.fn<typeof fetch>()
const answers = (status: number, body: unknown = {}) => fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
const fieldsOf = (form: FormData) => Object.fromEntries(form.entries())

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  useSession.setState({ token: 'abc', contentLanguageId: null, systemConfig: null })
})

afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('formOf', () => {
  it('sends optional fields only when they are non-empty, and sends a 0', () => {
    const form = formOf('set_users_statistics', { questions_answered: 0, correct_answers: undefined, category_id: '', ratio: null })
    expect(fieldsOf(form)).toEqual({ questions_answered: '0' })
  })

  it('adds the content language only in multi-language mode and when one is chosen', () => {
    const sent = () => fieldsOf(formOf('get_categories', { type: 'quiz_zone' }))['language_id']
    useSession.setState({ contentLanguageId: 2, systemConfig: { language_mode: '0' } })
    expect(sent()).toBeUndefined()
    useSession.setState({ contentLanguageId: 2, systemConfig: { language_mode: '1' } })
    expect(sent()).toBe('2')
    useSession.setState({ contentLanguageId: null })
    expect(sent()).toBeUndefined()
  })

  it('leaves the content language out of actions that do not take it', () => {
    useSession.setState({ contentLanguageId: 2, systemConfig: { language_mode: '1' } })
    expect(fieldsOf(formOf('get_tracker_data', {}))).toEqual({})
  })
})

describe('call', () => {
  it('reports to the loader whether the server replied, replied with an error, or was unreachable', async () => {
    answers(500)
    await call('get_web_settings', {})
    fetched.mockRejectedValueOnce(new TypeError('no line'))
    await call('get_web_settings', {})
    answers(200, { error: false, message: 'ok', data: {} })
    await call('get_web_settings', {})
    expect(vi.mocked(noteAnswer).mock.calls.slice(-3)).toEqual([['error'], ['none'], ['ok']])
  })

  it('returns the envelope, the data and the fields beside it', async () => {
    answers(200, { error: false, message: 'ok', data: [], total: 0 })
    expect(await call('get_tracker_data', {})).toEqual({ error: false, message: 'ok', data: [], total: 0 })
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('Authorization')).toBe('Bearer abc')
  })

  it('distinguishes a refusal from a failure', async () => {
    answers(200, { error: true, message: 'level_locked' })
    expect(await call('finish_play', { play_id: 1 })).toEqual({ error: true, message: 'level_locked' })
    answers(500)
    expect(await call('finish_play', { play_id: 1 })).toBeNull()
    fetched.mockRejectedValueOnce(new TypeError('network'))
    expect(await call('finish_play', { play_id: 1 })).toBeNull()
  })

  it('reports the known reason of a failure', async () => {
    const onFailure = vi.fn<(failure: unknown) => void>()
    fetched.mockResolvedValueOnce(new Response('', { status: 429, headers: { 'Retry-After': '7' } }))
    await call('finish_play', { play_id: 1 }, { onFailure })
    fetched.mockResolvedValueOnce(new Response('', { status: 500 }))
    await call('finish_play', { play_id: 1 }, { onFailure })
    fetched.mockRejectedValueOnce(new TypeError('network'))
    await call('finish_play', { play_id: 1 }, { onFailure })
    expect(onFailure.mock.calls).toEqual([
      [{ status: 429, retryAfterMs: 7000 }],
      [{ status: 500, retryAfterMs: null }],
      [{ status: null, retryAfterMs: null }],
    ])
  })

  it('waits longer for an upload than for anything else', async () => {
    const waits = vi.spyOn(AbortSignal, 'timeout')
    answers(500)
    await call('upload_profile_image', { image: new Blob(['x']) })
    answers(500)
    await call('get_user_by_id', {})
    expect(waits.mock.calls).toEqual([[120_000], [15_000]])
  })

  it('returns null if a 200 is not JSON', async () => {
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 200 }))
    expect(await call('get_web_settings', {})).toBeNull()
  })

  it('signs out on 401 only', async () => {
    answers(503)
    await call('get_user_by_id', {})
    expect(useSession.getState().token).toBe('abc')
    answers(401)
    await call('get_user_by_id', {})
    expect(useSession.getState().token).toBeNull()
  })

  it('reports a deactivated account once, and no other end of a session', async () => {
    const told = vi.fn<() => void>()
    deactivations.addEventListener('told', told)
    for (const [token, body] of [
      ['abc', { error: true, message: 'unauthorized' }],
      [null, { error: true, message: 'account_deactivated' }],
      ['abc', '<html>'],
    ] as const) {
      useSession.setState({ token })
      answers(401, body)
      await call('get_user_by_id', {})
    }
    expect(told).not.toHaveBeenCalled()
    useSession.setState({ token: 'abc' })
    answers(401, { error: true, message: 'account_deactivated' })
    answers(401, { error: true, message: 'account_deactivated' })
    await Promise.all([call('get_user_by_id', {}), call('get_user_coin_score', {})])
    expect(told).toHaveBeenCalledOnce()
    expect(useSession.getState().token).toBeNull()
  })

  it('reports a 401 for a guest, who has no token to lose', async () => {
    const told = vi.fn<() => void>()
    guestRefusals.addEventListener('401', told)
    useSession.setState({ token: null })
    answers(401)
    await call('get_user_by_id', {})
    expect(told).toHaveBeenCalledOnce()
  })

  it('sends an idempotency key with actions that move coins, and with no others', async () => {
    const keySent = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get('Idempotency-Key')
    answers(200, { error: true, message: 'already_unlocked' })
    await call('unlock_premium_category', { category: 'flags' }, { idempotencyKey: 'one' })
    expect(keySent()).toBe('one')
    answers(200, { error: false, message: 'ok', data: null })
    await call('get_user_coin_score', {})
    expect(keySent()).toBeNull()
  })
})
