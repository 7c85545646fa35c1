import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './api.ts'
import { allTexts, startTexts } from '../i18n/texts.ts'
import { useSession } from '../session/session.ts'

const script = readFileSync(new URL('../../../plugins/before-paint.js', import.meta.url), 'utf8')
/** The file name under vitest; the build writes another name into both places. */
const texts = '/content/texts/es.json'
const firstTexts = '/first/es.json'
const languages = `english:en:ltr:/content/texts/en.json:/first/en.json arabic:ar:rtl:/content/texts/ar.json:/first/ar.json spanish:es:ltr:${texts}:${firstTexts}`
const kept = {
  token: 'abc',
  interfaceLanguage: 'spanish',
  contentLanguageId: 2,
  systemConfig: { language_mode: '1' },
  webSettings: null,
} as const

const fetched = vi.fn<typeof fetch>(async () => Response.json({ error: false, message: 'ok', data: {} }))
const asked = () => fetched.mock.calls.map(([url]) => (url instanceof Request ? url.url : String(url)).replace('/api/', ''))

/** Runs before-paint.js on a page with the given stored state. */
function openPage(pathname: string, { state = {}, flags = {} }: { state?: object; flags?: Record<string, string> } = {}): void {
  const page: { earlyAnswers?: typeof globalThis.earlyAnswers } = {}
  const context = {
    document: { documentElement: { setAttribute: () => {} }, currentScript: { dataset: { languages } } },
    localStorage: { getItem: () => JSON.stringify({ state: { ...kept, ...state } }) },
    sessionStorage: { getItem: (name: string) => flags[name] ?? null },
    matchMedia: () => ({ matches: false }),
    location: { pathname },
    fetch: fetched,
    FormData,
    AbortSignal,
    performance,
  }
  runInNewContext(script, Object.assign(page, context))
  vi.stubGlobal('earlyAnswers', page.earlyAnswers)
}

beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('document', { documentElement: {} })
  useSession.setState({ ...kept })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('requests of the first screen', () => {
  it('are sent before the app has loaded, and not repeated', async () => {
    openPage('/')
    const early = [firstTexts, 'get_web_settings', 'get_web_home_settings', 'get_player_home']
    expect(asked()).toEqual(early)
    await startTexts()
    await call('get_web_settings', {})
    await call('get_web_home_settings', { web_language: 'es' })
    await call('get_player_home', {})
    expect(asked()).toEqual(early)
    // Everything after the first screen waits for the other texts.
    await Promise.all([allTexts(), allTexts()])
    expect(asked()).toEqual([...early, texts])
  })

  it('are sent again by a second call', async () => {
    openPage('/')
    fetched.mockClear()
    await call('get_web_settings', {})
    await call('get_web_settings', {})
    expect(asked()).toEqual(['get_web_settings'])
  })

  it('depend on the page: other pages request less, and settings of this browser session are reused', () => {
    openPage('/leaderboard/')
    expect(asked()).toEqual([texts, 'get_web_settings'])
    fetched.mockClear()
    openPage('/leaderboard/', { state: { webSettings: {} }, flags: { 'trivium.fetched.get_web_settings': '1' } })
    expect(asked()).toEqual([texts])
  })
})

describe('the texts', () => {
  it.each([
    ['fail to load', new Response(null, { status: 502 }), 'english', 'en'],
    ['are cut off', new Response('{"home.title":"He'), 'arabic', 'ar'],
  ] as const)('are all fetched if those of the first screen %s', async (_how, reply, interfaceLanguage, code) => {
    fetched.mockImplementationOnce(async () => reply)
    openPage('/', { state: { interfaceLanguage } })
    useSession.setState({ interfaceLanguage })
    await startTexts()
    const files = asked().filter(url => url.endsWith('.json'))
    expect(files).toEqual([`/first/${code}.json`, `/content/texts/${code}.json`])
  })
})

describe('an early response', () => {
  it.each([
    ['a player who has signed in since', { token: 'another' }],
    ['a guest who was a player', { token: null }],
    ['another question language', { contentLanguageId: 3 }],
  ])('is not used for %s', async (_who, now) => {
    openPage('/')
    fetched.mockClear()
    useSession.setState(now)
    await call('get_player_home', {})
    expect(asked()).toEqual(['get_player_home'])
  })

  it('is outdated if nobody used it within half a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    openPage('/')
    fetched.mockClear()
    vi.advanceTimersByTime(30_000)
    await call('get_player_home', {})
    expect(asked()).toEqual(['get_player_home'])
  })

  it('with a 401 signs the player out', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    fetched.mockImplementationOnce(async () => Response.json({})).mockImplementation(async () => new Response(null, { status: 401 }))
    openPage('/')
    expect(await call('get_player_home', {})).toBeNull()
    expect(useSession.getState().token).toBeNull()
  })
})
