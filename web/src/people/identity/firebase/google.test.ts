import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leave, takeReturned } from './google.ts'

let kept: Map<string, string>
let gone: string[]
const at = (hash: string) =>
  vi.stubGlobal('location', {
    origin: 'https://quiz.example',
    pathname: '/auth/login/',
    search: '?from=google',
    hash,
    assign: (to: string) => gone.push(to),
  })
const jwt = (nonce: string) => `x.${btoa(JSON.stringify({ nonce }))}.x`

beforeEach(() => {
  kept = new Map()
  gone = []
  at('')
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('history', { state: null, replaceState: () => at('') })
})
afterEach(() => vi.unstubAllGlobals())

/** The state and nonce that this window sent to Google. */
function asked(): { state: string; nonce: string } {
  leave('the-client', 'ar')
  const { searchParams } = new URL(gone.at(-1) ?? '')
  expect(searchParams.get('redirect_uri')).toBe('https://quiz.example/auth/login/?from=google')
  return { state: searchParams.get('state') ?? '', nonce: searchParams.get('nonce') ?? '' }
}

describe('a visitor who comes back from Google', () => {
  it('brings a token, once, which is removed from the history', () => {
    const { state, nonce } = asked()
    at(`#state=${state}&id_token=${jwt(nonce)}`)
    expect(takeReturned()).toBe(jwt(nonce))
    expect(location.hash).toBe('')
    expect(takeReturned()).toBeNull()
  })

  it.each<[string, (own: { state: string; nonce: string }) => string]>([
    ['with nothing that was asked for', () => `#state=other&id_token=${jwt('other')}`],
    ['with the token of another sign-in', ({ state }) => `#state=${state}&id_token=${jwt('other')}`],
    ['with what is no token', ({ state }) => `#state=${state}&id_token=nonsense`],
    ['having changed their mind', ({ state }) => `#state=${state}&error=access_denied`],
  ])('%s is refused', (_how, hashOf) => {
    at(hashOf(asked()))
    expect(takeReturned).toThrow('google_failed')
    expect(kept.size).toBe(0)
  })

  it('is refused without having left from this window', () => {
    at(`#state=undefined&id_token=${jwt('x')}`)
    expect(takeReturned).toThrow('google_failed')
  })
})
